/** What cards are worth, in positions like those of the rulebook: what completes a flight is worth most. */

import { tablesOf } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { TASTE } from '../../bot/taste.ts';
import { phasesLeft, worthReader } from '../../bot/worth.ts';
import type { State } from '../../rules/state.ts';
import { NOTHING } from '../../rules/trading.ts';
import { planning, position } from '../support/position.ts';

const read = (state: State, seat = 0) => worthReader(TASTE)(state, tablesOf(state.config.board), seat);

/** Athens to London, and everything for a second flight on to Paris but the plane. */
const PLANE_MISSING = ['athens', 'london', 'paris', 'plane-2', 'europe-2', 'europe-2/b'];

describe("the solver's difference", () => {
  test('a plane that makes a second flight is worth more than its price, and a fifth airport is not', () => {
    const worth = read(position({ owned: [PLANE_MISSING], trucks: [[1, 1]] }));
    expect(worth.revenue).toBe(15);
    expect(worth.gained(card('plane-2/b'))).toBeGreaterThan(18);
    expect(worth.gained(card('plane-2/b'))).toBeGreaterThan(worth.gained(card('tokyo')));
    expect(worth.gained(card('tokyo'))).toBeLessThan(30);
  });

  test('what flies is worth something to its owner, what lies about nearly nothing', () => {
    const worth = read(position({ owned: [[...PLANE_MISSING, 'plane-1', 'plane-1/b']], trucks: [[1, 1]] }));
    expect(worth.lost(card('plane-2'))).toBeGreaterThan(18);
    expect(worth.lost(card('plane-1'))).toBeLessThan(worth.lost(card('plane-2')) / 4);
  });

  test('a truck is worth the flight it lets go, and nothing where none waits for it', () => {
    const waiting = read(position({ owned: [[...PLANE_MISSING, 'plane-2/b']], trucks: [[1]] }));
    expect(waiting.truckGained(1)).toBeGreaterThan(5);
    expect(read(position({ owned: [PLANE_MISSING], trucks: [[1]] })).truckGained(1)).toBe(0);
    expect(waiting.truckLost(1)).toBeGreaterThan(0);
  });

  test('CF-4.9 in the last round only what flies at once counts, landing rights and trucks aside', () => {
    const worth = read(position({ round: 10, owned: [['athens', 'london', 'plane-2', 'europe-2']] }));
    expect(worth.gained(card('tokyo'))).toBe(0);
    expect(worth.gained(card('plane-3'))).toBe(0);
    const done = read(position({ round: 10, owned: [PLANE_MISSING], trucks: [[1, 1]] }));
    expect(done.gained(card('plane-2/b'))).toBeCloseTo(15 * TASTE.last, 6);
  });

  test('who has more coins pays more', () => {
    const of = (coins: number) =>
      read(position({ owned: [PLANE_MISSING], trucks: [[1, 1]], coins: [coins] })).gained(card('plane-2/b'));
    expect(of(80)).toBeGreaterThan(of(20));
  });

  test('a trade is judged as a whole: of two passengers for one plane, the better one flies', () => {
    const state = position({ owned: [['athens', 'london', 'plane-3', 'europe-1']], trucks: [[1]] });
    const worth = read(state);
    const swap = worth.traded({ ...NOTHING, cards: [card('europe-1')] }, { ...NOTHING, cards: [card('europe-3')] });
    expect(swap).toBeGreaterThan(0);
    expect(swap).toBeLessThanOrEqual(worth.gained(card('europe-3')));
    const back = worth.traded(NOTHING, NOTHING);
    expect(back).toBe(0);
  });
});

test("flight phases left count this round's until it is flown", () => {
  expect(phasesLeft(position({ round: 1 }))).toBe(10);
  expect(phasesLeft(position({ round: 10, frame: planning(5) }))).toBe(1);
  expect(phasesLeft({ round: 4, flown: [] })).toBe(6);
});
