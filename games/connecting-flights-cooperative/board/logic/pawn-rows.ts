/** Pawns under an airport: one figure per colour, in rows. */

import { coloursIn } from './pieces.ts';
import type { Continent } from './shapes.ts';

/** In pixels: the width and height of a figure with its margin, and the most in a row. */
export const FIGURE = { width: 21, height: 25 } as const;
const IN_A_ROW = 3;

interface StandingPawn {
  readonly colour: Continent;
  readonly count: number;
  /** From the middle of the upper edge of all of them. */
  readonly x: number;
  readonly y: number;
}

export interface PawnRows {
  readonly figures: readonly StandingPawn[];
  readonly width: number;
  readonly height: number;
}

export function pawnRows(pawns: readonly number[]): PawnRows {
  const colours = coloursIn(pawns);
  const rows = Math.ceil(colours.length / IN_A_ROW);
  // As even as possible: four stand two and two.
  const across = rows === 0 ? 0 : Math.ceil(colours.length / rows);
  return {
    figures: colours.map((one, index) => {
      const row = Math.floor(index / across);
      const inRow = Math.min(across, colours.length - row * across);
      return {
        ...one,
        x: ((index % across) - (inRow - 1) / 2) * FIGURE.width,
        y: (row + 0.5) * FIGURE.height,
      };
    }),
    width: across * FIGURE.width,
    height: rows * FIGURE.height,
  };
}
