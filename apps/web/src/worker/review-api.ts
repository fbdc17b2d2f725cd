/** The messages between the page and the review worker. Types only: a page may import this. */

import type { BySeat, Seat } from '@tarmac/kit';

export interface ReviewQuestion {
  /** The id of the game, as in the file. */
  readonly game: string;
  /** A whole match file. */
  readonly text: string;
  /** The seed, to repeat a review; 1 by default. */
  readonly seed?: number;
}

/** The progress, 0 to 1. */
export interface ReviewPart {
  readonly part: number;
}

/** By eye, the seats first, then the watcher: the frame in which an entry of the log shows, as in a replay. */
export type FrameByEye = readonly number[];

/** As in `@tarmac/bots`, which has the comments. */
export interface ReportPoint {
  readonly entry: number;
  readonly seat: Seat | null;
  readonly shares: BySeat<number>;
  readonly errors: BySeat<number>;
  readonly luck: BySeat<number>;
  readonly luckErrors: BySeat<number>;
  /** The frame of each eye after this entry; unchanged for an eye that noticed nothing. */
  readonly frames: FrameByEye;
}

export interface ReportChoice {
  readonly action: unknown;
  /** The expected share of wins, 0 to 1, and its standard error. */
  readonly value: number;
  readonly error: number;
}

export interface ReportDecision {
  readonly entry: number;
  readonly seat: Seat;
  readonly played: ReportChoice;
  readonly best: ReportChoice;
  readonly loss: number;
  readonly lossError: number;
  /** Whether it was measured at the captain's full strength. */
  readonly deep: boolean;
  /** Whether a stand-in, the clock or a replacing bot made it in a person's seat. */
  readonly standIn: boolean;
  /**
   * The choices as data for the game's words (`Explained` of its texts): the best, then the played one, then others.
   */
  readonly advice: readonly unknown[];
  /** The index of the played action in `advice`. */
  readonly playedIndex: number;
  /** The frame of each eye before the decision. */
  readonly framesBefore: FrameByEye;
  /** The frame of each eye after it. */
  readonly frames: FrameByEye;
}

export interface ReviewReport {
  readonly kind: 'review';
  readonly game: string;
  readonly seats: number;
  /** All seats have the same chance. */
  readonly cooperative: boolean;
  readonly points: readonly ReportPoint[];
  readonly decisions: readonly ReportDecision[];
  /** At most three indexes into `decisions`, the costliest first. */
  readonly turningPoints: readonly number[];
  /** The number of decisions measured at the captain's full strength. */
  readonly deep: number;
}

/** The reason why there is no review. `one-eye`: the file is one eye's view, not the match. */
export interface ReviewRefused {
  readonly kind: 'refused';
  readonly why: 'one-eye' | 'bad-file';
  readonly detail: string;
}

export type ReviewResult = ReviewReport | ReviewRefused;
