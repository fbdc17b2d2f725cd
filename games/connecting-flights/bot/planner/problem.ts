/** A fleet turned into small numbers for the planner: airports by place, weights by place, stars, fuel. */

import { FUEL } from '@tarmac/flights/rules';
import type { Fleet, FleetAirport } from './fleet-types.ts';

/** Stars and capacities begin at 1: place 0 of such arrays stays empty. */
export const STAR_PLACES = 4;
export const FUEL_PLACES = 5;
/** By fuel, then whether a flight ends at the origin too. */
export const LINK_PLACES = FUEL_PLACES * 2;

/** Airports are bits of a number. */
export const MOST_AIRPORTS = 30;

/** Makes a revenue outweigh all penalties, and a penalty all revenue without landing rights. */
const TIE_BREAK = 4096;

export interface Problem {
  readonly airports: readonly FleetAirport[];
  readonly size: number;
  /** Whether the weights break ties, or are the revenue alone. */
  readonly breaksTies: boolean;
  readonly fares: Fleet['fares'];
  /** By airport: the first that could take its place in every plan, often itself. */
  readonly alike: Int8Array;
  /** By airport: whether the fleet has another card of its city. */
  readonly hasTwin: Uint8Array;
  /** Bits of the airports that flights begin at. */
  readonly owned: number;
  /** `fuel[from * size + to]`; 0: no flight can go there. */
  readonly fuel: Uint8Array;
  /** Passengers by continent and stars: `continent * STAR_PLACES + stars`. */
  readonly passengers: Uint8Array;
  /** By stars. */
  readonly planes: Uint8Array;
  readonly electric: Uint8Array;
  readonly electricCount: number;
  readonly boosts: number;
  /** Trucks of at least that capacity. */
  readonly trucks: Uint8Array;
  /** No plan has more flights. */
  readonly mostFlights: number;
  /** By airport and stars: the most that a flight there may weigh; -1 where there can be none. */
  readonly top: Float64Array;
  /** By airport, fuel and connection: by how much less at least a flight weighs then. */
  readonly loss: Float64Array;
  /** Whether `loss` is exact for all stars. */
  readonly lossIsExact: boolean;
}

/** CF-4.5, with the ties: what one flight adds to a plan. Never below 0. */
export function weight(
  { fares, airports, breaksTies }: Pick<Problem, 'fares' | 'airports' | 'breaksTies'>,
  to: number,
  stars: number,
  fuel: number,
  connects: boolean,
): number {
  const { continent, less, rights, penalty } = airports[to]!;
  const fare =
    fares.byStars[stars - 1]! +
    fares.byFuel[fuel - 1]! +
    fares.byDestination[continent]! +
    (connects ? fares.connecting : 0);
  const revenue = Math.max(0, Math.max(0, fare) - less);
  if (!breaksTies) return revenue;
  return (revenue * TIE_BREAK + (rights ? penalty : 0)) * TIE_BREAK + (rights ? 0 : revenue);
}

export const revenueIn = (total: number, breaksTies: boolean): number =>
  breaksTies ? Math.floor(total / (TIE_BREAK * TIE_BREAK)) : total;

/** Bots ask thousands of times: all problems are written into the same arrays, so one is good until the next is made. */
const PLANES = new Uint8Array(STAR_PLACES);
const ELECTRIC = new Uint8Array(STAR_PLACES);
const TRUCKS = new Uint8Array(FUEL_PLACES + 1);
const PASSENGERS = new Uint8Array(FUEL.length * STAR_PLACES);
const FUELS = new Uint8Array(MOST_AIRPORTS * MOST_AIRPORTS);
const TWINS = new Uint8Array(MOST_AIRPORTS);
const ALIKE = new Int8Array(MOST_AIRPORTS);
const TOPS = new Float64Array(MOST_AIRPORTS * STAR_PLACES);
const LOSSES = new Float64Array(MOST_AIRPORTS * LINK_PLACES);

export function problemOf(fleet: Fleet, breaksTies: boolean): Problem {
  const { airports, fares } = fleet;
  const size = airports.length;
  if (size > MOST_AIRPORTS) throw new Error(`the planner takes ${MOST_AIRPORTS} airports, not ${size}`);
  const planes = PLANES.fill(0);
  const electric = ELECTRIC.fill(0);
  let electricCount = 0;
  for (const plane of fleet.planes) {
    const kind = plane.electric ? electric : planes;
    kind[plane.stars] = kind[plane.stars]! + 1;
    if (plane.electric) electricCount++;
  }
  const trucks = TRUCKS;
  for (let capacity = FUEL_PLACES - 1; capacity > 0; capacity--) {
    trucks[capacity] = trucks[capacity + 1]! + (fleet.trucks[capacity - 1] ?? 0);
  }
  const passengers = PASSENGERS.fill(0);
  for (const { continent, stars } of fleet.passengers) {
    const place = continent * STAR_PLACES + stars;
    passengers[place] = passengers[place]! + 1;
  }
  let owned = 0;
  let origins = 0;
  for (let place = 0; place < size; place++) {
    if (airports[place]!.rights) continue;
    owned |= 1 << place;
    origins++;
  }
  const farthest = electricCount > 0 ? FUEL_PLACES - 1 : largestTruck(trucks);
  const fuel = fuelTable(airports, farthest);
  const top = TOPS.fill(-1, 0, size * STAR_PLACES);
  const loss = LOSSES.fill(0, 0, size * LINK_PLACES);
  const known = { fares, airports, breaksTies };
  const lossIsExact = fillWeights(known, fuel, passengers, top, loss);
  // CF-2.10 a chain has one airport more than flights, and begins at none that is landing rights.
  const places = origins === size ? Math.max(0, size - 1) : origins;
  const hasTwin = twins(airports);
  return {
    // One by one: an object begun by spreading another is slow to make and slow to read.
    fares,
    airports,
    breaksTies,
    size,
    alike: alikeTable(airports, hasTwin),
    hasTwin,
    owned,
    fuel,
    passengers,
    planes,
    electric,
    electricCount,
    boosts: fleet.boosts,
    trucks,
    mostFlights: Math.min(places, fleet.planes.length, fleet.passengers.length, trucks[1]! + electricCount),
    top,
    loss,
    lossIsExact,
  };
}

function twins(airports: readonly FleetAirport[]): Uint8Array {
  const table = TWINS.fill(0);
  for (let one = 0; one < airports.length; one++) {
    for (let other = 0; other < one; other++) {
      if (airports[one]!.city !== airports[other]!.city) continue;
      table[one] = 1;
      table[other] = 1;
    }
  }
  return table;
}

/** Two cards of one city are alike only to each other: no flight goes from one to the other. */
function alikeTable(airports: readonly FleetAirport[], hasTwin: Uint8Array): Int8Array {
  const table = ALIKE;
  for (let one = 0; one < airports.length; one++) {
    let first = 0;
    while (!areAlike(airports[one]!, airports[first]!, hasTwin[one], hasTwin[first])) first++;
    table[one] = first;
  }
  return table;
}

function areAlike(one: FleetAirport, other: FleetAirport, oneHasTwin = 0, otherHasTwin = 0): boolean {
  return (
    one.continent === other.continent &&
    one.stars === other.stars &&
    one.rights === other.rights &&
    one.penalty === other.penalty &&
    one.less === other.less &&
    (one.city === other.city || oneHasTwin + otherHasTwin === 0)
  );
}

function largestTruck(trucks: Uint8Array): number {
  let capacity = FUEL_PLACES - 1;
  while (capacity > 0 && trucks[capacity] === 0) capacity--;
  return capacity;
}

/** CF-2.6, CF-2.7, CF-2.9 */
function fuelTable(airports: readonly FleetAirport[], farthest: number): Uint8Array {
  const size = airports.length;
  const table = FUELS.fill(0, 0, size * size);
  for (let from = 0; from < size; from++) {
    const origin = airports[from]!;
    if (origin.rights) continue;
    const fuels = FUEL[origin.continent] as readonly number[];
    for (let to = 0; to < size; to++) {
      const destination = airports[to]!;
      const fuel = fuels[destination.continent]!;
      if (destination.city !== origin.city && fuel <= farthest) table[from * size + to] = fuel;
    }
  }
  return table;
}

/** Returns whether what a flight loses by its fuel and connection is the same for all stars. */
function fillWeights(
  known: Pick<Problem, 'fares' | 'airports' | 'breaksTies'>,
  fuel: Uint8Array,
  passengers: Uint8Array,
  top: Float64Array,
  loss: Float64Array,
): boolean {
  const { airports } = known;
  const size = airports.length;
  let isExact = true;
  for (let to = 0; to < size; to++) {
    const { continent, stars: most } = airports[to]!;
    let fuels = 0;
    for (let from = 0; from < size; from++) fuels |= 1 << fuel[from * size + to]!;
    if (fuels <= 1) continue;
    let isFirst = true;
    for (let stars = 1; stars <= most; stars++) {
      if (passengers[continent * STAR_PLACES + stars] === 0) continue;
      let best = -1;
      for (let link = 2; link < LINK_PLACES; link++) {
        if ((fuels & (1 << (link >> 1))) === 0) continue;
        best = Math.max(best, weight(known, to, stars, link >> 1, (link & 1) === 1));
      }
      top[to * STAR_PLACES + stars] = best;
      for (let link = 2; link < LINK_PLACES; link++) {
        if ((fuels & (1 << (link >> 1))) === 0) continue;
        const lost = best - weight(known, to, stars, link >> 1, (link & 1) === 1);
        const place = to * LINK_PLACES + link;
        if (!isFirst && loss[place] !== lost) isExact = false;
        loss[place] = isFirst ? lost : Math.min(loss[place]!, lost);
      }
      isFirst = false;
    }
  }
  return isExact;
}
