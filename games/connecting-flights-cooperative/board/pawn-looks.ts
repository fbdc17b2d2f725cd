/** The drawing of a pawn around (0, 0): a figure in the colour of its continent, with its letter. */

import { tintOf } from '@tarmac/flights/board';
import type { Continent } from './logic/shapes.ts';

export const PAWN = 'M-7.4 9.6v-2.6q0-7.6 4.3-9.6a4.3 4.3 0 1 1 6.2 0q4.3 2 4.3 9.6v2.6z';

/** Dark letters on light tints; chosen by contrast, in either theme. */
const DARK = '#10202f';
const LIGHT = '#ffffff';
const ON_DARK: readonly Continent[] = ['north-america', 'south-america'];

export function pawnLook(colour: Continent): { readonly fill: string; readonly ink: string } {
  return { fill: tintOf(colour) ?? 'gray', ink: ON_DARK.includes(colour) ? LIGHT : DARK };
}
