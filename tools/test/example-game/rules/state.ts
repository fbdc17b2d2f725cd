/** The data of Standby. */

import type { Bag, BySeat, Eye, Seat } from '@tarmac/kit';

export const ACTIONS = ['ask', 'board'] as const;
export type Action = (typeof ACTIONS)[number];

export interface State {
  /** By row, from row 1 on. */
  readonly bag: Bag;
  readonly hands: BySeat<number[]>;
  readonly boarded: BySeat<boolean>;
  turn: Seat | null; // null: all have boarded
}

export interface View extends Pick<State, 'boarded' | 'turn'> {
  readonly eye: Eye;
  /** Of hands that are hidden from this eye only how many passes they are. */
  readonly hands: BySeat<readonly number[] | number>;
}

export type News = { readonly kind: Action; readonly seat: Seat };

export interface Standby {
  config: Record<string, never>;
  state: State;
  action: Action;
  view: View;
  news: News;
}
