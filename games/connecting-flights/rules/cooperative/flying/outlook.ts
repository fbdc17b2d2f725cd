/** What may still fly from a position, at most: the ground of every bound. */

import { FUEL } from '../../continents.ts';
import { COLOURS } from '../tables.ts';
import type { FleetState } from './fleet.ts';
import type { Position } from './position.ts';
import type { Problem } from './problem.ts';

export interface Outlook {
  /** By city: whether a flight may still begin there. */
  readonly departs: Uint8Array;
  /** By continent: whether one may begin on it, and whether one may end on it. */
  readonly leaves: Uint8Array;
  readonly lands: Uint8Array;
  /** By continent: the continents, as bits, that a flight from there may end on. */
  readonly direct: Uint8Array;
  /** By continent: the most seats of flights that end on it. */
  readonly seatsTo: Uint8Array;
  /** By colour: the best that a pawn may be worth where a flight may still bring it. */
  readonly bestLanding: Float64Array;
  /** The most seats of all flights. */
  seats: number;
  /** CF-7.2 the least fees paid so far. */
  fees: number;
}

export function makeOutlook({ tables }: Problem): Outlook {
  return {
    departs: new Uint8Array(tables.cityIds.length),
    leaves: new Uint8Array(COLOURS),
    lands: new Uint8Array(COLOURS),
    direct: new Uint8Array(COLOURS),
    seatsTo: new Uint8Array(COLOURS),
    bestLanding: new Float64Array(COLOURS),
    seats: 0,
    fees: 0,
  };
}

const origins = new Uint8Array(COLOURS);
const destinations = new Uint8Array(COLOURS);

export function look(problem: Problem, position: Position, outlook: Outlook): void {
  const { fleets, slots, slotsOf, bestOn } = problem;
  const { free, ends, rights } = position;
  const { departs, leaves, lands, direct, seatsTo, bestLanding } = outlook;
  departs.fill(0);
  leaves.fill(0);
  lands.fill(0);
  direct.fill(0);
  seatsTo.fill(0);
  outlook.seats = 0;
  outlook.fees = 0;
  for (let hand = 0; hand < fleets.length; hand++) {
    const left = (fleets[hand] as Problem['fleets'][number]).left(position.fleets[hand] as FleetState);
    outlook.fees += left.fees;
    const most = left.seats.length - 1;
    if (most === 0) continue;
    origins.fill(0);
    destinations.fill(0);
    let starts = 0;
    for (const place of slotsOf[hand] as readonly number[]) {
      const { continent, city } = slots[place] as Problem['slots'][number];
      const from = (free[place] as number) + (ends[place] as number);
      if (from > 0) {
        origins[continent] = 1;
        departs[city] = 1;
        starts += from;
      }
      destinations[continent] =
        (destinations[continent] as number) + (free[place] as number) + (rights[place] as number);
    }
    let flights = 0;
    for (let continent = 0; continent < COLOURS; continent++) {
      const here = Math.min(destinations[continent] as number, left.passengers[continent] as number, most);
      destinations[continent] = here;
      flights += here;
      if (here > 0)
        seatsTo[continent] = (seatsTo[continent] as number) + (left.seats[Math.min(here, starts)] as number);
    }
    outlook.seats += left.seats[Math.min(flights, most, starts)] as number;
    for (let from = 0; from < COLOURS; from++) {
      if (origins[from] === 0) continue;
      for (let to = 0; to < COLOURS; to++) {
        if (destinations[to] === 0 || ((FUEL[from] as readonly number[])[to] as number) > left.reach) continue;
        direct[from] = (direct[from] as number) | (1 << to);
        leaves[from] = 1;
        lands[to] = 1;
      }
    }
  }
  for (let colour = 0; colour < COLOURS; colour++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let to = 0; to < COLOURS; to++) {
      if (lands[to] === 1) best = Math.max(best, bestOn[to * COLOURS + colour] as number);
    }
    bestLanding[colour] = best;
  }
}
