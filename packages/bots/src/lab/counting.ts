/** Helpers of the games for counts of the lab and of calibration. */

import { type Seat, winShares } from '@tarmac/kit';

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function byId<K extends string, V>(ids: readonly K[], make: (id: K) => V): Record<string, V> {
  return Object.fromEntries(ids.map((id) => [id, make(id)]));
}

export function seatsWhere<V>(bySeat: readonly V[], wanted: (value: V) => boolean): Seat[] {
  return bySeat.flatMap((value, seat) => (wanted(value) ? [seat] : []));
}

/** Empty if all counts are 0. */
export function seatsWithMost(counts: readonly number[]): Seat[] {
  const most = Math.max(...counts);
  return most === 0 ? [] : seatsWhere(counts, (count) => count === most);
}

/**
 * The share of the victory that went to the leaders, given the points by seat. Several leaders and shared victories
 * count in parts: if one of two leaders wins alone, a half.
 */
export function leaderShare(ranks: readonly number[], points: readonly number[]): number {
  const most = Math.max(...points);
  const won = winShares(ranks).filter((_, seat) => points[seat] === most);
  return sum(won) / won.length;
}
