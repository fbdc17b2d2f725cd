/** The goods of a trade in English. */

import type { Bundle } from '@tarmac/connecting-flights/rules';
import { coins, list, truck } from '@tarmac/flights/text/en';
import { times } from '@tarmac/kit/words';
import type { Names } from './words.ts';

/** One side of a trade: 'London (1st card), 2 × truck of 3 and 5 coins'. */
export function bundle({ cards: owned, trucks, coins: paid, loans }: Bundle, names: Names): string {
  const parts = [
    ...owned.map((card) => names.aCard(card)),
    ...trucks.flatMap((count, place) =>
      count === 0 ? [] : [count === 1 ? `a ${truck(place + 1)}` : times(count, truck(place + 1))],
    ),
    ...loans.map((card) => `${names.card(card)} on loan`),
    ...(paid === 0 ? [] : [coins(paid)]),
  ];
  return parts.length === 0 ? 'nothing' : list(parts);
}
