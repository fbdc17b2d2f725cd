/** Whether a flight is valid (CF-2.2 to CF-2.7), for both games. */

import type { Fact } from '@tarmac/kit';
import { type CardTables, fuelBetween, isElectric } from './card-tables.ts';
import type { Card } from './components.ts';
import { CONTINENTS } from './continents.ts';

/** CF-2.1 all parts of a flight. */
export interface Parts {
  readonly from: Card;
  readonly plane: Card;
  /** The capacity of the truck on the plane; 0 without one. */
  readonly truck: number;
  readonly passenger: Card;
  readonly to: Card;
}

type BrokenCode = 'planeTooSmall' | 'airportTooSmall' | 'wrongContinent' | 'tooLittleFuel' | 'fromRights' | 'sameCity';

/** A broken rule of a flight, with a refusal code that both games have. */
export interface Broken {
  readonly code: BrokenCode;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** The first broken rule, in the order of the rulebook. `boosts`: planes that may count a star more. */
export function brokenRule(
  tables: CardTables,
  { from, plane, truck, passenger, to }: Parts,
  boosts: number,
  fromRights: boolean,
): Broken | null {
  const problem = starsOrContinent(tables, plane, passenger, to, boosts);
  if (problem !== null) return problem;
  const needed = fuelBetween(tables, from, to);
  if (!isElectric(plane) && truck < needed) return { code: 'tooLittleFuel', facts: { needed, truck } };
  if (fromRights) return { code: 'fromRights', facts: { city: cityId(tables, from) } };
  if (tables.cityOf[from] === tables.cityOf[to]) return { code: 'sameCity', facts: { city: cityId(tables, to) } };
  return null;
}

/** CF-2.2 to CF-2.4 */
function starsOrContinent(tables: CardTables, plane: Card, passenger: Card, to: Card, boosts: number): Broken | null {
  const { starsOf, continentOf } = tables;
  const stars = starsOf[passenger]!;
  const ofPlane = starsOf[plane]!;
  if (ofPlane + Math.min(1, boosts) < stars) {
    return { code: 'planeTooSmall', facts: { plane: ofPlane, passenger: stars } };
  }
  if (starsOf[to]! < stars) {
    const facts = { city: cityId(tables, to), stars: starsOf[to]!, passenger: stars };
    return { code: 'airportTooSmall', facts };
  }
  if (continentOf[to] !== continentOf[passenger]) {
    const continent = CONTINENTS[continentOf[passenger]!] as string;
    return { code: 'wrongContinent', facts: { city: cityId(tables, to), continent } };
  }
  return null;
}

function cityId({ cityIds, cityOf }: CardTables, airport: Card): string {
  return cityIds[cityOf[airport]!] ?? '';
}
