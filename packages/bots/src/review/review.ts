/** The result of a review: the chances over time, the cost of each decision, and the luck. */

import type { BySeat, Seat, Shapes } from '@tarmac/kit';
import type { Budget, Candidate } from '../bot.ts';

/** The position after one entry of the log: the deal, or an act in effect. */
export interface ReviewPoint {
  /** The index of the entry. */
  readonly entry: number;
  /** Who acted; null for the deal. */
  readonly seat: Seat | null;
  /** Each seat's share of wins from here, 0 to 1, in the true position. All seats of a team have the team's. */
  readonly shares: BySeat<number>;
  /** The standard error of the shares: 0 only when the game is over. */
  readonly errors: BySeat<number>;
  /**
   * The win share that each seat got from this entry's draws beyond their average; 0 without draws. The rest of the
   * change comes from the decision.
   */
  readonly luck: BySeat<number>;
  /** The standard error of the luck, independent between points; 0 without draws. */
  readonly luckErrors: BySeat<number>;
}

/** One decision with alternatives, measured by what its player could know. */
export interface ReviewedDecision<A = unknown> {
  readonly entry: number;
  readonly seat: Seat;
  readonly played: Candidate<A>;
  /** The best action found; the played one if none was better. */
  readonly best: Candidate<A>;
  /**
   * The win share lost against the best, never negative, and its standard error. Both are 0 if all other actions are
   * dominated.
   */
  readonly loss: number;
  readonly lossError: number;
  /** Whether it was measured at the captain's full strength. */
  readonly deep: boolean;
  /** Whether a stand-in, the clock or a replacing bot made it in a person's seat. */
  readonly standIn: boolean;
  /** The candidates for `explain`: the best, then the played one, then the others by value. */
  readonly candidates: readonly Candidate<A>[];
}

export interface Review<T extends Shapes = Shapes> {
  readonly seats: number;
  /** Oldest first, from the deal or the base of the log. */
  readonly points: readonly ReviewPoint[];
  /** Oldest first, without those that could not be judged. */
  readonly decisions: readonly ReviewedDecision<T['action']>[];
  /** At most three indexes into `decisions`: the largest losses beyond their error, the costliest first. */
  readonly turningPoints: readonly number[];
}

/** The progress of a review, 0 to 1. */
export type ReviewProgress = number;

/** The effort of a review. Without `time` the result depends only on the seed. */
export interface ReviewEffort {
  /** The first look at every decision, as a factor of the captain's simulations. */
  readonly glance: number;
  /** The number of worst decisions that are then measured at the captain's full strength. */
  readonly deep: number;
  /** Playouts for each point of the line; several times as many after a draw. */
  readonly playouts: number;
  /** Reduces the effort so that the review ends after about this time. */
  readonly time?: Budget['time'];
}

/** A game of four at Airlines Europe, some 200 decisions, in less than a minute. */
export const REVIEW_EFFORT: ReviewEffort = { glance: 0.2, deep: 24, playouts: 48 };
