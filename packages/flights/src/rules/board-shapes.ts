/** Parser shapes for the common parts of both games' board files. */

import { list, oneOf, record, type Shape } from '@tarmac/kit';
import { amount, id, MOST, upTo, words } from '@tarmac/map';
import { CAPACITIES, STARS } from './components.ts';
import { CONTINENTS } from './continents.ts';

export const exactly = (item: Shape, count: number): Shape => list(item, count, count);
export const byStars = exactly(amount, STARS.length);
export const continent = oneOf(...CONTINENTS);

const airport = record({
  id,
  name: words,
  longitude: upTo(180),
  latitude: upTo(90),
  continent,
  stars: amount,
});
const prices = record({
  airport: byStars,
  rights: byStars,
  plane: byStars,
  electric: byStars,
  passenger: byStars,
  truck: exactly(amount, CAPACITIES.length),
});

export const printedParts = {
  id,
  name: words,
  source: oneOf('rulebook', 'reconstructed'),
  cities: list(airport, 0, MOST.cities),
  prices,
};
