/** The result of a team match, from its ranks. */

export type Together = 'won' | 'lost';

/** Null for different ranks, or without ranks. */
export function togetherIn(ranks: readonly number[] | null): Together | null {
  const first = ranks?.[0];
  if (ranks === null || first === undefined || !ranks.every((rank) => rank === first)) return null;
  return first === 1 ? 'won' : 'lost';
}
