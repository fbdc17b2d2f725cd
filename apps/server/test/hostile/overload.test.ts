/** What a server that is late gives up, in its order, and what it never does. The lag is made up, so that no clock decides. */

import { beforeEach, expect, test } from 'vitest';
import { SHED } from '../../src/load.ts';
import { type Client, call, connect, newcomer } from '../support/client.ts';
import { gather, type Party, theFirst } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';
import { game } from './honest.ts';

let lag = 0;
let server: TestServer;
let party: Party;
beforeEach(async () => {
  lag = 0;
  const load = { arrivedAt: () => Date.now(), lag: () => lag, close() {} };
  server = await openServer({}, { load: { ...load, sheds: (what) => lag >= SHED[what] } });
  party = await gather([server.base]);
});

const isShown = (client: Client) => client.seen(party.match, 'watcher') !== undefined;

async function mayOpenTable(): Promise<boolean> {
  const cookie = await newcomer(server.base, 'Ada');
  const { status } = await call(server.base, 'POST', '/api/tables', { game: game.id, seats: 2 }, { cookie });
  return status === 201;
}

async function mayChat(): Promise<boolean> {
  const said = await party.one.say('hello');
  if (said.kind === 'refused') expect(said.problem).toBe('unavailable');
  return said.kind === 'done';
}

test.each([
  [0, ['spectators', 'tables', 'chat']],
  [SHED.watching, ['tables', 'chat']],
  [SHED.newTables, ['chat']],
  [SHED.chat, []],
  [60_000, []],
])('%i ms late it keeps up %j, and moves', async (late, kept) => {
  lag = late;
  const spectators = await connect(server.base);
  spectators.send({ kind: 'watch', match: party.match });
  const still = [...((await mayOpenTable()) ? ['tables'] : []), ...((await mayChat()) ? ['chat'] : [])];
  // Players make their moves, are shown their own table when they come back, and resign.
  for (const { play } of party.people) expect((await play(game, theFirst)).kind).toBe('done');
  await party.one.comeBack(server.base);
  expect((await party.one.ask({ kind: 'resign' })).kind).toBe('done');
  if (late < SHED.watching) await spectators.shown(party.match, 'watcher');
  expect([...(isShown(spectators) ? ['spectators'] : []), ...still]).toEqual(kept);
});

test('spectators who were put off are shown the table when it is over, and those beyond 500 are turned away', async () => {
  lag = SHED.watching;
  const crowd = await Promise.all(Array.from({ length: 65 }, () => connect(server.base)));
  let gone = 0;
  for (const client of crowd) {
    client.onMessage((message) => {
      if (message.kind === 'gone' && message.problem === 'unavailable') gone++;
    });
    // The first is a look, the others are looks again.
    for (let times = 0; times < 8; times++) client.send({ kind: 'watch', match: party.match });
  }
  await Promise.all(crowd.map((client) => client.settled()));
  expect(gone).toBe(65 * 8 - 500);
  expect(crowd.some(isShown)).toBe(false);
  lag = 0;
  const kept = crowd.slice(0, 60);
  await Promise.all(kept.map((client) => client.shown(party.match, 'watcher')));
});
