/** The real bots in real threads, compiled as the server runs them: they decide what they would decide in this thread. */

import { fileURLToPath } from 'node:url';
import type { Question } from '@tarmac/bots';
import { fastChance, type Game, playout } from '@tarmac/kit';
import { ensureCompiled } from '@tarmac/tools/compiled';
import { beforeAll, expect, test } from 'vitest';
import { makeBots } from '../../src/bots/pool.ts';
import { GAMES } from '../../src/games.ts';
import { makeLog } from '../../src/ops/logging.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const TURN = { host: 'ada', table: 'one', amongPeople: true };
const games = new Map(GAMES.map((parts) => [parts.game.id, parts]));

beforeAll(() => ensureCompiled(folder));

/** Up to four, after every twenty decisions of a game that lasts so long; where there is a choice. */
function questionsOf(game: Game, level: string): Question[] {
  const chance = fastChance(1);
  const config = game.parseConfig({}, 3);
  if (!config.ok) throw new Error(config.problem);
  const state = game.setup(config.value, 3, chance);
  const questions: Question[] = [];
  while (questions.length < 4) {
    playout(game, state, 3, chance, { decisions: 20 });
    const [seat] = game.toAct(state).seats;
    if (seat === undefined) break;
    const [view, actions] = [game.view(state, seat), game.actions(state, seat)];
    if (actions.length === 1) continue;
    questions.push({ game: game.id, level, view, actions, simulations: 60, seed: questions.length });
  }
  return questions;
}

test.each(GAMES.filter(({ brain }) => brain !== null).map(({ game }) => game))('$id', async (game) => {
  const logged: string[] = [];
  const parts = {
    games,
    elapsed: () => performance.now(),
    metrics: makeMetrics(),
    log: makeLog('debug', 'test', { write: (line) => logged.push(line) }),
  };
  const there = makeBots(parts, 2, new URL('../../dist/bots/worker.js', import.meta.url));
  const here = makeBots(parts, 1);
  const questions = ['trainee', 'captain'].flatMap((level) => questionsOf(game, level));
  expect(questions.length).toBeGreaterThanOrEqual(2);
  const decided = await Promise.all(questions.map((question) => there.decide(question, TURN)));
  expect(decided).toEqual(await Promise.all(questions.map((question) => here.decide(question, TURN))));
  expect(logged).toEqual([]);
  await there.close();
});
