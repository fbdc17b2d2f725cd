/** The requirements for the airports of a board file, in both games. */

import { isWhole, repeats } from '@tarmac/map';
import { copiesOf } from './card-tables.ts';
import { AIRPORT_CARDS, STARS } from './components.ts';
import { CONTINENTS } from './continents.ts';
import type { Airport } from './printed.ts';

/** CF-3.3 two airports for a first flight. */
export const LEAST_CITIES = 2;

/** CF-1.1, CF-1.2 */
export function cityProblems(cities: readonly Airport[]): string[] {
  const stars = cities.flatMap((city, i) =>
    isWhole(city.stars, 1, STARS.length)
      ? []
      : [`cities[${i}].stars must be a whole number from 1 to ${STARS.length} (got ${city.stars})`],
  );
  const cards = cities.reduce((sum, city) => sum + copiesOf(city.stars), 0);
  return [
    ...repeats(
      cities.map(({ id }) => id),
      (later, first) => `cities[${later}].id repeats that of cities[${first}]`,
    ),
    ...stars,
    ...(cards === AIRPORT_CARDS
      ? []
      : [
          `cities must make ${AIRPORT_CARDS} airport cards, two for each of 3 stars and one for each other (got ${cards})`,
        ]),
    ...CONTINENTS.flatMap((continent) => {
      const count = cities.filter((city) => city.continent === continent).length;
      return count >= LEAST_CITIES ? [] : [`cities must have at least ${LEAST_CITIES} in ${continent} (got ${count})`];
    }),
  ];
}
