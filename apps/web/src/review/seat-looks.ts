/** The look of each seat in a review: that of the game's table, or else the colours of the charts and initials. */

import type { Livery } from '@tarmac/board';
import type { Seat } from '@tarmac/kit';
import { getContext, setContext } from 'svelte';

export interface SeatLook {
  readonly letter: string;
  /** Of its line and its frame: readable on paper in both themes. */
  readonly colour: string;
  /** The emblem that the table shows; null for a game whose table marks no seats. */
  readonly livery: Livery | null;
}

const COLOURS = [
  'var(--sky)',
  'var(--brick)',
  'var(--leaf)',
  // Too pale on paper otherwise.
  'color-mix(in srgb, var(--sun) 70%, var(--ink))',
  'var(--ink)',
  'var(--ink-faint)',
] as const;

const NOBODY: SeatLook = { letter: '?', colour: COLOURS[0], livery: null };

export function seatLooks(names: readonly string[], liveries: readonly Livery[] | null): readonly SeatLook[] {
  const letters = initialsOf(names);
  return names.map((_, seat) => {
    const livery = liveries?.[seat];
    if (livery !== undefined)
      return { letter: livery.letter, colour: `color-mix(in srgb, ${livery.colour} 70%, var(--ink))`, livery };
    return { letter: letters[seat] ?? '', colour: COLOURS[seat % COLOURS.length] ?? COLOURS[0], livery: null };
  });
}

/** The first letter of each name that no earlier name has taken; the seat's number if all are taken. */
function initialsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((one) => /\p{L}/u.test(one));
    const letter = letters.find((one) => !taken.has(one)) ?? `${seat + 1}`;
    taken.add(letter);
    return letter;
  });
}

const KEY = Symbol('the looks of the seats');

/** During component setup, for all components inside. */
export function provideLooks(read: () => readonly SeatLook[]): void {
  setContext(KEY, read);
}

export function lookOf(): (seat: Seat) => SeatLook {
  const read = getContext<() => readonly SeatLook[]>(KEY);
  return (seat) => read()[seat] ?? NOBODY;
}
