/** CF-3.3 the cost of the chosen parts of the first flight. */

import type { FirstDraft } from '@tarmac/flights/board/logic';
import type { Board } from './shapes.ts';

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
