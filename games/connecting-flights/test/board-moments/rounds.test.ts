/** CF-4.5, CF-4.6 the flight phases of whole games, told flight by flight, agree with what was paid. */

import type { News } from '@tarmac/connecting-flights/rules';
import { describe, expect, test } from 'vitest';
import { roundsIn, tellRound } from '../../board/moments/story/rounds.ts';
import { watchedGame } from './whole-games.ts';

describe.each([
  [2, 3],
  [3, 4],
  [5, 5],
])('in a game of %i (seed %i)', (seats, seed) => {
  const { scene, moments } = watchedGame(seats, seed);
  const rounds = roundsIn(moments);
  const { revenues } = moments.at(-1)?.view ?? { revenues: [] };

  test('CF-4 ten rounds are told, each once and under its number', () => {
    expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('CF-4.5 what the flights of a seat earned comes to its revenue, and every sum is worked out', () => {
    let flights = 0;
    for (const round of rounds) {
      for (const { seat, chains, revenue } of tellRound(scene, round)) {
        expect(revenue).toBe(revenues[round.number - 1]?.[seat]);
        const counted = chains.flat().filter(({ revenue: earned }) => earned !== null);
        flights += counted.length;
        expect(counted.reduce((sum, flight) => sum + (flight.revenue ?? 0), 0)).toBe(revenue);
        for (const flight of counted) {
          expect(flight.parts.reduce((sum, { coins }) => sum + coins, 0)).toBe(flight.revenue);
        }
      }
    }
    expect(flights).toBeGreaterThan(4 * seats);
  });

  test('CF-4.6 subsidies and taxes are told as they were paid, and none in the last round', () => {
    const taxed = moments.flatMap(({ news }) => news).filter((item: News) => item.kind === 'taxed');
    expect(taxed).toHaveLength(9);
    rounds.forEach((round, place) => {
      const told = tellRound(scene, round);
      for (const { seat, taxed: coins } of told) expect(coins).toBe(taxed[place]?.coins[seat] ?? null);
    });
  });
});

describe('a flight phase that ended its round', () => {
  const { scene, moments } = watchedGame(3, 4);
  const rounds = roundsIn(moments);
  const ended = rounds.find(({ frame }) =>
    moments.some((moment) => moment.frame === frame && moment.news.some(({ kind }) => kind === 'roundBegan')),
  );

  test('CF-2.10 says of a flight that broke a rule that it counted nothing', () => {
    const flew: News = {
      kind: 'flew',
      seat: 0,
      plan: [{ from: 0, legs: [{ plane: 35, truck: 1, passenger: 65, to: 1 }] }],
      flown: [],
      revenue: 0,
      coins: 5,
    };
    const round = { number: 1, frame: 1, news: [flew], fares: moments[0]?.facts.fares ?? null };
    expect(tellRound(scene, round)[0]?.chains.flat()).toMatchObject([{ revenue: null, parts: [] }]);
  });

  test('remembers what flights earned from the moment before', () => {
    if (ended === undefined) throw new Error('no phase ended its round');
    const before = moments.findIndex(({ frame }) => frame === ended.frame) - 1;
    expect(ended.fares).toEqual(moments[before]?.facts.fares);
  });
});
