/** What may still fly from a position, at most: the ground of every bound. */

import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import { FUEL } from '@tarmac/flights/rules';
import type { FlyingState } from './position.ts';
import type { Problem } from './problem.ts';

export interface Outlook {
  /** By city: whether a flight may still begin there. */
  readonly departs: Uint8Array;
  /** By continent: the continents, as bits, that a flight from there may end on. */
  readonly direct: Uint8Array;
  /** By continent: the continents, as bits, that two or more flights may lead to. */
  readonly further: Uint8Array;
  /** By continent: the most seats of flights that end on it. */
  readonly seatsTo: Uint8Array;
  /** By continent: the most flights that begin on it, and that end on it. */
  readonly flightsFrom: Uint8Array;
  readonly flightsTo: Uint8Array;
  /** The most seats of all flights. */
  seats: number;
  /** The most flights, and the seats of the largest. */
  flights: number;
  largest: number;
  /** CF-7.2 the least fees paid so far. */
  fees: number;
}

export function makeOutlook({ tables }: Problem): Outlook {
  return {
    departs: new Uint8Array(tables.cityIds.length),
    direct: new Uint8Array(COLOURS),
    further: new Uint8Array(COLOURS),
    seatsTo: new Uint8Array(COLOURS),
    flightsFrom: new Uint8Array(COLOURS),
    flightsTo: new Uint8Array(COLOURS),
    seats: 0,
    flights: 0,
    largest: 0,
    fees: 0,
  };
}

const origins = new Uint8Array(COLOURS);
const destinations = new Uint8Array(COLOURS);

export function look(problem: Problem, position: FlyingState, outlook: Outlook): void {
  const { fleets, slots, slotsOf } = problem;
  const { free, ends, rights } = position;
  const { departs, direct, seatsTo, flightsFrom, flightsTo } = outlook;
  departs.fill(0);
  direct.fill(0);
  seatsTo.fill(0);
  flightsFrom.fill(0);
  flightsTo.fill(0);
  outlook.seats = 0;
  outlook.flights = 0;
  outlook.largest = 0;
  outlook.fees = 0;
  for (let hand = 0; hand < fleets.length; hand++) {
    const left = fleets[hand]!.left(position.fleets[hand]!);
    outlook.fees += left.fees;
    const most = left.seats.length - 1;
    if (most === 0) continue;
    origins.fill(0);
    destinations.fill(0);
    let starts = 0;
    for (const place of slotsOf[hand]!) {
      const { continent, city } = slots[place]!;
      const from = free[place]! + ends[place]!;
      if (from > 0) {
        origins[continent] = origins[continent]! + from;
        departs[city] = 1;
        starts += from;
      }
      destinations[continent] = destinations[continent]! + free[place]! + rights[place]!;
    }
    let flights = 0;
    for (let continent = 0; continent < COLOURS; continent++) {
      const here = Math.min(destinations[continent]!, left.passengers[continent]!, most);
      destinations[continent] = here;
      flights += here;
    }
    flights = Math.min(flights, most, starts);
    if (flights === 0) continue;
    outlook.flights += flights;
    outlook.seats += left.seats[flights]!;
    outlook.largest = Math.max(outlook.largest, left.seats[1]!);
    for (let continent = 0; continent < COLOURS; continent++) {
      const ending = Math.min(destinations[continent]!, flights);
      flightsTo[continent] = flightsTo[continent]! + ending;
      seatsTo[continent] = seatsTo[continent]! + left.seats[ending]!;
      const beginning = Math.min(origins[continent]!, flights);
      flightsFrom[continent] = flightsFrom[continent]! + beginning;
    }
    for (let from = 0; from < COLOURS; from++) {
      if (origins[from] === 0) continue;
      for (let to = 0; to < COLOURS; to++) {
        if (destinations[to] === 0 || (FUEL[from] as readonly number[])[to]! > left.reach) continue;
        direct[from] = direct[from]! | (1 << to);
      }
    }
  }
  connect(outlook);
}

/** As many flights in a row as there are continents to pass. */
function connect({ direct, further }: Outlook): void {
  further.fill(0);
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < COLOURS; from++) {
      let reached = further[from]!;
      for (let by = 0; by < COLOURS; by++) {
        if ((direct[from]! & (1 << by)) !== 0) reached |= direct[by]! | further[by]!;
      }
      if (reached !== further[from]) {
        further[from] = reached;
        changed = true;
      }
    }
  }
}
