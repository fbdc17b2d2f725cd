/** CF-3.3 the first flight: the cost of its chosen parts, and the ability that does not count for it yet. */

import type { FirstDraft } from '@tarmac/flights/board/logic';
import type { Board } from './shapes.ts';

/** The player card with whose ability a smaller plane would do, from round 1 on; a test compares it with the rules. */
export const COUNTS_A_STAR_MORE = 'aircraft-engineer';

export function costOf({ cities, prices }: Pick<Board, 'cities' | 'prices'>, draft: FirstDraft): number {
  const airport = (id: string | null): number => {
    const stars = cities.find((city) => city.id === id)?.stars;
    return stars === undefined ? 0 : (prices.airport[stars - 1] ?? 0);
  };
  const { from, to, plane, passenger } = draft;
  return (
    airport(from) +
    airport(to) +
    (plane === null ? 0 : (prices.plane[plane - 1] ?? 0)) +
    (passenger === null ? 0 : (prices.passenger[passenger - 1] ?? 0))
  );
}
