/** Finds whole scorings in the news of many moments. */

export interface MomentNews<N> {
  readonly frame: number;
  readonly news: readonly N[];
}

export interface WholeScoring<N> {
  readonly number: number;
  /** The frame of its payment. */
  readonly frame: number;
  /** Only from its beginning to its end. */
  readonly news: readonly N[];
}
