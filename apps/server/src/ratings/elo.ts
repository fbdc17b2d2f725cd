/**
 * Elo's ratings for tables of any size: a match is a duel with every opponent, and moves a rating by the mean of what
 * those duels would. Ratings are whole thousandths of a point, so that sums are exact.
 */

import type { Standing } from './standing.ts';

const TEN_TO_ONE = 400_000;
/** How far a match can move a rating, in thousandths: further while little is known of somebody. */
const NEW = 40_000;
const SETTLED = 20_000;
const SETTLED_AFTER_GAMES = 20;

export interface Contender extends Standing {
  /** 1 is first; equal numbers share the place. */
  readonly rank: number;
}

/** The part of duels that somebody with so many points wins. */
export function expectedScore(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / TEN_TO_ONE));
}

/**
 * By contender: what all gain or lose among each other, at a table of so many seats. One rounding for both sides of a
 * duel: what one gains the other loses, to the thousandth, if both can be moved as far.
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

/** What one gains or loses against others whose ratings stand still. */
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

/** Each opponent weighs as much as any other at the table, so that no match moves all ratings together further than one. */
function moved({ games }: Standing, surprise: number, seats: number): number {
  const most = games < SETTLED_AFTER_GAMES ? NEW : SETTLED;
  // Never minus zero.
  return Math.round((most / (seats - 1)) * surprise) + 0;
}
