/** A game's plan for the suite: the tables to play, and facts that the contract does not show. */

import type { Chance } from '../chance/chance.ts';
import type { Eye, Shapes } from '../game.ts';
import type { Choose } from '../random-act.ts';

export interface ConformancePlan<T extends Shapes> {
  /** `config` is raw input, as a table would send it. */
  readonly configs: readonly { readonly label: string; readonly seats: number; readonly config: unknown }[];
  readonly gamesPerConfig: number;
  readonly seed: number;
  /** Mutations of an action beside the generic ones. */
  readonly perturb?: (action: T['action'], chance: Chance) => unknown[];
  /** Actions of which `actions` lists only representatives (bids, trades); none by default. */
  readonly isUnbounded?: (action: T['action']) => boolean;
  /** How seats choose in the random games; uniformly by default. */
  readonly choose?: Choose<T>;
  /** News that no view has to keep, such as cards that were turned up and shuffled in again. */
  readonly isFleeting?: (news: T['news']) => boolean;
  /**
   * Another state with different hidden data for that eye. It must use the state and the rules, not the view: only this
   * finds a view that leaks and an `imagine` that uses the leak.
   */
  readonly scramble?: (state: T['state'], eye: Eye, chance: Chance) => T['state'];
  /** The most optional acts in a random game; 40 by default. */
  readonly optionalPerGame?: number;
  readonly rates?: Partial<Rates>;
}

/** By check: its share of positions, 0 to 1; the first, the last move and the end are always included. */
export interface Rates {
  /** For the checks that visit every position by default. */
  readonly every: number;
  readonly perturb: number;
  readonly clone: number;
  readonly frozen: number;
  readonly load: number;
  readonly imagine: number;
  readonly secrets: number;
  readonly news: number;
}

export const USUAL_RATES: Rates = {
  every: 1,
  perturb: 0.1,
  clone: 0.5,
  frozen: 0.2,
  load: 0.1,
  imagine: 0.1,
  secrets: 0.1,
  news: 0.1,
};

/** Enough of a long game for every change; its proof uses the usual rates. */
export const SAMPLED_RATES: Rates = {
  every: 0.15,
  perturb: 0.01,
  clone: 0.2,
  frozen: 0.02,
  load: 0.01,
  imagine: 0.01,
  secrets: 0.03,
  news: 0.02,
};
