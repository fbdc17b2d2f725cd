/**
 * The revenue of a fleet at printed fares, now and with one more kind of card. Bots ask for the same fleets repeatedly,
 * so results are cached. Equal cards share a result: the key of a fleet is the sum of its cards' codes.
 */

import type { Tables } from '@tarmac/connecting-flights/rules';
import { AIRPORT_CARDS, CAPACITIES, type Card, CONTINENTS, FIRST_PASSENGER, isElectric } from '@tarmac/flights/rules';
import { withTrucks } from './fleets.ts';
import { bestRevenue, type Fleet } from './planner/index.ts';

/** Revenue of the best plan ... */
export interface Outlook {
  readonly revenue: number;
  /** ... with large trucks enough, which the bank sells at any time; and, those given, ... */
  readonly fuelled: number;
  /** ... with some planes more, with a passenger to every continent one has an airport on, ... */
  readonly planes: number;
  readonly passengers: number;
  /** ... with landing rights wherever one has a passenger for; ... */
  readonly airports: number;
  /** ... and with two of these three, so that only the third kind is one's own: planes or passengers, which nobody can choose. */
  readonly ownPlanes: number;
  readonly ownPassengers: number;
}

/** A fleet with its number, so that fleets one card away need not be built to be looked up. */
export interface Holding {
  readonly fleet: Fleet;
  readonly key: number;
}

/** Above this many answers it begins anew: about 10 MB. */
const MOST = 80_000;
/** By the printed fares, which tell boards apart. */
const answers = new WeakMap<Fleet['fares'], Map<number, Outlook>>();

/** Places in the table of codes: what a card or truck stands for. */
const RIGHTS = 50;
const PLANE = 200;
const PASSENGER = 220;
const TRUCK = 260;
const BOOST = 270;

/**
 * Numbers so far apart that no two fleets in practice have the same sum; sums of some dozens stay exact below 2 ** 53.
 */
const CODES = 512;
const CODE_BITS = 2 ** 23;
const STANDS_FOR = codes();

function codes(): Float64Array {
  const table = new Float64Array(CODES);
  let seed = 0x2545f491;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed >>> 9;
  };
  for (let place = 0; place < CODES; place++) table[place] = next() * CODE_BITS + next();
  return table;
}

const of = (place: number): number => STANDS_FOR[place]!;

/** The code of an owned card in the key of a fleet. */
export function codeOf({ cityOf, starsOf, continentOf }: Tables, card: Card): number {
  if (card < AIRPORT_CARDS) return of(cityOf[card]!);
  const stars = starsOf[card]!;
  if (card < FIRST_PASSENGER) return of(PLANE + stars * 2 + (isElectric(card) ? 1 : 0));
  return of(PASSENGER + continentOf[card]! * 4 + stars);
}

export function codeOfTruck(capacity: number): number {
  return of(TRUCK + capacity - 1);
}

export function holdingOf(fleet: Fleet): Holding {
  const { airports, planes, passengers, trucks, boosts } = fleet;
  let key = boosts * of(BOOST);
  for (const { city, rights } of airports) key += of(city + (rights ? RIGHTS : 0));
  for (const { stars, electric } of planes) key += of(PLANE + stars * 2 + (electric ? 1 : 0));
  for (const { stars, continent } of passengers) key += of(PASSENGER + continent * 4 + stars);
  for (let place = 0; place < trucks.length; place++) key += trucks[place]! * codeOfTruck(place + 1);
  return { fleet, key };
}

/** Of a fleet at printed fares (`printedFares`), without sabotages; `make` is asked for it only if it is new. */
export function outlookAt(fares: Fleet['fares'], key: number, make: () => Fleet): Outlook {
  let known = answers.get(fares);
  if (known === undefined) {
    known = new Map();
    answers.set(fares, known);
  }
  let outlook = known.get(key);
  if (outlook === undefined) {
    if (known.size >= MOST) known.clear();
    outlook = lookOut(make());
    known.set(key, outlook);
  }
  return outlook;
}

/** Stand-ins for cards one may find: no real card, no real city has these numbers. */
const FOUND = -1;
const TRUCKS = 2;
const PLANES: Fleet['planes'] = [
  { card: FOUND, stars: 3, electric: false },
  { card: FOUND - 1, stars: 2, electric: false },
];
const LANDINGS: Fleet['airports'] = CONTINENTS.map((_, continent) => ({
  card: FOUND - continent,
  city: FOUND - continent,
  continent,
  stars: 3,
  rights: true,
  penalty: 0,
  less: 0,
}));
const TRAVELLERS: Fleet['passengers'] = CONTINENTS.map((_, continent) => ({
  card: FOUND - continent,
  stars: 2,
  continent,
}));

/** For two travellers who may go anywhere. */
const ANYWHERE = 2;

function lookOut(fleet: Fleet): Outlook {
  const { airports, planes, passengers } = fleet;
  const fuelled = withTrucks(fleet, CAPACITIES.length, TRUCKS);
  const travellers = TRAVELLERS.filter(({ continent }) => airports.some((one) => one.continent === continent));
  const landings = LANDINGS.filter(({ continent }) => passengers.some((one) => one.continent === continent));
  const morePlanes = [...planes, ...PLANES];
  const morePassengers = [...passengers, ...travellers];
  const moreAirports = [...airports, ...landings];
  return {
    revenue: bestRevenue(fleet),
    fuelled: bestRevenue(fuelled),
    planes: bestRevenue({ ...fuelled, planes: morePlanes }),
    passengers: bestRevenue({ ...fuelled, passengers: morePassengers }),
    airports: bestRevenue({ ...fuelled, airports: moreAirports }),
    ownPlanes: bestRevenue({
      ...fuelled,
      passengers: [...passengers, ...TRAVELLERS.slice(0, ANYWHERE)],
      airports: [...airports, ...LANDINGS.slice(0, ANYWHERE)],
    }),
    ownPassengers: bestRevenue({ ...fuelled, planes: morePlanes, airports: moreAirports }),
  };
}
