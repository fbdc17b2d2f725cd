/** What a move, a watch and a bot's turn ask of the database is compiled once, not for each of them. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../support/client.ts';
import { gather, owes, playOnce } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;

let server: TestServer;
beforeEach(async () => {
  server = await openServer({});
});
afterEach(() => server.close());

/** A table at which everybody moves, and somebody comes to watch. */
async function newRound(wish: Parameters<typeof gather>[1]): Promise<() => Promise<void>> {
  const { match, people } = await gather([server.base], wish);
  return async () => {
    for (const { client, seat } of people)
      expect((await playOnce(game, client, match, seat, () => 0)).kind).toBe('done');
    const [{ client, seat }] = people as [(typeof people)[number]];
    if (wish.bots !== undefined) await client.until(() => owes(client, match, seat), 'the turn after the bot');
    const watcher = await connect(server.base);
    watcher.send({ kind: 'watch', match });
    await watcher.until(() => watcher.seen(match, 'watcher') !== undefined, 'a view');
  };
}

test.each([
  ['two people', { game: game.id, seats: 2 }],
  ['a person and a bot', { game: game.id, seats: 2, bots: { 1: 'trainee' } }],
])('%s', async (_, wish) => {
  const [first, second] = [await newRound(wish), await newRound(wish)];
  await first();
  const executor = server.parts.database.read.getExecutor();
  const compiled = vi.spyOn(executor, 'compileQuery');
  const reads = vi.spyOn(executor, 'executeQuery');
  await second();
  expect(reads).toHaveBeenCalled();
  expect(compiled.mock.results.map(({ value }) => value.sql)).toEqual([]);
});
