/** CF-4.7 the effects of the nine sabotage cards. The board file has their numbers. */

import type { SabotageEffect } from './effects.ts';
import type { SabotageId } from './ids.ts';

/** The victim's largest truck, by capacity less one; -1 without any. */
const largest = (trucks: readonly number[]): number => trucks.findLastIndex((count) => count > 0);

export const SABOTAGES: Readonly<Record<SabotageId, SabotageEffect>> = {
  'engine-failure': { lies: 'plane', grounds: true },
  'runway-works': { lies: 'airport', grounds: true },
  'visa-trouble': { lies: 'passenger', grounds: true },
  'bad-press': { lies: 'airport', earnsLess: true },
  /** The largest truck for one a step smaller, if the supply has it. */
  'fuel-leak': {
    canStrike: ({ trucks, truckSupply }, victim) => {
      const place = largest(trucks[victim]!);
      return place > 0 && truckSupply[place - 1]! > 0;
    },
    atOnce: ({ trucks }, victim) => ({ paid: 0, gained: 0, truck: largest(trucks[victim]!) + 1 }),
  },
  fine: { atOnce: (_state, _victim, amount) => ({ paid: amount, gained: 0, truck: 0 }) },
  /** CF-1.7 the saboteur gets what the victim can pay. */
  'poached-crew': {
    atOnce: ({ coins }, victim, amount) => ({
      paid: amount,
      gained: Math.min(amount, coins[victim]!),
      truck: 0,
    }),
  },
  'wildcat-strike': { until: 'auction', bids: -1 },
  'slot-refused': { until: 'market', noRights: true },
};
