/** Several nodes on one PostgreSQL: any of them serves any match. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { call, connect } from '../support/client.ts';
import { byChance, choices, expectOk, gather, logOf, playOut, theFirst, verifiedFile } from '../support/play.ts';
import { useTwoNodes } from '../support/server.ts';

const game = airlinesEurope as Game;
const HOST_TOKEN = 'host-token-host-token-host';
const [first, second] = await useTwoNodes({ TARMAC_HOST_TOKEN: HOST_TOKEN });
const bases = [first.base, second.base];

test.each([2, 3, 4, 5])('a match of %i people on two nodes is played to its end and can be verified', async (seats) => {
  const party = await gather(bases, { seats });
  await playOut(game, party, byChance(seats));
  await Promise.all(party.people.map(({ over }) => over()));
  for (const base of bases) await verifiedFile(base, party.match, game);
});

test('hidden choices sent to both nodes at the same time are all taken', async () => {
  const { people } = await gather(bases, { seats: 5 });
  const replies = await Promise.all(people.map(({ play }) => play(game, theFirst)));
  expect(replies.map(({ kind }) => kind)).toEqual(people.map(() => 'done'));
});

test('a seat held on both nodes at once acts once', async () => {
  const { match, one } = await gather(bases);
  const { cookie, seat, client } = one;
  const twin = await connect(second.base, { cookie });
  await twin.watch(match, seat);
  const [action] = choices(game, client, match, seat);
  const message = { kind: 'act', id: 'twice', match, seat, frame: 1, action } as const;
  const [here, there] = await Promise.all([client.ask(message), twin.ask(message)]);
  expect(here).toEqual(there);
  const rows = await logOf(first.parts.database, match);
  expect(rows.filter((row) => row.message?.endsWith('/twice'))).toHaveLength(1);
});

test('chat and the table reach people on the other node', async () => {
  const { one, two } = await gather(bases);
  await one.say('hello over there');
  await two.client.until(() => two.client.chat.length === 1, 'the line');
  await one.ask({ kind: 'resign' });
  await two.over();
});

test('a line hidden by way of one node loses its words on the other', async () => {
  const { match, one, two } = await gather(bases);
  await one.say('something rude');
  await two.client.until(() => two.client.chat.length === 1, 'the line');
  const path = `/api/host/tables/${match}/chat/players/1/hidden`;
  const headers = { authorization: `Bearer ${HOST_TOKEN}` };
  await expectOk(await call(first.base, 'PUT', path, undefined, headers));
  await two.client.until(() => two.client.chat.length === 2, 'the line again');
  expect(two.client.chat[1]).toMatchObject({ room: 'players', number: 1, text: null });
});
