/** Nobody's clock pays for the time that the server takes. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { ActEntry, Game, Shapes } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { holdNextCommit } from '../support/hold.ts';
import { entriesOf, gather, openAll, type Seated, theFirst } from '../support/play.ts';
import { useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
/** By so much the test moves the clock that everybody sees. */
let ahead = 0;
const server = await useServer({}, { now: () => Date.now() + ahead });

test('a move that waits a minute for the server costs its player no minute, and nobody else', async () => {
  const clock = { kind: 'live', bank: 600, increment: 0 } as const;
  const party = await gather([server.base], { clock });
  await openAll(game, party);
  const { match, people } = party;
  const mover = people.find(({ owes }) => owes()) as Seated;
  const other = people.find((seated) => seated !== mover) as Seated;
  const held = holdNextCommit(server.parts.database);
  const proposed = other.ask({ kind: 'propose-end' });
  await held.begun;
  const moved = mover.play(game, theFirst);
  await mover.client.settled();
  ahead += 60_000;
  held.release();
  expect([(await proposed).kind, (await moved).kind]).toEqual(['done', 'done']);
  await other.client.settled();

  const acts = (await entriesOf(server.parts.database, match)).filter(({ kind }) => kind === 'act');
  expect((acts.at(-1) as ActEntry<Shapes>).late).toBeGreaterThan(59_000);
  const clocks = other.seen()?.clocks;
  for (const { seat } of people) expect(clocks?.[seat]?.left).toBeGreaterThan(570_000);
  // The next clock begins to run when the move is there, not when it arrived.
  const running = clocks?.find(({ since }) => since !== null);
  expect(running?.since).toBeGreaterThan(server.parts.now() - 59_000);
});

test('a move that waits a minute for the disk before anybody hears of it costs whoever answers it no minute', async () => {
  const clock = { kind: 'live', bank: 600, increment: 0 } as const;
  const party = await gather([server.base], { clock });
  await openAll(game, party);
  const { people } = party;
  const whoOwes = () => people.find(({ owes }) => owes()) as Seated;
  const clocks = () => people.map(({ seat, seen }) => seen()?.clocks[seat]);
  // The turn of one and then of the other: a turn has several acts, and the wait for one's own is no thinking either.
  for (const mover = whoOwes(); whoOwes() === mover; ) {
    const held = holdNextCommit(server.parts.database);
    const moved = mover.play(game, theFirst);
    await held.begun;
    ahead += 60_000;
    held.release();
    expect((await moved).kind).toBe('done');
    for (const { client } of people) await client.settled();
  }
  expect((await whoOwes().play(game, theFirst)).kind).toBe('done');
  for (const { client } of people) await client.settled();
  for (const shown of clocks()) expect(shown?.left).toBeGreaterThan(570_000);
  // Still running or not, none has counted a minute.
  expect(clocks().some((shown) => shown?.since !== null)).toBe(true);
});
