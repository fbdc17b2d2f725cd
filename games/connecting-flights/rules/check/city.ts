/** CF-1.2, CF-3.1 a city that is on the board, on a continent that is played. */

import { CONTINENT_INDEX } from '@tarmac/flights/rules';
import type { Refusal } from '@tarmac/kit';
import { refuse } from '../refusals.ts';
import { isInPlay } from '../setup.ts';
import type { Tables } from '../tables.ts';

export function cityRefusal({ seats }: { readonly seats: number }, tables: Tables, city: string): Refusal | null {
  const index = tables.cityIndex(city);
  if (index < 0) return refuse('noSuchCity', { city });
  const { continent } = tables.board.cities[index]!;
  return isInPlay(seats, CONTINENT_INDEX[continent]) ? null : refuse('continentOut', { continent });
}
