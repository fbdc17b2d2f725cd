/** What a picture is told beyond the view: it must be what the rules will do. */

import { describe, expect, test } from 'vitest';
import { SHARES } from '../../rules/airlines.ts';
import { EUROPE } from '../../rules/data/europe.ts';
import { type Facts, facts, scene } from '../../rules/facts.ts';
import type { State } from '../../rules/state.ts';
import { act, actThroughScoring, paidFor } from '../support/act.ts';
import { buy, draw } from '../support/actions.ts';
import { COLOURS, FIRST_UNDER, NEXT_UNDER, PARTS, playing, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { allBannedBut, crowding } from '../support/crowding.ts';
import { EYES, middle, view } from '../support/eyes.ts';
import { lawfulLicences } from '../support/oracle.ts';
import { type Cards, config, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';

function factsOf(state: State): Facts {
  return facts(view(state, 'watcher'));
}

/** By the names of the airlines. */
function named<T>(byAirline: readonly T[]): Record<string, T> {
  return Object.fromEntries(COLOURS.map((airline, index) => [airline, byAirline[index] as T]));
}

test('AE-11.1 the facts are the same to every eye', () => {
  for (const state of [middle(), position({ seats: 2 })]) {
    const eyes = EYES.filter((eye) => eye === 'watcher' || eye < state.seats);
    for (const eye of eyes) expect(facts(view(state, eye))).toEqual(factsOf(state));
  }
});

test.each(SEAT_NUMBERS)('AE-2.1 the scene has the board and says which airlines are in play, %i players', (seats) => {
  const { board, inPlay } = scene(view(position({ seats }), 'watcher'));
  expect(board).toEqual(smallBoard);
  expect(COLOURS.filter((_, airline) => inPlay[airline])).toEqual(playing(seats));
});

test('AE-2.1 a board that is known by its name comes with the scene', () => {
  const { board } = scene({ config: config({ board: EUROPE.id }), seats: 3 });
  expect(board).toEqual(EUROPE);
});

describe('AE-2.9, AE-2.10 shares until a scoring card', () => {
  test.each(SEAT_NUMBERS)('AE-2.9 exactly so many with the exact deck, %i players', (seats) => {
    const first = FIRST_UNDER[seats];
    const next = NEXT_UNDER[seats];
    expect(factsOf(position({ seats })).nextScoring).toEqual({ number: 1, least: first, most: first });
    const met = { drawn: first + 3, met: 1, metAt: first };
    expect(factsOf(position({ seats, deck: met })).nextScoring).toEqual({ number: 2, least: next - 3, most: next - 3 });
  });

  test('AE-2.9 two more or fewer with the standard deck, and never fewer than none', () => {
    const at = (drawn: number) =>
      factsOf(position({ built: 'standard', deck: { drawn, met: 0, metAt: 0 } })).nextScoring;
    expect(at(0)).toEqual({ number: 1, least: 9, most: 13 });
    expect(at(8)).toEqual({ number: 1, least: 1, most: 5 });
    expect(at(12)).toEqual({ number: 1, least: 0, most: 1 });
  });

  test('AE-2.9 the third is anywhere among the last eleven cards', () => {
    const second = FIRST_UNDER[3] + NEXT_UNDER[3];
    const deck = { drawn: second, met: 2, metAt: second };
    expect(factsOf(position({ deck })).nextScoring).toEqual({
      number: 3,
      least: 43 - second,
      most: 53 - second,
    });
  });

  test.each(SEAT_NUMBERS)('AE-2.10 anywhere in its part with the alternate deck, %i players', (seats) => {
    const [first, second] = PARTS[seats];
    const alternate = { seats, built: 'alternate' } as const;
    expect(factsOf(position(alternate)).nextScoring).toEqual({ number: 1, least: 10, most: 10 + first });
    const deck = { drawn: 20, met: 1, metAt: 15 };
    expect(factsOf(position({ ...alternate, deck })).nextScoring).toEqual({
      number: 2,
      least: Math.max(0, first - 10),
      most: first + second - 10,
    });
  });

  test.each(['standard', 'exact', 'alternate'] as const)('AE-2.9, AE-2.10 it always comes when it may: %s', (deck) => {
    for (const seats of SEAT_NUMBERS) {
      const { states } = playRandomly(config({ deck }), seats, 70 + seats);
      const metAt = [1, 2, 3].map((number) => states.find((state) => state.deck.met >= number)?.deck.metAt);
      for (const state of states) {
        const comes = metAt[state.deck.met];
        const range = factsOf(state).nextScoring;
        // A game may end before the next one comes; two may come in one act, and then the first has left no trace.
        if (range === null || comes === undefined || comes < state.deck.drawn) continue;
        expect(comes - state.deck.drawn).toBeGreaterThanOrEqual(range.least);
        expect(comes - state.deck.drawn).toBeLessThanOrEqual(range.most);
      }
    }
  });

  test.each([1, 2] as const)(
    'AE-8.2 while the market is emptied for scoring %i, the next card is another one’s',
    (number) => {
      const before = position({ deck: scoringNext(3, number), frame: { kind: 'share' } });
      expect(factsOf(before)).toMatchObject({ scoring: number, underWay: false, nextScoring: { number, least: 0 } });
      const met = act(before, 0, draw, ['white']);
      expect(met.frame.kind).toBe('market');
      expect(factsOf(met)).toMatchObject({ scoring: number, underWay: true, nextScoring: { number: number + 1 } });
      const { state: after } = actThroughScoring(before, 0, draw, ['white']);
      expect(factsOf(after)).toMatchObject({
        scoring: number + 1,
        underWay: false,
        nextScoring: { number: number + 1 },
      });
    },
  );

  test('AE-8.7 after the third there is none', () => {
    const { nextScoring } = factsOf(position({ deck: { drawn: 45, met: 3, metAt: 44 } }));
    expect(nextScoring).toBeNull();
  });

  test('AE-4.11 nor once the game is over', () => {
    const { last } = crowding(3, 1);
    expect(factsOf(last)).toMatchObject({ nextScoring: null, scoring: null, underWay: false });
  });
});

describe('AE-8.3 to 8.5 what a scoring would pay now', () => {
  const portfolios: readonly Cards[] = [
    { red: 3, abacus: 1 },
    { red: 2, gray: 1 },
    { red: 2, gray: 1, abacus: 1 },
  ];
  const before = (number: 1 | 2 | 3): State =>
    position({
      contrived: true,
      deck: scoringNext(3, number),
      frame: { kind: 'share' },
      portfolios,
      track: { red: 12, gray: 25 },
    });

  test.each([1, 2, 3] as const)('AE-8.3, AE-8.4, AE-8.5 it is what scoring %i does pay', (number) => {
    const state = before(number);
    const { scoring, points } = factsOf(state);
    expect(scoring).toBe(number);
    const { state: after } = actThroughScoring(state, 0, draw, number === 3 ? [] : ['white']);
    SHARES.forEach((share, index) => {
      expect(points[index], share).toEqual(paidFor(after, share));
    });
  });

  test('AE-8.3 the row is that of the zone where the marker stands', () => {
    const { rows } = factsOf(before(1));
    expect(rows[COLOURS.indexOf('red')]).toEqual([6, 3, 2, 1, 0]);
    expect(rows[COLOURS.indexOf('gray')]).toEqual([10, 6, 3, 2, 1]);
    expect(rows[COLOURS.indexOf('white')]).toEqual([3, 1, 0, 0, 0]);
  });

  test('AE-8.5 that of Air ABACUS is the next scoring’s, and the last one’s after the end', () => {
    const abacusRow = (state: State) => factsOf(state).rows.at(-1);
    expect(abacusRow(before(1))).toEqual([4, 2, 1, 0, 0]);
    expect(abacusRow(before(2))).toEqual([8, 4, 2, 1, 0]);
    expect(abacusRow(before(3))).toEqual([16, 8, 4, 2, 1]);
    expect(abacusRow(crowding(3, 1).last)).toEqual([16, 8, 4, 2, 1]);
  });

  test('AE-8.4 places shared are divided and rounded up', () => {
    const { points } = factsOf(before(1));
    expect(points[COLOURS.indexOf('red')]).toEqual([6, 3, 3]);
    expect(points[COLOURS.indexOf('gray')]).toEqual([0, 8, 8]);
    expect(points.at(-1)).toEqual([3, 0, 3]);
  });
});

describe('AE-4.11 blocked airlines', () => {
  test.each(SEAT_NUMBERS)('AE-4.11 those for which a slow second reading finds nothing, %i players', (seats) => {
    const { states, last } = crowding(seats, 5);
    for (const state of [...states, last]) {
      const open = new Set(lawfulLicences(smallBoard, state).map(({ airline }) => airline));
      const { blocked } = factsOf(state);
      COLOURS.forEach((airline, index) => {
        const isIn = playing(seats).includes(airline) && (state.planes[index] ?? 0) > 0;
        expect(blocked[index], airline).toBe(isIn && !open.has(airline));
      });
    }
  });

  test('AE-10.6 a banned licence is as good as taken', () => {
    const only = allBannedBut({ 'london-paris': [null, 'ban', 'ban'] });
    const state = position({ contrived: true, flightBan: true, circles: only });
    const { blocked } = factsOf(state);
    expect(named(blocked)).toMatchObject({ gray: false, red: true, white: true, yellow: false, violet: false });
  });

  test('AE-4.6 an airline without airplanes is not called blocked', () => {
    const state = position({ contrived: true, flightBan: true, circles: allBannedBut({}) });
    expect(named(factsOf(state).blocked).white).toBe(true);
    state.planes[COLOURS.indexOf('white')] = 0;
    expect(named(factsOf(state).blocked).white).toBe(false);
  });
});

describe('AE-4.2 reached cities', () => {
  test('AE-4.2 at first its home, and nothing for an airline in the box', () => {
    const { reached } = factsOf(position());
    expect(named(reached)).toMatchObject({ orange: ['athens'], gray: ['london'], yellow: [], violet: [] });
  });

  test('AE-4.2 then both ends of each of its licences', () => {
    const start = position({ circles: { 'rome-athens': ['orange'], 'london-paris': ['gray'] } });
    expect(named(factsOf(start).reached)).toMatchObject({ orange: ['rome', 'athens'], gray: ['london', 'paris'] });
    const { reached } = factsOf(act(start, 0, buy('orange', 'paris-rome')));
    expect(named(reached)).toMatchObject({ orange: ['paris', 'rome', 'athens'], gray: ['london', 'paris'] });
  });
});
