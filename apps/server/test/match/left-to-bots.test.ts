/** Matches that bots and stand-ins play among themselves: they wait for somebody to see it, on whatever node, and not for ever. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { beforeEach, expect, test } from 'vitest';
import type { Database, Write } from '../../src/storage/database.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { nodesOn, openBare, pensive, personWith, serving, settled } from '../support/bare.ts';
import { connect } from '../support/client.ts';
import { holdNextCommit } from '../support/hold.ts';
import { entriesOf, gather, type Party } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const game = airlinesEurope as Game;
const TABLE = {
  seats: 3,
  bots: { 1: 'random', 2: 'random' },
  onTimeout: 'stand-in',
  standIn: 'random',
  clock: { kind: 'live', bank: 600, increment: 0 },
} as const;

let folder: string;
let ahead: number;
beforeEach(() => {
  folder = temporaryFolder();
  ahead = 0;
});
const overrides = { ...serving(game), now: () => Date.now() + ahead };
const open = () => openServer({ TARMAC_DATA: folder, TARMAC_LOG: 'silent' }, overrides);

async function leave({ people }: Party): Promise<void> {
  for (const { client } of people) {
    client.close();
    await client.closed;
  }
}

const botRow = ({ read }: Database, match: string) =>
  read.selectFrom('due').selectAll().where('id', '=', `bot:${match}`).executeTakeFirst();

const tableOf = ({ read }: Database, match: string) =>
  read.selectFrom('tables').selectAll().where('id', '=', match).executeTakeFirstOrThrow();

/** Its row in `due` waits for days. */
async function paused({ parts }: TestServer, match: string): Promise<void> {
  const waits = async () => ((await botRow(parts.database, match))?.at ?? 0) - overrides.now();
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
  expect((await spectator.over(match)).result).toMatchObject({ reason: 'finished' });
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
});

const listener = (person: string | null = null) => ({
  person: person === null ? null : personWith(person),
  send: () => {},
});

/** A match whose person's time has run out, and nodes on its database. */
async function abandoned() {
  const server = await open();
  const { match, one } = await gather([server.base], TABLE);
  await expect.poll(() => botRow(server.parts.database, match)).toBeUndefined();
  await server.close();
  const shared = await openBare(folder, overrides);
  const nodes = nodesOn(shared);
  const openNode = (node: string) => {
    const bots = pensive();
    return { bots, matches: nodes.open(node, bots) };
  };
  ahead = HOUR;
  return { match, person: one.client.person, openNode, database: shared.database };
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
  await settled();
  expect(asked()).toEqual([2, 1]);

  const total = () => asked().reduce((sum, each) => sum + each, 0);
  await Promise.all([one.matches.watch(match, player, null), two.matches.watch(match, spectator, null)]);
  await expect.poll(total).toBe(4);
  await settled();
  expect(total()).toBe(4);
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
  await settled();
  held.release();
  await Promise.all([checked, coming]);
  await expect.poll(() => bots.asked).toBe(1);
});
