/** The cards and cities of a board as numbers, for thousands of lookups a second in both games. */

import {
  AIRPORT_CARDS,
  type ByCard,
  CARDS,
  type Card,
  ELECTRIC_COUNTS,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  PASSENGER_COUNTS,
  PLANE_COUNTS,
} from './components.ts';
import { CONTINENT_INDEX, FUEL } from './continents.ts';
import type { Airport, Prices, SlotKind } from './printed.ts';

export interface CardTables {
  /** By index. */
  readonly cityIds: readonly string[];
  cityIndex(id: string): number;
  /** By city: its continent by index. */
  readonly continentOfCity: readonly number[];

  /** By card: an airport's or passenger's continent by index (-1 for planes), its stars, its printed price. */
  readonly continentOf: Readonly<ByCard<number>>;
  readonly starsOf: Readonly<ByCard<number>>;
  readonly priceOf: Readonly<ByCard<number>>;
  /** By airport card. */
  readonly cityOf: readonly number[];
  readonly rightsPriceOf: readonly number[];
  /** By city: its cards. */
  readonly cardsOf: readonly (readonly Card[])[];
  /** By continent: its cities. */
  readonly citiesOn: readonly (readonly number[])[];
}

export const isElectric = (card: Card): boolean => card >= FIRST_ELECTRIC && card < FIRST_PASSENGER;

/** Electric planes are planes. */
export function kindOf(card: Card): SlotKind {
  if (card < FIRST_PLANE) return 'airport';
  return card < FIRST_PASSENGER ? 'plane' : 'passenger';
}

/** CF-2.9 between two airport cards. */
export function fuelBetween({ continentOf }: CardTables, from: Card, to: Card): number {
  return (FUEL[continentOf[from]!] as readonly number[])[continentOf[to]!]!;
}

interface PrintedCards {
  readonly id: string;
  readonly cities: readonly Airport[];
  readonly prices: Prices;
}

export function makeCardTables({ id, cities, prices }: PrintedCards): CardTables {
  const continentOf: number[] = new Array(CARDS).fill(-1);
  const starsOf: number[] = new Array(CARDS).fill(0);
  const priceOf: number[] = new Array(CARDS).fill(0);
  const cityOf: number[] = [];
  const rightsPriceOf: number[] = [];
  const cardsOf: Card[][] = cities.map(() => []);
  const citiesOn: number[][] = Object.keys(CONTINENT_INDEX).map(() => []);

  cities.forEach(({ continent, stars }, city) => {
    citiesOn[CONTINENT_INDEX[continent]]?.push(city);
    for (let copy = 0; copy < copiesOf(stars); copy++) {
      const card = cityOf.length;
      cityOf.push(city);
      cardsOf[city]?.push(card);
      continentOf[card] = CONTINENT_INDEX[continent];
      starsOf[card] = stars;
      priceOf[card] = prices.airport[stars - 1]!;
      rightsPriceOf.push(prices.rights[stars - 1]!);
    }
  });
  if (cityOf.length !== AIRPORT_CARDS) throw new Error(`${id} has ${cityOf.length} airport cards`);

  let card = FIRST_PLANE;
  const put = (counts: readonly number[], priced: readonly number[], continent: number) => {
    counts.forEach((count, place) => {
      for (let copy = 0; copy < count; copy++, card++) {
        starsOf[card] = place + 1;
        priceOf[card] = priced[place]!;
        continentOf[card] = continent;
      }
    });
  };
  put(PLANE_COUNTS, prices.plane, -1);
  put(ELECTRIC_COUNTS, prices.electric, -1);
  PASSENGER_COUNTS.forEach((counts, continent) => {
    put(counts, prices.passenger, continent);
  });

  const index = new Map(cities.map((city, place) => [city.id, place]));
  return {
    cityIds: cities.map((city) => city.id),
    cityIndex: (city) => index.get(city) ?? -1,
    continentOfCity: cities.map(({ continent }) => CONTINENT_INDEX[continent]),
    continentOf,
    starsOf,
    priceOf,
    cityOf,
    rightsPriceOf,
    cardsOf,
    citiesOn,
  };
}

/** CF-1.2 */
export function copiesOf(stars: number): number {
  return stars === 3 ? 2 : 1;
}
