/**
 * Durability itself, which killing a process does not show: what it wrote is then still in the system's memory.
 * A move is acknowledged once the disk has it, and refused when the disk does not take it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { freePort } from '@tarmac/tools/ports';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { call, type Reply } from '../support/client.ts';
import { gather, owes, type Party, playOnce, type Seated } from '../support/play.ts';
import { gatherFleet } from './fleet.ts';
import { sqliteLog, unanswered, wrongs } from './ledger.ts';
import { build, startNode } from './node-process.ts';
import { needStrace, readSteps, storiesOf, untrue, watched } from './trace.ts';

const game = airlinesEurope as Game;
const TWO_SEATS = { game: game.id, seats: 2 };
/** SQLite uses one or the other, as it was compiled. */
const SYNCS = 'fsync,fdatasync';

beforeAll(build);

async function newPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    trace: join(folder, 'trace'),
    environment: { TARMAC_DATA: folder, TARMAC_PORT: String(await freePort()) },
  };
}

/** One act after the other, each sent only when all before it are answered and seen. */
async function playInTurn({ match, people }: Party, acts: number): Promise<Reply[]> {
  const chance = fastChance(7);
  const replies: Reply[] = [];
  let [mover] = people as [Seated, Seated];
  while (replies.length < acts) {
    const awaited = mover.client.seen(match, mover.seat)?.awaited ?? [];
    mover = people.find(({ seat }) => seat === awaited[0]) as Seated;
    const { client, seat } = mover;
    await client.until(() => owes(client, match, seat), 'a turn');
    replies.push(await playOnce(game, client, match, seat, (count) => chance.draw(count)));
  }
  return replies;
}

test.for([
  ['as it is', null],
  ['that is slow', `${SYNCS}:delay_exit=10000`],
] as const)('a disk %s has each move before anybody is told of it', async ([, injection], context) => {
  const strace = needStrace(context);
  const { trace, environment } = await newPlace();
  const server = await startNode(environment, { under: watched(strace, trace, injection) });
  onTestFinished(server.kill);
  const party = await gather([server.base], TWO_SEATS);
  const replies = await playInTurn(party, 40);
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['done']));
  for (const { client } of party.people) client.close();
  await server.stop();

  const steps = await readSteps(trace, server.pid);
  expect(untrue(steps)).toEqual([]);
  const stories = storiesOf(steps);
  expect(stories.map(({ id }) => id)).toEqual(replies.map(({ id }) => id));
  // The other seat may see a move after its mover; something else may be written at any time.
  const story = /^(shown )?(written synced )*arrived (written synced )+(shown )?acknowledged$/;
  for (const told of stories.slice(1)) expect(told.story).toMatch(story);
});

/** Some matches in play on a disk that fails at times; gathered before, so that only moves find it failing. */
async function playOnDisk(strace: string, failures: string, seed: number) {
  const place = await newPlace();
  const { environment, trace, folder } = place;
  const sound = await startNode(environment);
  onTestFinished(sound.kill);
  const fleet = await gatherFleet(game, [sound.base], 2, TWO_SEATS, seed);
  onTestFinished(fleet.stop);
  await sound.kill();
  const failing = await startNode(environment, {
    under: watched(strace, trace, `${SYNCS}:error=EIO:when=${failures}`),
  });
  onTestFinished(failing.kill);
  return { ...place, fleet, failing, check: () => wrongs(game, fleet, sqliteLog(folder)) };
}

test('a disk that fails for a while: moves are refused, sent again, and made once', async (context) => {
  const { fleet, failing, trace, check } = await playOnDisk(needStrace(context), '30..45', 8);
  await fleet.refused(5);
  await fleet.acknowledged(40);
  fleet.hold();
  await fleet.quiet();
  expect(await check()).toEqual([]);
  expect((await call(failing.base, 'GET', '/readyz')).status).toBe(200);
  await fleet.stop();
  await failing.stop();

  // One move may be told while the next is being written, so that the order says nothing here; the ledger does.
  const steps = await readSteps(trace, failing.pid);
  expect(steps.filter(({ what }) => what === 'not-synced').length).toBeGreaterThan(5);
});

test('a disk that fails for good: nothing acknowledged is lost, and what is asked gets a clear answer', async (context) => {
  const { fleet, failing, environment, check } = await playOnDisk(needStrace(context), '30+', 9);
  const { base } = failing;
  await fleet.refused(5);

  const made = await call(base, 'POST', '/api/me', { name: 'Ann' });
  expect([made.status, await made.json()]).toEqual([503, { problem: 'unavailable' }]);
  expect((await call(base, 'GET', '/healthz')).status).toBe(200);
  const ready = await call(base, 'GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { problem: 'unavailable', detail: 'the database cannot be written to' },
  ]);
  expect((await call(base, 'GET', '/api/tables')).status).toBe(200);
  expect(failing.logged.join()).toContain('the database cannot be written to');
  expect(failing.isRunning()).toBe(true);

  fleet.hold();
  await fleet.quiet();
  expect(unanswered(fleet).length).toBeGreaterThan(0);
  await failing.kill();
  await fleet.lost(base);
  const sound = await startNode(environment);
  onTestFinished(sound.kill);
  await fleet.quiet();
  expect(await check()).toEqual([]);
  fleet.release();
  await fleet.acknowledged(40);
  fleet.hold();
  await fleet.quiet();
  expect(await check()).toEqual([]);
});

test('a disk that is full at the start: one line that says so, and once there is room it starts', async (context) => {
  const strace = needStrace(context);
  const { folder, trace, environment } = await newPlace();
  const full = { under: watched(strace, trace, 'pwrite64:error=ENOSPC') };
  const noStart = await startNode(environment, full).catch((error: Error) => error.message);
  expect(noStart).toBe(
    `the node ended before it answered:\ntarmac: ${folder}/tarmac.db: database or disk is full: make room on the disk, nothing is lost`,
  );
  // With room again it starts, as if nothing had been.
  const sound = await startNode(environment);
  onTestFinished(sound.kill);
  expect((await call(sound.base, 'GET', '/readyz')).status).toBe(200);
});
