/** What a game brings to be played in a terminal: every picture made of a view and nothing else. */

import type { Refusal, Shapes } from '@tarmac/kit';
import type { Language } from './words.ts';

export interface Screen<T extends Shapes = Shapes> {
  readonly title: string;
  /** Everything a player looks at before deciding. */
  table(view: T['view']): string;
  board(view: T['view']): string;
  /** Asks the player for the decision that is due. */
  question(view: T['view']): string;
  /** The legal actions, sorted into groups; each appears exactly once. */
  choices(view: T['view'], actions: readonly T['action'][]): readonly Group<T['action']>[];
  /** A rule, a whole section, or with '' the list of sections; null when there is none of that number. */
  rule(id: string): string | null;
  news(news: T['news']): string;
  refusal(refusal: Refusal): string;
  /** Lines for the help about what `read` understands. */
  readonly spelling: string;
  /** An action in the player's own words, legal or not; null when the words are not about one. */
  read(words: string, view: T['view']): Reading<T['action']> | null;
}

export interface Group<A> {
  readonly title: string;
  readonly rows: readonly Row<A>[];
}

/** Choices of one kind, under a heading of their own if they have one. */
export interface Row<A> {
  readonly heading: string | null;
  readonly choices: readonly { readonly label: string; readonly action: A }[];
}

export type Reading<A> = { readonly ok: true; readonly action: A } | { readonly ok: false; readonly problem: string };

export type MakeScreen<T extends Shapes = Shapes> = (
  language: Language,
  config: T['config'],
  seatNames: readonly string[],
) => Screen<T>;
