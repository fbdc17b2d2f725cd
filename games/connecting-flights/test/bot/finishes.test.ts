/** Every level finishes games with every number of seats and every limit to trading, and never tries what the rules refuse. */

import { type Brain, LEVELS, type Level, type Player, playerOf } from '@tarmac/bots';
import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { type ConnectingFlights, connectingFlights } from '@tarmac/connecting-flights/rules';
import { botChoices, fastChance, optionalInARow } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { SEAT_COUNTS, shortSighted, TABLES, type Table } from './support.ts';

const GAMES = 12;
const TINY = 0.01;

type Players = (level: Level) => Player<ConnectingFlights>;

function playersOf(brain: Brain<ConnectingFlights>): Players {
  const players = new Map(LEVELS.map((level) => [level, playerOf(brain, level, TINY)]));
  return (level) => players.get(level) as Player<ConnectingFlights>;
}

/** Throws where an action is refused or the game has no end; answers with the rule that ended it. */
function play({ seats, config }: Table, levels: readonly Level[], seed: number, players: Players): string | undefined {
  const luck = fastChance(seed);
  const thoughts = fastChance(seed + 2 ** 32);
  const state = connectingFlights.setup(config, seats, luck);
  let inARow = new Array<number>(seats).fill(0);
  for (let decisions = 0; decisions <= connectingFlights.longest(seats); decisions++) {
    const [seat] = connectingFlights.toAct(state).seats;
    if (seat === undefined) return connectingFlights.outcome(state)?.rule;
    const level = levels[seat] as Level;
    const { bot, budget } = players(level);
    const choices = botChoices(connectingFlights, state, seat, inARow);
    const { action } = bot(connectingFlights.view(state, seat), choices, budget, thoughts);
    const refusal = connectingFlights.check(state, seat, action);
    if (refusal !== null) throw new Error(`${level} chose ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
    inARow = optionalInARow(connectingFlights, inARow, seat, action);
    connectingFlights.apply(state, seat, action, luck);
  }
  throw new Error(`more than the ${connectingFlights.longest(seats)} decisions a game can have`);
}

const games = new Map<Level, number>(LEVELS.map((level) => [level, 0]));

test.each(SEAT_COUNTS)('with %i seats, every limit to trading', { timeout: 300_000 }, (seats) => {
  const players = playersOf(shortSighted(0));
  const tables = TABLES.filter((table) => table.seats === seats);
  for (let game = 0; game < GAMES; game++) {
    // The levels move on by one seat from game to game.
    const levels = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + game) % LEVELS.length] as Level);
    expect(play(tables[game % tables.length] as Table, levels, 1000 * seats + game, players)).toBe('CF-4.9');
    for (const level of new Set(levels)) games.set(level, (games.get(level) ?? 0) + 1);
  }
});

test('every level has played at least 30 games', () => {
  for (const level of LEVELS) expect(games.get(level), level).toBeGreaterThanOrEqual(30);
});

test.each(SEAT_COUNTS)('with %i seats, all as far-sighted as they are', { timeout: 300_000 }, (seats) => {
  const levels = (['captain', 'pilot', 'trainee', 'captain', 'pilot'] as const).slice(0, seats);
  const table = TABLES.find((candidate) => candidate.seats === seats) as Table;
  expect(play(table, levels, seats, playersOf(connectingFlightsBrain))).toBe('CF-4.9');
});
