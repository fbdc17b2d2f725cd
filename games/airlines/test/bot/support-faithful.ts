/** Measures whether explanations name what truly decided: with the named term frozen, the choice should change. */

import { explain } from '@tarmac/airlines/bot';
import { type Action, type Airlines, airlines } from '@tarmac/airlines/rules';
import { type Brain, type Budget, type Decision, flatSearch, type Limits, treeSearch } from '@tarmac/bots';
import { fastChance, same } from '@tarmac/kit';
import { positionsIn, SEAT_COUNTS } from './support.ts';

export interface Sample {
  readonly decisions: number;
  readonly limits: Limits;
  /** For each decision. */
  readonly simulations: number;
  readonly seed: number;
}

export interface Faithfulness {
  readonly decisions: number;
  /** In so many of them the choice changed with the named term frozen. */
  readonly changed: number;
  /**
   * How often it changes anyway: the same with the term frozen that told the two least apart. Close
   * decisions change with anything, and the fewer simulations, the more are close.
   */
  readonly control: { readonly decisions: number; readonly changed: number };
  /** How many of the decisions were made at tables with so many seats. */
  readonly bySeats: Readonly<Record<number, number>>;
  /** How often each term was named, and how often freezing it changed the choice. */
  readonly byTerm: Readonly<Record<string, { readonly named: number; readonly changed: number }>>;
}

const CONTROL_ONE_IN = 5;

/** Every decision of the sample that has a runner-up counts; one without a reason counts as unchanged. */
export function measureFaithfulness(brain: Brain<Airlines>, sample: Sample): Faithfulness {
  const byTerm: Record<string, { named: number; changed: number }> = {};
  const budget: Budget = { simulations: sample.simulations };
  const control = { decisions: 0, changed: 0 };
  const bySeats: Record<number, number> = {};
  const found = { decisions: 0, changed: 0, control, bySeats, byTerm };
  for (const { state, seat, actions } of positionsIn(SEAT_COUNTS, sample.seed)) {
    if (found.decisions === sample.decisions) break;
    const view = airlines.view(state, seat);
    const search = view.seats <= sample.limits.treeSeats ? treeSearch : flatSearch;
    const think = (frozenTerm: string | null) =>
      search(brain, sample.limits, frozenTerm)(view, actions, budget, fastChance(sample.seed + found.decisions));
    const decision = think(null);
    if (decision.candidates.length < 2) continue;
    const changesWithout = (term: string) => !same(best(think(term)), best(decision));
    const term = explain(decision)[0]?.reason?.term ?? 'none';
    const changed = term !== 'none' && changesWithout(term);
    found.decisions++;
    bySeats[view.seats] = (bySeats[view.seats] ?? 0) + 1;
    if (changed) found.changed++;
    if (found.decisions % CONTROL_ONE_IN === 0) {
      control.decisions++;
      if (changesWithout(leastOf(decision))) control.changed++;
    }
    byTerm[term] ??= { named: 0, changed: 0 };
    byTerm[term].named++;
    if (changed) byTerm[term].changed++;
  }
  return found;
}

function best({ candidates }: Decision<Action>): Action {
  return (candidates[0] as Decision<Action>['candidates'][number]).action;
}

function leastOf({ candidates }: Decision<Action>): string {
  const reasons = candidates[0]?.reasons ?? [];
  return reasons.toSorted((a, b) => Math.abs(a.gain) - Math.abs(b.gain))[0]?.term ?? '';
}
