/** What the simulations of one action add up to, and the decision they lead to. */

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
  /** By how much it looked better at a glance than the mean of all choices, in win share; null where looks say nothing. */
  readonly glance: number | null;
  simulations: number;
  readonly share: Mean;
  readonly points: Mean;
  /** By term: what it adds to the log-odds of winning, the rivals' share of it taken off. */
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
  // Rivals count by how likely each is to win: d log(p / (1 - p)) = own change - their changes so weighted.
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

/** The first glance counts like so many simulations: it decides while there are few, and nothing in the end. */
const GLANCE = 20;

/** What to think of a choice: what its simulations say, tempered by how it looked. `mean` is that of all choices. */
export function estimate({ simulations, share, glance }: Tally<unknown>, mean: number): number {
  if (glance === null) return share.mean;
  return (simulations * share.mean + GLANCE * (mean + glance)) / (simulations + GLANCE);
}

export function meanShare(tallies: readonly Tally<unknown>[]): number {
  return tallies.reduce((sum, { share }) => sum + share.mean, 0) / tallies.length;
}

/** After one simulation nobody knows how far off it is; this much, the spread of a coin, is assumed. */
export const UNKNOWN_SPREAD = 0.5;

export function errorOf({ squares }: Mean, count: number, unknown: number): number {
  if (count < 2) return unknown;
  return Math.sqrt(squares / (count - 1) / count);
}

/**
 * The standard error with what so many samples cannot exclude: if all are alike, another kind may still come about as
 * often as one in so many. For what is shown or held to be sure; a search that only sorts does without.
 */
export function cautiousError(mean: Mean, count: number): number {
  return Math.hypot(errorOf(mean, count, UNKNOWN_SPREAD), UNKNOWN_SPREAD / count);
}

/** Whoever stayed in the running longest has the most simulations and comes first; among equals the higher share. */
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
  // A first glance may carry an estimate beyond what a share can be.
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
 * Softmax over win shares; choices more than a few temperatures behind practically never come up. One that
 * was dropped early on a high first impression is no likelier than the one that proved itself.
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
