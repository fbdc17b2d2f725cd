/** The board of the cooperative game: playable, with the cards that the rulebook shows (CF-8) and with our own design. */

import { type ByContinent, CONTINENT_INDEX, CONTINENTS, type Continent, WORLD as PRINTED } from '@tarmac/flights/rules';
import { describe, expect, test } from 'vitest';
import { DEMAND_KINDS, type DemandKind } from '../../rules/board.ts';
import { WORLD } from '../../rules/data/world.ts';

const { cities, departures, demands, charters } = WORLD;
const timesNamed = (id: string) => departures.filter((card) => card.includes(id)).length;

/** Every row of every card that sends somebody somewhere. */
function sent(kind: DemandKind): [from: Continent, to: Continent][] {
  return demands[kind].flatMap((card) =>
    card.flatMap((to, row): [Continent, Continent][] => (to === null ? [] : [[CONTINENTS[row] as Continent, to]])),
  );
}

const countBy = (pairs: readonly [Continent, Continent][], side: 0 | 1): number[] =>
  CONTINENTS.map((continent) => pairs.filter((pair) => pair[side] === continent).length);

/** A card as the rulebook prints it, by the name of its rows. */
const card = <T>(rows: Readonly<Record<Continent, T>>): ByContinent<T> =>
  CONTINENTS.map((continent) => rows[continent]);

describe('the file', () => {
  test('CF-1 airports and prices are those of the competitive game', () => {
    expect(cities).toEqual(PRINTED.cities);
    expect(WORLD.prices).toEqual(PRINTED.prices);
  });
});

describe('CF-8 what the rulebook shows of its cards', () => {
  test('a departure card', () => {
    expect(departures).toContainEqual(
      card({
        'north-america': 'havana',
        'south-america': 'rio-de-janeiro',
        europe: 'moscow',
        africa: 'nairobi',
        asia: 'tokyo',
        oceania: 'fiji',
      }),
    );
  });

  test('a card of high demand: it leaves South America empty', () => {
    expect(demands.high).toContainEqual(
      card<Continent | null>({
        'north-america': 'oceania',
        'south-america': null,
        europe: 'africa',
        africa: 'north-america',
        asia: 'europe',
        oceania: 'south-america',
      }),
    );
  });

  test('CF-1.6 13 departure cards, 6 of low demand and 8 of high', () => {
    expect(departures).toHaveLength(13);
    expect(demands.low).toHaveLength(6);
    expect(demands.high).toHaveLength(8);
  });

  test('CF-5.1 a card of high demand places 5 pawns and one of low demand 3, so CF-7.1 pays 8 coins for each', () => {
    for (const made of demands.high) expect(made.filter((colour) => colour !== null)).toHaveLength(40 / 8);
    for (const made of demands.low) expect(made.filter((colour) => colour !== null)).toHaveLength(24 / 8);
  });

  test('CF-5.1 no card sends a pawn to its own row’s continent', () => {
    for (const kind of DEMAND_KINDS) for (const [from, to] of sent(kind)) expect(from).not.toBe(to);
  });

  test('new passengers are likelier at airports with more stars', () => {
    for (const continent of CONTINENTS) {
      const onContinent = cities.filter((city) => city.continent === continent);
      for (const more of onContinent) {
        for (const fewer of onContinent.filter(({ stars }) => stars < more.stars)) {
          expect(timesNamed(more.id), `${more.id} and ${fewer.id}`).toBeGreaterThan(timesNamed(fewer.id));
        }
      }
    }
  });
});

describe('the design', () => {
  test('each card names an airport of every continent, and no card is there twice', () => {
    for (const made of departures) {
      expect(made.map((id) => cities.find((city) => city.id === id)?.continent)).toEqual(CONTINENTS);
    }
    expect(new Set(departures.map((made) => made.join())).size).toBe(13);
    expect(new Set([...demands.low, ...demands.high].map((made) => made.join())).size).toBe(14);
  });

  test.each(CONTINENTS)('the 13 rows of %s are split by falling stars', (continent) => {
    const split = cities
      .filter((city) => city.continent === continent)
      .toSorted((a, b) => b.stars - a.stars)
      .map(({ id }) => timesNamed(id));
    expect(split).toEqual(continent === 'oceania' ? [5, 3, 3, 2] : [4, 4, 3, 2]);
  });

  test('high demand asks for every way between two continents', () => {
    const ways = new Set(sent('high').map(([from, to]) => `${from} ${to}`));
    expect(ways.size).toBe(6 * 5);
  });

  test('rows and colours are balanced: high demand 6 or 7 times each, low demand 3 times', () => {
    for (const side of [0, 1] as const) {
      expect(countBy(sent('low'), side)).toEqual([3, 3, 3, 3, 3, 3]);
      for (const count of countBy(sent('high'), side)) expect([6, 7]).toContain(count);
    }
  });

  test('low demand never asks for one way twice', () => {
    const ways = sent('low').map(([from, to]) => CONTINENT_INDEX[from] * 6 + CONTINENT_INDEX[to]);
    expect(new Set(ways).size).toBe(6 * 3);
  });

  test('CF-6.3 a harder game has no cheaper charter, and no more of them', () => {
    [0, 1, 2].forEach((hands) => {
      const [easy, medium, hard] = (['easy', 'medium', 'hard'] as const).map(
        (difficulty) => charters[difficulty][hands] as readonly number[],
      ) as [readonly number[], readonly number[], readonly number[]];
      for (const [softer, harder] of [
        [easy, medium],
        [medium, hard],
      ] as const) {
        expect(harder.length).toBeLessThanOrEqual(softer.length);
        harder.forEach((price, place) => {
          expect(price).toBeGreaterThanOrEqual(softer[place] as number);
        });
      }
    });
  });
});
