/** Pawns by letter: 'EE A' are two for Europe and one for Asia. */

import { CONTINENTS, type View } from '@tarmac/connecting-flights/cooperative/rules';
import type { Setting } from './setting.ts';

/** How many of each colour stand in a city, by its place in the board. */
export function pawnsIn({ pawns }: View, city: number): number[] {
  return pawns.slice(city * CONTINENTS.length, (city + 1) * CONTINENTS.length);
}

export function inLetters(counts: readonly number[], { text }: Setting): string {
  return CONTINENTS.flatMap((continent, colour) => {
    const count = counts[colour] ?? 0;
    return count === 0 ? [] : [text.letters[continent].repeat(count)];
  }).join(' ');
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
