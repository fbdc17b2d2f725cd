/** AE-7: action D, and what happens when the bank breaks. */

import { describe, expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import { act, actAndHear, actThroughScoring, frameKind, newsOf, seatsToAct } from '../support/act.ts';
import { cash, play, playTwo } from '../support/actions.ts';
import { PARTS, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { cardsIn, MARKET, outOfGame, position } from '../support/position.ts';

const FIVE = ['blue', 'red', 'white', 'gray', 'blue'] as const;

function kinds(news: readonly News[]): string[] {
  return news.map((item) => item.kind);
}

function expectOrder(news: readonly News[], ...order: News['kind'][]): void {
  const places = order.map((kind) => kinds(news).indexOf(kind));
  expect(places, kinds(news).join(' ')).not.toContain(-1);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
}

test.each(SEAT_NUMBERS)('AE-7.1 take 8 M, %i players', (seats) => {
  const state = position({ seats });
  const { state: after, news } = actAndHear(state, 0, cash, []);
  expect(after.cash).toEqual([16, ...new Array(seats - 1).fill(8)]);
  expect(after.bank).toBe(22 * seats - 8);
  expect(newsOf(news, 'paid')).toEqual([{ kind: 'paid', seat: 0, amount: 8, reason: 'cash' }]);
});

describe('AE-7.2 the bank breaks', () => {
  test('AE-7.2 everyone returns what exceeds 8 M, the market is replaced, then the money is paid', () => {
    const state = position({ cash: [10, 75, 4] });
    expect(state.bank).toBe(1);
    const { state: after, news } = actAndHear(state, 0, cash, [...FIVE]);
    expect(after.cash).toEqual([16, 8, 4]);
    expect(after.bank).toBe(90 - 28);
    expect(after.market).toEqual(FIVE);
    for (const card of MARKET) expect(outOfGame(after, card)).toBe(outOfGame(state, card) + 1);
    expect(newsOf(news, 'bankBroke')).toEqual([{ kind: 'bankBroke', returned: [2, 67, 0] }]);
    expect(newsOf(news, 'marketCleared')).toEqual([{ kind: 'marketCleared', airlines: MARKET }]);
    expect(newsOf(news, 'turnedUp').flatMap((item) => item.airlines)).toEqual(FIVE);
    expect(newsOf(news, 'paid')).toEqual([{ kind: 'paid', seat: 0, amount: 8, reason: 'cash' }]);
    expectOrder(news, 'bankBroke', 'marketCleared', 'turnedUp', 'paid');
    expect(seatsToAct(after)).toEqual([1]);
  });

  test('AE-7.2 exactly as much as is due is enough', () => {
    const state = position({ cash: [10, 68, 4] });
    expect(state.bank).toBe(8);
    const { state: after, news } = actAndHear(state, 0, cash, []);
    expect(after.bank).toBe(0);
    expect(after.cash).toEqual([18, 68, 4]);
    expect(after.market).toEqual(MARKET);
    expect(newsOf(news, 'bankBroke')).toEqual([]);
  });

  test('AE-7.2 one million short is short', () => {
    const state = position({ cash: [10, 69, 4] });
    expect(state.bank).toBe(7);
    expect(act(state, 0, cash, [...FIVE]).cash).toEqual([16, 8, 4]);
  });

  test('AE-7.2 an empty bank as well', () => {
    const state = position({ seats: 2, cash: [52, 8] });
    const { state: after, news } = actAndHear(state, 0, cash, ['black', 'red', 'white', 'gray', 'green']);
    expect(after.cash).toEqual([16, 8]);
    expect(newsOf(news, 'bankBroke')).toEqual([{ kind: 'bankBroke', returned: [44, 0] }]);
  });

  test('AE-7.2 by a dividend too: the shares are played, then the bank breaks, then it pays', () => {
    const state = position({ cash: [20, 60, 7], hands: [{ red: 2, white: 1 }] });
    expect(state.bank).toBe(3);
    const { state: after, news } = actAndHear(state, 0, playTwo('red', 'white'), [...FIVE]);
    expect(cardsIn(after.portfolios[0])).toEqual({ red: 1, white: 1 });
    expect(after.cash).toEqual([12, 8, 7]);
    expectOrder(news, 'played', 'bankBroke', 'marketCleared', 'paid');
    expect(newsOf(news, 'paid')).toEqual([{ kind: 'paid', seat: 0, amount: 4, reason: 'dividend' }]);
    // One share is 2 M, which the bank still has.
    expect(act(state, 0, play('red'), []).cash).toEqual([22, 60, 7]);
  });

  test('AE-7.2 what is due has no limit but the hand: sixteen shares bring 32 M', () => {
    const state = position({ seats: 5, cash: [8, 8, 8, 8, 100], hands: [{ yellow: 16 }] });
    expect(act(state, 0, play('yellow', 16), [...FIVE]).cash).toEqual([40, 8, 8, 8, 8]);
  });

  test('AE-7.2 a scoring card among the five is handed over and replaced, and scored after the payment', () => {
    const state = position({
      cash: [10, 75, 4],
      deck: { ...scoringNext(3, 1), drawn: scoringNext(3, 1).drawn - 2 },
      portfolios: [{ white: 1 }],
    });
    const { state: after, news } = actAndHear(state, 0, cash, [...FIVE]);
    expect(after.market).toEqual(FIVE);
    expect(after.cash).toEqual([16, 8, 4]);
    expect(after.scoringCards).toEqual({ holder: 1, count: 1 });
    expect(newsOf(news, 'scoringCard')).toEqual([{ kind: 'scoringCard', seat: 0, holder: 1, number: 1 }]);
    expectOrder(news, 'bankBroke', 'scoringCard', 'paid');
    expect(newsOf(news, 'scored')).toEqual([]);
    expect(frameKind(after)).toBe('market');
    expect(seatsToAct(after)).toEqual([1]);

    const through = actThroughScoring(state, 0, cash, [...FIVE]);
    expectOrder(through.news, 'paid', 'took', 'scored');
    expect(through.state.scores).toEqual([4, 2, 3]);
    expect(seatsToAct(through.state)).toEqual([1]);
  });

  test('AE-7.2 the third scoring card among the five: paid first, then scored, then over', () => {
    const state = position({ cash: [10, 75, 4], deck: scoringNext(3, 3, 4) });
    const { state: after, news } = actAndHear(state, 0, cash, ['miss', ...one(state.bag), 'hit', ...rest(state.bag)]);
    expect(after.cash).toEqual([16, 8, 4]);
    expect(after.market).toHaveLength(4);
    expect(frameKind(after)).toBe('over');
    expectOrder(news, 'bankBroke', 'scoringCard', 'paid', 'scored', 'ended');
  });

  test('AE-7.2 two scoring cards among the five, and the third while the second is scored', () => {
    // Two players, parts of twelve: the first part's card lies under it, the others on top of theirs.
    const drawn = 10 + PARTS[2][0];
    const state = position({ seats: 2, built: 'alternate', deck: { drawn, met: 0, metAt: 0 }, cash: [55, 1] });
    const broke = actAndHear(state, 0, cash, ['hit', 'red', 'red', 'black', 'black', 'brown']);
    expect(broke.state.scoringCards).toEqual({ holder: 1, count: 2 });
    expect(broke.state.cash).toEqual([16, 1]);

    const firstTake = act(broke.state, 1, { type: 'take', airline: 'red' }, []);
    const first = actAndHear(firstTake, 0, { type: 'take', airline: 'red' }, [
      'green',
      'green',
      'gray',
      'gray',
      'white',
    ]);
    expect(newsOf(first.news, 'scoringEnded').map((item) => item.number)).toEqual([1]);

    const secondTake = act(first.state, 1, { type: 'take', airline: 'green' }, []);
    const second = actAndHear(secondTake, 0, { type: 'take', airline: 'green' }, [
      'orange',
      'black',
      'hit',
      'orange',
      'orange',
      'white',
    ]);
    expect(newsOf(second.news, 'scoringCard')).toMatchObject([{ holder: 1, number: 3 }]);
    expect(newsOf(second.news, 'scoringEnded').map((item) => item.number)).toEqual([2]);
    expect(frameKind(second.state)).toBe('market');
    expect(seatsToAct(second.state)).toEqual([1]);

    const third = actThroughScoring(second.state, 1, { type: 'take', airline: 'black' }, []);
    expect(newsOf(third.news, 'scoringEnded').map((item) => item.number)).toEqual([3]);
    expect(frameKind(third.state)).toBe('over');
  });
});

/** The first card of a deck that holds few, and the others, by name. */
function one(bag: readonly number[]) {
  return named(bag).slice(0, 1);
}

function rest(bag: readonly number[]) {
  return named(bag).slice(1);
}

function named(bag: readonly number[]) {
  const airlines = ['yellow', 'blue', 'violet', 'red', 'black', 'brown', 'green', 'orange', 'gray', 'white'] as const;
  return airlines.flatMap((airline, index) => new Array<(typeof airlines)[number]>(bag[index] ?? 0).fill(airline));
}
