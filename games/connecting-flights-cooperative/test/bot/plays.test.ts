/** Every level plays whole games in every scenario, and never tries what it was not offered. */

import { LEVELS, playerOf } from '@tarmac/bots';
import { cooperativeFlightsBrain } from '@tarmac/connecting-flights-cooperative/bot';
import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { botChoices, fastChance, optionalInARow, same } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { ALL_TABLES, type Table, tableOf } from './support.ts';

const players = new Map(LEVELS.map((level) => [level, playerOf(cooperativeFlightsBrain, level, 0.05)]));

/** Says how it ended; the levels take turns from decision to decision. */
function play({ seats, config }: Table, levels: readonly (typeof LEVELS)[number][], seed: number) {
  const luck = fastChance(seed);
  const thoughts = fastChance(seed + 1);
  const state = cooperativeFlights.setup(config, seats, luck);
  let inARow = new Array<number>(seats).fill(0);
  for (let decisions = 0; decisions <= cooperativeFlights.longest(seats); decisions++) {
    const waiting = cooperativeFlights.toAct(state).seats;
    if (waiting.length === 0) return { state, decisions };
    const seat = waiting[decisions % waiting.length] as number;
    const player = players.get(levels[decisions % levels.length] as (typeof LEVELS)[number]);
    const choices = botChoices(cooperativeFlights, state, seat, inARow);
    const decision = player?.bot(cooperativeFlights.view(state, seat), choices, player.budget, thoughts);
    const action = decision?.action as (typeof choices)[number];
    expect(choices.some((choice) => same(choice, action))).toBe(true);
    inARow = optionalInARow(cooperativeFlights, inARow, seat, action);
    cooperativeFlights.apply(state, seat, action, luck);
  }
  throw new Error('the game has no end');
}

test.each(ALL_TABLES.map((table) => [table.config.scenario, table] as const))(
  'all levels at one table: %s',
  (_, table) => {
    const { state } = play(table, LEVELS, 11);
    expect(cooperativeFlights.outcome(state)?.rule).toBe('CF-6.6');
    expect(cooperativeFlights.audit(state)).toEqual([]);
  },
);

test('CF-1.8 where everybody must consent, pilots agree and the game goes on', () => {
  const { state } = play(tableOf(3, { consent: true }), ['pilot'], 5);
  expect(state.home).toBeGreaterThan(30);
});

test('CF-5.4 a first game with six passengers of one star', () => {
  const { state } = play(tableOf(1, { beginner: true, hands: 'two' }), ['pilot'], 6);
  expect(state.home).toBeGreaterThan(30);
});

test('a pilot wins most easy games alone, and brings home far more than chance does', () => {
  const easy = tableOf(1, { difficulty: 'easy' });
  const ends = Array.from({ length: 3 }, (_, seed) => play(easy, ['pilot'], seed).state);
  expect(ends.filter(({ won }) => won).length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...ends.map(({ home }) => home))).toBeGreaterThan(play(easy, ['random'], 1).state.home + 20);
});

test('the same seed decides the same', () => {
  const table = tableOf(2, { difficulty: 'medium' });
  const [one, other] = [1, 1].map((seed) => play(table, ['captain', 'pilot', 'trainee'], seed));
  expect(one?.decisions).toBe(other?.decisions);
  expect(one?.state).toEqual(other?.state);
});
