/** Opening a table, and what everybody may know of it from the first moment. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { LEVELS } from '@tarmac/bots';
import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { commitmentTo, fromHex, type Game } from '@tarmac/kit';
import type { TableInfo } from '@tarmac/wire';
import { expect } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { refusedWith } from '../support/refused.ts';
import { idOf, makeLobby, seating, testIn } from './lobby.ts';

const test = testIn();

test('the games are listed with everything a form needs', async ({ lobby: { ask } }) => {
  const { id, version, seats, options } = airlinesEurope;
  expect(await ask(null, 'GET', '/api/games')).toEqual({
    status: 200,
    body: { games: [{ id, version, seats, options }], leaderboards: true },
  });
});

test('a table opened with nothing said has the defaults, no seats taken and a commitment', async ({
  lobby: { open, ask, database, clock },
}) => {
  const table = await open('ada', { seats: 2 });
  const { secret } = await database.read.selectFrom('tables').select('secret').executeTakeFirstOrThrow();
  const empty = { person: null, bot: null, ready: false, state: 'playing' };
  expect(table).toEqual({
    id: table.id,
    game: 'airlines-europe',
    options: {},
    state: 'open',
    public: false,
    clock: { kind: 'live', bank: 900, increment: 30 },
    onTimeout: 'stand-in',
    standIn: 'pilot',
    spectators: 'live',
    hints: true,
    host: { id: idOf('ada'), name: 'ada' },
    seats: [empty, empty],
    commitment: commitmentTo(fromHex(secret) as Uint8Array, nodeDigest),
    contributions: [null, null],
    secret: null,
    createdAt: clock.now,
    startedAt: null,
    endedAt: null,
    result: null,
    proposals: [],
    rematch: null,
  });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await ask(null, 'GET', `/api/tables/${table.id}`)).toEqual({ status: 200, body: table });
});

test.each([2, 3, 4, 5])('Airlines Europe opens with %i seats', async (seats) => {
  const { open } = await makeLobby();
  expect((await open('ada', { seats })).seats).toHaveLength(seats);
});

test.each([1, 6])('Airlines Europe does not open with %i seats', async (seats) => {
  const { ask } = await makeLobby();
  expect(await ask('ada', 'POST', '/api/tables', { game: 'airlines-europe', seats })).toEqual({
    status: 400,
    body: { problem: 'wrong-option', detail: 'seats: must be 2 to 5' },
  });
});

const EVERY_VALUE = airlinesEurope.options.flatMap((option): Record<string, unknown>[] => {
  if (option.kind === 'flag') return [{ [option.key]: true }, { [option.key]: false }];
  if (option.kind === 'choice') return option.values.map((value) => ({ [option.key]: value }));
  return [{ [option.key]: null }, { [option.key]: 2 }];
});

test.each(EVERY_VALUE)('the option %o is kept as asked for, and as the game reads it', async (options) => {
  const { open, database } = await makeLobby();
  expect((await open('ada', { options })).options).toEqual(options);
  const { config } = await database.read.selectFrom('tables').select('config').executeTakeFirstOrThrow();
  expect(JSON.parse(config)).toMatchObject(options);
});

test('clock, timeout, spectators, hints and being public are as asked for', async ({ lobby: { open } }) => {
  const terms = {
    public: true,
    clock: { kind: 'correspondence', perMove: 86_400 },
    onTimeout: 'resign',
    standIn: 'captain',
    spectators: 'delayed',
    hints: false,
  };
  expect(await open('ada', terms)).toMatchObject(terms);
});

test('where the options leave the puzzle to the players, no hints are given, whatever is asked for', async ({
  lobby: { open, parts },
}) => {
  const games = parts.games as Map<string, typeof parts.games extends ReadonlyMap<string, infer G> ? G : never>;
  games.set(cooperativeFlights.id, { game: cooperativeFlights as unknown as Game, brain: null });
  const opened = (options: object) => open('ada', { game: cooperativeFlights.id, seats: 2, hints: true, options });
  expect((await opened({ solver: false })).hints).toBe(false);
  expect((await opened({ solver: true })).hints).toBe(true);
  expect((await opened({})).hints).toBe(true);
});

test('whoever opens a table may sit down at once, beside bots whose contributions the server makes', async ({
  lobby: { open },
}) => {
  const table = await open('ada', {
    seats: 3,
    bots: { 0: 'trainee', 2: 'captain' },
    sit: { seat: 1, contribution: 'heads' },
  });
  expect(seating(table)).toEqual(['trainee', 'ada', 'captain']);
  expect(table.seats.every(({ ready }) => ready)).toBe(true);
  const [first, mine, last] = table.contributions;
  expect(mine).toBe('heads');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(last).toMatch(/^[0-9a-f]{32}$/);
  expect(first).not.toBe(last);
});

test.each([...LEVELS])('a bot may be a %s', async (level) => {
  const { open } = await makeLobby();
  expect(seating(await open('ada', { bots: { 1: level } }))).toEqual([null, level, null]);
});

const REFUSED: readonly [string, object, number, string, RegExp?][] = [
  ['a game nobody knows', { game: 'chess' }, 404, 'no-such-game'],
  ['an option the game has not', { options: { wings: 2 } }, 400, 'wrong-option', /wings/],
  ['a value the option has not', { options: { deck: 'marked' } }, 400, 'wrong-option', /deck/],
  ['a start seat past the last', { options: { startSeat: 3 } }, 400, 'wrong-option', /startSeat/],
  ['a bot of an unknown level', { bots: { 0: 'genius' } }, 400, 'wrong-option', /^bots\.0: must be one of random/],
  ['a bot past the last seat', { bots: { 3: 'pilot' } }, 400, 'wrong-option', /no seat 3/],
  ['a seat written in two ways', { bots: { '01': 'pilot' } }, 400, 'wrong-option', /no seat 01/],
  ['a stand-in of an unknown level', { standIn: 'genius' }, 400, 'wrong-option', /^standIn: /],
  ['a host past the last seat', { sit: { seat: 3, contribution: 'x' } }, 400, 'wrong-option', /no seat 3/],
  ['a host on a bot', { bots: { 0: 'pilot' }, sit: { seat: 0, contribution: 'x' } }, 409, 'seat-taken'],
  ['a host without a contribution', { sit: { seat: 0 } }, 400, 'malformed', /^sit\.contribution/],
  ['a contribution that is not ASCII', { sit: { seat: 0, contribution: 'é' } }, 400, 'malformed', /contribution/],
  ['a field nobody knows', { colour: 'red' }, 400, 'malformed', /colour/],
  ['a clock without time', { clock: { kind: 'live', bank: 0, increment: 0 } }, 400, 'malformed', /clock\.bank/],
];

test.each(REFUSED)('%s is refused, and no table comes of it', async (_what, wish, status, problem, detail) => {
  const { ask, database } = await makeLobby();
  const reply = await ask('ada', 'POST', '/api/tables', { game: 'airlines-europe', seats: 3, ...wish });
  expect(reply).toMatchObject({ status, body: { problem } });
  if (detail !== undefined) expect(reply.body.detail).toMatch(detail);
  expect(await database.read.selectFrom('tables').select('id').execute()).toEqual([]);
  expect(await database.read.selectFrom('seats').select('match').execute()).toEqual([]);
});

test('options nested without end are refused like any other', async ({ lobby: { ask } }) => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const wish = `{"game":"airlines-europe","seats":3,"options":{"board":${deep}}}`;
  expect(await ask('ada', 'POST', '/api/tables', wish)).toMatchObject({
    status: 400,
    body: { problem: 'wrong-option', detail: 'options is nested too deep' },
  });
});

test('nobody opens a table without an identity', async ({ lobby: { ask } }) => {
  const reply = await ask(null, 'POST', '/api/tables', { game: 'airlines-europe', seats: 3 });
  expect(reply).toEqual(refusedWith(401, 'no-identity'));
});

test('the eleventh open table is too many, also when all are asked for at once', async ({
  lobby: { ask, database },
}) => {
  const wish = { game: 'airlines-europe', seats: 2 };
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask('ada', 'POST', '/api/tables', wish)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(replies.filter(({ body }) => body.problem === 'too-many')).toHaveLength(10);
  expect(await database.read.selectFrom('tables').select('id').execute()).toHaveLength(10);
  expect(await ask('ben', 'POST', '/api/tables', wish)).toMatchObject({ status: 201 });
});

test('with a hundred matches running there is no room for another table', async ({ lobby: { open, ask, change } }) => {
  for (let match = 0; match < 99; match++) {
    await change((await open('ada', { sit: { seat: 0, contribution: 'x' } })).id, { state: 'running' });
  }
  const last = await open('ben');
  expect(await ask('ada', 'PUT', `/api/tables/${last.id}/seats/0`, { contribution: 'x' })).toMatchObject({
    status: 200,
  });
  await change(last.id, { state: 'running' });
  const wish = { game: 'airlines-europe', seats: 2 };
  expect(await ask('ada', 'POST', '/api/tables', wish)).toMatchObject(refusedWith(429, 'too-many'));
  const other = await open('cleo');
  expect(await ask('ada', 'PUT', `/api/tables/${other.id}/seats/0`, { contribution: 'x' })).toMatchObject(
    refusedWith(429, 'too-many'),
  );
});

test('with twenty matches with bots running, there is no other with bots: not opened, not started, not again', async ({
  lobby,
}) => {
  const { open, ask, change } = lobby;
  const wish = { seats: 2, bots: { 1: 'captain' }, sit: { seat: 0, contribution: 'x' } };
  const before = await open('ada', wish);
  const over = await open('ada', wish);
  await change(over.id, { state: 'over' });
  for (let match = 0; match < 20; match++) await change((await open('ada', wish)).id, { state: 'running' });
  const refused = refusedWith(429, 'too-many-bots');
  expect(await ask('ada', 'POST', '/api/tables', { game: 'airlines-europe', ...wish })).toMatchObject(refused);
  expect(await ask('ada', 'POST', `/api/tables/${over.id}/rematch`)).toMatchObject(refused);
  expect(await ask('ada', 'POST', `/api/tables/${before.id}/start`)).toMatchObject(refused);
  expect(lobby.told).toEqual([]);
  // Neither people among themselves nor others are held up.
  await open('ada', { seats: 2, sit: { seat: 0, contribution: 'x' } });
  await open('ben', wish);
});

test.each(['nonsense', 'x'.repeat(17), "' or 1=1 --"])('a path that is no id (%s) is malformed', async (id) => {
  const { ask } = await makeLobby();
  expect(await ask(null, 'GET', `/api/tables/${encodeURIComponent(id)}`)).toMatchObject(refusedWith(400, 'malformed'));
});

test('a table that is not there is not found', async ({ lobby: { ask } }) => {
  expect(await ask('ada', 'GET', `/api/tables/${idOf('nowhere')}`)).toEqual(refusedWith(404, 'not-found'));
});

test('what everybody may know never holds the secret before the end', async ({
  lobby: { open, ask, change, database },
}) => {
  const { id } = await open('ada');
  const { secret } = await database.read.selectFrom('tables').select('secret').executeTakeFirstOrThrow();
  for (const state of ['open', 'running', 'frozen'] as const) {
    await change(id, { state });
    expect(JSON.stringify((await ask('ada', 'GET', `/api/tables/${id}`)).body)).not.toContain(secret);
  }
  await change(id, { state: 'over' });
  const over = (await ask('ada', 'GET', `/api/tables/${id}`)).body as TableInfo;
  expect(over.secret).toBe(secret);
});
