/** The learner's act at each decision of the lesson, and the rules it teaches. */

import type { Action } from '@tarmac/connecting-flights/rules';
import type { RuleId } from '@tarmac/connecting-flights/text';
import type { ExpectedStep } from '@tarmac/kit/words';

/** Cards of `world-1` by their numbers: Athens, Moscow and Paris, the two planes, the two passengers for Europe. */
const ATHENS = 11;
const MOSCOW = 10;
const PARIS = 8;
const SMALL_PLANE = 35;
const PLANE = 40;
const PASSENGER = 71;
const SECOND_PASSENGER = 72;

/** Which of two planes and of two passengers flies first is the learner's to choose. */
function sketchOf(action: Action): string {
  if (action.type !== 'fly') return '';
  const kind = (card: number | null, kinds: readonly number[]) =>
    card !== null && kinds.includes(card) ? kinds[0] : card;
  return JSON.stringify(
    action.chains.map(({ from, legs }) => [
      from,
      ...legs.map(({ plane, truck, passenger, to }) => [
        kind(plane, [PLANE, SMALL_PLANE]),
        truck,
        kind(passenger, [PASSENGER, SECOND_PASSENGER]),
        to,
      ]),
    ]),
  );
}

const CONNECTING: Action = {
  type: 'fly',
  chains: [
    {
      from: ATHENS,
      legs: [
        { plane: PLANE, truck: 1, passenger: SECOND_PASSENGER, to: MOSCOW },
        { plane: SMALL_PLANE, truck: 1, passenger: PASSENGER, to: PARIS },
      ],
    },
  ],
};

/** In the order they come. */
export const EXPECTED = {
  keep: { action: { type: 'keep', player: 'fuel-merchant' }, rules: ['CF-3.2', 'CF-1.6'] },
  start: { action: { type: 'start', continent: 'europe' }, rules: ['CF-3.3'] },
  first: {
    action: { type: 'first', from: 'athens', to: 'moscow', plane: 2, passenger: 1 },
    refused: { action: { type: 'first', from: 'athens', to: 'moscow', plane: 1, passenger: 2 }, rule: 'CF-2.2' },
    rules: ['CF-2.1', 'CF-2.2', 'CF-3.3'],
  },
  add: { action: { type: 'addAirport', city: 'bogota' }, rules: ['CF-4.2'] },
  bid: { action: { type: 'bid', coins: 10 }, rules: ['CF-4.3'] },
  bargain: { action: { type: 'bid', coins: 10 }, rules: ['CF-4.3', 'CF-3.4'] },
  truck: { action: { type: 'buyTruck', capacity: 1 }, rules: ['CF-4.4', 'CF-2.5'] },
  another: { action: { type: 'buyTruck', capacity: 1 }, rules: ['CF-2.9', 'CF-2.10'] },
  rent: { action: { type: 'rent', city: 'paris' }, rules: ['CF-4.4', 'CF-2.6'] },
  done: { action: { type: 'pass' }, rules: ['CF-4.4'] },
  trade: { action: { type: 'answer', from: 1, accept: true }, rules: ['CF-4.10'] },
  close: { action: { type: 'pass' }, rules: ['CF-4.4', 'CF-4.10'] },
  fly: {
    action: CONNECTING,
    accepts: (action) => sketchOf(action) === sketchOf(CONNECTING),
    rules: ['CF-2.5', 'CF-2.10', 'CF-4.5'],
  },
  lift: { action: { type: 'lift', sabotage: 'engine-failure' }, rules: ['CF-4.7'] },
} satisfies Readonly<Record<string, ExpectedStep<Action, RuleId>>>;

export type StepId = keyof typeof EXPECTED;
