/** AE-8.7 to 8.9: the end of the game, and a deck that runs out. */

import { describe, expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  actThroughScoring,
  expectRefusal,
  frameKind,
  newsOf,
  paidFor,
  seatsToAct,
} from '../support/act.ts';
import { cash, draw, take } from '../support/actions.ts';
import { scoringNext } from '../support/booklet.ts';
import { cardsIn, MARKET, type Position, position } from '../support/position.ts';

/** Seat 0 is about to take a share; the third scoring card lies `under` shares from the bottom and comes next. */
function before(wish: Position, under = 0): State {
  return position({ deck: scoringNext(wish.seats, 3, under), frame: { kind: 'share' }, ...wish });
}

function ranks(state: State): readonly number[] {
  const outcome = airlinesEurope.outcome(state);
  if (outcome === null) throw new Error('the game is not over');
  expect(outcome.rule).toBe('AE-8.7');
  expect(outcome.scores).toEqual(state.scores);
  return outcome.ranks;
}

describe('AE-8.7 the end', () => {
  test.each([3, 4, 5])('AE-8.7 right after the third scoring, %i players', (seats) => {
    const state = before({ seats, portfolios: [{ red: 1 }] });
    expect(airlinesEurope.outcome(state)).toBeNull();
    const { state: after, news } = actAndHear(state, 0, draw, []);
    expect(frameKind(after)).toBe('over');
    expect(after.endedBy).toBe('AE-8.7');
    expect(after.scorings).toBe(3);
    expect(after.scoringCards).toBeNull();
    expect(seatsToAct(after)).toEqual([]);
    expect(airlinesEurope.actions(after, 1)).toEqual([]);
    expectRefusal(after, 1, cash, 'gameOver', 'AE-8.7');
    expectRefusal(after, 0, draw, 'gameOver');
    expect(news.at(-1)).toMatchObject({ kind: 'ended', rule: 'AE-8.7', scores: after.scores });
  });

  test('AE-8.7 not after the first or the second', () => {
    for (const number of [1, 2] as const) {
      const state = position({ deck: scoringNext(3, number), frame: { kind: 'share' } });
      const { state: after } = actThroughScoring(state, 0, draw);
      expect(airlinesEurope.outcome(after)).toBeNull();
    }
  });

  test('AE-8.7 most VP wins', () => {
    expect(ranks(act(before({ seats: 4, scores: [20, 35, 30, 10] }), 0, draw))).toEqual([3, 1, 2, 4]);
  });

  test('AE-8.7 the last scoring counts', () => {
    const state = before({ scores: [20, 21, 30], portfolios: [{ abacus: 1 }, { red: 1 }] });
    const after = act(state, 0, draw);
    expect(after.scores).toEqual([36, 24, 30]);
    expect(ranks(after)).toEqual([1, 3, 2]);
  });

  test('AE-8.7 a tie goes to the player with most Air ABACUS in the portfolio', () => {
    // The third row gives 16 for two shares and 8 for one.
    const after = act(before({ scores: [10, 18, 12], portfolios: [{ abacus: 2 }, { abacus: 1 }] }), 0, draw);
    expect(after.scores).toEqual([26, 26, 12]);
    expect(ranks(after)).toEqual([1, 2, 3]);
  });

  test('AE-8.7 in the portfolio, not in the hand', () => {
    const state = before({ scores: [18, 10, 12], portfolios: [{ abacus: 1 }, { abacus: 2 }], hands: [{ abacus: 6 }] });
    expect(ranks(act(state, 0, draw))).toEqual([2, 1, 3]);
  });

  test('AE-8.7 still tied: the victory is shared', () => {
    const after = act(before({ scores: [20, 12, 20] }), 0, draw);
    const [first, second, third] = ranks(after);
    expect([first, third]).toEqual([1, 1]);
    expect(second).toBeGreaterThan(1);
    const withAbacus = before({ scores: [20, 20, 12], portfolios: [{ abacus: 2 }, { abacus: 2 }] });
    expect(ranks(act(withAbacus, 0, draw)).slice(0, 2)).toEqual([1, 1]);
  });

  test('AE-8.7 lower ranks are ordered alike', () => {
    const state = before({ seats: 4, scores: [40, 20, 28, 20], portfolios: [{}, { abacus: 2 }, { abacus: 1 }, {}] });
    const after = act(state, 0, draw);
    expect(after.scores).toEqual([40, 36, 36, 20]);
    expect(ranks(after)).toEqual([1, 2, 3, 4]);
    const shared = ranks(act(before({ seats: 4, scores: [40, 20, 20, 15] }), 0, draw));
    expect(shared[0]).toBe(1);
    expect(shared[1]).toBe(shared[2]);
    expect(shared[1]).toBeGreaterThan(1);
    expect(shared[3]).toBeGreaterThan(shared[1] ?? Number.NaN);
  });

  test('AE-8.7 cash and hand cards are worth nothing', () => {
    const state = before({ scores: [20, 19, 10], cash: [0, 40, 8], hands: [{}, { red: 5 }] });
    expect(ranks(act(state, 0, draw))).toEqual([1, 2, 3]);
  });
});

describe('AE-8.8 the deck runs out', () => {
  test('AE-8.8 the third scoring card is the very last card: the drawer goes without', () => {
    const { state, news } = actAndHear(before({}), 0, draw, []);
    expect(cardsIn(state.hands[0])).toEqual({});
    expect(newsOf(news, 'wentWithout')).toEqual([{ kind: 'wentWithout', seat: 0 }]);
    expect(newsOf(news, 'drew')).toEqual([]);
    expect(frameKind(state)).toBe('over');
  });

  test('AE-8.8 turned up for the market as the very last card: the market stays short', () => {
    const { state, news } = actAndHear(before({}), 0, take('brown'), []);
    expect(cardsIn(state.hands[0])).toEqual({ brown: 1 });
    expect([...state.market].sort()).toEqual(['black', 'green', 'orange', 'red']);
    expect(newsOf(news, 'turnedUp').flatMap((item) => item.airlines)).toEqual([]);
    expect(frameKind(state)).toBe('over');
  });

  test('AE-8.8 while there are cards under it, it is replaced', () => {
    const bag = { white: 1, gray: 1 };
    const drawn = actAndHear(before({ bag }, 2), 0, draw, ['hit', 'gray']);
    expect(cardsIn(drawn.state.hands[0])).toEqual({ gray: 1 });
    expect(drawn.state.bag).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    const turned = act(before({ bag }, 2), 0, take('red'), ['hit', 'white']);
    expect(turned.market).toHaveLength(5);
    expect(turned.market).toContain('white');
  });

  test('AE-8.8 two players, fewer than six cards left: as many new cards as there are', () => {
    const bag = { white: 2, gray: 1 };
    const state = before({ seats: 2, bag }, 3);
    let now = act(state, 0, draw, ['hit', 'gray']);
    now = act(now, 1, take('red'), []);
    const { state: after, news } = actAndHear(now, 0, take('black'), ['white', 'white']);
    expect(newsOf(news, 'turnedUp').flatMap((item) => item.airlines)).toEqual(['white', 'white']);
    expect(after.market).toEqual(['white', 'white']);
    expect(after.bag.every((count) => count === 0)).toBe(true);
    expect(frameKind(after)).toBe('over');
  });

  test('AE-8.8 a broken bank turns up as many as there are', () => {
    const bag = { white: 2, gray: 1 };
    const state = position({ deck: scoringNext(3, 3, 3), bag, cash: [10, 75, 4] });
    const { state: after } = actAndHear(state, 0, cash, ['hit', 'white', 'white', 'gray']);
    expect(after.market).toEqual(['white', 'white', 'gray']);
    expect(after.cash).toEqual([16, 8, 4]);
    expect(frameKind(after)).toBe('over');
  });

  test('AE-8.8 two players, an empty market: who finds nothing takes nothing', () => {
    const one = position({ seats: 2, deck: scoringNext(2, 3, 1), bag: { white: 1 }, cash: [55, 1] });
    const { state: holder, news } = actAndHear(one, 0, cash, ['hit', 'white']);
    expect(newsOf(news, 'turnedUp')).toEqual([{ kind: 'turnedUp', airlines: ['white'] }]);
    expect(holder.market).toEqual(['white']);
    expect(seatsToAct(holder)).toEqual([1]);
    const after = act(holder, 1, take('white'), []);
    expect(frameKind(after)).toBe('over');
    expect(after.hands.map(cardsIn)).toEqual([{}, { white: 1 }]);

    const none = position({ seats: 2, deck: scoringNext(2, 3), cash: [55, 1] });
    const over = act(none, 0, cash, []);
    expect(frameKind(over)).toBe('over');
    expect(over.hands.map(cardsIn)).toEqual([{}, {}]);
    expect(over.cash).toEqual([16, 1]);
  });
});

describe('AE-8.9 the third scoring', () => {
  test.each([3, 4, 5])('AE-8.9 leaves the market alone, %i players', (seats) => {
    const state = before({ seats, portfolios: [{ red: 2 }, { red: 1 }] }, 8);
    const { state: after, news } = actAndHear(state, 0, take('orange'), ['hit', 'white']);
    expect(after.market).toEqual([...MARKET.filter((card) => card !== 'orange'), 'white']);
    expect(newsOf(news, 'took')).toEqual([{ kind: 'took', seat: 0, airline: 'orange' }]);
    expect(newsOf(news, 'marketCleared')).toEqual([]);
    expect(after.deck.drawn).toBe(state.deck.drawn + 1);
    expect(paidFor(after, 'red').slice(0, 2)).toEqual([3, 1]);
    expect(frameKind(after)).toBe('over');
  });

  test('AE-8.9 but two players empty it as always', () => {
    const state = act(before({ seats: 2 }, 8), 0, draw, ['hit', 'white']);
    expect(frameKind(state)).toBe('market');
    expect(seatsToAct(state)).toEqual([1]);
  });
});
