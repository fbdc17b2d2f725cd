/** How far markers may move: by who is held and has airplanes, and never farther than those can bring them. */

import { AIRLINES, type Airline, SCORING_CARDS, type State, tablesOf } from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { marketGrowth } from '../../bot/growth.ts';
import { newTimeLeft, readTimeLeft, type TimeLeft } from '../../bot/time-left.ts';
import { playing, SEAT_NUMBERS } from '../support/booklet.ts';
import { type Cards, position } from '../support/position.ts';
import { samples } from './support-parts.ts';

const RATE = 3;

interface Grown {
  readonly time: TimeLeft;
  /** Spaces until a scoring, the next one being 0. */
  spaces(scoring: number, airline: Airline): number;
}

function grow(state: State, rate = RATE): Grown {
  const time = newTimeLeft();
  readTimeLeft(state, time);
  const into = new Float64Array(SCORING_CARDS * AIRLINES.length).fill(Number.NaN);
  marketGrowth(state, time, rate, into);
  return { time, spaces: (scoring, airline) => into[scoring * AIRLINES.length + AIRLINES.indexOf(airline)] as number };
}

function all({ spaces }: Grown, scoring: number): number {
  return AIRLINES.reduce((sum, airline) => sum + spaces(scoring, airline), 0);
}

/** With nothing on the board, nothing holds the markers back. */
function held(portfolios: readonly Cards[], seats = 3): State {
  return position({ seats, portfolios });
}

/** Airplanes left by airline; all others have theirs. */
function withPlanes(state: State, planes: Partial<Record<Airline, number>>): State {
  return { ...state, planes: AIRLINES.map((airline, index) => planes[airline] ?? (state.planes[index] as number)) };
}

describe('as things stand', () => {
  test('all airlines together move by the rate for each card to come', () => {
    const grown = grow(held([{ red: 2 }, { black: 1 }]), 1);
    const { cards } = grown.time;
    expect(cards.every((count) => count > 0)).toBe(true);
    for (const scoring of [0, 1, 2]) expect(all(grown, scoring)).toBeCloseTo(cards[scoring] as number, 9);
  });

  test('those that are held move most, whoever holds them; hands do not count', () => {
    const { spaces } = grow(held([{ red: 2 }, { red: 1, black: 1 }]));
    expect(spaces(0, 'red')).toBeGreaterThan(spaces(0, 'black'));
    expect(spaces(0, 'black')).toBeGreaterThan(spaces(0, 'white'));
    const split = grow(held([{ red: 3, black: 1 }]));
    for (const airline of AIRLINES) expect(split.spaces(0, airline)).toBe(spaces(0, airline));
    const hidden = grow(position({ portfolios: [{ red: 3, black: 1 }], hands: [{}, { white: 5 }] }));
    for (const airline of AIRLINES) expect(hidden.spaces(0, airline)).toBe(spaces(0, airline));
  });

  test.each(SEAT_NUMBERS)('AE-2.1 airlines in the box never move, with %i seats', (seats) => {
    const { spaces } = grow(held([{ red: 1 }], seats));
    for (const airline of AIRLINES)
      for (const scoring of [0, 1, 2]) expect(spaces(scoring, airline) > 0).toBe(playing(seats).includes(airline));
  });
});

describe('airplanes', () => {
  test('AE-4.6 an airline without any stays, and the others move in its place', () => {
    const state = held([{ red: 4, black: 1 }]);
    const before = grow(state, 1);
    const after = grow(withPlanes(state, { red: 0 }), 1);
    for (const scoring of [0, 1, 2]) {
      expect(after.spaces(scoring, 'red')).toBe(0);
      expect(after.spaces(scoring, 'black')).toBeGreaterThan(before.spaces(scoring, 'black'));
    }
    expect(all(after, 0)).toBeCloseTo(all(before, 0), 9);
  });

  test('few of them move it only a little, by some five spaces each', () => {
    const { spaces } = grow(withPlanes(held([{ red: 9 }]), { red: 1 }), 50);
    // The mean price of a licence of the board, remote ones aside.
    const prices = tablesOf('europe-1').board.routes.flatMap(({ remote, licences }) => (remote ? [] : licences));
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    expect(Math.abs(spaces(2, 'red') - mean)).toBeLessThan(1);
    const two = grow(withPlanes(held([{ red: 9 }]), { red: 2 }), 50);
    expect(two.spaces(2, 'red')).toBeCloseTo(2 * spaces(2, 'red'), 9);
  });

  test('AE-4.11 nothing moves when no airline has any', () => {
    const none = Object.fromEntries(AIRLINES.map((airline) => [airline, 0]));
    const grown = grow(withPlanes(held([{ red: 2 }]), none));
    for (const scoring of [0, 1, 2]) expect(all(grown, scoring)).toBe(0);
  });
});

test('in any position nothing goes back, later is never nearer, and neither rate nor airplanes are overdrawn', () => {
  let capped = 0;
  for (const state of samples(4, 1)) {
    const grown = grow(state);
    for (let scoring = 0; scoring < grown.time.scorings; scoring++) {
      const most = RATE * (grown.time.cards[scoring] as number);
      expect(all(grown, scoring)).toBeLessThan(most + 1e-9);
      if (all(grown, scoring) < most - 1e-9) capped++;
      AIRLINES.forEach((airline, index) => {
        const spaces = grown.spaces(scoring, airline);
        expect(spaces).toBeGreaterThanOrEqual(scoring === 0 ? 0 : grown.spaces(scoring - 1, airline));
        expect(spaces).toBeLessThanOrEqual(6 * (state.planes[index] as number));
      });
    }
  }
  expect(capped).toBeGreaterThan(0);
});
