/** The board of the cooperative tests: the cities of our own, and cards and prices that stay when those of our own are tuned. */

import type { Continent } from '@tarmac/flights/rules';
import { GRID, PRINTED_CARDS } from '@tarmac/flights/support';
import type { Board } from '../../../rules/board.ts';

/** The rulebook's example: Havana, Moscow, Tokyo, Rio de Janeiro, Nairobi, Fiji, by the rows of the grid. */
const DEPARTURE_EXAMPLE = ['havana', 'moscow', 'tokyo', 'rio-de-janeiro', 'nairobi', 'fiji'];
/** Green, red, yellow, none, blue, purple. */
const DEMAND_EXAMPLE: readonly (Continent | null)[] = [
  'oceania',
  'africa',
  'europe',
  null,
  'north-america',
  'south-america',
];

const citiesOn = (continent: Continent) => PRINTED_CARDS.cities.filter((city) => city.continent === continent);

/** Card n names the n-th airport of each continent, again and again. */
const departure = (card: number) =>
  GRID.map((continent) => {
    const cities = citiesOn(continent);
    return cities[card % cities.length]?.id as string;
  });

/** Each row wants to go `steps` further round the grid; these rows are empty. */
const demand = (steps: number, empty: readonly number[]) =>
  GRID.map((_, row) => (empty.includes(row) ? null : (GRID[(row + steps) % GRID.length] as Continent)));

const charters = (prices: readonly number[]) => [prices, prices, prices];

export const PRINTED: Board = {
  id: 'printed-together',
  ...PRINTED_CARDS,
  departures: [DEPARTURE_EXAMPLE, ...Array.from({ length: 12 }, (_, card) => departure(card))],
  demands: {
    low: [
      demand(1, [1, 3, 5]),
      demand(2, [0, 2, 4]),
      demand(3, [1, 3, 5]),
      demand(4, [0, 2, 4]),
      demand(5, [1, 3, 5]),
      demand(1, [0, 2, 4]),
    ],
    high: [
      DEMAND_EXAMPLE,
      demand(1, [0]),
      demand(2, [1]),
      demand(3, [2]),
      demand(4, [3]),
      demand(5, [4]),
      demand(1, [5]),
      demand(2, [0]),
    ],
  },
  charters: {
    easy: charters([1, 1, 2, 2, 3, 3, 4, 4]),
    medium: charters([1, 2, 2, 3, 4, 5, 6]),
    hard: charters([2, 3, 4, 5, 6, 7]),
  },
};
