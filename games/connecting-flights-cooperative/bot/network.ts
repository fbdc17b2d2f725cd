/** The means of flight of the hands, counted by kind: far faster to change than a state. */

import type { State, Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { AIRPORT_CARDS, CARDS, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE } from '@tarmac/flights/rules';

/** An airport of a hand: where a flight may leave from, end, or both. */
export interface Slot {
  readonly hand: number;
  readonly city: number;
  /** False: landing rights. */
  readonly leaves: boolean;
  /** False: the end of a chain that was flown. */
  readonly reached: boolean;
}

/** By hand, each `KINDS` numbers: passengers by continent and stars, planes and electric planes by stars, trucks by capacity. */
export interface Network {
  readonly hands: number;
  readonly slots: Slot[];
  readonly stock: Int8Array;
}

const PASSENGER_STARS = 2;
export const PASSENGERS = 0;
export const PLANES = PASSENGERS + 6 * PASSENGER_STARS;
export const ELECTRIC = PLANES + 3;
export const TRUCKS = ELECTRIC + 3;
export const KINDS = TRUCKS + 4;

export const passengerKind = (continent: number, stars: number): number =>
  PASSENGERS + continent * PASSENGER_STARS + stars - 1;

/** What is left to fly this round; `used` is what this round's flights have used up. */
export function networkOf(state: State, tables: Tables): Network {
  const hands = state.trucks.length;
  const stock = new Int8Array(hands * KINDS);
  const slots: Slot[] = [];
  const { where, rightsOf, flights, trucks } = state;
  const used = new Set<number>();
  const ends = new Set<number>();
  for (const { from, to, plane, passenger } of flights) {
    used.add(plane).add(passenger).add(from);
    ends.add(to);
  }
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    const rights = rightsOf[card]!;
    const hand = rights >= 0 ? rights : where[card]!;
    if (hand < 0 || used.has(card) || (rights >= 0 && ends.has(card))) continue;
    slots.push({ hand, city: tables.cityOf[card]!, leaves: rights < 0, reached: ends.has(card) });
  }
  for (let card = FIRST_PLANE; card < CARDS; card++) {
    const hand = where[card]!;
    if (hand < 0 || used.has(card)) continue;
    const kind = hand * KINDS + kindOfCard(tables, card);
    stock[kind] = stock[kind]! + 1;
  }
  trucks.forEach((counts, hand) => {
    counts.forEach((count, place) => {
      stock[hand * KINDS + TRUCKS + place] = count;
    });
  });
  for (const { hand, truck } of flights) {
    const kind = hand * KINDS + TRUCKS + truck - 1;
    if (truck > 0) stock[kind] = stock[kind]! - 1;
  }
  return { hands, slots, stock };
}

/** Of a plane or a passenger, within its hand's stock. */
export function kindOfCard({ starsOf, continentOf }: Tables, card: number): number {
  const stars = starsOf[card]!;
  if (card >= FIRST_PASSENGER) return passengerKind(continentOf[card]!, stars);
  return (card >= FIRST_ELECTRIC ? ELECTRIC : PLANES) + stars - 1;
}
