/** CF-4.10 trades: what helps oneself more than it helps a rival. */

import { card } from '@tarmac/flights/support';
import { expect, test } from 'vitest';
import { appraiser } from '../../bot/appraise.ts';
import { glanceAt } from '../../bot/glance.ts';
import { TASTE } from '../../bot/taste.ts';
import { gainOf } from '../../bot/trades.ts';
import type { Action, Bundle } from '../../rules/actions.ts';
import type { State } from '../../rules/state.ts';
import { NOTHING } from '../../rules/trading.ts';
import { position } from '../support/position.ts';
import { positionsIn, SEAT_COUNTS } from './support.ts';

function worthOf(state: State, seat: number, actions: readonly Action[]): number[] {
  const into: number[] = [];
  appraiser(TASTE)(state, seat, actions, into);
  return into;
}

const ACCEPT = { type: 'answer', from: 1, accept: true } as const;
const DECLINE = { type: 'answer', from: 1, accept: false } as const;
const cards = (...names: string[]): Bundle => ({ ...NOTHING, cards: names.map(card).sort((a, b) => a - b) });
const coins = (count: number): Bundle => ({ ...NOTHING, coins: count });

/** Seat 0 lacks a plane for its second flight; seat 1 has one to spare. */
function table(give: Bundle, take: Bundle): State {
  const state = position({
    seats: 3,
    owned: [
      ['athens', 'london', 'paris', 'plane-2', 'europe-2', 'europe-2/b'],
      ['rio-de-janeiro', 'lima', 'plane-2/b', 'plane-2/c', 'plane-2/d', 'south-america-2'],
    ],
    trucks: [[1, 1], [1]],
  });
  return { ...state, offers: [{ from: 1, to: 0, give, take }] };
}

test('a plane at its price is taken by whom it lets fly, and the cheaper the better', () => {
  const [accept, decline] = worthOf(table(cards('plane-2/b'), coins(18)), 0, [ACCEPT, DECLINE]);
  expect(accept).toBeGreaterThan(decline as number);
  const [dear] = worthOf(table(cards('plane-2/b'), coins(38)), 0, [ACCEPT]);
  expect(dear).toBeLessThan(accept as number);
});

test('nobody gives away what flies', () => {
  const [accept, decline] = worthOf(table(coins(10), cards('london')), 0, [ACCEPT, DECLINE]);
  expect(accept).toBe(Number.NEGATIVE_INFINITY);
  expect(decline).toBe(0);
});

test('nobody clings to a plane that does not fly for more than another would cost', () => {
  const state = position({
    seats: 3,
    owned: [
      ['london', 'paris', 'athens', 'cairo', 'plane-2', 'plane-3', 'europe-2', 'africa-3'],
      ['rio-de-janeiro', 'lima', 'plane-2/b', 'south-america-2'],
    ],
    trucks: [[1], [1]],
  });
  const glance = glanceAt(state, 0, TASTE);
  // It is printed with 25.
  expect(gainOf(glance, 0, cards('plane-3'), coins(40))).toBeGreaterThanOrEqual(40 - 1.5 * 25);
  // What flies is worth more than that.
  expect(gainOf(glance, 0, cards('plane-2', 'plane-3'), coins(40))).toBeLessThan(0);
});

test('a little for oneself is not worth much for a rival', () => {
  // The rival gets what completes its second flight, and pays next to nothing above what it is worth here.
  const state = position({
    seats: 3,
    owned: [
      ['athens', 'london', 'plane-2', 'plane-2/b', 'plane-1', 'europe-2'],
      ['rio-de-janeiro', 'lima', 'bogota', 'plane-2/c', 'south-america-2', 'south-america-2/b'],
    ],
    trucks: [[1], [1, 1]],
  });
  const offered = { ...state, offers: [{ from: 1, to: 0, give: coins(12), take: cards('plane-2/b') }] };
  const [accept] = worthOf(offered, 0, [ACCEPT]);
  expect(accept).toBeLessThan(12);
});

test('an offer is made only where the other will agree, and both gain by it', () => {
  let made = 0;
  for (const { state, seat, actions } of positionsIn(SEAT_COUNTS, 4)) {
    const offers = actions.filter((action) => action.type === 'offer');
    const worth = worthOf(state, seat, offers);
    for (const [index, offer] of offers.entries()) {
      if ((worth[index] as number) <= 0) continue;
      made++;
      const open: State = { ...state, offers: [{ ...offer, from: seat }] };
      const answers = [true, false].map((accept) => ({ type: 'answer', from: seat, accept }) as const);
      const [accept, decline] = worthOf(open, offer.to, answers);
      expect(accept).toBeGreaterThanOrEqual(decline as number);
    }
    if (made >= 12) break;
  }
  expect(made).toBeGreaterThanOrEqual(12);
});
