/** Fleets for estimates: a seat's lasting belongings, with and without a card, at printed fares. */

import type { Fares, Flyable, Tables } from '@tarmac/connecting-flights/rules';
import { AIRPORT_CARDS, type Card, FIRST_PASSENGER, isElectric } from '@tarmac/flights/rules';
import { fleetOf } from './planner/fleet.ts';
import type { Fleet, FleetAirport } from './planner/index.ts';

const printed = new WeakMap<Tables, Fares>();

export function printedFares(tables: Tables): Fares {
  let fares = printed.get(tables);
  if (fares === undefined) {
    fares = {
      byStars: tables.board.revenue,
      byFuel: [0, 0, 0, 0],
      byDestination: [0, 0, 0, 0, 0, 0],
      connecting: 0,
    };
    printed.set(tables, fares);
  }
  return fares;
}

/** Without this round's rights, at printed fares: sabotaged cards fly again after payment, and count. */
export function lastingFleet(state: Flyable, tables: Tables, seat: number): Fleet {
  const { where } = state;
  const airports: FleetAirport[] = [];
  const planes: Fleet['planes'][number][] = [];
  const passengers: Fleet['passengers'][number][] = [];
  for (let card = 0; card < where.length; card++) {
    if (where[card] !== seat) continue;
    if (card < AIRPORT_CARDS) airports.push(airportOf(tables, card, false));
    else if (card < FIRST_PASSENGER) planes.push(planeOf(tables, card));
    else passengers.push(passengerOf(tables, card));
  }
  const { boosts, trucks } = fleetOf(state, tables, seat);
  return { airports, planes, passengers, trucks, boosts, fares: printedFares(tables) };
}

export function airportOf(tables: Tables, card: Card, rights: boolean): FleetAirport {
  return {
    card,
    city: tables.cityOf[card]!,
    continent: tables.continentOf[card]!,
    stars: tables.starsOf[card]!,
    rights,
    penalty: 0,
    less: 0,
  };
}

export function planeOf({ starsOf }: Tables, card: Card): Fleet['planes'][number] {
  return { card, stars: starsOf[card]!, electric: isElectric(card) };
}

export function passengerOf({ starsOf, continentOf }: Tables, card: Card): Fleet['passengers'][number] {
  return { card, stars: starsOf[card]!, continent: continentOf[card]! };
}

export function withCard(fleet: Fleet, tables: Tables, card: Card): Fleet {
  if (card < AIRPORT_CARDS) return { ...fleet, airports: [...fleet.airports, airportOf(tables, card, false)] };
  if (card < FIRST_PASSENGER) return { ...fleet, planes: [...fleet.planes, planeOf(tables, card)] };
  return { ...fleet, passengers: [...fleet.passengers, passengerOf(tables, card)] };
}

export function withoutCard(fleet: Fleet, card: Card): Fleet {
  const others = <T extends { readonly card: Card }>(all: readonly T[]): T[] => all.filter((one) => one.card !== card);
  if (card < AIRPORT_CARDS) return { ...fleet, airports: others(fleet.airports) };
  if (card < FIRST_PASSENGER) return { ...fleet, planes: others(fleet.planes) };
  return { ...fleet, passengers: others(fleet.passengers) };
}

/** `count` may be negative. */
export function withTrucks(fleet: Fleet, capacity: number, count: number): Fleet {
  return {
    ...fleet,
    trucks: fleet.trucks.map((held, place) => (place === capacity - 1 ? Math.max(0, held + count) : held)),
  };
}
