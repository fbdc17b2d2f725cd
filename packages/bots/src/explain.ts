/** Explains a decision: the best candidates with their figures and one reason each, as data for a game's texts. */

import { same } from '@tarmac/kit';
import type { Candidate, Decision, Reason } from './bot.ts';

/** How the win shares of two actions compare; `close`: within the error of their difference. */
export type Comparison = 'better' | 'close' | 'worse';

export interface Explained<A, T extends string> {
  readonly action: A;
  /** Whether the bot decided for it. */
  readonly chosen: boolean;
  /** From 0 to 1. Errors are half the width of a 95 % interval. */
  readonly winShare: number;
  readonly winShareError: number;
  /** At the end of the game. */
  readonly points: number;
  readonly pointsError: number;
  /** The action it is compared with: the second best for the best, the best for all others; null for a single one. */
  readonly against: A | null;
  readonly comparison: Comparison | null;
  /** The term with the decisive difference; null if there is none. */
  readonly reason: Why<T> | null;
}

export interface Why<T extends string> {
  readonly term: T;
  /** How much the term favours the action, in log-odds of winning; negative: speaks against it. Never 0. */
  readonly gain: number;
}

/** Standard errors to either side that hold 95 % of a normal distribution. */
const CONFIDENCE = 1.96;

/** `terms` are those of the evaluation the decision was made by. */
export function explainBy<A, T extends string>(
  terms: readonly T[],
  { action, candidates }: Decision<A>,
  count: number,
): Explained<A, T>[] {
  const isChosen = (candidate: Candidate<A>) => same(candidate.action, action);
  // A level with a temperature may choose another action: it comes last.
  const best = candidates.slice(0, count);
  const chosen = candidates.slice(count).filter(isChosen);
  const told = [...best.slice(0, count - chosen.length), ...chosen];
  return told.map((candidate) => {
    const place = candidates.indexOf(candidate);
    const other = candidates[place === 0 ? 1 : 0];
    return {
      action: candidate.action,
      chosen: isChosen(candidate),
      winShare: candidate.value,
      winShareError: CONFIDENCE * candidate.error,
      points: candidate.points,
      pointsError: CONFIDENCE * candidate.pointsError,
      against: other?.action ?? null,
      comparison: other === undefined ? null : compare(candidate, other),
      reason: strongest(terms, candidate.reasons, place === 0 ? 1 : -1),
    };
  });
}

/** Assumes independent luck. Both had the same luck, so this says `close` too often rather than too seldom. */
function compare(one: Candidate<unknown>, other: Candidate<unknown>): Comparison {
  const ahead = one.value - other.value;
  if (Math.abs(ahead) <= CONFIDENCE * Math.sqrt(one.error ** 2 + other.error ** 2)) return 'close';
  return ahead > 0 ? 'better' : 'worse';
}

/** The largest difference in favour of the best candidate (`sign` 1) or against another (-1); else the largest of all. */
function strongest<T extends string>(terms: readonly T[], reasons: readonly Reason[], sign: 1 | -1): Why<T> | null {
  const bySize = reasons.filter(({ gain }) => gain !== 0).sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  const reason = bySize.find(({ gain }) => gain * sign > 0) ?? bySize[0];
  return reason === undefined ? null : { term: termOf(terms, reason), gain: reason.gain };
}

function termOf<T extends string>(terms: readonly T[], { term }: Reason): T {
  const known = terms.find((candidate) => candidate === term);
  if (known === undefined) throw new Error(`the evaluation has no term '${term}'`);
  return known;
}
