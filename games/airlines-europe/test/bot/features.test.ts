/** What the evaluation looks at, in small positions where each feature is known by hand. */

import { AIRLINES, type Airline, airlinesEurope, type State } from '@tarmac/airlines-europe/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { FEATURES, measure } from '../../bot/features.ts';
import { TASTE } from '../../bot/taste.ts';
import { pointsFor, scoringRow, thirdPortfolio } from '../../rules/scoring.ts';
import { SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { type Position, position } from '../support/position.ts';
import { samples } from './support-parts.ts';

type Measured = Readonly<Record<string, number>>;

/** By seat, then by the feature's name. */
function features(state: State): Measured[] {
  const into = new Float64Array(state.seats * FEATURES.length).fill(Number.NaN);
  measure(state, into);
  return state.hands.map((_, seat) =>
    Object.fromEntries(FEATURES.map(({ name }, index) => [name, into[seat * FEATURES.length + index] as number])),
  );
}

function featuresOf(state: State, seat = 0): Measured {
  return features(state)[seat] as Measured;
}

/** The marker of every airline deep in the small board's zone 10-6-3-2-1, and no airplane left to move it. */
function still(wish: Position): State {
  const track = Object.fromEntries(AIRLINES.map((airline) => [airline, 30]));
  const state = position({ track, ...wish, contrived: true });
  return { ...state, planes: state.planes.map(() => 0) };
}

/** What the rules would pay a seat for all airlines, Air ABACUS aside, if this were the scoring. */
function paidNow(state: State, seat: number, third: readonly number[] | null = null): number {
  return AIRLINES.reduce((sum, _, airline) => {
    const held = state.portfolios.map((portfolio) => portfolio[airline] as number);
    if (third !== null) held.push(third[airline] as number);
    return sum + (pointsFor(scoringRow(state, airline, 1), held)[seat] as number);
  }, 0);
}

/**
 * A lead of so many shares leaves each rival a few odds of being ahead after all. So many places at most a
 * seat is off then, and a place is worth at most the largest step of the row.
 */
function leeway(state: State, airline: Airline, lead: number): number {
  const row = scoringRow(state, AIRLINES.indexOf(airline), 1);
  const step = Math.max(...row.map((points, place) => points - (row[place + 1] ?? 0)));
  return ((state.seats - 1) * 0.5 * TASTE.softNext * step) / (TASTE.softNext + lead);
}

describe('points', () => {
  test('AE-8.7 are the points scored', () => {
    const state = position({ scores: [31, 20, 4], deck: scoringNext(3, 2) });
    expect(features(state).map(({ score }) => score)).toEqual([31, 20, 4]);
  });
});

describe('what the open portfolios would pay now', () => {
  test('AE-8.3 first place for whoever alone holds an airline; hands do not count', () => {
    const state = still({ portfolios: [{ red: 1, black: 2 }], hands: [{}, { red: 5 }, { red: 1 }] });
    expect(features(state).map(({ payNow }) => payNow)).toEqual([20, 0, 0]);
  });

  test.each([
    [[8, 1, 0], 7],
    [[7, 4, 1], 3],
    [[1, 5, 3], 2],
    [[9, 0, 4, 0], 5],
    [[1, 2, 3, 4], 1],
    [[0, 5, 4, 1, 2], 1],
  ])('AE-8.3 for red held %j, what the rules pay but for the odds that a lead of %i is lost', (held, lead) => {
    const state = still({ seats: held.length, portfolios: held.map((red) => ({ red })) });
    for (const [seat, { payNow }] of features(state).entries()) {
      expect(Math.abs((payNow as number) - paidNow(state, seat)), `seat ${seat}`).toBeLessThan(
        leeway(state, 'red', lead),
      );
      expect((payNow as number) > 0).toBe((held[seat] as number) > 0);
    }
  });

  test('AE-8.3 a long lead is all but paid out, and the trailing seat all but has its place', () => {
    const state = still({ portfolios: [{ red: 12 }, { red: 1 }] });
    const [leader, trailing] = features(state);
    expect([paidNow(state, 0), paidNow(state, 1)]).toEqual([10, 6]);
    expect(leader?.payNow).toBeGreaterThan(9.8);
    expect(leader?.payNow).toBeLessThan(10);
    expect(trailing?.payNow).toBeLessThan(6.2);
    expect(trailing?.payNow).toBeGreaterThan(6);
  });

  test('AE-8.4 two who tie share their places', () => {
    const state = still({ seats: 4, portfolios: [{ red: 3 }, { red: 3 }] });
    expect(features(state).map(({ payNow }) => payNow)).toEqual([8, 8, 0, 0]);
    expect([0, 1].map((seat) => paidNow(state, seat))).toEqual([8, 8]);
  });

  test('AE-1.5 it is more in a better zone, from its first space on', () => {
    const pay = [9, 10, 19, 20, 39, 40].map(
      (red) => featuresOf(still({ track: { red }, portfolios: [{ red: 1 }] })).payNow,
    );
    expect(pay).toEqual([3, 6, 6, 10, 10, 15]);
  });

  test('in any position between nothing and all first places', () => {
    for (const state of samples(3, 3)) {
      for (const [seat, { payNow, payLast }] of features(state).entries()) {
        let most = 0;
        state.portfolios[seat]?.forEach((held, share) => {
          if (held > 0 && share < AIRLINES.length) most += scoringRow(state, share, 1)[0] as number;
        });
        for (const pay of [payNow, payLast]) {
          expect(pay).toBeGreaterThanOrEqual(0);
          expect(pay).toBeLessThanOrEqual(most + 1e-9);
        }
      }
    }
  });
});

describe('what is still to come', () => {
  test('AE-4.6 markers that cannot move add nothing', () => {
    const { payNow, payLast, growthNext, growthLast } = featuresOf(still({ portfolios: [{ red: 1 }] }));
    expect([payNow, payLast]).toEqual([10, 10]);
    expect(growthNext).toBeCloseTo(0, 9);
    expect(growthLast).toBeCloseTo(0, 9);
  });

  test('AE-1.5 markers with airplanes may reach better zones, the farther off the last scoring the more', () => {
    const { payNow, growthNext, growthLast } = featuresOf(position({ portfolios: [{ red: 3 }] }));
    expect(payNow).toBe(3);
    expect(growthNext).toBeGreaterThan(1);
    expect(growthLast).toBeGreaterThan(growthNext as number);
    // The best zone pays 15.
    expect(growthLast).toBeLessThanOrEqual(12);
  });

  test('AE-8.7 with only the last scoring to come, nothing lies beyond the next', () => {
    const portfolios = [{ red: 2, abacus: 1 }, { red: 1 }];
    const hands = [{ black: 1, abacus: 1 }, { red: 3 }];
    for (const seat of features(position({ portfolios, hands, deck: scoringNext(3, 3, 4) }))) {
      expect([seat.payLast, seat.growthLast, seat.handLast, seat.abacusLast]).toEqual([0, 0, 0, 0]);
    }
  });

  test('AE-4.9 a bonus connection counts by its spaces, its nearness and the part one has in the airline', () => {
    // Orange needs three licences from Athens to London, for 5 spaces.
    const alone = position({ portfolios: [{ orange: 1 }] });
    expect(features(alone).map(({ bonus }) => bonus)).toEqual([5 / 3, 0, 0]);
    const shared = position({ portfolios: [{ orange: 1 }, { orange: 2 }], hands: [{ orange: 1 }] });
    expect(featuresOf(shared).bonus).toBeCloseTo(5 / 6, 9);
    const nearer = position({ portfolios: [{ orange: 1 }], circles: { 'rome-athens': ['orange'] } });
    expect(featuresOf(nearer).bonus).toBeCloseTo(5 / 2, 9);
    const way = { 'rome-athens': ['orange'], 'paris-rome': ['orange'], 'london-paris': ['orange'] } as const;
    expect(featuresOf(position({ portfolios: [{ orange: 1 }], circles: way })).bonus).toBe(0);
  });
});

describe('cards in hand', () => {
  test('AE-8.3 what they would pay if laid open', () => {
    const state = still({ hands: [{ red: 1 }], portfolios: [{}, { black: 1 }] });
    const { payNow, handNext, handLast } = featuresOf(state);
    expect(payNow).toBe(0);
    expect(handNext).toBeCloseTo(10, 9);
    expect(handLast).toBeCloseTo(10, 9);
  });

  test('nothing where one is first already and alone', () => {
    const { handNext, handLast } = featuresOf(still({ hands: [{ red: 2 }], portfolios: [{ red: 1 }] }));
    expect(handNext).toBeCloseTo(0, 9);
    expect(handLast).toBeCloseTo(0, 9);
  });

  test('more the more of a rival is overtaken by them', () => {
    const gains = [1, 3, 6].map(
      (red) => featuresOf(still({ hands: [{ red }], portfolios: [{ red: 1 }, { red: 3 }] })).handNext as number,
    );
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    // From second place, 6, to first, 10.
    expect(gains[2]).toBeGreaterThan(2);
    expect(gains[2]).toBeLessThan(4);
  });

  test('AE-1.2 their number, Air ABACUS not counted', () => {
    const state = position({ hands: [{ red: 2, white: 1, abacus: 4 }, { abacus: 1 }] });
    expect(features(state).map(({ cards }) => cards)).toEqual([3, 0, 0]);
  });

  test('AE-8.3 they are caught when a scoring must come before the next turn, and safe when it cannot', () => {
    const hands = [{ red: 1 }];
    const due = featuresOf(still({ hands, deck: scoringNext(3, 1) }));
    expect(due.caught).toBeCloseTo(due.handNext as number, 9);
    expect(due.caught).toBeGreaterThan(0);
    const far = featuresOf(still({ hands }));
    expect(far.handNext).toBeGreaterThan(0);
    expect(far.caught).toBe(0);
  });
});

describe('AE-8.5 Air ABACUS', () => {
  test.each([
    [1, 4],
    [2, 8],
    [3, 16],
  ] as const)('alone: the first place of scoring %i, and of the last', (number, first) => {
    const deck = scoringNext(3, number);
    const laid = featuresOf(position({ portfolios: [{ abacus: 1 }], deck }));
    expect([laid.abacusNext, laid.abacusHand, laid.abacusLast]).toEqual([first, 0, number === 3 ? 0 : 16]);
    const inHand = featuresOf(position({ hands: [{ abacus: 1 }], deck }));
    expect([inHand.abacusNext, inHand.abacusHand, inHand.abacusLast]).toEqual([0, first, number === 3 ? 0 : 16]);
  });

  test('AE-8.4 two who tie share; whoever has most has the most of it', () => {
    const tied = position({ portfolios: [{ abacus: 2 }, { abacus: 2 }] });
    expect(features(tied).map(({ abacusNext }) => abacusNext)).toEqual([3, 3, 0]);
    const [most, few] = features(position({ portfolios: [{ abacus: 6 }, { abacus: 1 }] }));
    expect(most?.abacusNext).toBeGreaterThan(3.8);
    expect(few?.abacusNext).toBeLessThan(2.2);
  });
});

describe('money and time', () => {
  test('AE-2.3 up to what one turn spends, and beyond', () => {
    const state = position({ seats: 4, cash: [0, 5, 8, 21] });
    expect(features(state).map(({ cash }) => cash)).toEqual([0, 5, 8, 8]);
    expect(features(state).map(({ plenty }) => plenty)).toEqual([0, 0, 0, 13]);
  });

  test('AE-3.1 turns until one is to act, clockwise', () => {
    expect(features(position({ seats: 4, turn: 2 })).map(({ wait }) => wait)).toEqual([2, 3, 0, 1]);
  });

  test('AE-8.6 during a scoring turns are counted from its holder, who goes on', () => {
    const scoring = position({ turn: 0 });
    scoring.scoringCards = { holder: 1, count: 1 };
    scoring.frame = { kind: 'market', seat: 1, left: 3 };
    expect(features(scoring).map(({ wait }) => wait)).toEqual([2, 0, 1]);
  });
});

describe('AE-9.2 the third player of a game for two', () => {
  /** Nine red shares in the discard pile, or none: the deck holds as many cards either way. */
  function pile(red: number, number: 1 | 3): State {
    const state = still({
      seats: 2,
      portfolios: [{ red: 3 }, { red: 1 }],
      deck: scoringNext(2, number, number === 3 ? 4 : 0),
    });
    return { ...state, gone: state.gone.map((_, share) => (share === AIRLINES.indexOf('red') ? red : 0)) };
  }

  test('takes places at the last scoring', () => {
    const without = featuresOf(pile(0, 3));
    const behind = featuresOf(pile(9, 3));
    expect(without.payNow).toBeGreaterThan(8);
    // Second place is worth 6.
    expect(behind.payNow).toBeLessThan(7);
    expect(paidNow(pile(9, 3), 0, thirdPortfolio(pile(9, 3)))).toBe(6);
  });

  test('is not there before, but casts its shadow', () => {
    expect(featuresOf(pile(9, 1)).payNow).toBe(featuresOf(pile(0, 1)).payNow);
    expect(featuresOf(pile(9, 1)).payLast).toBeLessThan((featuresOf(pile(0, 1)).payLast as number) - 1);
  });

  test('has unclaimed Air ABACUS', () => {
    const [full, empty] = [18, 0].map((abacusLeft) =>
      featuresOf(position({ seats: 2, portfolios: [{ abacus: 2 }], abacusLeft, deck: scoringNext(2, 3, 4) })),
    );
    expect(empty?.abacusNext).toBe(16);
    expect(full?.abacusNext).toBeLessThan(12);
  });

  test('is there with two seats only', () => {
    const state = still({ portfolios: [{ red: 3 }, { red: 1 }], deck: scoringNext(3, 3, 4) });
    const gone = state.gone.map((_, share) => (share === AIRLINES.indexOf('red') ? 9 : 0));
    expect(features({ ...state, gone })).toEqual(features({ ...state, gone: gone.map(() => 0) }));
  });
});

describe('in any position of any table', () => {
  const states = samples(5, 4);

  test('every feature is a number', () => {
    expect(states.length).toBeGreaterThan(300);
    for (const state of states)
      for (const measured of features(state))
        for (const [name, value] of Object.entries(measured)) expect(Number.isFinite(value), name).toBe(true);
  });

  test('AE-8.7, AE-4.11 nothing but the score counts when the game is over', () => {
    const over = states.filter(({ endedBy }) => endedBy !== null);
    expect(new Set(over.map(({ seats }) => seats))).toEqual(new Set(SEAT_NUMBERS));
    for (const state of over) {
      for (const [seat, { score, ...others }] of features(state).entries()) {
        expect(score).toBe(state.scores[seat]);
        for (const [name, value] of Object.entries(others)) expect(value, name).toBe(0);
      }
    }
  });

  test('what a seat measures does not depend on the order of the others', () => {
    for (const state of states.filter(({ seats }) => seats > 2)) {
      const seats = [...state.hands.keys()];
      for (const seat of seats) {
        const others = seats.filter((other) => other !== seat);
        const moved = reseated(
          state,
          seats.map((other) => (other === seat ? seat : (others.pop() as number))),
        );
        const [before, after] = [featuresOf(state, seat), featuresOf(moved, seat)];
        for (const { name } of FEATURES) expect(after[name], name).toBeCloseTo(before[name] as number, 9);
      }
    }
  });

  test('what lies hidden changes only what hands are worth; with two seats it is the third player too (AE-9.2)', () => {
    const luck = fastChance(1);
    let differing = 0;
    for (const state of states.filter(({ endedBy, seats }) => endedBy === null && seats > 2)) {
      const other = airlinesEurope.imagine(airlinesEurope.view(state, 'watcher'), luck);
      const [before, after] = [features(state), features(other)];
      for (const [seat, measured] of before.entries()) {
        for (const name of [
          'score',
          'payNow',
          'payLast',
          'growthNext',
          'growthLast',
          'cards',
          'cash',
          'plenty',
          'wait',
        ])
          expect(after[seat]?.[name], name).toBe(measured[name]);
        if (after[seat]?.handNext !== measured.handNext) differing++;
      }
    }
    expect(differing).toBeGreaterThan(100);
  });
});

/** Everything a seat owns, moved: what was seat `from[seat]`'s becomes seat's. */
function reseated(state: State, from: readonly number[]): State {
  const move = <T>(owned: readonly T[]): T[] => from.map((seat) => owned[seat] as T);
  return {
    ...state,
    hands: move(state.hands),
    portfolios: move(state.portfolios),
    given: move(state.given),
    sightings: move(state.sightings),
    cash: move(state.cash),
    scores: move(state.scores),
    banMarkers: move(state.banMarkers),
  };
}
