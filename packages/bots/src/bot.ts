/** A bot: a function from a seat's view and actions to a decision with its reasons. */

import type { Chance, Shapes } from '@tarmac/kit';

/**
 * How long a bot may think: a number of simulations or a time, whichever is used up first. With
 * simulations alone the same seed gives the same answer on every machine.
 */
export interface Budget {
  readonly simulations: number;
  readonly time?: {
    readonly milliseconds: number;
    /** The caller's clock, in milliseconds since any moment. */
    now(): number;
  };
}

/** One part of the evaluation, compared between two choices. */
export interface Reason {
  /** A term of the game's evaluation. */
  readonly term: string;
  /** How much the term favours the choice, in log-odds of winning; negative: speaks against it. */
  readonly gain: number;
}

export interface Candidate<A> {
  readonly action: A;
  /**
   * The expected win share of the seat that chooses, 0 to 1: the mean of its simulations, tempered by the
   * appraisal. The standard error is that of the simulations.
   */
  readonly value: number;
  readonly error: number;
  /** The expected points at the end, and their standard error. */
  readonly points: number;
  readonly pointsError: number;
  /**
   * The first candidate is compared with the second, every other one with the first, each over its own
   * worlds; the largest difference comes first. Empty for a single candidate.
   */
  readonly reasons: readonly Reason[];
}

export interface Decision<A> {
  readonly action: A;
  /** The examined actions: those that stayed in the search longest first, then by value. With a temperature, the chosen action need not be the first. */
  readonly candidates: readonly Candidate<A>[];
}

/** A bot gets a view, never a state; `chance` is its own, separate from the match's draws. */
export type Bot<T extends Shapes = Shapes> = Thinks<T>['decide'];

/** A method and not a property, so that a registry can hold the bots of several games. */
interface Thinks<T extends Shapes> {
  decide(view: T['view'], actions: readonly T['action'][], budget: Budget, chance: Chance): Decision<T['action']>;
}
