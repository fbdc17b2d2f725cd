/** What a bot is: a function from what a seat sees to what it would do, with its reasons. */

import type { Chance, Shapes } from '@tarmac/kit';

/**
 * How long a bot may think: so many simulations, or so much time, whichever is used up first. With
 * simulations alone it answers the same for the same seed, on every machine.
 */
export interface Budget {
  readonly simulations: number;
  readonly time?: {
    readonly milliseconds: number;
    /** The host's clock, in milliseconds from anywhere. */
    now(): number;
  };
}

/** One part of the evaluation, compared between two choices. */
export interface Reason {
  /** A term of the game's evaluation. */
  readonly term: string;
  /** By how much the term speaks for the choice, in log-odds of winning; negative: against it. */
  readonly gain: number;
}

export interface Candidate<A> {
  readonly action: A;
  /**
   * The share of wins to be expected for the seat that chooses, 0 to 1: what its simulations say, tempered by
   * how it looked at a glance. The standard error is that of the simulations.
   */
  readonly value: number;
  readonly error: number;
  /** The points to be expected at the end, and their standard error. */
  readonly points: number;
  readonly pointsError: number;
  /**
   * The first candidate is compared with the second, every other one with the first (over the worlds each of
   * them met); the largest difference comes first. Empty where there is nothing to compare.
   */
  readonly reasons: readonly Reason[];
}

export interface Decision<A> {
  readonly action: A;
  /** What was looked at, first what stayed in the running longest, among equals the best. The action is one of them, though with a temperature not always the first. */
  readonly candidates: readonly Candidate<A>[];
}

/** A bot is handed a View, never a State; `chance` is its own and has nothing to do with the match's draws. */
export type Bot<T extends Shapes = Shapes> = Thinks<T>['decide'];

/** Written as a method, as all that a game plugs in, so that registries can hold the bots of several games. */
interface Thinks<T extends Shapes> {
  decide(view: T['view'], actions: readonly T['action'][], budget: Budget, chance: Chance): Decision<T['action']>;
}
