/** Counted cards, in every language. */

import type { Airline } from '@tarmac/airlines/rules';
import { type List, tally, times } from '@tarmac/kit/words';
import type { Names } from './words.ts';

/** 'BOI, 2 × HIT and ZEB' */
export function cardsIn(list: List): (airlines: readonly Airline[], names: Names) => string {
  return (airlines, names) => list(tally(airlines).map(([airline, count]) => times(count, names.airline(airline))));
}
