/** CF-6.2 the possible flights: one for equal cards, with the smallest sufficient truck. */

import {
  AIRPORT_CARDS,
  CAPACITIES,
  CARDS,
  type Card,
  FIRST_PASSENGER,
  FIRST_PLANE,
  fuelBetween,
  isElectric,
} from '@tarmac/flights/rules';
import type { Action, Load } from './actions.ts';
import { flightFee } from './costs.ts';
import { pawnsAt, pawnsOf } from './pawns.ts';
import type { State } from './state.ts';
import { COLOURS, type Tables } from './tables.ts';
import { isLeft, isReached, isServing, trucksFree } from './used.ts';

/** `mayCost`: whether flights with a fee (CF-7.2) are among them. */
export function listFlights(state: State, tables: Tables, mayCost: boolean, list: Action[]): void {
  for (let hand = 0; hand < state.trucks.length; hand++) {
    const froms = origins(state, tables, hand);
    if (froms.length === 0) continue;
    const planes = kinds(state, tables, hand, FIRST_PLANE, FIRST_PASSENGER);
    const passengers = kinds(state, tables, hand, FIRST_PASSENGER, CARDS);
    if (planes.length === 0 || passengers.length === 0) continue;
    const tos = destinations(state, tables, hand);
    for (const from of froms) {
      for (const to of tos) {
        if (tables.cityOf[from] === tables.cityOf[to]) continue;
        for (const passenger of passengers) {
          if (tables.continentOf[passenger] !== tables.continentOf[to]) continue;
          if (tables.starsOf[passenger]! > tables.starsOf[to]!) continue;
          for (const plane of planes) {
            if (tables.starsOf[plane]! < tables.starsOf[passenger]!) continue;
            const truck = isElectric(plane) ? 0 : smallestTruck(state, hand, fuelBetween(tables, from, to));
            if (truck === null) continue;
            for (const pawns of loads(state, tables, from, tables.starsOf[plane]!)) {
              const fee = flightFee(state, tables, plane, pawns);
              if (fee > 0 && (!mayCost || fee > state.coins)) continue;
              list.push({ type: 'fly', hand, from, plane, truck, passenger, to, pawns });
            }
          }
        }
      }
    }
  }
}

/** The airports with pawns from which this hand can fly: the ends of chains, and one other card per city. */
function origins(state: State, { cityOf }: Tables, hand: number): Card[] {
  const cards: Card[] = [];
  let lastFresh = -1;
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    if (state.where[card] !== hand || isLeft(state, card)) continue;
    const city = cityOf[card]!;
    if (pawnsAt(state, city) === 0) continue;
    if (!isReached(state, card)) {
      if (city === lastFresh) continue;
      lastFresh = city;
    }
    cards.push(card);
  }
  return cards;
}

/** Of each city one card that is owned and one that is rented. */
function destinations(state: State, { cityOf }: Tables, hand: number): Card[] {
  const cards: Card[] = [];
  const seen = new Set<number>();
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    const isRights = state.rightsOf[card] === hand;
    if ((state.where[card] !== hand && !isRights) || isLeft(state, card) || isReached(state, card)) continue;
    const kind = 2 * cityOf[card]! + (isRights ? 1 : 0);
    if (seen.has(kind)) continue;
    seen.add(kind);
    cards.push(card);
  }
  return cards;
}

/** Planes or passengers of the hand that are free: of equal ones the first. */
function kinds(state: State, { starsOf, continentOf }: Tables, hand: number, first: Card, end: Card): Card[] {
  const cards: Card[] = [];
  const seen = new Set<number>();
  for (let card = first; card < end; card++) {
    if (state.where[card] !== hand || isServing(state, card)) continue;
    const kind = starsOf[card]! + 4 * (continentOf[card]! + 1) + (isElectric(card) ? 100 : 0);
    if (seen.has(kind)) continue;
    seen.add(kind);
    cards.push(card);
  }
  return cards;
}

function smallestTruck(state: State, hand: number, needed: number): number | null {
  for (const capacity of CAPACITIES) if (capacity >= needed && trucksFree(state, hand, capacity) > 0) return capacity;
  return null;
}

/** Every choice of one pawn up to `most` of those at the origin. */
function loads(state: State, { cityOf }: Tables, from: Card, most: number): Load[] {
  const city = cityOf[from]!;
  const found: Load[] = [];
  const load: number[] = new Array(COLOURS).fill(0);
  const choose = (colour: number, left: number): void => {
    if (colour === COLOURS) {
      if (left < most) found.push(load.slice());
      return;
    }
    const there = Math.min(left, pawnsOf(state, city, colour));
    for (let count = there; count >= 0; count--) {
      load[colour] = count;
      choose(colour + 1, left - count);
    }
    load[colour] = 0;
  };
  choose(0, most);
  return found;
}
