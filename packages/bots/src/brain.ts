/** What a game plugs in: everything about it that a search has to know beyond its rules. */

import type { Chance, Game, Seat, Shapes } from '@tarmac/kit';
import type { Bot } from './bot.ts';
import type { Level, Limits } from './levels.ts';

export interface Brain<T extends Shapes = Shapes> {
  readonly game: Game<T>;
  readonly evaluation: Evaluation<T>;
  /**
   * How good each action looks at a glance, in points, written to `into` in the order of `actions`. This
   * is the rules policy of the playouts, and the first sieve of a search. It may use of the state only
   * what the seat can see. -Infinity: dominated, never to be played.
   */
  appraise(state: T['state'], seat: Seat, actions: readonly T['action'][], into: number[]): void;
  /**
   * Actions worth looking at that the rules need not list, such as the best of countless flight plans; they come
   * before the listed ones. It may use of the state only what the seat can see.
   */
  propose?(state: T['state'], seat: Seat): readonly T['action'][];
  /**
   * What a point of the appraisal is worth in win share: a search that has simulated little yet goes by it
   * too. Left out where the appraisal only sorts.
   */
  readonly sharePerPoint?: number;
  /**
   * Actions of one family do nearly the same, such as one airline's purchases: of each family a search looks
   * at few, so that a shortlist holds real alternatives. Null, or no such function: like no other.
   */
  familyOf?(action: T['action']): string | null;
  /** The seat whose eyes a view was made for, and how many seats there are. */
  seatOf(view: T['view']): Seat;
  seatsIn(view: T['view']): number;
  /** The view as somebody remembers it who forgot what can be forgotten. */
  forget(view: T['view']): T['view'];
  readonly levels: Readonly<Record<Exclude<Level, 'random'>, Limits>>;
  /**
   * A planner of the game's own, for decisions that sampling finds too little about, such as a team's long
   * chains: the levels are then made by it. The parts to compare with (greedy, flat) still search.
   * `always` is for a review: an action that is judged like the others however it looks, each decision for itself.
   */
  plan?(limits: Limits, always?: T['action']): Bot<T>;
  /**
   * Where all seats win or lose together: the team's chance from a position, 0 to 1, and its standard error. The
   * evaluation cannot tell, since it compares seats. `chance` decides what is still drawn before it can be judged.
   */
  teamChance?(state: T['state'], chance: Chance): TeamChance;
}

export interface TeamChance {
  readonly share: number;
  readonly error: number;
}

/**
 * A linear evaluation: a seat's strength is the sum of its features times their weights, and its win
 * share the softmax of all seats' strengths. Features belong to terms, the words of an explanation.
 */
export interface Evaluation<T extends Shapes = Shapes> {
  readonly terms: readonly string[];
  readonly features: readonly Feature[];
  seatsOf(state: T['state']): number;
  /** Weights differ by chapter, such as the part of the game and the number of seats. */
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
