/** The demand still to come, by counting cards (CF-6.4, CF-6.5, CF-7.3). */

import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { allSequences, countSequences, drawSequence } from '../../bot/outlook.ts';
import { positionsOf, TABLES, tableOf } from './support.ts';

const SOLO = tableOf(1, { difficulty: 'medium' });
const markets = positionsOf(SOLO, 3, 'market');
const firstOf = (round: number) => {
  const found = markets.find((state) => state.round === round);
  if (found === undefined) throw new Error(`no market in round ${round}`);
  return found;
};

test('low cards place three pawns, high cards five, one more low pair after round 8 on medium', () => {
  const start = { ...firstOf(1), round: 1 };
  const sizes = drawSequence(start, TABLES, 10, fastChance(1)).map((cells) => cells.length);
  expect(sizes).toEqual([3, 3, 3, 5, 5, 5, 5, 6, 3]);
});

test('in round 7 there are 288 sequences, in round 8 36, in round 9 one: each is listed once', () => {
  // Round 7: 4 departures in any order for four pairs, 2 high cards, 3 low cards in any order.
  for (const [round, count] of [
    [7, 24 * 2 * 6],
    [8, 6 * 6],
    [9, 1],
  ] as const) {
    const state = firstOf(round);
    expect(countSequences(state)).toBe(count);
    const all = allSequences(state, TABLES, 1000);
    expect(all).toHaveLength(count);
    expect(new Set(all?.map((sequence) => JSON.stringify(sequence))).size).toBe(count);
  }
});

test('what is drawn in the game is one of them', () => {
  const state = firstOf(7);
  const all = allSequences(state, TABLES, 1000) ?? [];
  const next = firstOf(8);
  const drawn = next.departuresDrawn.findIndex((isDrawn, card) => isDrawn && !state.departuresDrawn[card]);
  const high = next.highDrawn.findIndex((isDrawn, card) => isDrawn && !state.highDrawn[card]);
  const cells = (TABLES.demands.high[high] ?? []).flatMap((colour, row) =>
    colour < 0 ? [] : [(TABLES.departures[drawn]?.[row] as number) * 6 + colour],
  );
  expect(all.some(([first]) => JSON.stringify(first) === JSON.stringify(cells))).toBe(true);
});

test('above the limit none are listed; CF-7.3 five more pawns come to Athens in round 5', () => {
  expect(allSequences(firstOf(1), TABLES, 1000)).toBeNull();
  const { config, seats } = tableOf(1, { scenario: 'olympic-games' });
  const games = { ...cooperativeFlights.setup(config, seats, fastChance(1)), round: 5 };
  const athens = TABLES.cityIndex('athens');
  const [cells = []] = drawSequence(games, TABLES, 1, fastChance(2));
  expect(cells.filter((cell) => Math.floor(cell / 6) === athens).length).toBeGreaterThanOrEqual(5);
});
