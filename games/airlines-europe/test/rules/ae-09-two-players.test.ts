/** AE-9: two players, the discard pile and the fictitious third. */

import { describe, expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, actAndHear, actThroughScoring, type Heard, newsOf, paidFor } from '../support/act.ts';
import { cash, draw, exchange, give } from '../support/actions.ts';
import { cardsOf, playing, scoringNext } from '../support/booklet.ts';
import { type Cards, cardsIn, outOfGame, type Position, position } from '../support/position.ts';

type Wish = Omit<Position, 'seats'>;

/** The third scoring of two players, with three cards left in the deck when its card is met. */
function thirdScoring(wish: Wish): Heard {
  const state = position({
    seats: 2,
    deck: scoringNext(2, 3, 4),
    bag: { red: 1, black: 1, brown: 1, green: 1 },
    frame: { kind: 'share' },
    ...wish,
  });
  return actThroughScoring(state, 0, draw, ['hit', 'green']);
}

/** What neither player holds, in hand or portfolio: that is the third's, wherever it lies. */
function unheld(state: State): Cards {
  const left: Cards = { abacus: 20 - heldBy(state, 10) };
  for (const airline of playing(2)) {
    const index = airlineIndex(airline);
    left[airline] = cardsOf(airline, 2) - heldBy(state, index);
  }
  for (const [share, count] of Object.entries(left)) if (count === 0) delete left[share as keyof Cards];
  return left;
}

function heldBy(state: State, index: number): number {
  return [...state.hands, ...state.portfolios].reduce((sum, cards) => sum + (cards[index] ?? 0), 0);
}

function airlineIndex(airline: string): number {
  return ['yellow', 'blue', 'violet', 'red', 'black', 'brown', 'green', 'orange', 'gray', 'white'].indexOf(airline);
}

describe('AE-9.1 the discard pile', () => {
  test('AE-9.1 shares given up go there', () => {
    const start = position({ seats: 2, hands: [{ red: 2 }], portfolios: [{ white: 1 }] });
    let state = act(start, 0, exchange(3));
    for (const action of [give('portfolio', 'white'), give('hand', 'red'), give('hand', 'red')]) {
      state = act(state, 0, action);
    }
    expect(outOfGame(state, 'white')).toBe(outOfGame(start, 'white') + 1);
    expect(outOfGame(state, 'red')).toBe(outOfGame(start, 'red') + 2);
    expect(discardPile(state)).toBe(discardPile(start) + 3);
  });

  test('AE-9.1 what is left of the market at a scoring goes there', () => {
    const start = position({ seats: 2, deck: scoringNext(2, 1), frame: { kind: 'share' } });
    const { state } = actThroughScoring(start, 0, draw, ['white']);
    expect(discardPile(state)).toBe(discardPile(start) + 3);
    for (const airline of ['brown', 'green', 'orange'] as const) {
      expect(outOfGame(state, airline)).toBe(outOfGame(start, airline) + 1);
    }
  });

  test('AE-9.1 the market of a broken bank goes there', () => {
    const start = position({ seats: 2, cash: [55, 1] });
    const state = act(start, 0, cash);
    expect(discardPile(state)).toBe(discardPile(start) + 5);
  });

  test('AE-9.1 a discarded share counts for the third in the end, and one bought away does not', () => {
    const hands = [{ gray: 8 }, {}];
    const kept = thirdScoring({ hands });
    expect(thirdPortfolio(kept).gray ?? 0).toBe(0);
    const start = position({ seats: 2, hands, deck: scoringNext(2, 3, 4) });
    const gone = act(act(start, 0, exchange(1)), 0, give('hand', 'gray'));
    const { state, news } = actThroughScoring({ ...gone, frame: { kind: 'share' } }, 1, draw, ['hit', anyOf(gone)]);
    expect(thirdPortfolio({ state, news }).gray).toBe(1);
  });
});

/** The number of cards in the pile, as everyone sees it. */
function discardPile(state: State): number {
  const view = airlinesEurope.view(state, 'watcher');
  const seen = view.gone.reduce((sum, count) => sum + count, 0);
  return view.givenSizes.reduce((sum, count) => sum + count, seen);
}

function anyOf(state: State) {
  const index = state.bag.findIndex((count) => count > 0);
  const airline = playing(5)[index];
  if (airline === undefined) throw new Error('the deck is empty');
  return airline;
}

function thirdPortfolio({ news }: Heard): Cards {
  const [third] = newsOf(news, 'thirdPortfolio');
  if (third === undefined) throw new Error('no third portfolio was laid open');
  return cardsIn(third.shares);
}

describe('AE-9.2 the fictitious third player', () => {
  test('AE-9.2 holds the Air ABACUS left, the market, the rest of the deck and the discard pile', () => {
    const heard = thirdScoring({
      hands: [{ red: 2, abacus: 1 }, { white: 3 }],
      portfolios: [{ black: 4, abacus: 2 }, { orange: 5 }],
    });
    expect(thirdPortfolio(heard)).toEqual(unheld(heard.state));
    expect(thirdPortfolio(heard).abacus).toBe(17);
  });

  test('AE-9.2 Air ABACUS given up counts for it too', () => {
    const heard = thirdScoring({ portfolios: [{ abacus: 2 }, {}], abacusLeft: 5 });
    expect(thirdPortfolio(heard).abacus).toBe(18);
  });

  test('AE-9.2 is laid open after both players took a card of the market', () => {
    const { news } = thirdScoring({});
    const kinds = news.map((item) => item.kind);
    expect(newsOf(news, 'took').map((item) => item.seat)).toEqual([1, 0]);
    expect(kinds.lastIndexOf('took')).toBeLessThan(kinds.indexOf('thirdPortfolio'));
    expect(kinds.indexOf('thirdPortfolio')).toBeLessThan(kinds.indexOf('scored'));
  });

  test('AE-9.2 takes places like a player', () => {
    // White has seven shares: four to three, and none left for the third.
    const none = thirdScoring({ portfolios: [{ white: 4 }, { white: 3 }] });
    expect(paidFor(none.state, 'white')).toEqual([3, 1]);
    // Three to the third, two each to the players.
    const first = thirdScoring({ portfolios: [{ white: 2 }, { white: 2 }] });
    expect(paidFor(first.state, 'white')).toEqual([1, 1]);
    expect(newsOf(first.news, 'scored').find((item) => item.share === 'white')).toMatchObject({ third: 3 });
    // Second between the players.
    const second = thirdScoring({ portfolios: [{ white: 4 }, { white: 1 }], track: { white: 25 }, contrived: true });
    expect(paidFor(second.state, 'white')).toEqual([10, 3]);
  });

  test('AE-9.2 shares ties like a player, and its part is lost', () => {
    const tie = thirdScoring({ portfolios: [{ gray: 4 }, {}], track: { gray: 25 }, contrived: true });
    expect(newsOf(tie.news, 'scored').find((item) => item.share === 'gray')).toMatchObject({ third: 4 });
    expect(paidFor(tie.state, 'gray')).toEqual([8, 0]);
    const three = thirdScoring({
      portfolios: [{ orange: 3 }, { orange: 3 }],
      track: { orange: 25 },
      contrived: true,
    });
    expect(newsOf(three.news, 'scored').find((item) => item.share === 'orange')).toMatchObject({ third: 3 });
    expect(paidFor(three.state, 'orange')).toEqual([7, 7]);
  });

  test('AE-9.2 in Air ABACUS too', () => {
    const { state } = thirdScoring({ portfolios: [{ abacus: 2 }, { abacus: 1 }] });
    expect(paidFor(state, 'abacus')).toEqual([8, 4]);
    const tied = thirdScoring({ portfolios: [{ abacus: 10 }, {}] });
    expect(paidFor(tied.state, 'abacus')).toEqual([12, 0]);
  });

  test('AE-9.2 cannot win and is not ranked', () => {
    const { state } = thirdScoring({});
    expect(state.scores).toEqual([1, 2]);
    expect(airlinesEurope.outcome(state)).toEqual({ ranks: [2, 1], scores: [1, 2], rule: 'AE-8.7' });
  });

  test('AE-9.2 has nothing of the airlines left out', () => {
    const third = thirdPortfolio(thirdScoring({}));
    for (const airline of ['yellow', 'blue', 'violet'] as const) expect(third[airline]).toBeUndefined();
  });

  test('AE-9.2 plays no part in the first two scorings', () => {
    for (const number of [1, 2] as const) {
      const start = position({
        seats: 2,
        deck: scoringNext(2, number),
        frame: { kind: 'share' },
        portfolios: [{ white: 1, abacus: 1 }, {}],
      });
      const { state, news } = actThroughScoring(start, 0, draw);
      expect(newsOf(news, 'thirdPortfolio')).toEqual([]);
      expect(newsOf(news, 'scored').every((item) => item.third === null)).toBe(true);
      expect(paidFor(state, 'white')).toEqual([3, 0]);
      expect(paidFor(state, 'abacus')).toEqual([4 * number, 0]);
    }
  });

  test.each([3, 4, 5])('AE-9.2 is none with %i players', (seats) => {
    const start = position({
      seats,
      deck: scoringNext(seats, 3),
      frame: { kind: 'share' },
      portfolios: [{ white: 1 }],
    });
    const { state, news } = actAndHear(start, 0, draw);
    expect(newsOf(news, 'thirdPortfolio')).toEqual([]);
    expect(paidFor(state, 'white')[0]).toBe(3);
  });
});
