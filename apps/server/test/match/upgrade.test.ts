/** Newer rules: running matches go on from their migrated state, or are frozen and reported; nothing is guessed at. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { beforeEach, expect, test } from 'vitest';
import { verifyAll } from '../../src/match/verify-all.ts';
import type { HeadRow } from '../../src/storage/schema.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { serving } from '../support/bare.ts';
import { connect } from '../support/client.ts';
import { askOk, byChance, gather, logOf, openAll, type Party, playOut, theFirst } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;

/** The same rules under a higher number, whose migration counts how often it was asked. */
function newer(migrate: (saved: unknown) => unknown = (saved) => saved): Game {
  return {
    ...game,
    version: game.version + 1,
    load: (saved, version) => game.load(version === game.version ? migrate(saved) : saved, game.version),
  };
}

const failing = (problem: string) =>
  newer(() => {
    throw new Error(problem);
  });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const open = (rules: Game) => openServer({ TARMAC_DATA: folder }, serving(rules));

async function underWay(acts: number): Promise<Party> {
  const server = await open(game);
  const party = await gather([server.base]);
  await openAll(game, party);
  await playOut(game, party, theFirst, acts);
  await server.close();
  return party;
}

async function comeBack(base: string, { people }: Party): Promise<void> {
  for (const person of people) await person.comeBack(base);
}

test('a running match goes on under newer rules, from where it stood, to its end', async () => {
  const party = await underWay(25);
  const before = party.people.map(({ seen }) => seen());
  const { base, parts } = await open(newer());
  await comeBack(base, party);
  for (const [index, { seen }] of party.people.entries()) expect(seen()?.view).toEqual(before[index]?.view);
  const rows = () => logOf(parts.database, party.match);
  expect((await rows()).at(-1)).toMatchObject({
    version: game.version + 1,
    entry: expect.stringMatching('"upgrade"'),
    state: expect.stringMatching(/^\{/),
  });
  await playOut(newer(), party, byChance(5));
  expect((await rows()).filter(({ entry }) => entry.startsWith('{"kind":"upgrade"'))).toHaveLength(1);
  await party.one.over();
  const file = await askOk(base, 'GET', `/api/matches/${party.match}/export`);
  expect(file).toMatchObject({ format: 'tarmac-match', secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('a match that was taken over is read again after a restart, before anybody has moved', async () => {
  const party = await underWay(12);
  for (let restarts = 0; restarts < 2; restarts++) {
    const server = await open(newer());
    await comeBack(server.base, party);
    await server.close();
  }
  const server = await open(newer());
  await comeBack(server.base, party);
  await playOut(newer(), party, theFirst, 5);
});

test('a match frozen by a version that was taken back goes on, and ends', async () => {
  const party = await underWay(10);
  const bad = await open(failing('a mistake'));
  const { one: player, two: other } = party;
  player.client = await connect(bad.base, { cookie: player.cookie });
  await player.ask({ kind: 'resign', frame: 1 });
  await bad.close();
  const old = await open(game);
  await comeBack(old.base, party);
  await other.client.until(() => other.table()?.state === 'running', 'the thaw');
  expect(await player.ask({ kind: 'resign', frame: 1 })).toMatchObject({ kind: 'done' });
  await other.over();
});

test('what cannot be migrated is frozen, reported, and goes on once the rules can take it over', async () => {
  const party = await underWay(10);
  const bad = await open(failing('no such card any more'));
  expect(await verifyAll(bad.parts, () => {})).toMatchObject({
    matches: 1,
    problems: [{ match: party.match, problem: expect.stringContaining('no such card') }],
  });
  const { one: player } = party;
  player.client = await connect(bad.base, { cookie: player.cookie });
  player.client.send({ kind: 'watch', match: party.match });
  expect(await player.client.turnedAway(party.match)).toBe('frozen');
  const state = await bad.parts.database.read.selectFrom('tables').select('state').executeTakeFirst();
  expect(state?.state).toBe('frozen');
  await bad.close();

  const good = await open(newer());
  expect(await verifyAll(good.parts, () => {})).toEqual({ matches: 1, migrated: 1, problems: [] });
  await comeBack(good.base, party);
  await playOut(newer(), party, theFirst, 5);
});

test('an older server leaves a match alone that a newer one has taken over', async () => {
  const party = await underWay(10);
  const newServer = await open(newer());
  await comeBack(newServer.base, party);
  await newServer.close();
  const old = await open(game);
  const { one: player } = party;
  player.client = await connect(old.base, { cookie: player.cookie });
  expect(await player.ask({ kind: 'resign', frame: 1 })).toMatchObject({ problem: 'unavailable' });
});

test('the shadow replay finds a log that does not lead to what was kept', async () => {
  await underWay(10);
  const { parts } = await open(game);
  expect(await verifyAll(parts, () => {})).toEqual({ matches: 1, migrated: 0, problems: [] });
  const { read } = parts.database;
  const head = await read.selectFrom('heads').selectAll().executeTakeFirstOrThrow();
  const write = (changed: Partial<HeadRow>) =>
    parts.database.commit([{ query: read.updateTable('heads').set(changed).compile(), rows: 1 }]);
  const problems = async () => (await verifyAll(parts, () => {})).problems.map(({ problem }) => problem);
  await write({ state: JSON.stringify({ ...(JSON.parse(head.state) as object), bank: 1 }) });
  expect(await problems()).toEqual(['its log does not lead to its stored state']);
  await write({ ...head, seq: head.seq - 1 });
  expect(await problems()).toEqual([`its log ends with entry ${head.seq}, but its head is of entry ${head.seq - 1}`]);
});
