/** Hands to plan with: drawn from a seed, or written down. */

import type { Draw } from '@tarmac/flights/support';
import type { Fleet, FleetAirport } from '../../bot/planner/index.ts';
import type { Fares } from '../../rules/flight/fares.ts';

export const NORTH_AMERICA = 0;
export const EUROPE = 1;
export const ASIA = 2;
export const SOUTH_AMERICA = 3;
export const AFRICA = 4;

/** CF-4.5 as printed. */
export const PRINTED: Fares = {
  byStars: [10, 15, 20],
  byFuel: [0, 0, 0, 0],
  byDestination: [0, 0, 0, 0, 0, 0],
  connecting: 0,
};

const FIRST_PLANE = 100;
const FIRST_PASSENGER = 200;

export function airport(
  card: number,
  continent: number,
  stars: number,
  more: Partial<FleetAirport> = {},
): FleetAirport {
  return { card, city: card, continent, stars, rights: false, penalty: 0, less: 0, ...more };
}

/** Planes by stars, electric ones below 0; passengers as continent and stars; trucks as capacities. */
export function hand(
  airports: readonly FleetAirport[],
  planes: readonly number[],
  passengers: readonly (readonly [continent: number, stars: number])[],
  trucks: readonly number[],
  more: Partial<Pick<Fleet, 'boosts' | 'fares'>> = {},
): Fleet {
  return {
    airports,
    planes: planes.map((stars, place) => ({ card: FIRST_PLANE + place, stars: Math.abs(stars), electric: stars < 0 })),
    passengers: passengers.map(([continent, stars], place) => ({ card: FIRST_PASSENGER + place, continent, stars })),
    trucks: [1, 2, 3, 4].map((capacity) => trucks.filter((truck) => truck === capacity).length),
    boosts: 0,
    fares: PRINTED,
    ...more,
  };
}

export interface Sizes {
  readonly airports: number;
  readonly planes: number;
  readonly passengers: number;
  readonly trucks: number;
  /** The fewer there are, the more flights are possible. */
  readonly continents: number;
}

/** With everything that cards can change: rights, sabotage, an engineer, events. */
export function drawnHand(draw: Draw, sizes: Sizes): Fleet {
  const list = <T>(count: number, make: (place: number) => T): T[] =>
    Array.from({ length: count }, (_, place) => make(place));
  const oneIn = (chances: number): boolean => draw(chances) === 0;
  const continents = list(sizes.continents, () => draw(6));
  const continent = (): number => continents[draw(sizes.continents)] ?? 0;
  const airports = list(sizes.airports, (card) => {
    const rights = oneIn(4);
    return airport(card, continent(), 1 + draw(3), {
      rights,
      penalty: rights && oneIn(2) ? 1 + draw(10) : 0,
      less: oneIn(6) ? 1 + draw(20) : 0,
    });
  });
  const withTwins = airports.map((one, place) => {
    const before = airports[place - 1];
    if (before === undefined || !oneIn(5)) return one;
    return { ...one, city: before.city, continent: before.continent, stars: before.stars };
  });
  return hand(
    withTwins,
    list(sizes.planes, () => (1 + draw(3)) * (oneIn(5) ? -1 : 1)),
    list(sizes.passengers, () => [continent(), 1 + draw(3)] as const),
    list(sizes.trucks, () => 1 + draw(4)),
    { boosts: oneIn(3) ? 1 + draw(2) : 0, fares: oneIn(3) ? PRINTED : drawnFares(draw) },
  );
}

function drawnFares(draw: Draw): Fares {
  const change = (): number => (draw(2) === 0 ? 0 : draw(16) - 6);
  return {
    byStars: PRINTED.byStars.map((fare) => fare + (draw(3) === 0 ? change() : 0)),
    byFuel: PRINTED.byFuel.map(change),
    byDestination: PRINTED.byDestination.map(() => (draw(4) === 0 ? change() : 0)),
    connecting: change(),
  };
}
