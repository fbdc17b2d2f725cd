/** Counts of pawns by colour: where they wait, and which of them a flight brings home (CF-6.2). */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { Card, Continent, Load } from '../../logic/shapes.ts';

const COLOURS = CONTINENT_ORDER.length;
export const NOBODY: Load = CONTINENT_ORDER.map(() => 0);

export function aboard(load: Load): number {
  return load.reduce((sum, count) => sum + count, 0);
}

export const minus = (a: Load, b: Load): Load => a.map((count, colour) => count - (b[colour] ?? 0));

/** Those who wait at a city, by colour. */
export function waitingAt({ board }: Pick<Scene, 'board'>, { pawns }: Pick<View, 'pawns'>, city: string): Load {
  const place = board.cities.findIndex(({ id }) => id === city);
  return CONTINENT_ORDER.map((_, colour) => (place < 0 ? 0 : (pawns[place * COLOURS + colour] ?? 0)));
}

/** Of these, those at home on a continent. */
export function homeOn(load: Load, continent: Continent | null): Load {
  return load.map((count, colour) => (CONTINENT_ORDER[colour] === continent ? count : 0));
}

export function cityOf({ cards }: Pick<Scene, 'cards'>, card: Card | null): string | null {
  return cards[card ?? -1]?.city ?? null;
}

/** Up to the room: pawns that come home; else any, the largest group first. */
export function firstAboard(waiting: Load, continent: Continent | null, room: number): Load {
  const home = homeOn(waiting, continent);
  const wanted = aboard(home) > 0 ? home : waiting;
  const order = wanted.map((_, colour) => colour).sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0) || a - b);
  const load = [...NOBODY];
  let left = room;
  for (const colour of order) {
    load[colour] = Math.min(left, wanted[colour] ?? 0);
    left -= load[colour] ?? 0;
  }
  return load;
}

/** Adds or removes one pawn of a colour, within the waiting pawns and the room. */
export function changed(load: Load, waiting: Load, room: number, colour: number, by: 1 | -1): Load {
  const next = (load[colour] ?? 0) + by;
  if (next < 0 || next > (waiting[colour] ?? 0) || (by > 0 && aboard(load) >= room)) return load;
  return load.map((count, each) => (each === colour ? next : count));
}
