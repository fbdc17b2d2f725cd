/** What looks after bots and clocks is never given up: not by who cannot, not by who is still at it, not too late. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Question } from '@tarmac/bots';
import { fastChance, type Game, type Seat } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bots } from '../../src/bots/ask.ts';
import type { After } from '../../src/match/after.ts';
import { deadlineOf, LAST_MOVE_MILLISECONDS } from '../../src/match/clock.ts';
import { makeMatches } from '../../src/match/make.ts';
import type { Matches } from '../../src/match/matches.ts';
import { openParts } from '../../src/open-parts.ts';
import type { Parts } from '../../src/parts.ts';
import type { Person } from '../../src/people/person.ts';
import { readSettings } from '../../src/settings.ts';
import type { Announcement, Database } from '../../src/storage/database.ts';
import { connect } from '../support/client.ts';
import { failNextCommit, isEntry } from '../support/hold.ts';
import { gather, openAll, type Party, receivedNow, type Seated, type TableWish } from '../support/play.ts';
import { GENEROUS, openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const served = (...rules: Game[]) => ({
  games: new Map(rules.map((each) => [each.id, { game: each, brain: null }])) as Parts['games'],
});
const newer: Game = { ...game, version: game.version + 1, load: (saved) => game.load(saved, game.version) };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarmac-due-rows-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const environment = () => ({ ...GENEROUS, TARMAC_DATA: folder, TARMAC_LOG: 'silent' });

/** Begun on a server that is gone. */
async function begun(wish: Omit<TableWish, 'game' | 'seats'>): Promise<Party> {
  const server = await openServer(environment(), served(game));
  const party = await gather([server.base], { game: game.id, seats: 2, ...wish });
  if (wish.bots === undefined) await openAll(game, party);
  await server.close();
  return party;
}

async function openBare(now: () => number): Promise<Parts> {
  const settings = readSettings(environment());
  if (!settings.ok) throw new Error(settings.problem);
  return openParts(settings.value, { ...served(game), now });
}

/** Without sockets: what the seat's person does first of what they can, until `enough`. */
async function play(matches: Matches, { match, people }: Party, seat: Seat, enough: () => Promise<boolean>) {
  const { client } = people.find((each) => each.seat === seat) as Seated;
  const person: Person = { id: client.person as string, name: 'x', language: 'en', device: 'd', banned: false };
  do {
    const views: Extract<ServerMessage, { kind: 'view' }>[] = [];
    const send = (json: string) => {
      const message = JSON.parse(json) as ServerMessage;
      if (message.kind === 'view') views.push(message);
    };
    const listener = { person, send };
    await matches.watch(match, listener, null);
    matches.unwatch(match, listener);
    const { view, frame } = views.at(-1) as { view: unknown; frame: number };
    const [action] = game.actions(game.imagine(view, fastChance(1)), seat);
    const id = `bare-${seat}-${frame}`;
    expect(await matches.handle(person, { kind: 'act', id, match, seat, frame, action }, receivedNow())).toMatchObject({
      ok: true,
    });
  } while (!(await enough()));
}

async function afterOf({ read }: Database): Promise<After> {
  const query = read.selectFrom('heads').select('after');
  return JSON.parse((await query.executeTakeFirstOrThrow()).after) as After;
}

const clockRow = ({ read }: Database) =>
  read.selectFrom('due').selectAll().where('kind', '=', 'clock').executeTakeFirst();

/** Everything that needs no more time to happen has happened. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('the turn of a bot that still thinks is not taken for done', async () => {
  const party = await begun({ bots: { 1: 'trainee' } });
  const parts = await openBare(Date.now);
  let decide = () => {};
  let asked = 0;
  const bots: Bots = {
    decide: ({ actions }: Question) => {
      asked++;
      return new Promise((resolve) => {
        decide = () => resolve(actions[0]);
      });
    },
    close: async () => {},
  };
  const matches = makeMatches(parts, bots);
  await play(matches, party, 0, async () => {
    await settle();
    return asked > 0;
  });
  let isDone = false;
  const due = matches.playBots(party.match).then(() => {
    isDone = true;
  });
  await settle();
  expect([asked, isDone]).toEqual([1, false]);
  while (!isDone) {
    decide();
    await settle();
  }
  await due;
  expect((await afterOf(parts.database)).owing).not.toContain(1);
  await matches.close();
  await parts.database.close();
});

describe('a clock that runs out', () => {
  const HOUR = 3_600_000;

  /** Its row has come up: either it is put off, or it is gone. */
  async function comesUp({ parts: { database } }: TestServer): Promise<void> {
    let row = await clockRow(database);
    while (row !== undefined && row.attempts === 0) {
      await settle();
      row = await clockRow(database);
    }
    expect(row).toMatchObject({ attempts: 1 });
  }

  const open = (rules: Game[], ahead: () => number) =>
    openServer(environment(), { ...served(...rules), now: () => Date.now() + ahead() });

  test('is put off by a server of older rules', async () => {
    const { match } = await begun({});
    const upgrading = await open([newer], () => 0);
    const watcher = await connect(upgrading.base);
    watcher.send({ kind: 'watch', match });
    await watcher.until(() => watcher.seen(match, 'watcher') !== undefined, 'the view');
    await upgrading.close();
    const older = await open([game], () => HOUR);
    await comesUp(older);
    await older.close();
  });

  test('is put off by a server that does not know the game', async () => {
    await begun({});
    const ignorant = await open([], () => HOUR);
    await comesUp(ignorant);
    await ignorant.close();
  });

  test('is looked at again in its time, or earlier if another node says so', async () => {
    const { match } = await begun({});
    const parts = await openBare(Date.now);
    const { database } = parts;
    const setRow = async (row: { at: number; node: string | null }) => {
      const query = database.read.updateTable('due').set(row).where('kind', '=', 'clock').compile();
      await database.commit([{ query, rows: 1 }]);
    };
    const matches = makeMatches(parts, { decide: () => new Promise(() => {}), close: async () => {} });
    const { owing, clock } = await afterOf(database);
    const deadline = (deadlineOf(clock, owing[0] as Seat) as number) + LAST_MOVE_MILLISECONDS;
    // As it is for whoever has claimed it.
    await setRow({ at: parts.now(), node: 'claimed' });
    failNextCommit(database, () => true);
    await expect(matches.checkClock(match)).rejects.toThrow('could not store the next check');
    await matches.checkClock(match);
    expect(await clockRow(database)).toMatchObject({ at: deadline, node: null });
    await setRow({ at: deadline - 5000, node: null });
    await matches.checkClock(match);
    expect(await clockRow(database)).toMatchObject({ at: deadline - 5000 });
    await matches.close();
    await database.close();
  });

  test('is put off where it cannot be written, and then runs out', async () => {
    const party = await begun({ onTimeout: 'resign' });
    let ahead = 0;
    const server = await open([game], () => ahead);
    failNextCommit(server.parts.database, isEntry);
    ahead = HOUR;
    await comesUp(server);
    const [one] = party.people as [Seated];
    one.client = await connect(server.base, { cookie: one.cookie });
    one.client.send({ kind: 'watch', match: party.match });
    await one.client.until(() => one.client.table(party.match)?.state === 'running', 'the table');
    ahead += HOUR;
    await one.client.until(() => one.client.table(party.match)?.state === 'over', 'the end');
    expect(one.client.table(party.match)?.result).toMatchObject({ reason: 'timed-out' });
    await server.close();
  });
});

test('two nodes that take turns never leave a clock to be looked at too late', async () => {
  const party = await begun({ clock: { kind: 'live', bank: 600, increment: 0 } });
  const start = Date.now();
  let now = start;
  const shared = await openBare(() => now);
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
    const bots = { decide: () => new Promise<never>(() => {}), close: async () => {} };
    return makeMatches({ ...shared, node, database: own }, bots);
  };

  async function turnOn(matches: Matches, seconds: number): Promise<void> {
    now = start + 1000 * seconds;
    const [seat] = (await afterOf(database)).owing as [Seat];
    await play(matches, party, seat, async () => (await afterOf(database)).owing[0] !== seat);
    const { owing, clock } = await afterOf(database);
    const row = await clockRow(database);
    expect(row?.at).toBeLessThanOrEqual((deadlineOf(clock, owing[0] as Seat) as number) + LAST_MOVE_MILLISECONDS);
  }

  const [one, two] = [openNode('one'), openNode('two')];
  await turnOn(one, 300);
  await turnOn(two, 310);
  // One that comes new to the match, as after a restart.
  ears.delete('one');
  const three = openNode('three');
  await turnOn(three, 320);
  await turnOn(two, 330);
  await Promise.all([one, two, three].map((matches) => matches.close()));
  await database.close();
});
