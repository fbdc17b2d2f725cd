/** Newer rules: running matches go on from their migrated state, or are frozen and reported; nothing is guessed at. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyAll } from '../../src/match/verify-all.ts';
import type { Parts } from '../../src/parts.ts';
import type { HeadRow } from '../../src/storage/schema.ts';
import { call, connect } from '../support/client.ts';
import { expectOk, gather, openAll, type Party, playOut, type Seated } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const served = (rules: Game) => ({ games: new Map([[rules.id, { game: rules, brain: null }]]) as Parts['games'] });

/** The same rules under a higher number, whose migration counts how often it was asked. */
function newer(migrate: (saved: unknown) => unknown = (saved) => saved): Game {
  return {
    ...game,
    version: game.version + 1,
    load: (saved, version) => game.load(version === game.version ? migrate(saved) : saved, game.version),
  };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarmac-upgrade-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const open = (rules: Game) => openServer({ TARMAC_DATA: folder }, served(rules));

async function underWay(acts: number): Promise<Party> {
  const server = await open(game);
  const party = await gather([server.base], { game: game.id, seats: 2 });
  await openAll(game, party);
  await playOut(game, party, () => 0, acts);
  await server.close();
  return party;
}

async function comeBack(base: string, { match, people }: Party): Promise<void> {
  for (const person of people) {
    person.client = await connect(base, { cookie: person.cookie });
    person.client.send({ kind: 'watch', match });
  }
}

test('a running match goes on under newer rules, from where it stood, to its end', async () => {
  const party = await underWay(25);
  const before = party.people.map(({ client, seat }) => client.seen(party.match, seat));
  const server = await open(newer());
  await comeBack(server.base, party);
  for (const [index, { client, seat }] of party.people.entries()) {
    await client.until(() => client.seen(party.match, seat) !== undefined, 'the view');
    expect(client.seen(party.match, seat)?.view).toEqual(before[index]?.view);
  }
  const rows = () =>
    server.parts.database.read.selectFrom('log').selectAll().where('match', '=', party.match).orderBy('seq').execute();
  expect((await rows()).at(-1)).toMatchObject({
    version: game.version + 1,
    entry: expect.stringMatching('"upgrade"'),
    state: expect.stringMatching(/^\{/),
  });
  const chance = fastChance(5);
  await playOut(newer(), party, (count) => chance.draw(count));
  expect((await rows()).filter(({ entry }) => entry.startsWith('{"kind":"upgrade"'))).toHaveLength(1);
  const [{ client }] = party.people as [Seated];
  await client.until(() => client.table(party.match)?.state === 'over', 'the end');
  const file = await expectOk(await call(server.base, 'GET', `/api/matches/${party.match}/export`));
  expect(file).toMatchObject({ format: 'tarmac-match', secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await server.close();
});

test('a match that was taken over is read again after a restart, before anybody has moved', async () => {
  const party = await underWay(12);
  for (let restarts = 0; restarts < 2; restarts++) {
    const server = await open(newer());
    await comeBack(server.base, party);
    await Promise.all(
      party.people.map(({ client, seat }) => client.until(() => client.seen(party.match, seat) !== undefined)),
    );
    await server.close();
  }
  const server = await open(newer());
  await comeBack(server.base, party);
  await Promise.all(
    party.people.map(({ client, seat }) => client.until(() => client.seen(party.match, seat) !== undefined)),
  );
  await playOut(newer(), party, () => 0, 5);
  await server.close();
});

test('a match frozen by a version that was taken back goes on, and ends', async () => {
  const party = await underWay(10);
  const bad = await open(
    newer(() => {
      throw new Error('a mistake');
    }),
  );
  const [player, other] = party.people as [Seated, Seated];
  player.client = await connect(bad.base, { cookie: player.cookie });
  await player.client.ask({ kind: 'resign', id: 'r1', match: party.match, seat: player.seat, frame: 1 });
  await bad.close();
  const old = await open(game);
  await comeBack(old.base, party);
  await other.client.until(() => other.client.table(party.match)?.state === 'running', 'the thaw');
  const resigned = { kind: 'resign', id: 'r2', match: party.match, seat: player.seat, frame: 1 } as const;
  expect(await player.client.ask(resigned)).toMatchObject({ kind: 'done' });
  await other.client.until(() => other.client.table(party.match)?.state === 'over', 'the end');
  await old.close();
});

test('what cannot be migrated is frozen, reported, and goes on once the rules can take it over', async () => {
  const party = await underWay(10);
  const broken = newer(() => {
    throw new Error('no such card any more');
  });
  const bad = await open(broken);
  expect(await verifyAll(bad.parts, () => {})).toMatchObject({
    matches: 1,
    problems: [{ match: party.match, problem: expect.stringContaining('no such card') }],
  });
  const [player] = party.people as [Seated];
  player.client = await connect(bad.base, { cookie: player.cookie });
  let gone = '';
  player.client.onMessage((message) => {
    if (message.kind === 'gone') gone = message.problem;
  });
  player.client.send({ kind: 'watch', match: party.match });
  await player.client.until(() => gone !== '', 'the refusal');
  expect(gone).toBe('frozen');
  const state = await bad.parts.database.read.selectFrom('tables').select('state').executeTakeFirst();
  expect(state?.state).toBe('frozen');
  await bad.close();

  const good = await open(newer());
  expect(await verifyAll(good.parts, () => {})).toEqual({ matches: 1, migrated: 1, problems: [] });
  await comeBack(good.base, party);
  await Promise.all(
    party.people.map(({ client, seat }) => client.until(() => client.seen(party.match, seat) !== undefined)),
  );
  await playOut(newer(), party, () => 0, 5);
  await good.close();
});

test('an older server leaves a match alone that a newer one has taken over', async () => {
  const party = await underWay(10);
  const newServer = await open(newer());
  await comeBack(newServer.base, party);
  await Promise.all(
    party.people.map(({ client, seat }) => client.until(() => client.seen(party.match, seat) !== undefined)),
  );
  await newServer.close();
  const old = await open(game);
  const [player] = party.people as [Seated];
  player.client = await connect(old.base, { cookie: player.cookie });
  const reply = await player.client.ask({
    kind: 'resign',
    id: 'r',
    match: party.match,
    seat: player.seat,
    frame: 1,
  });
  expect(reply).toMatchObject({ problem: 'unavailable' });
  await old.close();
});

test('the shadow replay finds a log that does not lead to what was kept', async () => {
  await underWay(10);
  const server = await open(game);
  expect(await verifyAll(server.parts, () => {})).toEqual({ matches: 1, migrated: 0, problems: [] });
  const { read } = server.parts.database;
  const head = await read.selectFrom('heads').selectAll().executeTakeFirstOrThrow();
  const write = (changed: Partial<HeadRow>) =>
    server.parts.database.commit([{ query: read.updateTable('heads').set(changed).compile(), rows: 1 }]);
  const problems = async () => (await verifyAll(server.parts, () => {})).problems.map(({ problem }) => problem);
  await write({ state: JSON.stringify({ ...(JSON.parse(head.state) as object), bank: 1 }) });
  expect(await problems()).toEqual(['its log does not lead to its stored state']);
  await write({ ...head, seq: head.seq - 1 });
  expect(await problems()).toEqual([`its log ends with entry ${head.seq}, but its head is of entry ${head.seq - 1}`]);
  await server.close();
});
