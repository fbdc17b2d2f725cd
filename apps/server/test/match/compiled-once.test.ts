/** What a move, a watch and a bot's turn ask of the database is compiled once, not for each of them. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, test, vi } from 'vitest';
import { watching } from '../support/client.ts';
import { gather, type TableWish, theFirst } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;

/** A table at which everybody moves, and somebody comes to watch. */
async function newRound({ base }: TestServer, wish: TableWish): Promise<() => Promise<void>> {
  const { match, people, one } = await gather([base], wish);
  return async () => {
    for (const { play } of people) expect((await play(game, theFirst)).kind).toBe('done');
    if (wish.bots !== undefined) await one.client.until(one.owes, 'the turn after the bot');
    await watching(base, match);
  };
}

test.each([
  ['two people', {}],
  ['a person and a bot', { bots: { 1: 'trainee' } }],
])('%s', async (_, wish) => {
  const server = await openServer();
  const [first, second] = [await newRound(server, wish), await newRound(server, wish)];
  await first();
  const executor = server.parts.database.read.getExecutor();
  const compiled = vi.spyOn(executor, 'compileQuery');
  const reads = vi.spyOn(executor, 'executeQuery');
  await second();
  expect(reads).toHaveBeenCalled();
  expect(compiled.mock.results.map(({ value }) => value.sql)).toEqual([]);
});
