/** Measures whether explanations name the deciding term: with that term frozen, the choice should change. */

import { fastChance, type Shapes, same } from '@tarmac/kit';
import type { Budget, Decision } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { explainBy } from '../explain.ts';
import { flatSearch } from '../flat.ts';
import type { Limits } from '../levels.ts';
import type { AskedPosition } from './positions.ts';

export interface Sample {
  readonly decisions: number;
  readonly limits: Limits;
  /** For each decision. */
  readonly simulations: number;
  readonly seed: number;
}

export interface Faithfulness {
  readonly decisions: number;
  /** The number of choices that changed with the named term frozen. */
  readonly changed: number;
  /**
   * The same with the term that separated the two least: close decisions change with any term, and with fewer
   * simulations more are close.
   */
  readonly control: { readonly decisions: number; readonly changed: number };
  /** The number of decisions by number of seats. */
  readonly bySeats: Readonly<Record<number, number>>;
  /** By term: how often it was named, and how often freezing it changed the choice. */
  readonly byTerm: Readonly<Record<string, { readonly named: number; readonly changed: number }>>;
}

const CONTROL_ONE_IN = 5;

/** The number of explained candidates, best first. */
const TOLD = 3;

/** Counts every decision of the sample with a runner-up; one without a reason counts as unchanged. */
export function measureFaithfulness<T extends Shapes>(
  brain: Brain<T>,
  positions: Iterable<AskedPosition<T>>,
  sample: Sample,
): Faithfulness {
  const byTerm: Record<string, { named: number; changed: number }> = {};
  const budget: Budget = { simulations: sample.simulations };
  const control = { decisions: 0, changed: 0 };
  const bySeats: Record<number, number> = {};
  const found = { decisions: 0, changed: 0, control, bySeats, byTerm };
  for (const { state, seat, actions } of positions) {
    if (found.decisions === sample.decisions) break;
    const view = brain.game.view(state, seat);
    const seats = brain.seatsIn(view);
    const think = (frozenTerm: string | null) =>
      flatSearch(brain, sample.limits, frozenTerm)(view, actions, budget, fastChance(sample.seed + found.decisions));
    const decision = think(null);
    if (decision.candidates.length < 2) continue;
    const changesWithout = (term: string) => !same(best(think(term)), best(decision));
    const term = explainBy(brain.evaluation.terms, decision, TOLD)[0]?.reason?.term ?? 'none';
    const changed = term !== 'none' && changesWithout(term);
    found.decisions++;
    bySeats[seats] = (bySeats[seats] ?? 0) + 1;
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

/** The figures as a line for the test report. */
export function toldFaithfulness({ decisions, changed, control, byTerm }: Faithfulness): string {
  return [
    `${percent(changed, decisions)} changed with the named term frozen`,
    `${percent(control.changed, control.decisions)} with the term frozen that told least apart`,
    ...Object.entries(byTerm).map(
      ([term, each]) => `${term} named ${each.named} times, ${percent(each.changed, each.named)} changed`,
    ),
  ].join('; ');
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function best<A>({ candidates }: Decision<A>): A {
  return candidates[0]!.action;
}

function leastOf<A>({ candidates }: Decision<A>): string {
  const reasons = candidates[0]?.reasons ?? [];
  return reasons.toSorted((a, b) => Math.abs(a.gain) - Math.abs(b.gain))[0]?.term ?? '';
}
