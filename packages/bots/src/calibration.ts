/** What a game plugs in to have its boards calibrated: what is counted in each game, and what the counts ought to come to. */

import type { Shapes } from '@tarmac/kit';

/** Numbers by name that can be added up over games. */
export type Counts = Readonly<Record<string, number>>;

/** All that was told from the deal on, and the state at the end. */
export interface FinishedGame<T extends Shapes = Shapes> {
  readonly news: readonly T['news'][];
  readonly state: T['state'];
}

export interface Calibration<T extends Shapes = Shapes> {
  count(finished: FinishedGame<T>): Counts;
  figuresFor(seats: number): readonly Figure[];
}

export interface Figure {
  readonly name: string;
  /** From the counts of all games added up, with `games` and `decisions` added to those of the game. */
  value(sums: Counts): number;
  /** For a share of trials, in percent: the count of the trials. */
  readonly trials?: string;
  /** A count whose least and most over the games are shown. */
  readonly extremes?: string;
  readonly aim?: Aim;
}

/** What a figure ought to be, both ends allowed. */
export interface Aim {
  readonly least: number;
  readonly most: number;
  /**
   * The figure itself decides as soon as its interval reaches less than this to either side. Without
   * it the whole interval must lie within the aim, or outside it, before anything is said.
   */
  readonly decidedWithin?: number;
}
