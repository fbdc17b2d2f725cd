/** Names and numbers for the tests, copied from the rulebook and not imported from the rules. */

import type { Continent, PrintedBoard } from '@tarmac/flights/rules';
import { PRINTED_CARDS } from './printed.ts';

/** CF-1.1 row by row. */
export const GRID: readonly Continent[] = ['north-america', 'europe', 'asia', 'south-america', 'africa', 'oceania'];

/** CF-1.3 with 1, 2 and 3 stars. */
export const PASSENGERS: Readonly<Record<Continent, readonly number[]>> = {
  'north-america': [2, 2, 2],
  'south-america': [1, 3, 1],
  europe: [2, 3, 1],
  africa: [1, 3, 1],
  asia: [3, 2, 2],
  oceania: [1, 2, 1],
};
/** CF-1.4 with 1, 2 and 3 stars. */
export const PLANES = [5, 11, 10];
export const ELECTRIC_PLANES = [2, 2];
/** CF-1.5 of capacity 1 to 4. */
export const TRUCKS = [16, 7, 6, 6];

/**
 * Every card by name, in order: 'london' and its second card 'london/b', 'plane-3', 'plane-3/b', 'electric-1', and
 * 'europe-2' for a passenger.
 */
export function cardNames({ cities }: Pick<PrintedBoard, 'cities'> = PRINTED_CARDS): string[] {
  const airports = cities.flatMap(({ id, stars }) => copies(id, stars === 3 ? 2 : 1));
  const byStars = (what: string, counts: readonly number[]) =>
    counts.flatMap((count, place) => copies(`${what}-${place + 1}`, count));
  return [
    ...airports,
    ...byStars('plane', PLANES),
    ...byStars('electric', ELECTRIC_PLANES),
    ...GRID.flatMap((continent) => byStars(continent, PASSENGERS[continent])),
  ];
}

function copies(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, copy) => (copy === 0 ? name : `${name}/${'abcdefghijk'[copy]}`));
}

const NUMBERS = new Map(cardNames().map((name, card) => [name, card]));

/** The number of a card of our own board, by name. */
export function card(name: string): number {
  const found = NUMBERS.get(name);
  if (found === undefined) throw new Error(`there is no card ${name}`);
  return found;
}

export function cards(...names: readonly string[]): number[] {
  return names.map(card).sort((one, other) => one - other);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
