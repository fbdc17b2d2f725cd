/** What a game shows of itself beside its rules: its signs, a worked scoring, and what its news sound like. Loaded on demand. */

import type { Language } from '@tarmac/kit/words';
import type { Component } from 'svelte';
import type { Sound } from './sounds.ts';

/** A scoring worked out, as a table; a test holds its numbers against the rules. */
export interface WorkedExample {
  readonly intro: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the numbers come from. */
  readonly note: string;
}

export interface Guide {
  /** Every sign of the board, drawn by the board's own components, with what it means. */
  // biome-ignore lint/suspicious/noExplicitAny: the pieces of a board are its own matter
  readonly Signs: Component<{ readonly language: Language; readonly pieces: any }>;
  /** These components, from the script of the board. */
  pieces(): Promise<unknown>;
  example(language: Language): WorkedExample;
  /** By kind of news; others make no sound. */
  readonly sounds: Readonly<Record<string, Sound>>;
}

const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** The scoring of one airline, by player: shares held, place, points. */
export function sharesExample(
  { held, points }: { readonly held: readonly number[]; readonly points: readonly number[] },
  { intro, head, places, note }: Omit<WorkedExample, 'rows'> & { readonly places: readonly string[] },
): WorkedExample {
  return {
    intro,
    head,
    rows: PLAYERS.map((name, seat) => [name, `${held[seat]}`, `${places[seat]}`, `${points[seat]}`]),
    note,
  };
}
