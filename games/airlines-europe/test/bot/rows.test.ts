/** What places are worth along the track, held against the rows the rules pay by. */

import { ABACUS, airlinesEurope, type Board, tablesOf } from '@tarmac/airlines-europe/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { ABACUS_PLACES, atPlace, ROW, type Rows, rowAt, rowsOf } from '../../bot/rows.ts';
import { scoringRow } from '../../rules/scoring.ts';
import { config } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';
import { everyBoard } from './support-parts.ts';

/** Far beyond the last zone of any board. */
const SPACES = Array.from({ length: 320 }, (_, space) => space);
const PLACES = [0, 1, 2, 3, 4];

/** The points the rules pay for a marker on this space. */
function paid(board: Board, space: number): readonly number[] {
  return scoringRow({ config: config({ board }), track: [space] }, 0, 1);
}

function read(rows: Float64Array, space: number): number[] {
  return PLACES.map((place) => rows[rowAt(space) + place] as number);
}

describe.each(everyBoard)('on the board %s', (_name, board) => {
  const rows: Rows = rowsOf(tablesOf(board));

  test('AE-1.5, AE-1.7 exact rows are those of the rules on every space, beyond the last zone too', () => {
    for (const space of SPACES) expect(read(rows.exact, space), `space ${space}`).toEqual(paid(board, space));
  });

  test('a place after the fifth pays nothing', () => {
    for (const space of SPACES) {
      expect(rows.exact[rowAt(space) + PLACES.length]).toBe(0);
      expect(rows.blurred[rowAt(space) + PLACES.length]).toBe(0);
    }
  });

  test('blurred rows lie between those of the spaces around, and never fall along the track', () => {
    for (const space of SPACES) {
      const low = paid(board, Math.max(space - 4, 0));
      const high = paid(board, space + 4);
      const before = read(rows.blurred, Math.max(space - 1, 0));
      for (const [place, points] of read(rows.blurred, space).entries()) {
        const [least, most] = [low[place] as number, high[place] as number].toSorted((a, b) => a - b);
        expect(points, `space ${space}, place ${place}`).toBeGreaterThanOrEqual((least as number) - 1e-9);
        expect(points, `space ${space}, place ${place}`).toBeLessThanOrEqual((most as number) + 1e-9);
        expect(points).toBeGreaterThanOrEqual((before[place] as number) - 1e-9);
      }
    }
  });

  test('blurred rows are the exact ones wherever no border is near', () => {
    let inside = 0;
    for (const space of SPACES) {
      if (space < 4 || paid(board, space - 4) !== paid(board, space + 4)) continue;
      inside++;
      for (const [place, points] of paid(board, space).entries())
        expect(read(rows.blurred, space)[place]).toBeCloseTo(points, 9);
    }
    expect(inside).toBeGreaterThan(50);
  });
});

test('a border counts already a little before it, and not yet fully right after it', () => {
  // On the small board first place pays 3 up to space 9 and 6 from space 10 on.
  const { blurred } = rowsOf(tablesOf(smallBoard));
  const first = (space: number) => blurred[rowAt(space)] as number;
  expect(first(5)).toBeCloseTo(3, 9);
  expect(first(6)).toBeGreaterThan(3);
  expect(first(9)).toBeLessThan(first(10));
  expect(first(13)).toBeLessThan(6);
  expect(first(14)).toBeCloseTo(6, 9);
});

test('AE-1.5 a part of a space does not bring a marker into the next zone', () => {
  const { exact } = rowsOf(tablesOf(smallBoard));
  expect(exact[rowAt(9.99)]).toBe(3);
  expect(exact[rowAt(10)]).toBe(6);
});

describe('AE-8.5 Air ABACUS', () => {
  const state = airlinesEurope.setup(config({}), 3, fastChance(1));

  test.each([1, 2, 3])('pays the row of scoring %i', (scoring) => {
    const row = PLACES.map((place) => ABACUS_PLACES[(scoring - 1) * ROW + place]);
    expect(row).toEqual(scoringRow(state, ABACUS, scoring));
    expect(ABACUS_PLACES[(scoring - 1) * ROW + PLACES.length]).toBe(0);
  });
});

describe('a place that is no whole number', () => {
  // The row of space 20 on the small board is 10-6-3-2-1.
  const { exact } = rowsOf(tablesOf(smallBoard));
  const at = (place: number) => atPlace(exact, rowAt(20), place);

  test('is worth what lies between the places around it', () => {
    expect([0, 1, 2, 3, 4].map(at)).toEqual([10, 6, 3, 2, 1]);
    expect(at(0.25)).toBeCloseTo(9, 9);
    expect(at(1.5)).toBeCloseTo(4.5, 9);
  });

  test('AE-8.4 two who tie for a place are half way between it and the next', () => {
    expect(at(0.5)).toBeCloseTo((10 + 6) / 2, 9);
  });

  test('fades to nothing after the fifth', () => {
    expect(at(4.5)).toBeCloseTo(0.5, 9);
    expect([5, 5.5, 9].map(at)).toEqual([0, 0, 0]);
  });
});
