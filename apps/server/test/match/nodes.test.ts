/** Several nodes on one PostgreSQL: any of them serves any match. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, verifyMatch } from '@tarmac/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { call, connect } from '../support/client.ts';
import { expectOk, gather, playOnce, playOut, type Seated } from '../support/play.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const HOST_TOKEN = 'host-token-host-token-host';
let nodes: TestServer[] = [];
const bases = () => nodes.map(({ base }) => base);

beforeAll(async () => {
  const postgres = await sharedPostgres();
  const environment = { DATABASE_URL: await postgres.createDatabase(), TARMAC_HOST_TOKEN: HOST_TOKEN };
  nodes = await Promise.all([openServer(environment), openServer(environment)]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
});

test.each([2, 3, 4, 5])('a match of %i people on two nodes is played to its end and can be verified', async (seats) => {
  const party = await gather(bases(), { game: game.id, seats });
  const chance = fastChance(seats);
  await playOut(game, party, (count) => chance.draw(count));
  await Promise.all(
    party.people.map(({ client }) => client.until(() => client.table(party.match)?.state === 'over', 'the end')),
  );
  for (const base of bases()) {
    const file = await expectOk(await call(base, 'GET', `/api/matches/${party.match}/export`));
    expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
  }
});

test('hidden choices sent to both nodes at the same time are all taken', async () => {
  const party = await gather(bases(), { game: game.id, seats: 5 });
  const replies = await Promise.all(
    party.people.map(({ client, seat }) => playOnce(game, client, party.match, seat, () => 0)),
  );
  expect(replies.map(({ kind }) => kind)).toEqual(party.people.map(() => 'done'));
});

test('a seat held on both nodes at once acts once', async () => {
  const party = await gather(bases(), { game: game.id, seats: 2 });
  const [{ cookie, seat, client }] = party.people as [Seated];
  const twin = await connect(nodes[1]?.base as string, { cookie });
  twin.send({ kind: 'watch', match: party.match });
  await twin.until(() => twin.seen(party.match, seat) !== undefined, 'the view');
  const message = {
    kind: 'act',
    id: 'twice',
    match: party.match,
    seat,
    frame: 1,
    action: game.actions(game.imagine(client.seen(party.match, seat)?.view, fastChance(1)), seat)[0],
  } as const;
  const [one, two] = await Promise.all([client.ask(message), twin.ask(message)]);
  expect(one).toEqual(two);
  const rows = await nodes[0]?.parts.database.read
    .selectFrom('log')
    .select('seq')
    .where('match', '=', party.match)
    .where('message', 'like', '%/twice')
    .execute();
  expect(rows).toHaveLength(1);
});

test('chat and the table reach people on the other node', async () => {
  const party = await gather(bases(), { game: game.id, seats: 2 });
  const [one, two] = party.people as [Seated, Seated];
  await one.client.ask({ kind: 'chat', id: 'c', match: party.match, text: 'hello over there' });
  await two.client.until(() => two.client.chat.length === 1, 'the line');
  await one.client.ask({ kind: 'resign', id: 'r', match: party.match, seat: one.seat, frame: 1 });
  await two.client.until(() => two.client.table(party.match)?.state === 'over', 'the end');
});

test('a line hidden by way of one node loses its words on the other', async () => {
  const { match, people } = await gather(bases(), { game: game.id, seats: 2 });
  const [one, two] = people as [Seated, Seated];
  await one.client.ask({ kind: 'chat', id: 'rude', match, text: 'something rude' });
  await two.client.until(() => two.client.chat.length === 1, 'the line');
  const path = `/api/host/tables/${match}/chat/players/1/hidden`;
  const headers = { authorization: `Bearer ${HOST_TOKEN}` };
  await expectOk(await call(bases()[0] as string, 'PUT', path, undefined, headers));
  await two.client.until(() => two.client.chat.length === 2, 'the line again');
  expect(two.client.chat[1]).toMatchObject({ room: 'players', number: 1, text: null });
});
