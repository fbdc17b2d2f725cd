/** What looks after bots and clocks is never given up: not by who cannot, not by who is still at it, not too late. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game, Seat } from '@tarmac/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { After } from '../../src/match/after.ts';
import { deadlineOf, LAST_MOVE_MILLISECONDS } from '../../src/match/clock.ts';
import type { Matches } from '../../src/match/matches.ts';
import type { Database } from '../../src/storage/database.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { bareMatches, nodesOn, openBare, pensive, playBare, serving, settled } from '../support/bare.ts';
import { watching } from '../support/client.ts';
import { failNextCommit, isEntry } from '../support/hold.ts';
import { gather, openAll, type Party, type Seated, type TableWish } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const newer: Game = { ...game, version: game.version + 1, load: (saved) => game.load(saved, game.version) };

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const open = (rules: Game[], now = Date.now) =>
  openServer({ TARMAC_DATA: folder, TARMAC_LOG: 'silent' }, { ...serving(...rules), now });

/** Begun on a server that is gone. */
async function begun(wish: TableWish): Promise<Party> {
  const server = await open([game]);
  const party = await gather([server.base], wish);
  if (wish.bots === undefined) await openAll(game, party);
  await server.close();
  return party;
}

async function afterOf({ read }: Database): Promise<After> {
  const query = read.selectFrom('heads').select('after');
  return JSON.parse((await query.executeTakeFirstOrThrow()).after) as After;
}

const clockRow = ({ read }: Database) =>
  read.selectFrom('due').selectAll().where('kind', '=', 'clock').executeTakeFirst();

test('the turn of a bot that still thinks is not taken for done', async () => {
  const party = await begun({ bots: { 1: 'trainee' } });
  const parts = await openBare(folder, serving(game));
  const bots = pensive();
  const matches = bareMatches(parts, bots);
  await playBare(matches, party.one, game, async () => {
    await settled();
    return bots.asked > 0;
  });
  let isDone = false;
  const due = matches.playBots(party.match).then(() => {
    isDone = true;
  });
  await settled();
  expect([bots.asked, isDone]).toEqual([1, false]);
  while (!isDone) {
    bots.answer();
    await settled();
  }
  await due;
  expect((await afterOf(parts.database)).owing).not.toContain(1);
});

describe('a clock that runs out', () => {
  const HOUR = 3_600_000;
  const anHourLater = () => Date.now() + HOUR;

  /** Its row has come up: either it is put off, or it is gone. */
  async function comesUp({ parts: { database } }: TestServer): Promise<void> {
    let row = await clockRow(database);
    while (row !== undefined && row.attempts === 0) {
      await settled();
      row = await clockRow(database);
    }
    expect(row).toMatchObject({ attempts: 1 });
  }

  test('is put off by a server of older rules', async () => {
    const { match } = await begun({});
    const upgrading = await open([newer]);
    await watching(upgrading.base, match);
    await upgrading.close();
    await comesUp(await open([game], anHourLater));
  });

  test('is put off by a server that does not know the game', async () => {
    await begun({});
    await comesUp(await open([], anHourLater));
  });

  test('is looked at again in its time, or earlier if another node says so', async () => {
    const { match } = await begun({});
    const parts = await openBare(folder, serving(game));
    const { database } = parts;
    const setRow = async (row: { at: number; node: string | null }) => {
      const query = database.read.updateTable('due').set(row).where('kind', '=', 'clock').compile();
      await database.commit([{ query, rows: 1 }]);
    };
    const matches = bareMatches(parts);
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
  });

  test('is put off where it cannot be written, and then runs out', async () => {
    const { one } = await begun({ onTimeout: 'resign' });
    let ahead = 0;
    const server = await open([game], () => Date.now() + ahead);
    failNextCommit(server.parts.database, isEntry);
    ahead = HOUR;
    await comesUp(server);
    await one.comeBack(server.base);
    expect(one.table()?.state).toBe('running');
    ahead += HOUR;
    expect((await one.over()).result).toMatchObject({ reason: 'timed-out' });
  });
});

test('two nodes that take turns never leave a clock to be looked at too late', async () => {
  const { people } = await begun({ clock: { kind: 'live', bank: 600, increment: 0 } });
  const start = Date.now();
  let now = start;
  const shared = await openBare(folder, { ...serving(game), now: () => now });
  const { database } = shared;
  const nodes = nodesOn(shared);

  async function turnOn(matches: Matches, seconds: number): Promise<void> {
    now = start + 1000 * seconds;
    const [seat] = (await afterOf(database)).owing as [Seat];
    const player = people.find((each) => each.seat === seat) as Seated;
    await playBare(matches, player, game, async () => (await afterOf(database)).owing[0] !== seat);
    const { owing, clock } = await afterOf(database);
    const row = await clockRow(database);
    expect(row?.at).toBeLessThanOrEqual((deadlineOf(clock, owing[0] as Seat) as number) + LAST_MOVE_MILLISECONDS);
  }

  const [one, two] = [nodes.open('one'), nodes.open('two')];
  await turnOn(one, 300);
  await turnOn(two, 310);
  // One that comes new to the match, as after a restart.
  nodes.leave('one');
  await turnOn(nodes.open('three'), 320);
  await turnOn(two, 330);
});
