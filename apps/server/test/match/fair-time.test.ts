/** Nobody's clock pays for the time that the server takes. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { ActEntry, Game, Shapes } from '@tarmac/kit';
import { afterAll, expect, test } from 'vitest';
import { holdNextCommit } from '../support/hold.ts';
import { gather, openAll, owes, playOnce, type Seated } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
/** By so much the test moves the clock that everybody sees. */
let ahead = 0;
const server = await openServer({}, { now: () => Date.now() + ahead });
afterAll(() => server.close());

test('a move that waits a minute for the server costs its player no minute, and nobody else', async () => {
  const clock = { kind: 'live', bank: 600, increment: 0 } as const;
  const { match, people } = await gather([server.base], { game: game.id, seats: 2, clock });
  await openAll(game, { match, people });
  const mover = people.find(({ client, seat }) => owes(client, match, seat)) as Seated;
  const other = people.find((seated) => seated !== mover) as Seated;
  const held = holdNextCommit(server.parts.database);
  const frame = other.client.seen(match, other.seat)?.frame ?? 0;
  const proposed = other.client.ask({ kind: 'propose-end', id: 'enough', match, seat: other.seat, frame });
  await held.begun;
  const moved = playOnce(game, mover.client, match, mover.seat, () => 0);
  await mover.client.settled();
  ahead += 60_000;
  held.release();
  expect([(await proposed).kind, (await moved).kind]).toEqual(['done', 'done']);
  await other.client.settled();

  const row = await server.parts.database.read
    .selectFrom('log')
    .select('entry')
    .where('match', '=', match)
    .where('entry', 'like', '%"act"%')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect((JSON.parse(row.entry) as ActEntry<Shapes>).late).toBeGreaterThan(59_000);
  const clocks = other.client.seen(match, other.seat)?.clocks;
  for (const { seat } of people) expect(clocks?.[seat]?.left).toBeGreaterThan(570_000);
  // The next clock begins to run when the move is there, not when it arrived.
  const running = clocks?.find(({ since }) => since !== null);
  expect(running?.since).toBeGreaterThan(server.parts.now() - 59_000);
});
