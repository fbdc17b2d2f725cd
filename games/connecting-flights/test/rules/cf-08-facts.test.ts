/** CF-8: what the rulebook does tell of the cards it does not print, held against our own board. */

import type { Continent } from '@tarmac/flights/rules';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../rules/cards/events.ts';
import type { PlayerCardId } from '../../rules/cards/ids.ts';
import { ABILITIES } from '../../rules/cards/player-cards.ts';
import { WORLD } from '../../rules/data/world.ts';

const player = (id: PlayerCardId) => WORLD.players.find((one) => one.id === id);

describe('CF-8.1 airports', () => {
  const NAMED: readonly (readonly [string, Continent])[] = [
    ['mexico-city', 'north-america'],
    ['havana', 'north-america'],
    ['new-york', 'north-america'],
    ['rio-de-janeiro', 'south-america'],
    ['london', 'europe'],
    ['moscow', 'europe'],
    ['athens', 'europe'],
    ['nairobi', 'africa'],
    ['johannesburg', 'africa'],
    ['tokyo', 'asia'],
    ['sydney', 'oceania'],
    ['fiji', 'oceania'],
  ];

  test.each(NAMED)('CF-8.1 %s lies in %s', (id, continent) => {
    expect(WORLD.cities.find((city) => city.id === id)?.continent).toBe(continent);
  });

  test('CF-8.1 London has three stars; nothing of it is said to be printed', () => {
    expect(WORLD.cities.find(({ id }) => id === 'london')?.stars).toBe(3);
    expect(WORLD.source).toBe('reconstructed');
  });
});

describe('CF-8.2 prices', () => {
  test('CF-8.2 four 3-star cards cost 105, 5 less than the Engineer has, who suits two players', () => {
    const { airport, plane, passenger } = WORLD.prices;
    expect(2 * (airport[2] ?? 0) + (plane[2] ?? 0) + (passenger[2] ?? 0)).toBe(105);
    expect(player('aircraft-engineer')).toMatchObject({ budget: 110, from: 2 });
  });

  test('CF-8.2 landing rights cost less than the airport', () => {
    WORLD.prices.rights.forEach((price, place) => {
      expect(price).toBeLessThan(WORLD.prices.airport[place] ?? 0);
    });
  });
});

describe('CF-8.3 player cards', () => {
  test('CF-8.3 the Creative Accountant pays 5 where the tax is 10', () => {
    expect(ABILITIES['creative-accountant'].tax?.(10, player('creative-accountant')?.amount ?? 0)).toBe(5);
  });

  test('CF-8.3 the Broker has more bids, the Trader sells, two are paid at the end of a round', () => {
    expect(ABILITIES.broker.bids).toBeGreaterThan(0);
    expect(ABILITIES.trader.salePrice?.(20)).toBeGreaterThan(0);
    expect(ABILITIES['investment-manager'].endOfRound).toBeTypeOf('function');
    expect(ABILITIES['long-haul-pilot'].endOfRound).toBeTypeOf('function');
  });
});

describe('CF-8.4 events and the leaderboard', () => {
  test('CF-8.4 Long-Haul Demand pays more for long flights', () => {
    const printed = { byStars: [10, 15, 20], byFuel: [0, 0, 0, 0], byDestination: [0, 0, 0, 0, 0, 0], connecting: 0 };
    const amount = WORLD.events.find(({ id }) => id === 'long-haul-demand')?.amount ?? 0;
    const { byFuel = [] } = EVENTS['long-haul-demand'].fares?.(printed, amount, -1) ?? {};
    expect(byFuel[3]).toBeGreaterThan(byFuel[0] ?? 0);
  });

  test('CF-8.4 subsidies of 5, and above them taxes of 10', () => {
    const at = (coins: number) => WORLD.leaderboard.findIndex((field) => field.coins === coins);
    expect(at(5)).toBeGreaterThanOrEqual(0);
    expect(at(-10)).toBeGreaterThan(at(5));
  });
});
