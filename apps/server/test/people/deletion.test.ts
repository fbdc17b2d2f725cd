/** Somebody deletes themselves while others go on: no table is left without a host, no match with a seat of nobody. */

import type { TableInfo } from '@tarmac/wire';
import { expect, test } from 'vitest';
import type { Write } from '../../src/storage/database.ts';
import { overDialects } from '../storage/dialects.ts';
import { call, connect, newcomer } from '../support/client.ts';
import { holdNextCommit } from '../support/hold.ts';
import { expectOk } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';

const ROUNDS = 5;
const isDeletion = (writes: readonly Write[]) => writes.some(({ query }) => query.sql.includes('"deleted_at" ='));

overDialects((dialect) => {
  /** Two nodes, where the database can have two. */
  async function openNodes(): Promise<readonly [TestServer, TestServer]> {
    const environment = { DATABASE_URL: (await dialect.place()).databaseUrl ?? '' };
    const one = await openServer(environment);
    return dialect.name === 'sqlite' ? [one, one] : [one, await openServer(environment)];
  }

  async function someone({ base }: TestServer, name: string) {
    const cookie = await newcomer(base, name);
    const ask = (method: string, path: string, body?: unknown, at = base) => call(at, method, path, body, { cookie });
    return {
      cookie,
      ask,
      async open(seats = 2): Promise<string> {
        const made = await expectOk(await ask('POST', '/api/tables', { game: 'airlines-europe', seats }));
        return (made as { id: string }).id;
      },
      sit: (table: string, seat: number) => ask('PUT', `/api/tables/${table}/seats/${seat}`, { contribution: name }),
      start: (table: string) => ask('POST', `/api/tables/${table}/start`),
      deleteMe: () => ask('DELETE', '/api/me'),
    };
  }

  const tableAt = async ({ base }: TestServer, id: string) =>
    (await expectOk(await call(base, 'GET', `/api/tables/${id}`))) as TableInfo;
  const names = ({ seats }: TableInfo) => seats.map(({ person }) => person?.name ?? null);

  test('a table whose host is deleted is the next one’s, whether the host sat there or not', async () => {
    const [one] = await openNodes();
    const [ada, ben] = [await someone(one, 'Ada'), await someone(one, 'Ben')];
    const [sitting, standing] = [await ada.open(3), await ada.open(3)];
    await ada.sit(sitting, 0);
    await ben.sit(sitting, 1);
    await ben.sit(standing, 2);
    expect((await ada.deleteMe()).status).toBe(204);
    const tables = [await tableAt(one, sitting), await tableAt(one, standing)];
    expect(tables.map(({ host }) => host?.name)).toEqual(['Ben', 'Ben']);
    expect(tables.map(names)).toEqual([
      [null, 'Ben', null],
      [null, null, 'Ben'],
    ]);
  });

  test('a table nobody else sits at goes with its host, and whoever watches is told, on every node', async () => {
    const nodes = await openNodes();
    const ada = await someone(nodes[0], 'Ada');
    const table = await ada.open();
    await ada.sit(table, 0);
    const watchers = await Promise.all(nodes.map(({ base }) => connect(base)));
    for (const watcher of watchers) {
      watcher.send({ kind: 'watch', match: table });
      await watcher.until(() => watcher.table(table) !== undefined, 'the table');
    }
    expect((await ada.deleteMe()).status).toBe(204);
    for (const watcher of watchers) await watcher.turnedAway(table);
    expect((await call(nodes[0].base, 'GET', `/api/tables/${table}`)).status).toBe(404);
  });

  test('a match that starts while somebody is being deleted has their seat resigned', async () => {
    const [one, two] = await openNodes();
    const [ada, ben] = [await someone(two, 'Ada'), await someone(one, 'Ben')];
    const table = await ada.open();
    await ada.sit(table, 0);
    await ben.sit(table, 1);
    const held = holdNextCommit(one.parts.database, isDeletion);
    const deleted = ben.deleteMe();
    await held.begun;
    await expectOk(await ada.start(table));
    held.release();
    expect((await deleted).status).toBe(204);
    const { state, seats, result } = await tableAt(one, table);
    expect([state, seats[1]?.state, result?.reason]).toEqual(['over', 'resigned', 'resigned']);
  });

  test('somebody who sits down on one device while another deletes them does not stay there', async () => {
    const [one, two] = await openNodes();
    const [ada, ben] = [await someone(two, 'Ada'), await someone(one, 'Ben')];
    const table = await ada.open();
    const held = holdNextCommit(one.parts.database, isDeletion);
    const deleted = ben.deleteMe();
    await held.begun;
    const body = { contribution: 'late' };
    await expectOk(await ben.ask('PUT', `/api/tables/${table}/seats/1`, body, two.base));
    held.release();
    expect((await deleted).status).toBe(204);
    const rows = await one.parts.database.read.selectFrom('seats').select('person').execute();
    expect(rows).toEqual([{ person: null }, { person: null }]);
  });

  test('deleted as the match starts: resigned in it, or not in it', async () => {
    const [one, two] = await openNodes();
    for (let round = 0; round < ROUNDS; round++) {
      const [ada, ben] = [await someone(one, 'Ada'), await someone(two, 'Ben')];
      const table = await ada.open();
      await ada.sit(table, 0);
      await ben.sit(table, 1);
      const [started, deleted] = await Promise.all([ada.start(table), ben.deleteMe()]);
      expect(deleted.status).toBe(204);
      const { state, seats } = await tableAt(one, table);
      if (started.ok) expect([state, seats[1]?.state]).toEqual(['over', 'resigned']);
      else expect([state, seats[1]?.person]).toEqual(['open', null]);
    }
  });

  test('all at a table are deleted at once: it is gone', async () => {
    const [one, two] = await openNodes();
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name, at) => someone(at % 2 === 0 ? one : two, name)));
    const table = await (people[0] as (typeof people)[0]).open(3);
    for (const [seat, person] of people.entries()) await expectOk(await person.sit(table, seat));
    const replies = await Promise.all(people.map((person) => person.deleteMe()));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await call(one.base, 'GET', `/api/tables/${table}`)).status).toBe(404);
  });
});
