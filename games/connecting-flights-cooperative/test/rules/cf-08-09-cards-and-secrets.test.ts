/** CF-8.5 what the rulebook tells of the cards of demand, and CF-9.4 who sees what. */

import type { Continent } from '@tarmac/flights/rules';
import { GRID } from '@tarmac/flights/support';
import { type Eye, fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { actAndHear } from './support/act.ts';
import { agree, buyTruck, pass, renew } from './support/actions.ts';
import { position } from './support/position.ts';

describe('CF-8.5 departure and demand', () => {
  const byContinent = (rows: readonly unknown[], order: readonly Continent[]) =>
    order.map((continent) => rows[GRID.indexOf(continent)]);
  const ORDER = ['north-america', 'south-america', 'europe', 'africa', 'asia', 'oceania'] as const;

  test('CF-8.5 the rulebook’s departure card is among ours', () => {
    expect(WORLD.departures.map((card) => byContinent(card, ORDER))).toContainEqual([
      'havana',
      'rio-de-janeiro',
      'moscow',
      'nairobi',
      'tokyo',
      'fiji',
    ]);
  });

  test('CF-8.5 and its high demand card', () => {
    expect(WORLD.demands.high.map((card) => byContinent(card, ORDER))).toContainEqual([
      'oceania',
      null,
      'africa',
      'north-america',
      'europe',
      'south-america',
    ]);
  });

  test('CF-8.5 a departure card names one airport of each continent', () => {
    for (const card of WORLD.departures) {
      expect(card.map((id) => WORLD.cities.find((city) => city.id === id)?.continent)).toEqual(GRID);
    }
  });

  test('CF-8.5 airports with more stars are named more often', () => {
    const named = (id: string) => WORLD.departures.filter((card) => card.includes(id)).length;
    for (const one of WORLD.cities) {
      expect(named(one.id)).toBeGreaterThan(0);
      for (const other of WORLD.cities) {
        if (one.continent === other.continent && one.stars > other.stars) {
          expect(named(one.id), `${one.id}, ${other.id}`).toBeGreaterThanOrEqual(named(other.id));
        }
      }
    }
    const perAirport = [1, 2, 3].map((stars) => {
      const cities = WORLD.cities.filter((city) => city.stars === stars);
      return cities.reduce((all, { id }) => all + named(id), 0) / cities.length;
    });
    expect(perAirport[2]).toBeGreaterThan(perAirport[1] ?? 0);
    expect(perAirport[1]).toBeGreaterThan(perAirport[0] ?? 0);
  });

  test('CF-1.6, CF-5.1 13 departures, 6 low cards of 3 pawns, 8 high ones of 5, none to its own continent', () => {
    expect(WORLD.departures).toHaveLength(13);
    expect(WORLD.demands.low.map((card) => card.filter((row) => row !== null).length)).toEqual(new Array(6).fill(3));
    expect(WORLD.demands.high.map((card) => card.filter((row) => row !== null).length)).toEqual(new Array(8).fill(5));
    for (const card of [...WORLD.demands.low, ...WORLD.demands.high]) {
      card.forEach((colour, row) => {
        expect(colour).not.toBe(GRID[row]);
      });
    }
  });

  test('CF-8.5 charters never get cheaper along their row, nor in a harder game', () => {
    for (const hands of [0, 1, 2]) {
      const [easy, medium, hard] = (['easy', 'medium', 'hard'] as const).map(
        (level) => WORLD.charters[level][hands] ?? [],
      );
      for (const row of [easy, medium, hard]) {
        expect(row?.length).toBeGreaterThan(0);
        expect(row).toEqual([...(row ?? [])].sort((one, other) => one - other));
      }
      medium?.forEach((price, place) => {
        expect(price).toBeGreaterThanOrEqual(easy?.[place] ?? 0);
      });
      hard?.forEach((price, place) => {
        expect(price).toBeGreaterThanOrEqual(medium?.[place] ?? 0);
      });
    }
  });
});

describe('CF-9.4 everything is open to all', () => {
  const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];
  const state = position({
    seats: 3,
    consent: true,
    owned: [['london', 'plane-3'], ['cairo', 'europe-1'], ['sydney']],
    rights: { paris: 1 },
    planeQueue: ['plane-1'],
    passengerQueue: ['asia-1', 'africa-1'],
    pawns: { lima: 'blue red', tokyo: 'green' },
  });

  test.each(EYES)('CF-9.4 eye %s sees all that the state holds', (eye) => {
    expect(cooperativeFlights.view(state, eye)).toEqual({ ...state, eye });
  });

  test.each(EYES)('CF-9.4 eye %s hears all the news', (eye) => {
    const { news } = actAndHear(position({ seats: 3, frame: 'flights' }), 0, pass);
    expect(news.length).toBeGreaterThan(2);
    expect(news.map((item) => cooperativeFlights.tell(item, eye))).toEqual(news);
  });

  test('CF-9.4 the order of the shuffled cards is in no state: what comes is drawn when it comes', () => {
    const shown = (seed: number) => actAndHear(position({ seats: 1 }), 0, renew, fastChance(seed)).state;
    expect(shown(1).passengersShown).not.toEqual(shown(2).passengersShown);
    expect(cooperativeFlights.imagine(cooperativeFlights.view(state, 0), fastChance(1))).toEqual(state);
  });

  test('CF-9.4 a proposal is open too', () => {
    const { state: asked, news } = actAndHear(state, 2, buyTruck(0, 1));
    expect(cooperativeFlights.view(asked, 'watcher').frame).toEqual(asked.frame);
    expect(cooperativeFlights.awaited(cooperativeFlights.view(asked, 'watcher'))).toEqual([0, 1]);
    expect(news).toHaveLength(1);
    expect(actAndHear(asked, 0, agree).news.map((item) => cooperativeFlights.tell(item, 1))).toHaveLength(1);
  });
});
