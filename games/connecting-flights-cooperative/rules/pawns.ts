/** Counting pawns. */

import { COLOURS } from './tables.ts';

/** CF-1.6 of each colour. */
export const PAWNS_OF_COLOUR = 5;

type Pawned = { readonly pawns: readonly number[] };

export function pawnsLeft({ pawns }: Pawned): number {
  let sum = 0;
  for (let place = 0; place < pawns.length; place++) sum += pawns[place]!;
  return sum;
}

/** On the board, by colour. */
export function pawnsByColour({ pawns }: Pawned): number[] {
  const counts: number[] = new Array(COLOURS).fill(0);
  for (let place = 0; place < pawns.length; place++) {
    const colour = place % COLOURS;
    counts[colour] = counts[colour]! + pawns[place]!;
  }
  return counts;
}

export function pawnsAt({ pawns }: Pawned, city: number): number {
  let sum = 0;
  for (let place = city * COLOURS; place < (city + 1) * COLOURS; place++) sum += pawns[place]!;
  return sum;
}

export function pawnsOf({ pawns }: Pawned, city: number, colour: number): number {
  return pawns[city * COLOURS + colour]!;
}
