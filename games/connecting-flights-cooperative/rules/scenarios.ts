/** CF-7 the changes of each scenario, as data; CF-7.7 it replaces only what it names. */

import type { Continent } from '@tarmac/flights/rules';
import type { DemandKind } from './board.ts';
import type { ScenarioId } from './config.ts';

export interface Scenario {
  /** CF-5.1 pairs drawn at the start, with one or two hands and with three. */
  readonly pairs: Readonly<Record<DemandKind, readonly [upToTwo: number, three: number]>>;
  readonly electric: boolean;
  /** The truck each begins with; larger ones are out of the game. */
  readonly truck: number;
  /** How much less a truck costs. */
  readonly truckDiscount: number;
  /** CF-7.1 what a further pair pays; null without one. */
  readonly further: Readonly<Record<DemandKind, number>> | null;
  /** CF-7.2 */
  readonly fullPlanes: { readonly pawns: number; readonly bonus: number; readonly fee: number } | null;
  /** CF-7.3 */
  readonly games: { readonly colour: Continent; readonly city: string; readonly round: number } | null;
  /** CF-7.5 */
  readonly closed: { readonly continent: Continent; readonly until: number } | null;
  /** CF-7.6 coins for every full ten held, and for each truck of at least so much. */
  readonly charges: { readonly perTen: number; readonly perTruck: number; readonly capacity: number } | null;
}

const PLAIN: Scenario = {
  pairs: { high: [3, 4], low: [0, 0] },
  electric: true,
  truck: 4,
  truckDiscount: 0,
  further: null,
  fullPlanes: null,
  games: null,
  closed: null,
  charges: null,
};

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  none: PLAIN,
  // CF-7.1
  'creating-demand': { ...PLAIN, further: { low: 24, high: 40 } },
  // CF-7.2
  'low-cost': { ...PLAIN, electric: false, fullPlanes: { pawns: 6, bonus: 5, fee: 2 } },
  // CF-7.3
  'olympic-games': {
    ...PLAIN,
    pairs: { high: [1, 1], low: [1, 2] },
    electric: false,
    games: { colour: 'europe', city: 'athens', round: 5 },
  },
  // CF-7.4
  'good-old-days': { ...PLAIN, electric: false, truck: 3, truckDiscount: 5 },
  // CF-7.5
  volcano: { ...PLAIN, pairs: { high: [2, 2], low: [1, 2] }, closed: { continent: 'europe', until: 4 } },
  // CF-7.6
  future: { ...PLAIN, charges: { perTen: 3, perTruck: 1, capacity: 3 } },
};
