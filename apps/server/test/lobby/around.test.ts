/** Starting, closing, rematches, and tables that nobody comes to any more. */

import type { TableInfo } from '@tarmac/wire';
import { expect } from 'vitest';
import { done, refuse } from '../../src/answer.ts';
import { expireTable } from '../../src/lobby/close.ts';
import { planSweep, sweep } from '../../src/lobby/sweep.ts';
import { overDialects } from '../storage/dialects.ts';
import { refusedWith } from '../support/refused.ts';
import { block, idOf, type Lobby, type Name, seating, testIn } from './lobby.ts';

overDialects((dialect) => {
  const test = testIn(dialect.place);

  const HOUR = 3_600_000;
  const sit = (lobby: Lobby, who: Name, id: string, seat: number, contribution = 'x') =>
    lobby.ask(who, 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution });
  const infoOf = async (lobby: Lobby, id: string) =>
    (await lobby.ask('ada', 'GET', `/api/tables/${id}`)).body as TableInfo;
  const rows = (lobby: Lobby) => lobby.database.read.selectFrom('tables').selectAll().execute();

  /** A full table of ada, a bot and ben. */
  async function fullTable(lobby: Lobby): Promise<TableInfo> {
    const { id } = await lobby.open('ada', {
      options: { deck: 'exact' },
      public: true,
      spectators: 'delayed',
      hints: false,
      bots: { 1: 'trainee' },
      sit: { seat: 0, contribution: 'a' },
    });
    return (await sit(lobby, 'ben', id, 2)).body as TableInfo;
  }

  test('the host starts a full table, and the match begins', async ({ lobby }) => {
    const { id } = await fullTable(lobby);
    expect(await lobby.ask('ada', 'POST', `/api/tables/${id}/start`)).toMatchObject({ status: 200, body: { id } });
    expect(lobby.told).toContain(`start ${id}`);
  });

  test('a table of bots alone is not started', async ({ lobby }) => {
    const { id } = await lobby.open('ada', { seats: 2, bots: { 0: 'trainee', 1: 'trainee' } });
    expect(await lobby.ask('ada', 'POST', `/api/tables/${id}/start`)).toEqual({
      status: 409,
      body: { problem: 'seats-not-filled', detail: 'at least one person has to sit down' },
    });
    expect(lobby.told).toEqual([]);
  });

  test('what the match room refuses is handed on', async ({ lobby }) => {
    const { id } = await fullTable(lobby);
    lobby.startAnswer = refuse('unavailable');
    expect(await lobby.ask('ada', 'POST', `/api/tables/${id}/start`)).toEqual(refusedWith(503, 'unavailable'));
    lobby.startAnswer = done(null);
  });

  test('nobody starts a table that is not theirs, not full, or not open', async ({ lobby }) => {
    const { id } = await fullTable(lobby);
    const start = (who: Name | null) => lobby.ask(who, 'POST', `/api/tables/${id}/start`);
    expect(await start(null)).toMatchObject(refusedWith(401, 'no-identity'));
    expect(await start('ben')).toMatchObject(refusedWith(403, 'not-allowed'));
    await lobby.ask('ben', 'DELETE', `/api/tables/${id}/seats/2`);
    expect(await start('ada')).toMatchObject(refusedWith(409, 'seats-not-filled'));
    await lobby.change(id, { state: 'running' });
    expect(await start('ada')).toMatchObject(refusedWith(409, 'not-open'));
    expect(lobby.told).not.toContain(`start ${id}`);
  });

  test('the host closes a table, and nothing is left of it', async ({ lobby }) => {
    const { id } = await fullTable(lobby);
    const close = (who: Name) => lobby.ask(who, 'DELETE', `/api/tables/${id}`);
    expect(await close('ben')).toEqual(refusedWith(403, 'not-allowed'));
    expect(await close('ada')).toEqual({ status: 204, body: null });
    expect(lobby.told.at(-1)).toBe(`gone ${id}`);
    for (const table of ['tables', 'seats', 'chat', 'due'] as const)
      expect(await lobby.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await close('ada')).toEqual(refusedWith(404, 'not-found'));
  });

  test('a rematch has the same terms, bots and people, on the same seats, under a new key', async ({ lobby }) => {
    const old = await fullTable(lobby);
    await lobby.change(old.id, { state: 'over' });
    const { status, body } = await lobby.ask('ben', 'POST', `/api/tables/${old.id}/rematch`);
    const next = body as TableInfo;
    expect(status).toBe(200);
    for (const key of ['game', 'options', 'public', 'clock', 'onTimeout', 'standIn', 'spectators', 'hints'] as const)
      expect(next[key]).toEqual(old[key]);
    expect([next.state, next.host?.name, seating(next)]).toEqual(['open', 'ben', ['ada', 'trainee', 'ben']]);
    expect(next.seats.map(({ ready }) => ready)).toEqual([false, true, false]);
    expect(next.commitment).not.toBe(old.commitment);
    expect((await infoOf(lobby, old.id)).rematch).toBe(next.id);
    expect(lobby.told.at(-1)).toBe(`changed ${old.id}`);
  });

  test('a seat kept by a rematch is its person’s alone, and counts once they sit down', async ({ lobby }) => {
    const old = await fullTable(lobby);
    await lobby.change(old.id, { state: 'over' });
    const { id = '' } = (await lobby.ask('ben', 'POST', `/api/tables/${old.id}/rematch`)).body;
    expect(await sit(lobby, 'cleo', id, 0)).toMatchObject(refusedWith(409, 'seat-taken'));
    await sit(lobby, 'ben', id, 2);
    expect(await lobby.ask('ben', 'POST', `/api/tables/${id}/start`)).toMatchObject({
      body: { problem: 'seats-not-filled' },
    });
    await sit(lobby, 'ada', id, 0);
    expect(await lobby.ask('ben', 'POST', `/api/tables/${id}/start`)).toMatchObject({ status: 200 });
  });

  test('the host of a rematch gives a kept seat away when its person does not come', async ({ lobby }) => {
    const old = await fullTable(lobby);
    await lobby.change(old.id, { state: 'over' });
    const { id = '' } = (await lobby.ask('ben', 'POST', `/api/tables/${old.id}/rematch`)).body;
    await lobby.ask('ben', 'DELETE', `/api/tables/${id}/seats/0`);
    expect(seating((await sit(lobby, 'cleo', id, 0)).body as TableInfo)).toEqual(['cleo', 'trainee', 'ben']);
  });

  test('a host who leaves a rematch that nobody has come to closes it, and then another can be asked for', async ({
    lobby,
  }) => {
    const old = await fullTable(lobby);
    await lobby.change(old.id, { state: 'over' });
    const first = (await lobby.ask('ben', 'POST', `/api/tables/${old.id}/rematch`)).body.id;
    await lobby.ask('ben', 'DELETE', `/api/tables/${first}/seats/2`);
    expect((await infoOf(lobby, old.id)).rematch).toBeNull();
    const second = (await lobby.ask('ada', 'POST', `/api/tables/${old.id}/rematch`)).body.id;
    expect(second).not.toBe(first);
    expect((await infoOf(lobby, old.id)).rematch).toBe(second);
  });

  test('no rematch for strangers, before the end, or between people who have blocked each other', async ({ lobby }) => {
    const { id } = await fullTable(lobby);
    const ask = (who: Name | null) => lobby.ask(who, 'POST', `/api/tables/${id}/rematch`);
    expect(await ask(null)).toMatchObject(refusedWith(401, 'no-identity'));
    expect(await ask('ada')).toEqual(refusedWith(409, 'not-over'));
    await lobby.change(id, { state: 'over' });
    expect(await ask('cleo')).toEqual(refusedWith(403, 'not-allowed'));
    await block(lobby.database, 'ada', 'ben');
    expect(await ask('ben')).toEqual(refusedWith(403, 'blocked'));
    expect(await rows(lobby)).toHaveLength(1);
  });

  test('nobody keeps a seat for somebody who has left for good', async ({ lobby }) => {
    const { id } = await fullTable(lobby);
    await lobby.change(id, { state: 'over' });
    const { read, commit } = lobby.database;
    const gone = read.updateTable('people').set({ deleted_at: 1, name: null }).where('id', '=', idOf('ada'));
    await commit([{ query: gone.compile() }]);
    expect((await infoOf(lobby, id)).seats[0]?.person).toEqual({ id: idOf('ada'), name: null });
    const { body } = await lobby.ask('ben', 'POST', `/api/tables/${id}/rematch`);
    expect(seating(body as TableInfo)).toEqual([null, 'trainee', 'ben']);
  });

  test('a table is due to expire a day after somebody last sat down', async ({ lobby }) => {
    const dueAt = async () => (await lobby.database.read.selectFrom('due').selectAll().execute()).map(({ at }) => at);
    const { id } = await lobby.open('ada');
    const { now } = lobby.clock;
    expect(await dueAt()).toEqual([now + 24 * HOUR]);
    lobby.clock.now = now + 5 * HOUR;
    await sit(lobby, 'ben', id, 0);
    expect(await dueAt()).toEqual([now + 29 * HOUR]);
  });

  test('a table that nobody started is gone when its time comes, and not before', async ({ lobby }) => {
    const { id } = await lobby.open('ada');
    lobby.clock.now += 24 * HOUR - 1;
    await expireTable(lobby.parts, lobby.matches, id);
    expect(await rows(lobby)).toHaveLength(1);
    lobby.clock.now += 1;
    await expireTable(lobby.parts, lobby.matches, id);
    expect(await rows(lobby)).toEqual([]);
    expect(lobby.told).toEqual([`gone ${id}`]);
    await expireTable(lobby.parts, lobby.matches, id);
    expect(lobby.told).toEqual([`gone ${id}`]);
  });

  test('a match that runs does not expire', async ({ lobby }) => {
    const { id } = await lobby.open('ada');
    await lobby.change(id, { state: 'running' });
    lobby.clock.now += 1000 * HOUR;
    await expireTable(lobby.parts, lobby.matches, id);
    expect(await rows(lobby)).toHaveLength(1);
    expect(lobby.told).toEqual([]);
  });

  test('the daily sweep takes what has run out, leaves the rest, and comes again tomorrow', async ({ lobby }) => {
    const { read, commit } = lobby.database;
    const { now } = lobby.clock;
    const day = 24 * HOUR;
    const code = { kind: 'move', person: idOf('ada'), subject: '' } as const;
    const replay = { person: idOf('ada'), game: 'airlines-europe', file: '{}' };
    const writes = [
      read.insertInto('codes').values([
        { ...code, hash: 'old', expires_at: now - 1 },
        { ...code, hash: 'new', expires_at: now + 1 },
      ]),
      read.insertInto('presence').values([
        { person: idOf('ada'), node: 'dead', until_at: now - 2 * day },
        { person: idOf('ada'), node: 'alive', until_at: now },
      ]),
      read.insertInto('replays').values([
        { ...replay, id: 'old', created_at: now - 31 * day },
        { ...replay, id: 'new', created_at: now - 29 * day },
      ]),
    ];
    await commit(writes.map((query) => ({ query: query.compile() })));
    await planSweep(lobby.parts);
    await sweep(lobby.parts);
    await planSweep(lobby.parts);
    expect(await read.selectFrom('codes').select('hash').execute()).toEqual([{ hash: 'new' }]);
    expect(await read.selectFrom('presence').select('node').execute()).toEqual([{ node: 'alive' }]);
    expect(await read.selectFrom('replays').select('id').execute()).toEqual([{ id: 'new' }]);
    expect(await read.selectFrom('due').select(['kind', 'at']).execute()).toEqual([{ kind: 'sweep', at: now + day }]);
  });

  test('the daily sweep forgets those whom nobody can be any more, unless others have met them', async ({ lobby }) => {
    const { read, commit } = lobby.database;
    const { now } = lobby.clock;
    const day = 24 * HOUR;
    const device = (name: Name, seen_at: number) => ({ id: `of ${name}`, person: idOf(name), created_at: 0, seen_at });
    const kept = { person: idOf('fay'), kind: 'block' as const };
    // Ada hosts, Ben sits, Cleo has a recovery code, Dan a browser, Eve a code on its way; Fay has nothing.
    const table = await lobby.open('ada');
    await sit(lobby, 'ben', table.id, 0);
    const writes = [
      read.updateTable('people').set({ recovery_hash: 'hash' }).where('id', '=', idOf('cleo')),
      read
        .insertInto('devices')
        .values([device('ben', now - 401 * day), device('dan', now - 399 * day), device('fay', now - 401 * day)]),
      read
        .insertInto('codes')
        .values({ hash: 'h', kind: 'move', person: idOf('eve'), subject: '', expires_at: now + 1 }),
      read.insertInto('distances').values([
        { ...kept, other: idOf('ada') },
        { ...kept, person: idOf('dan'), other: idOf('fay') },
        { ...kept, person: idOf('dan'), other: idOf('ben') },
      ]),
      read.insertInto('vacations').values([
        { person: idOf('fay'), from_at: 0, until_at: now },
        { person: idOf('dan'), from_at: 0, until_at: now - 731 * day },
        { person: idOf('dan'), from_at: 1, until_at: now - 364 * day },
      ]),
    ];
    await commit(writes.map((query) => ({ query: query.compile() })));
    await sweep(lobby.parts);
    const names = await read.selectFrom('people').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['ada', 'ben', 'cleo', 'dan', 'eve']);
    expect(await read.selectFrom('devices').select('person').execute()).toEqual([{ person: idOf('dan') }]);
    expect(await read.selectFrom('distances').select('other').execute()).toEqual([{ other: idOf('ben') }]);
    expect(await read.selectFrom('vacations').select('from_at').execute()).toEqual([{ from_at: 1 }]);
  });

  test('the daily sweep takes reports that were closed a year ago', async ({ lobby }) => {
    const { read, commit } = lobby.database;
    const { now } = lobby.clock;
    const report = { reporter: 'r', person: 'p', match: null, reason: 'rude', created_at: 0 };
    const rows = [
      { ...report, id: 'open', closed_at: null },
      { ...report, id: 'lately', closed_at: now - 364 * 24 * HOUR },
      { ...report, id: 'long ago', closed_at: now - 366 * 24 * HOUR },
    ];
    await commit([{ query: read.insertInto('reports').values(rows).compile() }]);
    await sweep(lobby.parts);
    const left = await read.selectFrom('reports').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['lately', 'open']);
  });
});
