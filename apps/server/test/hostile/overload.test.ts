/** What a server that is late gives up, in its order, and what it never does. The lag is made up, so that no clock decides. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { SHED } from '../../src/load.ts';
import { type Client, call, connect, newcomer } from '../support/client.ts';
import { gather, type Party, playOnce } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';
import { game } from './honest.ts';

let lag = 0;
let server: TestServer;
let party: Party;
beforeEach(async () => {
  lag = 0;
  const load = { arrivedAt: () => Date.now(), lag: () => lag, close() {} };
  server = await openServer({}, { load: { ...load, sheds: (what) => lag >= SHED[what] } });
  party = await gather([server.base], { game: game.id, seats: 2 });
});
afterEach(() => server.close());

const first = () => party.people[0] as Party['people'][number];
const isShown = (client: Client) => client.seen(party.match, 'watcher') !== undefined;

async function mayOpenTable(): Promise<boolean> {
  const cookie = await newcomer(server.base, 'Ada');
  const { status } = await call(server.base, 'POST', '/api/tables', { game: game.id, seats: 2 }, { cookie });
  return status === 201;
}

async function mayChat(): Promise<boolean> {
  const said = await first().client.ask({ kind: 'chat', id: `line-${lag}`, match: party.match, text: 'hello' });
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
  for (const { client, seat } of party.people)
    expect((await playOnce(game, client, party.match, seat, () => 0)).kind).toBe('done');
  const back = await connect(server.base, { cookie: first().cookie });
  back.send({ kind: 'watch', match: party.match });
  await back.until(() => back.seen(party.match, first().seat) !== undefined, 'the own table');
  const frame = back.seen(party.match, first().seat)?.frame as number;
  const resigned = await back.ask({ kind: 'resign', id: 'enough', match: party.match, seat: first().seat, frame });
  expect(resigned.kind).toBe('done');
  if (late < SHED.watching) await spectators.until(() => isShown(spectators), 'the table');
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
  await Promise.all(kept.map((client) => client.until(() => isShown(client), 'the table')));
});
