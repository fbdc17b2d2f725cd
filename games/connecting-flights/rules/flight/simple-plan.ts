/** The listed plan of countless ones: single flights, the passengers with most stars first. */

import {
  AIRPORT_CARDS,
  brokenRule,
  CARDS,
  type Card,
  FIRST_PASSENGER,
  FIRST_PLANE,
  fuelBetween,
  isElectric,
  type Parts,
} from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { abilityOf } from '../modifiers.ts';
import type { Tables } from '../tables.ts';
import { type Flyable, isGrounded, isRights, isUsable } from './fleet.ts';
import type { Chain, Plan } from './plan.ts';

/** Every card serves one flight, so no chain is longer than one. Empty only where no flight is valid. */
export function simplePlan(state: Flyable, tables: Tables, seat: Seat): Plan {
  const { starsOf, continentOf } = tables;
  const trucks = [...(state.trucks[seat] ?? [])];
  let boosts = abilityOf(state, tables, seat).boosts ?? 0;
  const own = (first: Card, end: Card): Card[] => {
    const cards: Card[] = [];
    for (let card = first; card < end; card++) {
      if (isUsable(state, seat, card) && !isGrounded(state, tables, card)) cards.push(card);
    }
    return cards;
  };
  const stars = (card: Card): number => starsOf[card]!;
  const airports = own(0, AIRPORT_CARDS);
  const planes = own(FIRST_PLANE, FIRST_PASSENGER).sort((a, b) => stars(a) - stars(b) || a - b);
  const passengers = own(FIRST_PASSENGER, CARDS).sort((a, b) => stars(b) - stars(a) || a - b);

  const flightOf = (passenger: Card): Parts | null => {
    for (const to of airports) {
      if (continentOf[to] !== continentOf[passenger]) continue;
      for (const plane of planes) {
        for (const from of airports) {
          const truck = truckFor(plane, fuelBetween(tables, from, to));
          const flight = { from, plane, truck, passenger, to };
          if (brokenRule(tables, flight, boosts, isRights(state, seat, from)) === null) return flight;
        }
      }
    }
    return null;
  };
  /** The smallest that will do; 0 where none is needed, or none is left. */
  const truckFor = (plane: Card, fuel: number): number => {
    if (isElectric(plane)) return 0;
    for (let capacity = fuel; capacity <= trucks.length; capacity++)
      if ((trucks[capacity - 1] ?? 0) > 0) return capacity;
    return 0;
  };

  const chains: Chain[] = [];
  for (const passenger of passengers) {
    const flight = flightOf(passenger);
    if (flight === null) continue;
    const { from, plane, truck, to } = flight;
    chains.push({ from, legs: [{ plane, truck, passenger, to }] });
    if (truck > 0) trucks[truck - 1] = trucks[truck - 1]! - 1;
    if (stars(plane) < stars(passenger)) boosts--;
    planes.splice(planes.indexOf(plane), 1);
    for (const airport of [from, to]) airports.splice(airports.indexOf(airport), 1);
  }
  return chains;
}
