/** The rulebook's conditions for a flight, written a second time: slow, by card names, and independent of the rules. */

import type { Continent } from '@tarmac/flights/rules';
import { GRID } from './booklet.ts';
import { PRINTED_CARDS } from './printed.ts';

/** By the names of booklet.ts; null for a missing part. */
export interface NamedLeg {
  readonly plane: string | null;
  readonly truck: number;
  readonly passenger: string | null;
  readonly to: string | null;
}

const cityOf = (airport: string) => airport.split('/')[0] as string;
const airportOf = (airport: string) => {
  const found = PRINTED_CARDS.cities.find(({ id }) => id === cityOf(airport));
  if (found === undefined) throw new Error(`no airport ${airport}`);
  return found;
};
const starsOf = (name: string) => Number(/-(\d)(\/\w)?$/.exec(name)?.[1]);
const continentOf = (passenger: string) => passenger.replace(/-\d(\/\w)?$/, '') as Continent;

/** CF-2.9 by the compass. */
function fuel(from: Continent, to: Continent): number {
  const [north, south] = [GRID.slice(0, 3), GRID.slice(3)];
  const column = (continent: Continent) => Math.max(north.indexOf(continent), south.indexOf(continent));
  if (from === to) return 1;
  if (column(from) === column(to)) return 2;
  return north.includes(from) === north.includes(to) ? 3 : 4;
}

/** The earnings of a chain's flights, 0 if one is invalid; `rights` are the seat's landing rights. */
export function earnedBy(from: string | null, legs: readonly NamedLeg[], rights: readonly string[]): number[] {
  let origin = from;
  return legs.map(({ plane, truck, passenger, to }) => {
    const start = origin;
    origin = to;
    if (start === null || plane === null || passenger === null || to === null) return 0;
    const stars = starsOf(passenger);
    const needed = fuel(airportOf(start).continent, airportOf(to).continent);
    const isValid =
      starsOf(plane) >= stars &&
      airportOf(to).stars >= stars &&
      airportOf(to).continent === continentOf(passenger) &&
      (plane.startsWith('electric') || truck >= needed) &&
      !rights.includes(start) &&
      cityOf(start) !== cityOf(to);
    return isValid ? ([10, 15, 20][stars - 1] as number) : 0;
  });
}
