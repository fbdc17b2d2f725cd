/** The brain of a game: everything that a search needs to know beyond the rules. */

import type { Chance, Eye, Game, Seat, Shapes } from '@tarmac/kit';
import type { Bot } from './bot.ts';
import type { Level, Limits } from './levels.ts';

export interface Brain<T extends Shapes = Shapes> {
  readonly game: Game<T>;
  readonly evaluation: Evaluation<T>;
  /**
   * Writes a quick value of each action, in points, to `into` in the order of `actions`. It is the
   * policy of the playouts and the first filter of a search. It may use only what the seat can see.
   * -Infinity: dominated, never played.
   */
  appraise(state: T['state'], seat: Seat, actions: readonly T['action'][], into: number[]): void;
  /**
   * Good actions that the rules need not list, such as the best of countless flight plans; they come before the
   * listed ones. It may use only what the seat can see.
   */
  propose?(state: T['state'], seat: Seat): readonly T['action'][];
  /**
   * The value of a point of the appraisal in win share, for a search with few simulations so far. Left out
   * where the appraisal only sorts.
   */
  readonly sharePerPoint?: number;
  /**
   * Actions of one family do nearly the same, such as one airline's purchases. A search examines few of each
   * family, so that its shortlist holds real alternatives. Null, or no such function: a family of its own.
   */
  familyOf?(action: T['action']): string | null;
  /** The seat that a view was made for, and the number of seats. */
  seatOf(view: T['view']): Seat;
  seatsIn(view: T['view']): number;
  /** The view without everything that a player could forget. */
  forget(view: T['view']): T['view'];
  readonly levels: Readonly<Record<Exclude<Level, 'random'>, Limits>>;
  /**
   * The game's own planner, for decisions where sampling is too weak, such as a team's long chains. The levels
   * then use it; the contestants greedy and flat still search. `always` is for a review: an action that is judged
   * even if it looks bad.
   */
  plan?(limits: Limits, always?: T['action']): Bot<T>;
  /**
   * For cooperative games: the team's chance to win from a position, 0 to 1, and its standard error. The evaluation
   * cannot tell, since it compares seats. `chance` is for draws before the judgement.
   */
  teamChance?(state: T['state'], chance: Chance): TeamChance;
}

export interface TeamChance {
  readonly share: number;
  readonly error: number;
}

/**
 * A linear evaluation: a seat's strength is the sum of its features times their weights, and its win
 * share the softmax of all seats' strengths. Features belong to terms, which explanations name.
 */
export interface Evaluation<T extends Shapes = Shapes> {
  readonly terms: readonly string[];
  readonly features: readonly Feature[];
  seatsOf(state: T['state']): number;
  /** Weights differ by chapter: the phase of the game and the number of seats. */
  readonly chapters: number;
  chapterOf(state: T['state']): number;
  /** Writes every seat's features: `into[seat * features.length + feature]`. */
  measure(state: T['state'], into: Float64Array): void;
  readonly weights: Weights;
}

export interface Feature {
  readonly name: string;
  /** One of the terms. */
  readonly term: string;
}

/** By chapter, then feature. */
export interface Weights {
  /** For the strengths of the seats. */
  readonly win: readonly (readonly number[])[];
  /** For the points of a seat at the end; the constant comes last. */
  readonly points: readonly (readonly number[])[];
}

/** `seatOf` for views that name their eye. */
export function ownSeat({ eye }: { readonly eye: Eye }): Seat {
  if (typeof eye !== 'number') throw new Error('only a seat has something to decide');
  return eye;
}
