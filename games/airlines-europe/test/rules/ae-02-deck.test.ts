/** AE-2.9 and AE-2.10: where the scoring cards lie in the deck. */

import { type Chance, everyDraw, fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../../rules/config.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { DeckProgress, State } from '../../rules/state.ts';
import { actAndHear, newsOf } from '../support/act.ts';
import { draw } from '../support/actions.ts';
import {
  cardsOf,
  deckShares,
  FIRST_UNDER,
  NEXT_UNDER,
  PARTS,
  playing,
  REST,
  SEAT_NUMBERS,
  type SeatNumber,
} from '../support/booklet.ts';
import { config, position } from '../support/position.ts';

/** What decides whether the next card is a scoring card: nothing (it is not), certainty, or odds of one in so many. */
function nextCard(seats: number, built: Deck, deck: DeckProgress): 'share' | 'scoring' | number {
  const state = position({ seats, built, deck, frame: { kind: 'share' } });
  const luck = recordingChance({ draw: (bound) => bound - 1, reveal() {} });
  const { news } = actAndHear(state, 0, draw, luck);
  if (newsOf(news, 'scoringCard').length > 0) return 'scoring';
  const bagSize = deckShares(seats) - deck.drawn;
  expect(luck.draws.at(-1)?.[1]).toBe(bagSize);
  return luck.draws.length === 1 ? 'share' : (luck.draws[0]?.[1] ?? 'share');
}

/** The whole deck, card by card, as long as `met` scoring cards have been met. */
function oddsFrom(seats: number, built: Deck, met: number, metAt: number, from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, i) => nextCard(seats, built, { drawn: from + i, met, metAt }));
}

function shares(count: number): 'share'[] {
  return new Array<'share'>(count).fill('share');
}

const BOTTOM = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 'scoring'];

describe('AE-2.9 the standard deck', () => {
  test('AE-2.9 R is 57, 49, 43 and 36; q 14, 12, 11 and 9; m half of the rest', () => {
    for (const seats of SEAT_NUMBERS) {
      const rest = playing(seats).reduce((sum, airline) => sum + cardsOf(airline, seats), 0) - 5 - 8 * seats - 10;
      expect(rest).toBe(REST[seats]);
      expect(FIRST_UNDER[seats]).toBe(Math.round(rest / 4));
      expect(NEXT_UNDER[seats]).toBe(Math.floor((rest - FIRST_UNDER[seats]) / 2));
      const fresh = airlinesEurope.setup(config(), seats, fastChance(9));
      expect(fresh.bag.reduce((sum, count) => sum + count, 0)).toBe(rest + 10);
    }
  });

  test.each(SEAT_NUMBERS)('AE-2.9 exact: under q, m more, and anywhere in the bottom eleven, %i players', (seats) => {
    const [rest, first, next] = [REST[seats], FIRST_UNDER[seats], NEXT_UNDER[seats]];
    expect(oddsFrom(seats, 'exact', 0, 0, 0, first)).toEqual([...shares(first), 'scoring']);
    expect(oddsFrom(seats, 'exact', 1, first, first, first + next)).toEqual([...shares(next), 'scoring']);
    const second = first + next;
    expect(oddsFrom(seats, 'exact', 2, second, second, rest + 10)).toEqual([...shares(rest - second), ...BOTTOM]);
  });

  test.each(SEAT_NUMBERS)('AE-2.9 standard: the first lies two less to two more than q deep, %i players', (seats) => {
    const first = FIRST_UNDER[seats];
    expect(oddsFrom(seats, 'standard', 0, 0, 0, first + 2)).toEqual([...shares(first - 2), 5, 4, 3, 2, 'scoring']);
  });

  test.each(SEAT_NUMBERS)('AE-2.9 standard: the second two less to two more than m deeper, %i players', (seats) => {
    for (let shift = -2; shift <= 2; shift++) {
      const first = FIRST_UNDER[seats] + shift;
      const next = NEXT_UNDER[seats];
      expect(oddsFrom(seats, 'standard', 1, first, first, first + next + 2)).toEqual([
        ...shares(next - 2),
        5,
        4,
        3,
        2,
        'scoring',
      ]);
    }
  });

  test.each(SEAT_NUMBERS)('AE-2.9 standard: the third anywhere in the bottom eleven, %i players', (seats) => {
    for (const shift of [-4, 0, 4]) {
      const second = FIRST_UNDER[seats] + NEXT_UNDER[seats] + shift;
      const upper = REST[seats] - second;
      expect(oddsFrom(seats, 'standard', 2, second, second, REST[seats] + 10)).toEqual([...shares(upper), ...BOTTOM]);
    }
  });

  test.each(SEAT_NUMBERS)('AE-2.9 standard: each of the five depths is exactly as likely, %i players', (seats) => {
    const [first, next, rest] = [FIRST_UNDER[seats], NEXT_UNDER[seats], REST[seats]];
    const five = (middle: number) => [-2, -1, 0, 1, 2].map((shift) => middle + shift);
    expectUniform(depths(seats, 'standard', { drawn: first - 2, met: 0, metAt: 0 }), five(first));
    const metAt = first + 1;
    expectUniform(depths(seats, 'standard', { drawn: metAt + next - 2, met: 1, metAt }), five(metAt + next));
    const bottom = Array.from({ length: 11 }, (_, i) => rest + i);
    expectUniform(depths(seats, 'standard', { drawn: rest, met: 2, metAt: first + next }), bottom);
  });
});

/** How likely the next scoring card is met after how many shares, exactly. Which shares they are is left aside. */
function depths(seats: number, built: Deck, deck: DeckProgress): Map<number, number> {
  const found = new Map<number, number>();
  let state: State | null = position({ seats, built, deck, frame: { kind: 'share' } });
  let reached = 1;
  while (state !== null) {
    const now: State = state;
    const bagSize = deckShares(seats) - now.deck.drawn;
    let scoring = 0;
    state = null;
    everyDraw((chance, weight) => {
      let draws = 0;
      const luck: Chance = {
        // Only whether the first card is a scoring card is left open; shares come from the whole bag.
        draw: (bound) => (draws++ === 0 && bound !== bagSize ? chance.draw(bound) : bound - 1),
        reveal() {},
      };
      const heard = actAndHear(now, now.turn, draw, luck);
      if (newsOf(heard.news, 'scoringCard').length > 0) scoring += weight();
      else state = { ...heard.state, frame: { kind: 'share' } };
    });
    found.set(now.deck.drawn, reached * scoring);
    reached *= 1 - scoring;
  }
  expect(reached).toBeCloseTo(0, 12);
  return found;
}

function expectUniform(found: Map<number, number>, depths: number[]): void {
  expect([...found.keys()].sort((a, b) => a - b)).toEqual(depths);
  for (const odds of found.values()) expect(odds).toBeCloseTo(1 / depths.length, 12);
}

describe('AE-2.10 the alternate deck', () => {
  test.each<[SeatNumber, number[]]>([
    [5, [19, 19, 19]],
    [4, [17, 16, 16]],
    [3, [15, 14, 14]],
    [2, [12, 12, 12]],
  ])(
    'AE-2.10 ten shares, then three parts of nearly equal size, one scoring card in each, %i players',
    (seats, parts) => {
      expect(parts).toEqual(PARTS[seats]);
      const part = (size: number) => Array.from({ length: size }, (_, i) => size + 1 - i);
      let top = 10;
      expect(oddsFrom(seats, 'alternate', 0, 0, 0, 9)).toEqual(shares(10));
      parts.forEach((size, met) => {
        const metAt = met === 0 ? 0 : top;
        expect(oddsFrom(seats, 'alternate', met, metAt, top, top + size)).toEqual([...part(size), 'scoring']);
        top += size;
      });
      expect(top).toBe(deckShares(seats));
    },
  );

  test.each(SEAT_NUMBERS)(
    'AE-2.10 the rest of a part whose card has been met holds shares alone, %i players',
    (seats) => {
      const [one, two] = PARTS[seats];
      expect(oddsFrom(seats, 'alternate', 1, 10, 10, 10 + one)).toEqual([...shares(one), two + 1]);
      expect(oddsFrom(seats, 'alternate', 1, 10 + one, 10 + one, 10 + one)).toEqual([two + 1]);
      expect(oddsFrom(seats, 'alternate', 2, 12 + one, 12 + one, 9 + one + two)).toEqual(shares(two - 2));
    },
  );

  test.each(SEAT_NUMBERS)('AE-2.10 every place in a part is exactly as likely, %i players', (seats) => {
    const [one] = PARTS[seats];
    const places = Array.from({ length: one + 1 }, (_, i) => 10 + i);
    expectUniform(depths(seats, 'alternate', { drawn: 10, met: 0, metAt: 0 }), places);
  });
});
