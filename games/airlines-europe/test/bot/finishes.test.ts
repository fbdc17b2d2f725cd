/** Every level finishes games with every number of seats and every option, and never tries what the rules refuse. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { type AirlinesEurope, airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Brain, LEVELS, type Level, type Player, playerOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { SEAT_COUNTS, shortSighted, TABLES, type Table } from './support.ts';

/** At all 96 tables each; enough that every level sits at 200 of them. */
const ROUNDS = 3;
const TINY = 0.001;

type Players = (level: Level) => Player<AirlinesEurope>;

function playersOf(brain: Brain<AirlinesEurope>): Players {
  const players = new Map(LEVELS.map((level) => [level, playerOf(brain, level, TINY)]));
  return (level) => players.get(level) as Player<AirlinesEurope>;
}

/** Throws where an action is refused or the game has no end; answers with the rule that ended it. */
function play({ seats, config }: Table, levels: readonly Level[], seed: number, players: Players): string | undefined {
  const luck = fastChance(seed);
  const thoughts = fastChance(seed + 2 ** 32);
  const state = airlinesEurope.setup(config, seats, luck);
  for (let decisions = 0; decisions <= airlinesEurope.longest(seats); decisions++) {
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) return airlinesEurope.outcome(state)?.rule;
    const level = levels[seat] as Level;
    const { bot, budget } = players(level);
    const view = airlinesEurope.view(state, seat);
    const { action } = bot(view, airlinesEurope.actions(state, seat), budget, thoughts);
    const refusal = airlinesEurope.check(state, seat, action);
    if (refusal !== null) throw new Error(`${level} chose ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
    airlinesEurope.apply(state, seat, action, luck);
  }
  throw new Error(`more than the ${airlinesEurope.longest(seats)} decisions a game can have`);
}

const games = new Map<Level, number>(LEVELS.map((level) => [level, 0]));

test.each(SEAT_COUNTS)('with %i seats, every option', { timeout: 300_000 }, (seats) => {
  const players = playersOf(shortSighted(0));
  const tables = TABLES.filter((table) => table.seats === seats);
  for (let game = 0; game < ROUNDS * tables.length; game++) {
    // The levels move on by one seat from game to game, and by one more from round to round.
    const shift = game + Math.floor(game / tables.length);
    const levels = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + shift) % LEVELS.length] as Level);
    const rule = play(tables[game % tables.length] as Table, levels, 1000 * seats + game, players);
    expect(['AE-8.7', 'AE-4.11']).toContain(rule);
    for (const level of new Set(levels)) games.set(level, (games.get(level) ?? 0) + 1);
  }
});

test('every level has played at least 200 games', () => {
  for (const level of LEVELS) expect(games.get(level), level).toBeGreaterThanOrEqual(200);
});

test.each(SEAT_COUNTS)('with %i seats, all as far-sighted as they are', (seats) => {
  const levels = (['captain', 'pilot', 'trainee', 'captain', 'pilot'] as const).slice(0, seats);
  const table = TABLES.find((candidate) => candidate.seats === seats) as Table;
  expect(play(table, levels, seats, playersOf(airlinesEuropeBrain))).toBe('AE-8.7');
});
