/** English words for pawns and hands. */

import type { Flight, Load, Placed } from '@tarmac/connecting-flights-cooperative/rules';
import { list, plural } from '@tarmac/flights/text/en';
import { loadOf, starsOf } from './grammar.ts';
import type { Names } from './words.ts';

export const pawns = (count: number): string => `${count} ${plural(count, 'pawn', 'pawns')}`;

/** '2 pawns for Asia and 1 for Europe' */
export function load(carried: Load, names: Names): string {
  return list(
    loadOf(carried).map(({ pawn, count }, at) => `${at === 0 ? pawns(count) : count} for ${names.continent(pawn)}`),
  );
}

/** 'Tokyo (for Europe) and Lima (for Asia)' */
export function placed(where: readonly Placed[], names: Names): string {
  return list(where.map(({ city, pawn }) => `${names.city(city)} (for ${names.continent(pawn)})`));
}

/** '3-star plane, truck of 4, 1-star passenger' */
export function flightCards({ plane, truck, passenger }: Flight, names: Names): string {
  const fuel = truck === 0 ? '' : `, truck of ${truck}`;
  return `${names.card(plane)}${fuel}, ${starsOf(passenger, names)}-star passenger`;
}

/** ' for Ben', where that does not go without saying. */
export const forHand = (hand: number, names: Names): string => (names.hands === 1 ? '' : ` for ${names.theHand(hand)}`);
/** 'Ben ' before what is bought or given. */
export const toHand = (hand: number, names: Names): string => (names.hands === 1 ? '' : `${names.theHand(hand)} `);
