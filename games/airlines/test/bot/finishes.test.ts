/** Every level finishes games with every number of seats and every option, and never tries what the rules refuse. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { type Airlines, airlines } from '@tarmac/airlines/rules';
import { type Brain, LEVELS, type Level, type Player, playerOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { SEAT_COUNTS, shortSighted, TABLES, type Table } from './support.ts';

/** At all 80 tables. */
const GAMES = 16;
const TINY = 0.001;

type Players = (level: Level) => Player<Airlines>;

function playersOf(brain: Brain<Airlines>): Players {
  const players = new Map(LEVELS.map((level) => [level, playerOf(brain, level, TINY)]));
  return (level) => players.get(level) as Player<Airlines>;
}

/** Throws where an action is refused or the game has no end; answers with the rule that ended it. */
function play({ seats, config }: Table, levels: readonly Level[], seed: number, players: Players): string | undefined {
  const luck = fastChance(seed);
  const thoughts = fastChance(seed + 2 ** 32);
  const state = airlines.setup(config, seats, luck);
  for (let decisions = 0; decisions <= airlines.longest(seats); decisions++) {
    const [seat] = airlines.toAct(state).seats;
    if (seat === undefined) return airlines.outcome(state)?.rule;
    const level = levels[seat] as Level;
    const { bot, budget } = players(level);
    const view = airlines.view(state, seat);
    const { action } = bot(view, airlines.actions(state, seat), budget, thoughts);
    const refusal = airlines.check(state, seat, action);
    if (refusal !== null) throw new Error(`${level} chose ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
    airlines.apply(state, seat, action, luck);
  }
  throw new Error(`more than the ${airlines.longest(seats)} decisions a game can have`);
}

const games = new Map<Level, number>(LEVELS.map((level) => [level, 0]));

test.each(SEAT_COUNTS)('with %i seats, every option', { timeout: 300_000 }, (seats) => {
  const players = playersOf(shortSighted(0));
  const tables = TABLES.filter((table) => table.seats === seats);
  for (let game = 0; game < GAMES; game++) {
    // The levels move on by one seat from game to game.
    const levels = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + game) % LEVELS.length] as Level);
    const rule = play(tables[game % tables.length] as Table, levels, 1000 * seats + game, players);
    expect([seats === 2 ? 'AL-9.4' : 'AL-9.3', 'AL-9.5']).toContain(rule);
    for (const level of new Set(levels)) games.set(level, (games.get(level) ?? 0) + 1);
  }
});

test('every level has played at least 40 games', () => {
  for (const level of LEVELS) expect(games.get(level), level).toBeGreaterThanOrEqual(40);
});

test.each(SEAT_COUNTS)('with %i seats, all as far-sighted as they are', (seats) => {
  const levels = (['captain', 'pilot', 'trainee', 'captain', 'pilot', 'trainee'] as const).slice(0, seats);
  const table = TABLES.find((candidate) => candidate.seats === seats) as Table;
  expect(play(table, levels, seats, playersOf(airlinesBrain))).toBe(seats === 2 ? 'AL-9.4' : 'AL-9.3');
});
