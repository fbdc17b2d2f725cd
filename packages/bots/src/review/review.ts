/** What a review of a match says: how the chances went, what each decision cost, and what was luck. */

import type { BySeat, Seat, Shapes } from '@tarmac/kit';
import type { Budget, Candidate } from '../bot.ts';

/** Where the match stood after one entry of its log: the deal, or an act that still stands. */
export interface ReviewPoint {
  /** The index of the entry. */
  readonly entry: number;
  /** Who acted; null for the deal. */
  readonly seat: Seat | null;
  /** Each seat's share of wins from here, 0 to 1, by the true position. Seats of a team all have the team's. */
  readonly shares: BySeat<number>;
  /** The standard error of the shares: 0 once the game is over, and never before. */
  readonly errors: BySeat<number>;
  /**
   * What the draws of this entry gave each seat beyond what they give on average, in win share; 0 where nothing was
   * drawn. What else changed since the point before came of the decision.
   */
  readonly luck: BySeat<number>;
  /** The standard error of the luck, of each point independent of the others'; 0 where nothing was drawn. */
  readonly luckErrors: BySeat<number>;
}

/** One decision that had alternatives, measured on what its player could know. */
export interface ReviewedDecision<A = unknown> {
  readonly entry: number;
  readonly seat: Seat;
  readonly played: Candidate<A>;
  /** The best that was found: the one played, where nothing better was. */
  readonly best: Candidate<A>;
  /**
   * By how much win share the one played is behind the best, never negative, and the standard error of that difference.
   * Both are 0 where all else is dominated by what was played: there is nothing to estimate.
   */
  readonly loss: number;
  readonly lossError: number;
  /** Whether it was measured at the captain's full strength. */
  readonly deep: boolean;
  /** Whether a stand-in, the clock or the bot that took over made it in a person's seat. */
  readonly standIn: boolean;
  /** What was looked at, for `explain`: the best, then the one played, then the others by what they are worth. */
  readonly candidates: readonly Candidate<A>[];
}

export interface Review<T extends Shapes = Shapes> {
  readonly seats: number;
  /** Oldest first, beginning with the deal (or the position the log goes on from). */
  readonly points: readonly ReviewPoint[];
  /** Oldest first. One that nobody could judge is left out. */
  readonly decisions: readonly ReviewedDecision<T['action']>[];
  /** At most three indexes into `decisions`: those that cost most beyond their error, the costliest first. */
  readonly turningPoints: readonly number[];
}

/** How far a review is, 0 to 1. */
export type ReviewProgress = number;

/** How hard it looks. With simulations alone it says the same for the same seed. */
export interface ReviewEffort {
  /** The captain's simulations, times this, for every decision at first. */
  readonly glance: number;
  /** How many of the decisions that look worst are then measured at the captain's full strength. */
  readonly deep: number;
  /** Playouts for each point of the line; where something was drawn, several times as many. */
  readonly playouts: number;
  /** With it, everything is looked at less closely where that is needed to end after about this time. */
  readonly time?: Budget['time'];
}

/** A game of four at Airlines Europe, some 200 decisions, in less than a minute. */
export const REVIEW_EFFORT: ReviewEffort = { glance: 0.2, deep: 24, playouts: 48 };
