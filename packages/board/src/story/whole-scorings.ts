/** Whole scorings, found among the news of many moments. */

export interface MomentNews<N> {
  readonly frame: number;
  readonly news: readonly N[];
}

export interface WholeScoring<N> {
  readonly number: number;
  /** The frame in which its points were paid. */
  readonly frame: number;
  /** From its beginning to its end, and nothing else. */
  readonly news: readonly N[];
}
