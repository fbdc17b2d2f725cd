/** What the page and the worker that reviews a match say to each other. Types only: a page may import this. */

import type { BySeat, Seat } from '@tarmac/kit';

export interface ReviewQuestion {
  /** The id of the game, as in the file. */
  readonly game: string;
  /** A match file, whole. */
  readonly text: string;
  /** For the same review again; 1 unless said. */
  readonly seed?: number;
}

/** How far it is, 0 to 1. */
export interface ReviewPart {
  readonly part: number;
}

/** By eye, the seats first and then the watcher: the frame of that eye in which an entry of the log shows, as in a replay. */
export type FrameByEye = readonly number[];

/** As in `@tarmac/bots`, where the words stand. */
export interface ReportPoint {
  readonly entry: number;
  readonly seat: Seat | null;
  readonly shares: BySeat<number>;
  readonly errors: BySeat<number>;
  readonly luck: BySeat<number>;
  readonly luckErrors: BySeat<number>;
  /** What each eye saw once this entry was made: an eye that noticed nothing of it still has the frame it had. */
  readonly frames: FrameByEye;
}

export interface ReportChoice {
  readonly action: unknown;
  /** The share of wins to be expected, 0 to 1, and its standard error. */
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
  /** Whether it was looked at with the captain's full strength. */
  readonly deep: boolean;
  /** Whether a stand-in, the clock or the bot that took over made it in a person's seat. */
  readonly standIn: boolean;
  /** Choices as data for the game's words (`Explained` of its texts): the best, then the one played, then others. */
  readonly advice: readonly unknown[];
  /** Which of `advice` was played. */
  readonly playedIndex: number;
  /** What each eye saw when the decision was to be made. */
  readonly framesBefore: FrameByEye;
  /** What each eye saw once it was made. */
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
  /** How many decisions were looked at with the captain's full strength. */
  readonly deep: number;
}

/** Why there is no review. `one-eye`: the file holds what one eye has seen, not the match. */
export interface ReviewRefused {
  readonly kind: 'refused';
  readonly why: 'one-eye' | 'bad-file';
  readonly detail: string;
}

export type ReviewResult = ReviewReport | ReviewRefused;
