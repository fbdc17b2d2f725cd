/** AL-1: what is in the box. */

import { airlines, scene } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Style } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { tablesOf } from '../../rules/tables.ts';
import { act, expectAllowed, expectImpossible, expectRefusal, newsOf } from '../support/act.ts';
import { exchange, expand, fly, found, sabotage } from '../support/actions.ts';
import { flightIds, LINES, MORE_THAN_TWO, NAMES, SEAT_NUMBERS, sum } from '../support/booklet.ts';
import { EYES, middle, view } from '../support/eyes.ts';
import { boardFile } from '../support/frozen-boards.ts';
import { circlesOf, config, flightsAt, markersOf, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { BOI_FOUNDED } from '../support/standing.ts';

/** The board people play on unless they ask for another. */
function usualBoard(): Board {
  const parsed = airlines.parseConfig({}, 5);
  if (!parsed.ok) throw new Error(parsed.problem);
  return tablesOf(parsed.value.board).board;
}

describe('AL-1.1 stock cards', () => {
  test('AL-1.1 nine airlines with different codes of three letters, BOI, ITA and HIT among them', () => {
    const codes = NAMES.map((airline) => usualBoard().airlines[airline].code);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
    expect(new Set(codes).size).toBe(9);
    expect(codes).toEqual(expect.arrayContaining(['BOI', 'ITA', 'HIT']));
  });

  test('AL-1.1 84 cards, 7 to 12 an airline', () => {
    const counts = NAMES.map((airline) => usualBoard().airlines[airline].stock);
    expect(sum(counts)).toBe(84);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });

  test.each(SEAT_NUMBERS)('AL-1.1 all of them are in every game, %i players', (seats) => {
    const board = usualBoard();
    const state = airlines.setup(config({ board: board.id }), seats, fastChance(seats));
    NAMES.forEach((airline, index) => {
      const inHands = sum(state.hands.map((hand) => hand[index] ?? 0));
      const inRow = state.row.filter((card) => card === airline).length;
      expect(inHands + inRow + (state.pile[index] ?? 0)).toBe(board.airlines[airline].stock);
    });
  });
});

describe('AL-1.2 markers', () => {
  test('AL-1.2 135 of them, a set number for each airline, all in supply at first', () => {
    const board = usualBoard();
    expect(sum(NAMES.map((airline) => board.airlines[airline].markers))).toBe(135);
    const state = airlines.setup(config({ board: board.id }), 4, fastChance(2));
    for (const airline of NAMES) expect(markersOf(state, airline)).toBe(board.airlines[airline].markers);
  });

  test('AL-1.2 one lies plain for a flight, sticker side up for a sabotage', () => {
    const flying = position({ ...BOI_FOUNDED, frame: { kind: 'flight' }, flights: [['dotted-2']] });
    const flown = act(flying, 0, fly('boi', 'new-york-chicago', 'dotted-2'));
    expect(circlesOf(flown, 'new-york-chicago')).toEqual(['boi', null]);
    const angry = position({ ...BOI_FOUNDED, frame: { kind: 'sabotage' } });
    const sabotaged = act(angry, 0, sabotage('boi', 'new-york-chicago', 1));
    expect(circlesOf(sabotaged, 'new-york-chicago')).toEqual([null, 'boi!']);
  });
});

describe('AL-1.3 flight cards', () => {
  test('AL-1.3 42 of them, of values from 1 to 14, in five styles', () => {
    const { flightCards } = usualBoard();
    expect(Object.keys(flightCards).sort()).toEqual([...LINES].sort());
    const values = LINES.flatMap((style) => flightCards[style]);
    expect(values).toHaveLength(42);
    for (const value of values) expect(Number.isInteger(value) && value >= 1 && value <= 14).toBe(true);
    for (const style of LINES) expect(flightCards[style].length).toBeGreaterThan(0);
  });

  test('AL-1.3 cards that look alike are told apart', () => {
    const ids = tablesOf(smallBoard).flights.map(({ id }) => id);
    expect(ids).toEqual(flightIds(smallBoard));
    expect(ids).toEqual(expect.arrayContaining(['wavy-5', 'wavy-5b', 'solid-3', 'solid-3b', 'solid-3c']));
    expect(new Set(ids).size).toBe(42);
  });

  test('AL-1.3 which of two that look alike is played is told, and the other stays', () => {
    const start = position({ ...BOI_FOUNDED, frame: { kind: 'flight' }, flights: [['wavy-5b'], ['wavy-5']] });
    expectRefusal(start, 0, fly('boi', 'halifax-boston', 'wavy-5'), 'flightNotInHand');
    const after = act(start, 0, fly('boi', 'halifax-boston', 'wavy-5b'));
    expect(flightsAt(after, 1)).toEqual(['wavy-5']);
  });

  test('AL-1.3 there are no cards but those printed', () => {
    const start = position({ ...BOI_FOUNDED, hands: [{ mox: 1 }], flights: [['wavy-5']] });
    expectRefusal(start, 0, exchange('wavy-6'), 'noSuchFlight');
    expectRefusal(start, 0, exchange('wavy-5c'), 'noSuchFlight');
    expectRefusal(start, 0, found('mox', 1, 'halifax-montreal', 'zigzag-3'), 'noSuchFlight');
    expectRefusal(act(start, 0, expand), 0, fly('boi', 'halifax-boston', 'wavy-15'), 'noSuchFlight');
  });
});

describe('AL-1.4 scoring cards', () => {
  test.each(SEAT_NUMBERS)('AL-1.4 three, and nobody sees where in the pile they lie, %i players', (seats) => {
    const state = airlines.setup(config(), seats, fastChance(seats));
    expect(state.scoringCards).toEqual({ inPile: 3, aside: 0 });
    expect(view(state, 'watcher').pileSize).toBe(sum(state.pile) + 3);
  });

  test('AL-1.4 a game that is played out meets exactly three of them', () => {
    for (const seats of MORE_THAN_TWO) {
      const { news, state } = playRandomly(config({ board: boardFile('frozen') as Board }), seats, 11);
      expect(state.endedBy).toBe('AL-9.3');
      expect(newsOf(news, 'scoringCard').map(({ number }) => number)).toEqual([1, 2, 3]);
    }
  });
});

describe('AL-1.5 the board', () => {
  test('AL-1.5 nine headquarters in nine cities', () => {
    const { airlines: data, cities } = usualBoard();
    const ids = cities.map(({ id }) => id);
    const headquarters = NAMES.map((airline) => data[airline].headquarters);
    for (const city of headquarters) expect(ids).toContain(city);
    expect(new Set(headquarters).size).toBe(9);
  });

  test('AL-1.5 a route joins two cities, has one style and one to three circles with rising numbers', () => {
    const { cities, routes } = usualBoard();
    const ids = cities.map(({ id }) => id);
    for (const route of routes) {
      expect(route.cities[0]).not.toBe(route.cities[1]);
      for (const city of route.cities) expect(ids).toContain(city);
      expect(LINES).toContain(route.style);
      expect([1, 2, 3]).toContain(route.circles.length);
      expect([...new Set(route.circles)].sort((a, b) => a - b)).toEqual(route.circles);
      expect(route.circles[0]).toBeGreaterThanOrEqual(1);
    }
  });

  test('AL-1.5 wavy round the outside, dotted east, dashed north-west, double south-west, solid north-east', () => {
    const { cities, routes } = usualBoard();
    const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
    const placeOf = (id: string) => {
      const city = cities.find((one) => one.id === id);
      return [city?.longitude ?? Number.NaN, city?.latitude ?? Number.NaN] as const;
    };
    const middleOf = (styles: readonly Style[]) => {
      const ends = routes.filter(({ style }) => styles.includes(style)).flatMap((route) => route.cities.map(placeOf));
      return [mean(ends.map(([east]) => east)), mean(ends.map(([, north]) => north))] as const;
    };
    const [centre, equator] = middleOf(LINES);
    expect(middleOf(['dotted'])[0]).toBeGreaterThan(centre);
    expect(middleOf(['dashed'])[0]).toBeLessThan(centre);
    expect(middleOf(['dashed'])[1]).toBeGreaterThan(equator);
    expect(middleOf(['double'])[0]).toBeLessThan(centre);
    expect(middleOf(['double'])[1]).toBeLessThan(equator);
    expect(middleOf(['solid'])[0]).toBeGreaterThan(centre);
    expect(middleOf(['solid'])[1]).toBeGreaterThan(equator);
    const farOut = (styles: readonly Style[]) =>
      mean(
        routes
          .filter(({ style }) => styles.includes(style))
          .flatMap((route) => route.cities.map(placeOf))
          .map(([east, north]) => Math.hypot(east - centre, north - equator)),
      );
    expect(farOut(['wavy'])).toBeGreaterThan(farOut(['dotted', 'dashed', 'double', 'solid']));
  });

  test('AL-1.5 there are no routes and circles but those printed', () => {
    const flying = position({ ...BOI_FOUNDED, frame: { kind: 'flight' }, flights: [['dotted-2']] });
    expectRefusal(flying, 0, fly('boi', 'new-york-atlantis', 'dotted-2'), 'noSuchRoute');
    const angry = position({ ...BOI_FOUNDED, frame: { kind: 'sabotage' } });
    expectRefusal(angry, 0, sabotage('boi', 'new-york-atlantis', 0), 'noSuchRoute');
    expectRefusal(angry, 0, sabotage('boi', 'new-york-chicago', 2), 'noSuchCircle');
    expectImpossible(angry, 0, { type: 'sabotage', airline: 'boi', route: 'new-york-chicago', circle: -1 });
    expectAllowed(angry, 0, sabotage('boi', 'new-york-chicago', 1));
  });
});

test('AL-1.6 the reference card is there for every eye at any time: styles, stock and markers', () => {
  for (const eye of EYES) {
    const { board } = scene(view(middle(), eye));
    for (const airline of NAMES) {
      const { styles, stock, markers } = smallBoard.airlines[airline];
      expect(board.airlines[airline]).toMatchObject({ styles, stock, markers });
    }
  }
});
