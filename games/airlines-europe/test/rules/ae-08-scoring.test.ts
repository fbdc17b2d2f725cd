/** AE-8.1 to 8.6: scoring cards and what a scoring pays. */

import { describe, expect, test } from 'vitest';
import type { Share } from '../../rules/airlines.ts';
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
import { cash, draw, pass, take } from '../support/actions.ts';
import { PARTS, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { type Cards, cardsIn, MARKET, outOfGame, type Position, position } from '../support/position.ts';

/** Seat 0 is about to take a share, and the next card of the deck is the scoring card. */
function before(wish: Position & { readonly number?: 1 | 2 | 3 } = {}): State {
  return position({ deck: scoringNext(wish.seats, wish.number ?? 1), frame: { kind: 'share' }, ...wish });
}

describe('AE-8.1 a scoring card is met', () => {
  test.each(SEAT_NUMBERS)('AE-8.1 drawn to the hand: the next player holds it, %i players', (seats) => {
    for (let seat = 0; seat < seats; seat++) {
      const holder = (seat + 1) % seats;
      const { state, news } = actAndHear(before({ seats, turn: seat }), seat, draw, ['white']);
      expect(state.scoringCards).toEqual({ holder, count: 1 });
      expect(newsOf(news, 'scoringCard')).toEqual([{ kind: 'scoringCard', seat, holder, number: 1 }]);
      expect(frameKind(state)).toBe('market');
      expect(seatsToAct(state)).toEqual([holder]);
    }
  });

  test('AE-8.1 the drawer has the next card of the deck instead, and no new choice', () => {
    const { state, news } = actAndHear(before(), 0, draw, ['white']);
    expect(cardsIn(state.hands[0])).toEqual({ white: 1 });
    expect(newsOf(news, 'drew')).toEqual([{ kind: 'drew', seat: 0, airline: 'white' }]);
    expect(state.market).toEqual(MARKET);
    expectRefusal(state, 0, take('red'), 'notYourTurn');
    expectRefusal(state, 0, draw, 'notYourTurn');
  });

  test.each(SEAT_NUMBERS)(
    'AE-8.1 turned up for the market: likewise, and the market is filled, %i players',
    (seats) => {
      const { state, news } = actAndHear(before({ seats }), 0, take('brown'), ['white']);
      expect(cardsIn(state.hands[0])).toEqual({ brown: 1 });
      expect(state.scoringCards).toEqual({ holder: 1, count: 1 });
      expect([...state.market].sort()).toEqual(['black', 'green', 'orange', 'red', 'white']);
      expect(newsOf(news, 'scoringCard')).toEqual([{ kind: 'scoringCard', seat: 0, holder: 1, number: 1 }]);
      expect(seatsToAct(state)).toEqual([1]);
    },
  );

  test('AE-8.1 the standard deck hands it over as soon as chance says so', () => {
    const deck = { drawn: 10, met: 0, metAt: 0 };
    const state = position({ built: 'standard', deck, frame: { kind: 'share' } });
    expect(act(state, 0, draw, ['hit', 'white']).scoringCards).toEqual({ holder: 1, count: 1 });
    expect(act(state, 0, draw, ['miss', 'white']).scoringCards).toBeNull();
  });

  test('AE-8.1 two at once go to one holder and are scored one after another, whole', () => {
    // The first part's card lies at its very bottom, the second part's on top.
    const deck = { drawn: 10 + PARTS[3][0], met: 0, metAt: 0 };
    const state = position({
      built: 'alternate',
      deck,
      frame: { kind: 'share' },
      portfolios: [{ abacus: 1 }, { abacus: 2 }, {}],
    });
    const met = actAndHear(state, 0, draw, ['hit', 'white']);
    expect(met.state.scoringCards).toEqual({ holder: 1, count: 2 });
    expect(newsOf(met.news, 'scoringCard')).toMatchObject([
      { holder: 1, number: 1 },
      { holder: 1, number: 2 },
    ]);
    expect(cardsIn(met.state.hands[0])).toEqual({ white: 1 });

    let now = act(met.state, 1, take('red'), []);
    now = act(now, 2, take('black'), []);
    const first = actAndHear(now, 0, take('brown'), ['red', 'red', 'black', 'black', 'gray']);
    expect(newsOf(first.news, 'marketCleared').flatMap((item) => item.airlines)).toEqual(['green', 'orange']);
    expect(newsOf(first.news, 'scoringEnded')).toMatchObject([{ number: 1, points: [2, 4, 0] }]);
    expect(first.state.scoringCards).toEqual({ holder: 1, count: 1 });
    expect(frameKind(first.state)).toBe('market');
    expect(seatsToAct(first.state)).toEqual([1]);
    expect(first.state.market).toEqual(['red', 'red', 'black', 'black', 'gray']);

    const second = actThroughScoring(first.state, 1, take('gray'), []);
    expect(newsOf(second.news, 'scoringEnded')).toMatchObject([{ number: 2, points: [4, 8, 0] }]);
    expect(second.state.scores).toEqual([1 + 6, 2 + 12, 3]);
    expect(second.state.scoringCards).toBeNull();
    expect(frameKind(second.state)).toBe('turn');
    expect(seatsToAct(second.state)).toEqual([1]);
  });

  test('AE-8.1 one met while the market is renewed for a scoring waits for its own', () => {
    const deck = { drawn: 9 + PARTS[3][0], met: 0, metAt: 0 };
    const state = position({ built: 'alternate', deck, frame: { kind: 'share' } });
    let now = act(state, 0, draw, ['hit', 'white']);
    expect(now.scoringCards).toEqual({ holder: 1, count: 1 });
    now = act(now, 1, take('red'), []);
    now = act(now, 2, take('black'), []);
    const first = actAndHear(now, 0, take('brown'), ['hit', 'red', 'red', 'black', 'black', 'gray']);
    expect(newsOf(first.news, 'scoringCard')).toMatchObject([{ holder: 1, number: 2 }]);
    expect(newsOf(first.news, 'scoringEnded').map((item) => item.number)).toEqual([1]);
    expect(first.state.market).toHaveLength(5);
    expect(first.state.scoringCards?.holder).toBe(1);
    expect(seatsToAct(first.state)).toEqual([1]);
    const second = actThroughScoring(first.state, 1, take('red'), []);
    expect(newsOf(second.news, 'scoringEnded').map((item) => item.number)).toEqual([2]);
    expect(second.state.scorings).toBe(2);
    expect(seatsToAct(second.state)).toEqual([1]);
  });
});

describe('AE-8.2 the market is emptied', () => {
  test.each(SEAT_NUMBERS)('AE-8.2 from the holder clockwise, one card each, %i players', (seats) => {
    let state = act(before({ seats, turn: 1 }), 1, draw, ['white']);
    const order: number[] = [];
    const taken: string[] = [];
    while (frameKind(state) === 'market') {
      const [seat, ...others] = seatsToAct(state);
      const [card] = state.market;
      if (seat === undefined || card === undefined) throw new Error('nobody takes, or nothing is there');
      expect(others).toEqual([]);
      expect(state.market).toHaveLength(5 - order.length);
      order.push(seat);
      taken.push(card);
      const handSize = state.hands[seat]?.reduce((sum, count) => sum + count, 0) ?? 0;
      state = act(state, seat, take(card));
      expect(state.hands[seat]?.reduce((sum, count) => sum + count, 0)).toBe(handSize + 1);
    }
    expect(order).toEqual(Array.from({ length: seats }, (_, i) => (2 + i) % seats));
    expect(taken).toEqual(MARKET.slice(0, seats));
  });

  test.each(SEAT_NUMBERS)(
    'AE-8.2 what is left leaves the game and five new cards are turned up, %i players',
    (seats) => {
      const start = before({ seats });
      const { state, news } = actThroughScoring(start, 0, draw, ['white']);
      const left = MARKET.slice(seats);
      expect(newsOf(news, 'marketCleared').flatMap((item) => item.airlines)).toEqual(left);
      for (const airline of MARKET) {
        expect(outOfGame(state, airline)).toBe(outOfGame(start, airline) + (left.includes(airline) ? 1 : 0));
      }
      expect(newsOf(news, 'turnedUp').flatMap((item) => item.airlines)).toEqual(state.market);
      expect(state.market).toHaveLength(5);
      expect(state.deck.drawn).toBe(start.deck.drawn + 1 + 5);
    },
  );

  test('AE-8.2 a card that is there, never the deck, and nobody may decline', () => {
    let state = act(before(), 0, draw, ['white']);
    for (const action of [draw, pass, cash]) expectRefusal(state, 1, action, 'notNow');
    expectRefusal(state, 1, take('white'), 'notInMarket', 'AE-8.2');
    expectRefusal(state, 2, take('red'), 'notYourTurn', 'AE-8.2');
    state = act(state, 1, take('red'), []);
    expectRefusal(state, 2, take('red'), 'notInMarket');
  });

  test('AE-8.2 comes before the points are paid', () => {
    const { news } = actThroughScoring(before({ portfolios: [{ red: 1 }] }), 0, draw, ['white']);
    const kinds = news.map((item) => item.kind);
    expect(kinds.lastIndexOf('took')).toBeLessThan(kinds.indexOf('scored'));
    expect(kinds.lastIndexOf('turnedUp')).toBeLessThan(kinds.indexOf('scored'));
  });
});

/** The points of one airline or Air ABACUS at the first scoring, or the one given. */
function points(share: Share, held: readonly number[], space: number, number: 1 | 2 | 3 = 1): number[] {
  const portfolios = held.map((count): Cards => ({ [share]: count }));
  const track = share === 'abacus' ? {} : { [share]: space };
  const state = before({ seats: held.length, number, portfolios, track, contrived: true });
  return paidFor(actThroughScoring(state, 0, draw).state, share);
}

describe('AE-8.3 airlines are scored', () => {
  test('AE-8.3 from the farthest on the track to the last', () => {
    const state = before({
      contrived: true,
      track: { white: 6, red: 30, gray: 44, blue: 12, black: 3, brown: 31, green: 29, orange: 0 },
      portfolios: [{ white: 1, red: 1, gray: 1, blue: 1, black: 1, brown: 1, green: 1, orange: 1, abacus: 1 }],
    });
    const { news } = actThroughScoring(state, 0, draw);
    expect(newsOf(news, 'scored').map((scored) => scored.share)).toEqual([
      'gray',
      'brown',
      'red',
      'green',
      'blue',
      'white',
      'black',
      'orange',
      'abacus',
    ]);
  });

  test('AE-8.3 most shares take the first number of the row, the next the second, and so on', () => {
    expect(points('red', [1, 4, 2], 25)).toEqual([3, 10, 6]);
    expect(points('red', [1, 3, 2, 4], 25)).toEqual([2, 6, 3, 10]);
    expect(points('yellow', [5, 4, 3, 2, 1], 25)).toEqual([10, 6, 3, 2, 1]);
    expect(points('yellow', [1, 2, 3, 4, 5], 45)).toEqual([1, 3, 6, 10, 15]);
  });

  test('AE-8.3 no shares, no points', () => {
    expect(points('red', [0, 0, 0], 25)).toEqual([0, 0, 0]);
    expect(points('red', [0, 1, 0], 25)).toEqual([0, 10, 0]);
    expect(points('red', [2, 0, 1, 0, 0], 45)).toEqual([15, 0, 10, 0, 0]);
  });

  test('AE-8.3 hand cards do not count', () => {
    const hands = [{ red: 5, abacus: 4 }, {}, { red: 1 }];
    const state = before({ hands, portfolios: [{}, { red: 1, abacus: 1 }, {}] });
    const { state: after } = actThroughScoring(state, 0, draw);
    expect(paidFor(after, 'red')).toEqual([0, 3, 0]);
    expect(after.scores).toEqual([1, 2 + 3 + 4, 3]);
  });

  test('AE-8.3 every airline by the zone of its own marker, and all of it adds up', () => {
    const state = before({
      seats: 4,
      contrived: true,
      track: { red: 10, black: 20, gray: 9 },
      portfolios: [{ red: 2, gray: 1 }, { red: 1, black: 1 }, { gray: 2 }, { black: 3 }],
    });
    const { state: after } = actThroughScoring(state, 0, draw);
    expect(paidFor(after, 'red')).toEqual([6, 3, 0, 0]);
    expect(paidFor(after, 'black')).toEqual([0, 6, 0, 10]);
    expect(paidFor(after, 'gray')).toEqual([1, 0, 3, 0]);
    expect(after.scores).toEqual([1 + 7, 2 + 9, 3 + 3, 4 + 10]);
  });

  test('AE-8.3 scoring changes no portfolio, no marker and no money', () => {
    const state = before({ portfolios: [{ red: 2 }, { red: 1, blue: 1 }, {}] });
    const { state: after } = actThroughScoring(state, 0, draw);
    expect(after.portfolios).toEqual(state.portfolios);
    expect(after.track).toEqual(state.track);
    expect([after.bank, ...after.cash]).toEqual([state.bank, ...state.cash]);
  });
});

describe('AE-8.4 ties', () => {
  test('AE-8.4 ties add the places shared and round up (booklets: 6-3-2-1-0 with 3/2/2/0)', () => {
    expect(points('blue', [3, 2, 2, 0], 12)).toEqual([6, 3, 3, 0]);
  });

  test('AE-8.4 the next holder takes the place after those shared (2/2/1: 5, 5, 2)', () => {
    expect(points('blue', [2, 2, 1], 12)).toEqual([5, 5, 2]);
    expect(points('blue', [1, 2, 2], 12)).toEqual([2, 5, 5]);
  });

  test('AE-8.4 a tie of five', () => {
    expect(points('yellow', [1, 1, 1, 1, 1], 12)).toEqual([3, 3, 3, 3, 3]);
    expect(points('yellow', [3, 3, 3, 3, 3], 25)).toEqual([5, 5, 5, 5, 5]);
    expect(points('yellow', [2, 2, 2, 2, 2], 45)).toEqual([7, 7, 7, 7, 7]);
    expect(points('yellow', [2, 2, 2, 2, 2], 0)).toEqual([1, 1, 1, 1, 1]);
  });

  test('AE-8.4 all players tie, with two, three and four of them', () => {
    expect(points('red', [1, 1], 25)).toEqual([8, 8]);
    expect(points('red', [1, 1, 1], 25)).toEqual([7, 7, 7]);
    expect(points('red', [1, 1, 1, 1], 25)).toEqual([6, 6, 6, 6]);
  });

  test('AE-8.4 two ties at once', () => {
    expect(points('yellow', [1, 3, 1, 3, 0], 45)).toEqual([5, 13, 5, 13, 0]);
    expect(points('yellow', [2, 2, 1, 1, 1], 25)).toEqual([8, 8, 2, 2, 2]);
  });

  test('AE-8.4 only holders tie: two without shares share nothing', () => {
    expect(points('red', [1, 0, 0], 25)).toEqual([10, 0, 0]);
    expect(points('red', [2, 2, 0, 0], 25)).toEqual([8, 8, 0, 0]);
  });

  test('AE-8.4 a tie for places worth nothing is worth nothing', () => {
    expect(points('yellow', [3, 2, 1, 1, 1], 0)).toEqual([3, 1, 0, 0, 0]);
  });

  test('AE-8.4 Air ABACUS ties alike', () => {
    expect(points('abacus', [1, 1, 0], 0)).toEqual([3, 3, 0]);
    expect(points('abacus', [2, 1, 1, 1, 1], 0)).toEqual([4, 1, 1, 1, 1]);
    expect(points('abacus', [2, 2, 2, 1, 0], 0, 3)).toEqual([10, 10, 10, 2, 0]);
  });
});

describe('AE-8.5 Air ABACUS', () => {
  test.each([
    [1, [4, 2, 1, 0, 0]],
    [2, [8, 4, 2, 1, 0]],
    [3, [16, 8, 4, 2, 1]],
  ] as const)('AE-8.5 scoring %i pays %j', (number, row) => {
    expect(points('abacus', [5, 4, 3, 2, 1], 0, number)).toEqual(row);
    const state = before({ number, portfolios: [{ abacus: 1, red: 1 }] });
    const { news } = actThroughScoring(state, 0, draw);
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number }]);
    expect(newsOf(news, 'scored').at(-1)).toMatchObject({ share: 'abacus', row, held: [1, 0, 0], third: null });
  });

  test('AE-8.5 comes last', () => {
    const state = before({ portfolios: [{ abacus: 2, white: 1, orange: 1 }] });
    expect(actThroughScoring(state, 0, draw).state.payouts.at(-1)).toMatchObject({
      share: 'abacus',
      points: [4, 0, 0],
    });
  });
});

describe('AE-8.6 the game goes on', () => {
  test.each(SEAT_NUMBERS)('AE-8.6 with the holder, whose card leaves the game, %i players', (seats) => {
    for (const number of [1, 2] as const) {
      for (let seat = 0; seat < seats; seat++) {
        const state = before({ seats, number, turn: seat });
        const { state: after, news } = actThroughScoring(state, seat, draw);
        expect(frameKind(after)).toBe('turn');
        expect(after.turn).toBe((seat + 1) % seats);
        expect(seatsToAct(after)).toEqual([(seat + 1) % seats]);
        expect(after.scoringCards).toBeNull();
        expect(after.scorings).toBe(number);
        expect(newsOf(news, 'scoringEnded').map((item) => item.number)).toEqual([number]);
      }
    }
  });

  test('AE-8.6 the card stays with the holder while the market is emptied', () => {
    const state = act(before(), 0, draw, ['white']);
    expect(act(state, 1, take('red')).scoringCards).toEqual({ holder: 1, count: 1 });
  });
});
