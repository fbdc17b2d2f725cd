/** Matches that bots and stand-ins play among themselves: they wait for somebody to see it, on whatever node, and not for ever. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Question } from '@tarmac/bots';
import type { Game } from '@tarmac/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bots } from '../../src/bots/ask.ts';
import { makeMatches } from '../../src/match/make.ts';
import { openParts } from '../../src/open-parts.ts';
import type { Parts } from '../../src/parts.ts';
import { readSettings } from '../../src/settings.ts';
import type { Announcement, Database, Write } from '../../src/storage/database.ts';
import { connect } from '../support/client.ts';
import { holdNextCommit } from '../support/hold.ts';
import { gather, type Party, type Seated } from '../support/play.ts';
import { GENEROUS, openServer, type TestServer } from '../support/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const game = airlinesEurope as Game;
const games: Parts['games'] = new Map([[game.id, { game, brain: null }]]);
const TABLE = {
  game: game.id,
  seats: 3,
  bots: { 1: 'random', 2: 'random' },
  onTimeout: 'stand-in',
  standIn: 'random',
  clock: { kind: 'live', bank: 600, increment: 0 },
} as const;

let folder: string;
let ahead: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarmac-left-to-bots-'));
  ahead = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const now = () => Date.now() + ahead;
const environment = () => ({ ...GENEROUS, TARMAC_DATA: folder, TARMAC_LOG: 'silent' });
const open = () => openServer(environment(), { games, now });

async function leave({ people }: Party): Promise<void> {
  for (const { client } of people) {
    client.close();
    await client.closed;
  }
}

const botRow = ({ read }: Database, match: string) =>
  read.selectFrom('due').selectAll().where('id', '=', `bot:${match}`).executeTakeFirst();

async function entriesOf({ read }: Database, match: string): Promise<{ kind: string; reason?: string }[]> {
  const rows = await read.selectFrom('log').select('entry').where('match', '=', match).orderBy('seq').execute();
  return rows.map(({ entry }) => JSON.parse(entry));
}

const tableOf = ({ read }: Database, match: string) =>
  read.selectFrom('tables').selectAll().where('id', '=', match).executeTakeFirstOrThrow();

/** Its row in `due` waits for days. */
async function paused({ parts }: TestServer, match: string): Promise<void> {
  const waits = async () => ((await botRow(parts.database, match))?.at ?? 0) - now();
  await expect.poll(waits, { timeout: 30_000 }).toBeGreaterThan(6 * DAY);
  expect((await entriesOf(parts.database, match)).at(-1)).toMatchObject({ kind: 'seat', reason: 'stand-in' });
}

test('nobody’s bots think until somebody comes, also after a restart; then they play on', async () => {
  const first = await open();
  const party = await gather([first.base], TABLE);
  const { match } = party;
  await leave(party);
  ahead = HOUR;
  await paused(first, match);
  await first.close();

  const second = await open();
  await paused(second, match);
  const spectator = await connect(second.base);
  spectator.send({ kind: 'watch', match });
  await spectator.until(() => spectator.table(match)?.state === 'over', 'the end');
  expect(spectator.table(match)?.result).toMatchObject({ reason: 'finished' });
  await second.close();
});

test('after a week without anybody it is over for those who left, who are last', async () => {
  const server = await open();
  const { database } = server.parts;
  const party = await gather([server.base], TABLE);
  const { match } = party;
  await leave(party);
  ahead = HOUR;
  await paused(server, match);
  const before = await entriesOf(database, match);
  ahead += 7 * DAY;
  await expect.poll(async () => (await tableOf(database, match)).state, { timeout: 30_000 }).toBe('over');
  const { result } = await tableOf(database, match);
  expect(JSON.parse(result as string)).toMatchObject({ reason: 'timed-out', ranks: [3, 1, 1] });
  expect((await entriesOf(database, match)).slice(before.length)).toMatchObject([{ kind: 'end', reason: 'timed-out' }]);
  expect(await database.read.selectFrom('due').where('subject', '=', match).selectAll().execute()).toEqual([]);
  await server.close();
});

/** Answers when the test says so. */
function pensive(): Bots & { asked: number; answer(): void } {
  const bots = {
    asked: 0,
    answer: () => {},
    decide({ actions }: Question) {
      bots.asked++;
      return new Promise((resolve) => {
        bots.answer = () => resolve(actions[0]);
      });
    },
    close: async () => {},
  };
  return bots;
}

const listener = (person: string | null = null) => ({
  person: person === null ? null : { id: person, name: 'x', language: 'en' as const, device: 'd', banned: false },
  send: () => {},
});

/** A match whose person's time has run out, and nodes on its database. */
async function abandoned() {
  const server = await open();
  const party = await gather([server.base], TABLE);
  const { person } = (party.people[0] as Seated).client;
  await expect.poll(() => botRow(server.parts.database, party.match)).toBeUndefined();
  await server.close();
  const settings = readSettings(environment());
  if (!settings.ok) throw new Error(settings.problem);
  const shared = await openParts(settings.value, { games, now });
  const { database } = shared;
  const ears = new Map<string, (announcement: Announcement) => void>();
  const openNode = (node: string) => {
    const own: Database = {
      ...database,
      async commit(writes, announce = []) {
        const committed = await database.commit(writes, announce);
        for (const [other, hear] of ears) if (committed.ok && other !== node) announce.forEach(hear);
        return committed;
      },
      listen: (hear) => void ears.set(node, hear),
    };
    const bots = pensive();
    return { bots, matches: makeMatches({ ...shared, node, database: own }, bots) };
  };
  ahead = HOUR;
  return { match: party.match, person, openNode, database };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('of two nodes one plays where somebody watches, and the other when nobody watches there any more', async () => {
  const { match, person, openNode, database } = await abandoned();
  const [one, two] = [openNode('one'), openNode('two')];
  const asked = () => [one.bots.asked, two.bots.asked];
  const [player, spectator] = [listener(person), listener()];
  await one.matches.watch(match, player, null);
  await two.matches.watch(match, spectator, null);
  await one.matches.checkClock(match);
  await expect.poll(asked).toEqual([1, 0]);
  one.bots.answer();
  await expect.poll(asked).toEqual([2, 0]);

  one.matches.unwatch(match, player);
  one.bots.answer();
  await expect.poll(asked).toEqual([2, 1]);

  two.matches.unwatch(match, spectator);
  two.bots.answer();
  await expect.poll(() => botRow(database, match)).toMatchObject({ node: null });
  await settle();
  expect(asked()).toEqual([2, 1]);

  const total = () => asked().reduce((sum, each) => sum + each, 0);
  await Promise.all([one.matches.watch(match, player, null), two.matches.watch(match, spectator, null)]);
  await expect.poll(total).toBe(4);
  await settle();
  expect(total()).toBe(4);
  await Promise.all([one.matches.close(), two.matches.close()]);
  await database.close();
});

const isPause = (writes: readonly Write[]) =>
  writes.length === 1 && writes[0]?.query.sql.startsWith('insert into "due"') === true;

test('who comes in the moment in which the bots pause does not wait for them', async () => {
  const { match, openNode, database } = await abandoned();
  const held = holdNextCommit(database, isPause);
  const { matches, bots } = openNode('only');
  const checked = matches.checkClock(match);
  await held.begun;
  const coming = matches.watch(match, listener(), null);
  await settle();
  held.release();
  await Promise.all([checked, coming]);
  await expect.poll(() => bots.asked).toBe(1);
  await matches.close();
  await database.close();
});
