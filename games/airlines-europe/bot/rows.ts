/** The value of a place at a point of the value track, smoothed and fast to read. */

import { ABACUS_ROWS, type Board, type Tables } from '@tarmac/airlines-europe/rules';

/** The places that can pay, and a last one that never does. */
export const ROW = 6;

/** Markers beyond count as if they stood here; the last zone has no end (AE-1.7). */
const LAST_SPACE = 199;

/** A marker moves several spaces at a time, so a border counts a little before it. */
const BLUR = 4;

export interface Rows {
  /** `exact[space * ROW + place]` */
  readonly exact: Float64Array;
  /** The mean over the spaces around. */
  readonly blurred: Float64Array;
}

const known = new WeakMap<Tables, Rows>();

export function rowsOf(tables: Tables): Rows {
  let rows = known.get(tables);
  if (rows === undefined) {
    rows = makeRows(tables.board);
    known.set(tables, rows);
  }
  return rows;
}

/** The start of a marker's row; the space may be a fraction. */
export function rowAt(space: number): number {
  return (space >= LAST_SPACE ? LAST_SPACE : space | 0) * ROW;
}

function makeRows(board: Board): Rows {
  const exact = new Float64Array((LAST_SPACE + 1) * ROW);
  const blurred = new Float64Array((LAST_SPACE + 1) * ROW);
  for (let space = 0; space <= LAST_SPACE; space++) {
    const zone = board.track.zones.findLast(({ from }) => from <= space);
    exact.set(zone?.row ?? [], space * ROW);
  }
  for (let space = 0; space <= LAST_SPACE; space++) {
    for (let place = 0; place < ROW; place++) {
      let sum = 0;
      for (let near = space - BLUR; near <= space + BLUR; near++)
        sum += exact[Math.min(Math.max(near, 0), LAST_SPACE) * ROW + place]!;
      blurred[space * ROW + place] = sum / (2 * BLUR + 1);
    }
  }
  return { exact, blurred };
}

/** AE-8.5, `abacus[(scoring - 1) * ROW + place]`. */
export const ABACUS_PLACES = new Float64Array(ABACUS_ROWS.flatMap((row) => [...row, 0]));

/** The value of a fractional place, interpolated between two places. */
export function atPlace(rows: Float64Array, row: number, place: number): number {
  const whole = place | 0;
  const part = place - whole;
  if (whole >= ROW - 1) return 0;
  return rows[row + whole]! * (1 - part) + rows[row + whole + 1]! * part;
}
