/** Why the planner decides as it does, for the texts. */

import { type Decision, type Explained as ExplainedBy, explainBy } from '@tarmac/bots';
import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import { TERMS, type Term } from './terms.ts';

export type { Comparison } from '@tarmac/bots';

export interface Explained extends ExplainedBy<Action, Term> {
  /** The current chance to win: that of the planner's best idea. The error is half the width of a 95 % interval. */
  readonly winShareNow: number;
  readonly winShareNowError: number;
}

export function explain(decision: Decision<Action>, count = 3): Explained[] {
  const explained = explainBy(TERMS, decision, count);
  const [best] = explained.toSorted((one, other) => other.winShare - one.winShare);
  if (best === undefined) return [];
  return explained.map((each) => ({ ...each, winShareNow: best.winShare, winShareNowError: best.winShareError }));
}
