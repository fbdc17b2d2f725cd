/** CF-6.6 the end of the game, and CF-5.1, CF-6.4, CF-6.5 the pawns of whole games. */

import { describe, expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { act, actAndHear, expectRefusal, kindsOf, newsOf, play } from './support/act.ts';
import { buyTruck, charter, fly, pass, renew } from './support/actions.ts';
import { type Position, pawnsLeft, position } from './support/position.ts';
import { wholeGame } from './support/whole-game.ts';

/** London to Cairo with two red pawns aboard. */
const FLYER: Position = {
  frame: 'flights',
  owned: [['london', 'cairo', 'plane-3', 'africa-1']],
  trucks: [[2], []],
  pawns: { london: 'red red' },
};
const home = (aboard: string) => fly(0, 'london', 'plane-3', 2, 'africa-1', 'cairo', aboard);

describe('CF-6.6 won', () => {
  test.each([1, 5, 9, 10])('CF-6.6 the moment no pawn is left, in round %i', (round) => {
    const before = position({ ...FLYER, round, coins: 33 });
    const { state, news } = actAndHear(before, 1, home('red red'), []);
    expect(state).toMatchObject({ frame: { kind: 'over' }, won: true, endedBy: 'CF-6.6', round, coins: 33 });
    expect(kindsOf(news)).toEqual(['flew', 'ended']);
    expect(newsOf(news, 'ended')[0]).toMatchObject({ won: true, round, left: 0, home: state.home });
    expect(cooperativeFlights.toAct(state).seats).toEqual([]);
    expect(cooperativeFlights.outcome(state)).toEqual({
      ranks: [1, 1],
      scores: [state.home, state.home],
      rule: 'CF-6.6',
    });
  });

  test('CF-6.6 not while one is left', () => {
    const state = act(position({ ...FLYER, pawns: { london: 'red red red' } }), 0, home('red red'));
    expect(state).toMatchObject({ frame: { kind: 'flights' }, endedBy: null });
    expect(cooperativeFlights.outcome(state)).toBeNull();
  });

  test('CF-6.6 nothing may be done any more', () => {
    const over = act(position(FLYER), 0, home('red red'));
    for (const action of [pass, renew, buyTruck(0, 1), home('red'), charter('red', 'london', 'paris')]) {
      expectRefusal(over, 0, action, 'gameOver', 'CF-6.6');
    }
    expect(cooperativeFlights.actions(over, 0)).toEqual([]);
  });
});

describe('CF-6.6 lost', () => {
  test('CF-6.6 if a pawn is left after the flights of round 10, without demand, income or penalties', () => {
    const before = position({
      ...FLYER,
      round: 10,
      coins: 12,
      difficulty: 'hard',
      pawns: { london: 'red red red red red' },
    });
    const { state, news } = actAndHear(before, 0, pass, []);
    expect(state).toMatchObject({ frame: { kind: 'over' }, won: false, endedBy: 'CF-6.6', round: 10, coins: 12 });
    expect(kindsOf(news)).toEqual(['flightsClosed', 'ended']);
    expect(pawnsLeft(state)).toBe(5);
    expect(cooperativeFlights.outcome(state)).toMatchObject({ ranks: [2, 2], rule: 'CF-6.6' });
    expect(cooperativeFlights.outcome(state)?.scores).toEqual([state.home, state.home]);
  });

  test('CF-6.6 not after the flights of round 9', () => {
    expect(act(position({ ...FLYER, round: 9 }), 0, pass)).toMatchObject({ round: 10, frame: { kind: 'market' } });
  });

  test('CF-6.6 nor before those of round 10', () => {
    expect(play(position({ ...FLYER, round: 10, frame: 'market' }), pass)).toMatchObject({
      frame: { kind: 'flights' },
    });
  });
});

const pairs = (news: readonly News[]) => newsOf(news, 'pair');
const placed = (news: readonly News[]) => pairs(news).reduce((all, pair) => all + pair.placed.length, 0);
const missing = (news: readonly News[]) => pairs(news).reduce((all, pair) => all + pair.missing.length, 0);

describe('CF-5.1, CF-6.4, CF-6.5 pawns of a whole game', () => {
  const TOTALS = [
    ['easy', 1, 50],
    ['medium', 1, 53],
    ['hard', 1, 55],
    ['easy', 2, 50],
    ['medium', 2, 53],
    ['hard', 2, 55],
    ['easy', 3, 55],
    ['medium', 3, 58],
    ['hard', 3, 60],
  ] as const;

  test.each(TOTALS)('CF-6.4, CF-6.5 %s with %i: %i are asked for', (difficulty, seats, total) => {
    for (const [seed, isIdle] of [
      [1, true],
      [2, true],
      [3, false],
    ] as const) {
      const { state, news } = wholeGame({ difficulty }, seats, seed, { isIdle });
      expect(state).toMatchObject({ won: false, round: 10 });
      expect(placed(news) + missing(news)).toBe(total);
      expect(placed(news) - pawnsLeft(state)).toBe(state.home);
      if (isIdle) expect(state.home).toBe(0);
    }
  });

  test('CF-6.4, CF-6.5 two hands of one player are as two', () => {
    const { news } = wholeGame({ difficulty: 'hard', hands: 'two' }, 1, 5, { isIdle: true });
    expect(placed(news) + missing(news)).toBe(55);
  });

  test('CF-1.6 never more than five of a colour, in any game', () => {
    const { state } = wholeGame({ difficulty: 'hard' }, 3, 7, { isIdle: true });
    for (let colour = 0; colour < 6; colour++) {
      expect(state.pawns.filter((_, at) => at % 6 === colour).reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(
        5,
      );
    }
  });
});
