/** Loads and placed pawns taken apart, and the cards of a flight, in every language. */

import type { Flight, Load } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { Names } from './words.ts';

/** How many pawns of each colour; colours without one are left out. */
export function loadOf(pawns: Load): readonly { readonly pawn: Continent; readonly count: number }[] {
  return CONTINENT_ORDER.flatMap((pawn, index) => {
    const count = pawns[index] ?? 0;
    return count === 0 ? [] : [{ pawn, count }];
  });
}

export function aboard(pawns: Load): number {
  return pawns.reduce((sum, count) => sum + count, 0);
}

/** 'London–Tokyo' */
export function route({ from, to }: Pick<Flight, 'from' | 'to'>, names: Names): string {
  return `${names.airport(from)}–${names.airport(to)}`;
}

export function starsOf(card: number, names: Names): number {
  return names.face(card)?.stars ?? 0;
}

/** What each is called, by id. */
export function nameEach<K extends string>(
  words: Readonly<Record<K, { readonly name: string }>>,
): Readonly<Record<K, string>> {
  const named = Object.entries(words).map(([id, each]) => [id, (each as { readonly name: string }).name]);
  return Object.fromEntries(named) as Record<K, string>;
}
