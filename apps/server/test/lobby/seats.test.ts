/** Sitting down, leaving, being removed, bots on empty seats, and who is host then. */

import type { TableInfo } from '@tarmac/wire';
import { expect } from 'vitest';
import { refusedWith } from '../support/refused.ts';
import { block, idOf, type Lobby, makeLobby, type Name, seating, testIn } from './lobby.ts';

const test = testIn();

const seatAt = ({ id }: TableInfo, seat: number) => `/api/tables/${id}/seats/${seat}`;
const sit = (lobby: Lobby, who: Name | null, table: TableInfo, seat: number, contribution = `of ${who}`) =>
  lobby.ask(who, 'PUT', seatAt(table, seat), { contribution });
const leave = (lobby: Lobby, who: Name | null, table: TableInfo, seat: number) =>
  lobby.ask(who, 'DELETE', seatAt(table, seat));
const tableNow = async (lobby: Lobby, { id }: TableInfo) =>
  (await lobby.ask('ada', 'GET', `/api/tables/${id}`)).body as TableInfo;

test('somebody with the link sits down on the seat of their choice, and the table is told', async ({ lobby }) => {
  const table = await lobby.open('ada');
  const { status, body } = await sit(lobby, 'ben', table, 2, 'tails');
  expect(status).toBe(200);
  expect(body.seats?.[2]).toEqual({
    person: { id: idOf('ben'), name: 'ben' },
    bot: null,
    ready: true,
    state: 'playing',
  });
  expect(body.contributions).toEqual([null, null, 'tails']);
  expect(body.commitment).toBe(table.commitment);
  expect(lobby.told).toEqual([`changed ${table.id}`]);
});

test('one person may hold several seats', async ({ lobby }) => {
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 0);
  await sit(lobby, 'ben', table, 2);
  expect(seating(await tableNow(lobby, table))).toEqual(['ben', null, 'ben']);
});

test('sitting on one’s own seat again changes what one adds to the key', async ({ lobby }) => {
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 0, 'first');
  expect((await sit(lobby, 'ben', table, 0, 'second')).body.contributions).toEqual(['second', null, null]);
});

test('a change of seat is sitting elsewhere and leaving', async ({ lobby }) => {
  const table = await lobby.open('ada', { sit: { seat: 0, contribution: 'x' } });
  await sit(lobby, 'ada', table, 1);
  const { body } = await leave(lobby, 'ada', table, 0);
  expect(seating(body as TableInfo)).toEqual([null, 'ada', null]);
  expect(body.host?.name).toBe('ada');
});

const rename = (lobby: Lobby, who: Name, name: string) =>
  lobby.database.commit([
    { query: lobby.database.read.updateTable('people').set({ name }).where('id', '=', idOf(who)).compile() },
  ]);

test('nobody sits down under a name that looks like that of somebody there, or of the host', async ({ lobby }) => {
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 0);
  // As it is, in capitals, and with letters of the Cyrillic alphabet.
  for (const name of ['eve', 'EVE', '\u0435v\u0435'])
    for (const somebody of ['ben', 'ada'] as const) {
      await rename(lobby, somebody, name);
      expect(await sit(lobby, 'eve', table, 1)).toMatchObject(refusedWith(409, 'name-taken'));
      await rename(lobby, somebody, somebody);
    }
  expect((await sit(lobby, 'eve', table, 1)).status).toBe(200);
});

test('who sits there already may go on, whatever the others are called by now', async ({ lobby }) => {
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 0);
  await rename(lobby, 'ada', 'ben');
  expect((await sit(lobby, 'ben', table, 1)).status).toBe(200);
});

test.each([
  ['somebody else’s seat', 0],
  ['a bot’s seat', 1],
])('nobody sits down on %s', async (_what, seat) => {
  const lobby = await makeLobby();
  const table = await lobby.open('ada', { bots: { 1: 'pilot' }, sit: { seat: 0, contribution: 'x' } });
  expect(await sit(lobby, 'ben', table, seat)).toEqual(refusedWith(409, 'seat-taken'));
  expect(await tableNow(lobby, table)).toEqual(table);
  expect(lobby.told).toEqual([]);
});

test('a seat that the table has not is not found', async ({ lobby }) => {
  const table = await lobby.open('ada');
  const missing = { status: 404, body: { problem: 'not-found', detail: 'there is no such seat' } };
  expect(await sit(lobby, 'ben', table, 3)).toEqual(missing);
  expect(await leave(lobby, 'ben', table, 3)).toEqual(missing);
  expect(await lobby.ask('ada', 'PUT', `${seatAt(table, 3)}/bot`, { level: 'pilot' })).toEqual(missing);
});

test.each(['x', '-1', '1.5', '100'])('%s is no seat', async (seat) => {
  const lobby = await makeLobby();
  const { id } = await lobby.open('ada');
  const reply = await lobby.ask('ben', 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution: 'x' });
  expect(reply).toMatchObject(refusedWith(400, 'malformed'));
});

test.each([undefined, {}, { contribution: '' }, { contribution: 'x'.repeat(65) }, { contribution: 'x', more: 1 }])(
  'nobody sits down with %o',
  async (body) => {
    const lobby = await makeLobby();
    const table = await lobby.open('ada');
    expect(await lobby.ask('ben', 'PUT', seatAt(table, 0), body)).toMatchObject(refusedWith(400, 'malformed'));
  },
);

test.each(['running', 'over', 'frozen'] as const)('at a table that is %s the seats stay as they are', async (state) => {
  const lobby = await makeLobby();
  const table = await lobby.open('ada', { sit: { seat: 0, contribution: 'x' }, bots: { 1: 'pilot' } });
  await lobby.change(table.id, { state });
  const refused = refusedWith(409, 'not-open');
  expect(await sit(lobby, 'ben', table, 2)).toEqual(refused);
  expect(await leave(lobby, 'ada', table, 0)).toEqual(refused);
  expect(await lobby.ask('ada', 'PUT', `${seatAt(table, 2)}/bot`, { level: 'pilot' })).toEqual(refused);
  expect(await lobby.ask('ada', 'DELETE', `${seatAt(table, 1)}/bot`)).toEqual(refused);
  expect(await lobby.ask('ada', 'DELETE', `/api/tables/${table.id}`)).toEqual(refused);
});

test('whoever sits, leaves, or sets a bot has an identity', async ({ lobby }) => {
  const table = await lobby.open('ada');
  const refused = refusedWith(401, 'no-identity');
  expect(await sit(lobby, null, table, 0)).toEqual(refused);
  expect(await leave(lobby, null, table, 0)).toEqual(refused);
  expect(await lobby.ask(null, 'PUT', `${seatAt(table, 0)}/bot`, { level: 'pilot' })).toEqual(refused);
});

test('somebody whose identity was deleted a moment ago no longer sits down', async ({ lobby }) => {
  const table = await lobby.open('ada');
  const { read, commit } = lobby.database;
  await commit([{ query: read.updateTable('people').set({ deleted_at: 1 }).where('id', '=', idOf('ben')).compile() }]);
  expect((await sit(lobby, 'ben', table, 0)).status).toBe(401);
  expect(await tableNow(lobby, table)).toEqual(table);
});

test.each([
  ['the host has blocked them', 'ada', 'cleo'],
  ['they have blocked the host', 'cleo', 'ada'],
  ['somebody at the table has blocked them', 'ben', 'cleo'],
  ['they have blocked somebody at the table', 'cleo', 'ben'],
] as const)('nobody sits down where %s', async (_why, person, other) => {
  const lobby = await makeLobby();
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 0);
  await block(lobby.database, person, other);
  expect(await sit(lobby, 'cleo', table, 1)).toEqual(refusedWith(403, 'blocked'));
});

test('at the eleventh open table there is no seat for the same person', async ({ lobby }) => {
  for (const host of ['ada', 'cleo'] as const) {
    for (let table = 0; table < 5; table++) await sit(lobby, 'ben', await lobby.open(host), 0);
  }
  const last = await lobby.open('dan');
  expect(await sit(lobby, 'ben', last, 0)).toMatchObject(refusedWith(429, 'too-many'));
  expect(await sit(lobby, 'eve', last, 0)).toMatchObject({ status: 200 });
});

test('the host removes somebody, and nobody else does', async ({ lobby }) => {
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 1);
  expect(await leave(lobby, 'cleo', table, 1)).toEqual(refusedWith(403, 'not-your-seat'));
  const { status, body } = await leave(lobby, 'ada', table, 1);
  expect([status, seating(body as TableInfo)]).toEqual([200, [null, null, null]]);
  expect(body.contributions).toEqual([null, null, null]);
  expect(lobby.told).toEqual([`changed ${table.id}`, `changed ${table.id}`]);
});

test('from an empty seat, or a bot’s, nobody can be sent away', async ({ lobby }) => {
  const table = await lobby.open('ada', { bots: { 1: 'pilot' } });
  const nobody = { status: 404, body: { problem: 'not-found', detail: 'nobody sits there' } };
  expect(await leave(lobby, 'ada', table, 0)).toEqual(nobody);
  expect(await leave(lobby, 'ada', table, 1)).toEqual(nobody);
});

test('when the host leaves, whoever sits on the lowest seat is host', async ({ lobby }) => {
  const table = await lobby.open('ada', { sit: { seat: 0, contribution: 'x' }, bots: { 1: 'pilot' }, seats: 4 });
  await sit(lobby, 'cleo', table, 3);
  await sit(lobby, 'ben', table, 2);
  const { body } = await leave(lobby, 'ada', table, 0);
  expect(body.host).toEqual({ id: idOf('ben'), name: 'ben' });
  expect(seating(body as TableInfo)).toEqual([null, 'pilot', 'ben', 'cleo']);
});

test('a host who keeps another seat stays host, and one who only watches does too when others leave', async ({
  lobby,
}) => {
  const table = await lobby.open('ada');
  await sit(lobby, 'ben', table, 0);
  expect((await leave(lobby, 'ben', table, 0)).body.host?.name).toBe('ada');
  await sit(lobby, 'ada', table, 0);
  await sit(lobby, 'ada', table, 1);
  await sit(lobby, 'ben', table, 2);
  expect((await leave(lobby, 'ada', table, 0)).body.host?.name).toBe('ada');
});

test('a table that its last person leaves is gone, bots or not', async ({ lobby }) => {
  const table = await lobby.open('ada', { sit: { seat: 0, contribution: 'x' }, bots: { 1: 'pilot' } });
  expect(await leave(lobby, 'ada', table, 0)).toEqual({ status: 204, body: null });
  expect(await lobby.ask('ada', 'GET', `/api/tables/${table.id}`)).toMatchObject({ status: 404 });
  expect(await lobby.database.read.selectFrom('seats').selectAll().execute()).toEqual([]);
  expect(await lobby.database.read.selectFrom('due').selectAll().execute()).toEqual([]);
  expect(lobby.told).toEqual([`gone ${table.id}`]);
});

test('the host sets a bot on an empty seat, changes its level and takes it away', async ({ lobby }) => {
  const table = await lobby.open('ada');
  const bot = `${seatAt(table, 1)}/bot`;
  const set = (await lobby.ask('ada', 'PUT', bot, { level: 'trainee' })).body;
  expect(seating(set as TableInfo)).toEqual([null, 'trainee', null]);
  expect(set.seats?.[1]?.ready).toBe(true);
  expect(set.contributions?.[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(seating((await lobby.ask('ada', 'PUT', bot, { level: 'captain' })).body as TableInfo)[1]).toBe('captain');
  const gone = (await lobby.ask('ada', 'DELETE', bot)).body;
  expect([seating(gone as TableInfo), gone.contributions]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

test.each<[string, Name, 'PUT' | 'DELETE', number, object | undefined, number, string]>([
  ['by somebody else', 'ben', 'PUT', 2, { level: 'pilot' }, 403, 'not-allowed'],
  ['taken away by somebody else', 'ben', 'DELETE', 1, undefined, 403, 'not-allowed'],
  ['on somebody’s seat', 'ada', 'PUT', 0, { level: 'pilot' }, 409, 'seat-taken'],
  ['of an unknown level', 'ada', 'PUT', 2, { level: 'genius' }, 400, 'wrong-option'],
  ['without a level', 'ada', 'PUT', 2, {}, 400, 'malformed'],
  ['taken away where there is none', 'ada', 'DELETE', 2, undefined, 404, 'not-found'],
])('no bot is set %s', async (_how, who, method, seat, body, status, problem) => {
  const lobby = await makeLobby();
  const table = await lobby.open('ada', { bots: { 1: 'pilot' } });
  await sit(lobby, 'ben', table, 0);
  const before = await tableNow(lobby, table);
  expect(await lobby.ask(who, method, `${seatAt(table, seat)}/bot`, body)).toMatchObject({ status, body: { problem } });
  expect(await tableNow(lobby, table)).toEqual(before);
});
