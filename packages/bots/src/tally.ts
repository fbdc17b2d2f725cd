/** Sums of the simulations of each action, and the decision from them. */

import type { Chance, Seat } from '@tarmac/kit';
import type { Candidate, Decision, Reason } from './bot.ts';
import { exp } from './exp.ts';
import type { Judgement } from './judge.ts';

export interface Mean {
  mean: number;
  /** The sum of squared distances from the mean. */
  squares: number;
}

export interface Tally<A> {
  readonly action: A;
  /** The appraisal minus the mean of all choices, in win share; null where it cannot be converted. */
  readonly glance: number | null;
  simulations: number;
  readonly share: Mean;
  readonly points: Mean;
  /** By term: its effect on the log-odds of winning, minus that of the rivals. */
  readonly terms: number[];
}

export function newTally<A>(action: A, glance: number | null, terms: number): Tally<A> {
  return {
    action,
    glance,
    simulations: 0,
    share: { mean: 0, squares: 0 },
    points: { mean: 0, squares: 0 },
    terms: new Array(terms).fill(0),
  };
}

export function add<A>(tally: Tally<A>, { seats, shares, points, byTerm }: Judgement, seat: Seat): void {
  tally.simulations++;
  const count = tally.simulations;
  const share = shares[seat]!;
  include(tally.share, share, count);
  include(tally.points, points[seat]!, count);
  const terms = tally.terms.length;
  // Rivals are weighted by their chances to win: d log(p / (1 - p)) = own change - weighted changes of rivals.
  const rest = 1 - share;
  for (let term = 0; term < terms; term++) {
    let value = byTerm[seat * terms + term]!;
    for (let rival = 0; rival < seats; rival++) {
      if (rival === seat) continue;
      const weight = rest > 1e-9 ? shares[rival]! / rest : 1 / (seats - 1);
      value -= weight * byTerm[rival * terms + term]!;
    }
    tally.terms[term] = tally.terms[term]! + (value - tally.terms[term]!) / count;
  }
}

export function include(into: Mean, value: number, count: number): void {
  const away = value - into.mean;
  into.mean += away / count;
  into.squares += away * (value - into.mean);
}

/** The appraisal counts like this many simulations: it decides at first, and hardly matters in the end. */
const GLANCE = 20;

/** The value of a choice: the mean of its simulations, tempered by its appraisal. `mean` is that of all choices. */
export function estimate({ simulations, share, glance }: Tally<unknown>, mean: number): number {
  if (glance === null) return share.mean;
  return (simulations * share.mean + GLANCE * (mean + glance)) / (simulations + GLANCE);
}

export function meanShare(tallies: readonly Tally<unknown>[]): number {
  return tallies.reduce((sum, { share }) => sum + share.mean, 0) / tallies.length;
}

/** The deviation assumed after a single simulation: that of a coin. */
export const UNKNOWN_SPREAD = 0.5;

export function errorOf({ squares }: Mean, count: number, unknown: number): number {
  if (count < 2) return unknown;
  return Math.sqrt(squares / (count - 1) / count);
}

/**
 * The standard error, enlarged by what `count` samples cannot exclude: even if all are equal, one in `count` may differ.
 * For figures that are shown or tested; a search that only sorts does not need it.
 */
export function cautiousError(mean: Mean, count: number): number {
  return Math.hypot(errorOf(mean, count, UNKNOWN_SPREAD), UNKNOWN_SPREAD / count);
}

/** The choice with the most simulations comes first, since it stayed in the search longest; then the higher share. */
export function decide<A>(
  tallies: readonly Tally<A>[],
  terms: readonly string[],
  temperature: number,
  chance: Chance,
): Decision<A> {
  const mean = meanShare(tallies);
  const ranked = tallies.toSorted((a, b) => b.simulations - a.simulations || estimate(b, mean) - estimate(a, mean));
  const [first, second] = ranked;
  if (first === undefined) throw new Error('a decision needs at least one candidate');
  const candidates = ranked.map((tally, place): Candidate<A> => {
    const other = place === 0 ? second : first;
    return {
      action: tally.action,
      value: estimate(tally, mean),
      error: errorOf(tally.share, tally.simulations, UNKNOWN_SPREAD),
      points: tally.points.mean,
      pointsError: errorOf(tally.points, tally.simulations, Math.abs(tally.points.mean)),
      reasons: other === undefined ? [] : reasonsFor(tally, other, terms),
    };
  });
  const action = pickWarm(candidates, temperature, chance);
  // The appraisal may move an estimate out of the range of a share.
  const within = candidates.map((candidate) => ({ ...candidate, value: Math.min(1, Math.max(0, candidate.value)) }));
  return { action, candidates: within };
}

export function reasonsFor<A>(tally: Tally<A>, other: Tally<A>, terms: readonly string[]): Reason[] {
  return terms
    .map((term, index) => ({ term, gain: tally.terms[index]! - other.terms[index]! }))
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

const GRAIN = 2 ** 30;

/**
 * Softmax over win shares; choices more than a few temperatures behind are practically never picked. A choice
 * dropped early with a high estimate is no likelier than the best one.
 */
function pickWarm<A>(candidates: readonly Candidate<A>[], temperature: number, chance: Chance): A {
  const best = candidates[0]!;
  if (temperature === 0) return best.action;
  const weights = candidates.map(({ value }) => Math.min(1, exp((value - best.value) / temperature)));
  let left = (chance.draw(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return candidates[index]!.action;
  }
  return best.action;
}
