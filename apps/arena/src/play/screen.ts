/** What a game brings to be played in a terminal: every picture made of a view and nothing else. */

import type { Decision } from '@tarmac/bots';
import type { Parsed, Refusal, Shapes } from '@tarmac/kit';
import type { TerminalLanguage } from './languages.ts';

export interface Screen<T extends Shapes = Shapes> {
  readonly title: string;
  /** How its rules and sections are numbered, by an example of each. */
  readonly rules: { readonly rule: string; readonly section: string };
  /** For the help: examples of what `read` understands. */
  readonly spellings: readonly { readonly typed: string; readonly means: string }[];
  /** Everything a player looks at before deciding. */
  table(view: T['view']): readonly Block[];
  board(view: T['view']): readonly Block[];
  /** Asks the player for the decision that is due. */
  question(view: T['view']): string;
  /** The legal actions, sorted into groups; each appears exactly once. */
  choices(view: T['view'], actions: readonly T['action'][]): readonly Group<T['action']>[];
  /** The lines of a rule, of a whole section, or with '' the list of sections; null when there is none of that number. */
  rule(id: string): readonly string[] | null;
  news(news: T['news']): string;
  /** The best candidates of a decision and why, the best first. Without it the player cannot ask for hints. */
  hint?(decision: Decision<T['action']>): readonly Advice<T['action']>[];
  refusal(refusal: Refusal): string;
  /** An action in the player's own words, legal or not; null when the words are not about one. */
  read(typed: string, view: T['view']): Parsed<T['action']> | null;
}

/** Lines, each wrapped where it is too long; or a table in one or more widths, the widest first. */
export type Block = readonly string[] | { readonly forms: readonly Cells[] };

export interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
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

export interface Advice<A> {
  readonly action: A;
  /** What is to be expected of it. */
  readonly figures: string;
  /** What tells it from another. */
  readonly sentence: string;
}

export type MakeScreen<T extends Shapes = Shapes> = (
  language: TerminalLanguage,
  config: T['config'],
  seatNames: readonly string[],
) => Screen<T>;
