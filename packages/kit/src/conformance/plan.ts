/** What a game's test says to the suite: which tables to play, and what cannot be seen from the contract alone. */

import type { Chance } from '../chance/chance.ts';
import type { Eye, Shapes } from '../game.ts';
import type { Choose } from '../random-act.ts';

export interface ConformancePlan<T extends Shapes> {
  /** `config` is raw input, as a table would send it. */
  readonly configs: readonly { readonly label: string; readonly seats: number; readonly config: unknown }[];
  readonly gamesPerConfig: number;
  readonly seed: number;
  /** Further mutations of an action, beside the generic ones. */
  readonly perturb?: (action: T['action'], chance: Chance) => unknown[];
  /** Actions of which `actions` lists only representatives (bids, trades). None unless said. */
  readonly isUnbounded?: (action: T['action']) => boolean;
  /** How seats choose in the random games; uniformly unless said. */
  readonly choose?: Choose<T>;
  /** News that tell what need not be remembered (cards turned up and shuffled in again), so that no view keeps it. */
  readonly isFleeting?: (news: T['news']) => boolean;
  /**
   * Another state, different in what the rules hide from that eye. Written from the state and the
   * rules, not from the view: a view that shows too much, and an `imagine` that believes it, agree
   * with each other, and only this catches them.
   */
  readonly scramble?: (state: T['state'], eye: Eye, chance: Chance) => T['state'];
  /** How many optional acts a random game may contain; 40 unless said. */
  readonly optionalPerGame?: number;
  readonly rates?: Partial<Rates>;
}

/** The share of positions (0 to 1) on which a check looks; the first, the last move and the end always. */
export interface Rates {
  /** Of the checks that look at every position unless said. */
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

/** Enough of a long game to guard it at every change; its proof looks at the usual share. */
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
