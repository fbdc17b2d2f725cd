/** The printed data of each card by number, for sentences. */

import type { Continent, PrintedBoard } from '@tarmac/flights/rules';
import { CONTINENT_ORDER, ELECTRIC_PLANES, PASSENGERS, PLANES, TWO_CARDS } from './orders.ts';

export type Face =
  /** `copy` counts the cards of a city from 1; `copies` is how many there are. */
  | {
      readonly kind: 'airport';
      readonly city: string;
      readonly stars: number;
      readonly price: number;
      readonly copy: number;
      readonly copies: number;
    }
  | { readonly kind: 'plane'; readonly electric: boolean; readonly stars: number; readonly price: number }
  | { readonly kind: 'passenger'; readonly continent: Continent; readonly stars: number; readonly price: number };

/** By the card's number. */
export function facesOf({ cities, prices }: Pick<PrintedBoard, 'cities' | 'prices'>): readonly Face[] {
  const faces: Face[] = [];
  for (const { id, stars } of cities) {
    const copies = stars === TWO_CARDS ? 2 : 1;
    const price = prices.airport[stars - 1] ?? 0;
    for (let copy = 1; copy <= copies; copy++) faces.push({ kind: 'airport', city: id, stars, price, copy, copies });
  }
  const add = (counts: readonly number[], face: (place: number) => Face) => {
    counts.forEach((count, place) => {
      for (let copy = 0; copy < count; copy++) faces.push(face(place));
    });
  };
  add(PLANES, (place) => ({ kind: 'plane', electric: false, stars: place + 1, price: prices.plane[place] ?? 0 }));
  add(ELECTRIC_PLANES, (place) => ({
    kind: 'plane',
    electric: true,
    stars: place + 1,
    price: prices.electric[place] ?? 0,
  }));
  CONTINENT_ORDER.forEach((continent, index) => {
    add(PASSENGERS[index] ?? [], (place) => ({
      kind: 'passenger',
      continent,
      stars: place + 1,
      price: prices.passenger[place] ?? 0,
    }));
  });
  return faces;
}
