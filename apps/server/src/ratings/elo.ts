/**
 * Elo's ratings for tables of any size: a match is a duel with every opponent, and moves a rating by the mean of what
 * those duels would. Ratings are whole thousandths of a point, so that sums are exact.
 */

import type { Standing } from './standing.ts';

const TEN_TO_ONE = 400_000;
/** The most that a match changes a rating, in thousandths: more for the first matches of a person. */
const NEW = 40_000;
const SETTLED = 20_000;
const SETTLED_AFTER_GAMES = 20;

export interface Contender extends Standing {
  /** 1 is first; equal numbers share the place. */
  readonly rank: number;
}

/** The expected share of duels won. */
export function expectedScore(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / TEN_TO_ONE));
}

/**
 * By contender: the gains and losses among all, at a table with this number of seats. Each duel is rounded once for both
 * sides: one gains what the other loses, if both have the same limit.
 */
export function changesAmong(contenders: readonly Contender[], seats: number): number[] {
  const changes = contenders.map(() => 0);
  for (const [first, own] of contenders.entries()) {
    for (const [second, other] of contenders.entries()) {
      if (second <= first) continue;
      const surprise = surpriseOf(own, other);
      changes[first] = (changes[first] as number) + moved(own, surprise, seats);
      changes[second] = (changes[second] as number) - moved(other, surprise, seats);
    }
  }
  return changes;
}

/** The gain or loss against opponents with fixed ratings. */
export function changeAgainst(
  own: Contender,
  fixed: readonly Pick<Contender, 'rank' | 'points'>[],
  seats: number,
): number {
  return fixed.reduce((sum, other) => sum + moved(own, surpriseOf(own, other), seats), 0);
}

type Ranked = Pick<Contender, 'rank' | 'points'>;

function surpriseOf(own: Ranked, other: Ranked): number {
  return score(own.rank, other.rank) - expectedScore(own.points, other.points);
}

function score(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}

/** All opponents at the table have the same weight, so that a match changes a rating no more than one duel. */
function moved({ games }: Standing, surprise: number, seats: number): number {
  const most = games < SETTLED_AFTER_GAMES ? NEW : SETTLED;
  // Avoids -0.
  return Math.round((most / (seats - 1)) * surprise) + 0;
}
