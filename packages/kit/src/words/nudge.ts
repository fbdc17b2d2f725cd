/** The first step of a hint: where to look, or what to think of, before any choice is told. */

import type { Language } from './languages.ts';

/** `action` is the best candidate of a bot. */
export type Nudge = (language: Language, scene: unknown, action: unknown) => string;

export type Quarter = 'north' | 'south' | 'east' | 'west' | 'middle';

interface Place {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** What part of the way from the middle to the edge still counts as the middle. */
const MIDDLE = 0.3;

/** Where on a map some of its places lie. */
export function quarterOf(places: readonly Place[], ids: readonly string[]): Quarter {
  const meant = places.filter(({ id }) => ids.includes(id));
  if (meant.length === 0) return 'middle';
  const east = offset(places, meant, ({ longitude }) => longitude);
  const north = offset(places, meant, ({ latitude }) => latitude);
  if (Math.max(Math.abs(east), Math.abs(north)) < MIDDLE) return 'middle';
  if (Math.abs(north) >= Math.abs(east)) return north > 0 ? 'north' : 'south';
  return east > 0 ? 'east' : 'west';
}

/** From -1 at one edge to 1 at the other. */
function offset(places: readonly Place[], meant: readonly Place[], read: (place: Place) => number): number {
  const all = places.map(read);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const mean = meant.map(read).reduce((sum, one) => sum + one, 0) / meant.length;
  return high === low ? 0 : (2 * (mean - low)) / (high - low) - 1;
}

export const EN_QUARTERS: Readonly<Record<Quarter, string>> = {
  north: 'Look at the north of the map.',
  south: 'Look at the south of the map.',
  east: 'Look at the east of the map.',
  west: 'Look at the west of the map.',
  middle: 'Look at the middle of the map.',
};

export const FR_QUARTERS: Readonly<Record<Quarter, string>> = {
  north: 'Regardez le nord de la carte.',
  south: 'Regardez le sud de la carte.',
  east: 'Regardez l’est de la carte.',
  west: 'Regardez l’ouest de la carte.',
  middle: 'Regardez le milieu de la carte.',
};
