/** CF-4.6 the leaderboard: its fields, its markers, and the subsidy or tax of a revenue. */

import type { Board } from './shapes.ts';

export interface Field {
  readonly from: number;
  /** The revenue the next field begins with; null for the last. */
  readonly to: number | null;
  /** Above 0 a subsidy, below 0 a tax. */
  readonly coins: number;
  /** Who stands on it, the highest revenue first. */
  readonly seats: readonly number[];
}

export function fieldsOf({ leaderboard }: Pick<Board, 'leaderboard'>, revenue: readonly number[]): readonly Field[] {
  return leaderboard.map(({ from, coins }, place) => {
    const to = leaderboard[place + 1]?.from ?? null;
    const seats = revenue
      .flatMap((sum, seat) => (sum >= from && (to === null || sum < to) ? [seat] : []))
      .sort((a, b) => (revenue[b] ?? 0) - (revenue[a] ?? 0));
    return { from, to, coins, seats };
  });
}

/** As printed, before anybody's player card. */
export function coinsFor({ leaderboard }: Pick<Board, 'leaderboard'>, revenue: number): number {
  return leaderboard.findLast(({ from }) => revenue >= from)?.coins ?? 0;
}
