/**
 * The solver's answers at printed fares, remembered: bots ask for the same fleets again and again. Cards that are alike
 * share an answer, so a fleet is known by the sum of what its cards stand for.
 */

import { bestRevenue, type Fleet } from '@tarmac/connecting-flights/rules';

/** Above this many answers it begins anew: about 5 MB. */
const MOST = 100_000;
/** By the printed fares, which tell boards apart. */
const answers = new WeakMap<Fleet['fares'], Map<number, number>>();

/** A number for everything a fleet can hold, so far apart that no two fleets one meets add up alike. */
const CODES = 512;
const RIGHTS = 50;
const FOUND = 100;
const PLANE = 200;
const PASSENGER = 220;
const TRUCK = 260;
const BOOST = 270;

/** Sums of some dozens stay exact below 2 ** 53. */
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

const of = (place: number): number => STANDS_FOR[place] as number;

function keyOf({ airports, planes, passengers, trucks, boosts }: Fleet): number {
  let key = boosts * of(BOOST);
  for (const { city, continent, rights } of airports) {
    key += of((city < 0 ? FOUND + continent : city) + (rights ? RIGHTS : 0));
  }
  for (const { stars, electric } of planes) key += of(PLANE + stars * 2 + (electric ? 1 : 0));
  for (const { stars, continent } of passengers) key += of(PASSENGER + continent * 4 + stars);
  for (let place = 0; place < trucks.length; place++) key += (trucks[place] as number) * of(TRUCK + place);
  return key;
}

/** Of a fleet at printed fares (`printedFares`), without sabotages. */
export function rememberedRevenue(fleet: Fleet): number {
  let known = answers.get(fleet.fares);
  if (known === undefined) {
    known = new Map();
    answers.set(fleet.fares, known);
  }
  const key = keyOf(fleet);
  let revenue = known.get(key);
  if (revenue === undefined) {
    if (known.size >= MOST) known.clear();
    revenue = bestRevenue(fleet);
    known.set(key, revenue);
  }
  return revenue;
}
