/** The data of Example Game. */

import type { Bag, BySeat, Eye, Seat } from '@tarmac/kit';

export const ROWS = 6; // EG-1.1
export const PASSES_A_ROW = 4;
export const MOST_PASSES = 4; // EG-2.2
export const HIGHEST_SUM = 10; // EG-3.1

/** It has no options yet. */
export type Config = Readonly<Record<string, never>>;

export type Action = { readonly type: 'ask' } | { readonly type: 'board' };

interface Open {
  readonly config: Config;
  readonly seats: number;
  readonly boarded: BySeat<boolean>;
  turn: Seat | null; // null: all have boarded
}

export interface State extends Open {
  /** By row, from row 1 on. */
  readonly bag: Bag;
  readonly hands: BySeat<number[]>;
}

export interface View extends Readonly<Open> {
  readonly eye: Eye;
  /** Of hands that are hidden from this eye only how many passes they are. */
  readonly hands: BySeat<readonly number[] | number>;
}

export type News =
  | { readonly kind: Action['type']; readonly seat: Seat }
  | { readonly kind: 'end'; readonly scores: BySeat<number> };

/** What stays the same for a match. */
export interface Scene {
  readonly highestSum: number;
}

/** What follows from a view by the rules. */
export interface Facts {
  /** By seat, what the passes count; null where they are hidden. */
  readonly scores: BySeat<number | null>;
}

export interface ExampleGame {
  config: Config;
  state: State;
  action: Action;
  view: View;
  news: News;
}
