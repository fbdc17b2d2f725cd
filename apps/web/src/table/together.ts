/** How a match of a team ended, as its ranks tell: nobody is first of a team. */

export type Together = 'won' | 'lost';

/** Null where the seats ended apart, or nothing was ranked. */
export function togetherIn(ranks: readonly number[] | null): Together | null {
  const first = ranks?.[0];
  if (ranks === null || first === undefined || !ranks.every((rank) => rank === first)) return null;
  return first === 1 ? 'won' : 'lost';
}
