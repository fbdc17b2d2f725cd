/** Assigns the cards of a found plan: always the smallest sufficient one. */

import type { Chain, Leg, Plan } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/rules';
import { electricNeeded } from './carry.ts';
import type { Fleet } from './fleet-types.ts';
import { FUEL_PLACES, type Problem, STAR_PLACES } from './problem.ts';
import type { Found } from './search.ts';

interface Flight {
  readonly from: number;
  readonly to: number;
  readonly stars: number;
  readonly fuel: number;
}

export function planOf(fleet: Fleet, problem: Problem, found: Found): Plan {
  const flights: Flight[] = [];
  const counts = new Uint8Array(STAR_PLACES * FUEL_PLACES);
  for (let to = 0; to < problem.size; to++) {
    if ((found.destinations & (1 << to)) === 0) continue;
    const from = found.from[to]!;
    const stars = found.stars[to]!;
    const fuel = problem.fuel[from * problem.size + to]!;
    flights.push({ from, to, stars, fuel });
    const cell = stars * FUEL_PLACES + fuel;
    counts[cell] = counts[cell]! + 1;
  }
  const electric = electricNeeded(problem, counts);
  if (electric === null) throw new Error('the planner found flights that its planes and trucks cannot fly');
  const legs = layCards(fleet, flights, [...electric]);
  return chainsOf(fleet, flights, legs);
}

/** The most demanding flights first, so that the smallest card for one is never missed by another. */
function layCards(fleet: Fleet, flights: readonly Flight[], electricLeft: number[]): Map<number, Leg> {
  const planes = fleet.planes.toSorted((a, b) => a.stars - b.stars);
  const trucks = [...fleet.trucks];
  const passengers = [...fleet.passengers];
  const isElectric = new Set<Flight>();
  const demanding = flights.toSorted((a, b) => b.fuel - a.fuel);
  const truckOf = new Map<Flight, number>();
  for (const flight of demanding) {
    const left = electricLeft[flight.stars - 1]!;
    if (left > 0) {
      electricLeft[flight.stars - 1] = left - 1;
      isElectric.add(flight);
      truckOf.set(flight, 0);
    } else truckOf.set(flight, takeTruck(trucks, flight.fuel));
  }
  const legs = new Map<number, Leg>();
  for (const flight of flights.toSorted((a, b) => b.stars - a.stars)) {
    const { to, stars } = flight;
    const { continent } = fleet.airports[to]!;
    const kind = isElectric.has(flight);
    legs.set(to, {
      plane:
        takeFirst(planes, (plane) => plane.electric === kind && plane.stars >= stars) ??
        required(takeFirst(planes, (plane) => plane.electric === kind && plane.stars === stars - 1)),
      truck: truckOf.get(flight)!,
      passenger: required(
        takeFirst(passengers, (passenger) => passenger.continent === continent && passenger.stars === stars),
      ),
      to: fleet.airports[to]!.card,
    });
  }
  return legs;
}

function takeTruck(trucks: number[], fuel: number): number {
  for (let capacity = fuel; capacity <= trucks.length; capacity++) {
    const left = trucks[capacity - 1]!;
    if (left === 0) continue;
    trucks[capacity - 1] = left - 1;
    return capacity;
  }
  throw new Error('the planner counted a truck that is not there');
}

function takeFirst<T extends { readonly card: Card }>(cards: T[], suits: (card: T) => boolean): Card | null {
  const place = cards.findIndex(suits);
  return place < 0 ? null : cards.splice(place, 1)[0]!.card;
}

function required(card: Card | null): Card {
  if (card === null) throw new Error('the planner counted a card that is not there');
  return card;
}

/** CF-2.10 the longest chains first. */
function chainsOf({ airports }: Fleet, flights: readonly Flight[], legs: ReadonlyMap<number, Leg>): Plan {
  const next = new Map(flights.map(({ from, to }) => [from, to]));
  const ends = new Set(flights.map(({ to }) => to));
  const chains: Chain[] = [];
  for (const { from: start } of flights) {
    if (ends.has(start)) continue;
    const chain: Leg[] = [];
    for (let to = next.get(start); to !== undefined; to = next.get(to)) chain.push(legs.get(to)!);
    chains.push({ from: airports[start]!.card, legs: chain });
  }
  return chains.sort((a, b) => b.legs.length - a.legs.length);
}
