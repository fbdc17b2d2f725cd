/** The goods of both games, as the balance lab counts them. */

import { CAPACITIES, type Card, isElectric, kindOf, STARS } from '@tarmac/flights/rules';

const KINDS = ['airport', 'plane', 'passenger'] as const;

const goodOf = (kind: (typeof KINDS)[number], stars: number): string => `${kind}-${stars}`;
export const truckGood = (capacity: number): string => `truck-${capacity}`;
export const ELECTRIC = 'electric';
export const RIGHTS = 'rights';

export const GOODS: readonly string[] = [
  ...KINDS.flatMap((kind) => STARS.map((stars) => goodOf(kind, stars))),
  ELECTRIC,
  ...CAPACITIES.map(truckGood),
  RIGHTS,
];

export function goodOfCard({ starsOf }: { readonly starsOf: readonly number[] }, card: Card): string {
  return isElectric(card) ? ELECTRIC : goodOf(kindOf(card), starsOf[card]!);
}
