/** Two nodes, one table, everything at the same moment: exactly one of those who cannot both have it gets it. */

import type { TableInfo } from '@tarmac/wire';
import { expect, test } from 'vitest';
import { readTable } from '../../src/lobby/read.ts';
import { type Setting, settingOf } from '../../src/match/setting.ts';
import { startWrites } from '../../src/match/start.ts';
import type { TableRow } from '../../src/storage/schema.ts';
import { overDialects } from '../storage/dialects.ts';
import { type Lobby, lobbyOn, makeLobby, NAMES, type Reply, seating } from './lobby.ts';

const ROUNDS = 5;

overDialects((dialect) => {
  async function twoNodes(): Promise<readonly [Lobby, Lobby]> {
    const one = await makeLobby(await dialect.place());
    return [one, await lobbyOn(one.database)];
  }

  const infoOf = async (lobby: Lobby, id: string) =>
    (await lobby.ask('ada', 'GET', `/api/tables/${id}`)).body as TableInfo;
  const problems = (replies: readonly Reply[]) => replies.map(({ status, body }) => body?.problem ?? status).sort();

  test('six people sit down on one seat: one gets it', async () => {
    const [one, two] = await twoNodes();
    const { id } = await one.open('ada');
    const replies = await Promise.all(
      NAMES.map((who, place) =>
        (place % 2 === 0 ? one : two).ask(who, 'PUT', `/api/tables/${id}/seats/1`, { contribution: who }),
      ),
    );
    expect(problems(replies)).toEqual([200, ...new Array(5).fill('seat-taken')]);
    const winner = NAMES[replies.findIndex(({ status }) => status === 200)];
    const { seats, contributions } = await infoOf(one, id);
    expect([seats[1]?.person?.name, contributions[1]]).toEqual([winner, winner]);
  });

  test('five people on five seats all get theirs', async () => {
    const [one, two] = await twoNodes();
    const { id } = await one.open('ada', { seats: 5 });
    const five = NAMES.slice(0, 5);
    const replies = await Promise.all(
      five.map((who, seat) =>
        (seat % 2 === 0 ? one : two).ask(who, 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution: who }),
      ),
    );
    expect(problems(replies)).toEqual(new Array(5).fill(200));
    expect(seating(await infoOf(one, id))).toEqual([...five]);
  });

  test('leaving and starting: whoever leaves in time is not in the match, whoever does not is', async () => {
    const [one, two] = await twoNodes();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await one.open('ada', { seats: 2, sit: { seat: 0, contribution: 'a' } });
      await two.ask('ben', 'PUT', `/api/tables/${id}/seats/1`, { contribution: 'b' });
      const found = await readTable(one.parts, id);
      const setting = found === null ? null : settingOf(one.parts, found.table, found.seats);
      if (setting === null) throw new Error('the table is full');
      const [left, started] = await Promise.all([
        two.ask('ben', 'DELETE', `/api/tables/${id}/seats/1`),
        one.database.commit(startWrites(one.parts, setting, 1)),
      ]);
      const { state, seats } = await infoOf(one, id);
      expect(started.ok).toBe(left.status !== 200);
      expect([state, seats[1]?.person?.name]).toEqual(started.ok ? ['running', 'ben'] : ['open', undefined]);
      if (state === 'open') await one.ask('ada', 'DELETE', `/api/tables/${id}`);
      else await one.change(id, { state: 'over' });
    }
  });

  test('of all tables with bots that are started at once only as many run as one person may have', async () => {
    const [one, two] = await twoNodes();
    const most = one.parts.settings.botTables;
    const wish = { seats: 2, bots: { 1: 'trainee' }, sit: { seat: 0, contribution: 'a' } };
    for (let table = 0; table < most - 2; table++)
      await one.change((await one.open('ada', wish)).id, { state: 'running' });
    const settings: Setting[] = [];
    for (let table = 0; table < 6; table++) {
      const found = await readTable(one.parts, (await one.open('ada', wish)).id);
      settings.push(settingOf(one.parts, found?.table as TableRow, found?.seats ?? []) as Setting);
    }
    const started = await Promise.all(
      settings.map((setting, index) => {
        const { database, parts } = index % 2 === 0 ? one : two;
        return database.commit(startWrites(parts, setting, 1));
      }),
    );
    expect(started.filter(({ ok }) => ok)).toHaveLength(2);
  });

  test('all leave at once: the table is gone, whoever was host last', async () => {
    const [one, two] = await twoNodes();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await one.open('ada', { seats: 5, sit: { seat: 0, contribution: 'a' } });
      for (const seat of [1, 2, 3, 4]) {
        await one.ask(NAMES[seat] ?? null, 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution: 'x' });
      }
      const replies = await Promise.all(
        NAMES.slice(0, 5).map((who, seat) =>
          (seat % 2 === 0 ? one : two).ask(who, 'DELETE', `/api/tables/${id}/seats/${seat}`),
        ),
      );
      expect(replies.every(({ status }) => status === 200 || status === 204)).toBe(true);
      expect(await one.database.read.selectFrom('tables').select('id').execute()).toEqual([]);
      expect(await one.database.read.selectFrom('seats').select('seat').execute()).toEqual([]);
    }
  });

  test('the last one leaves as somebody sits down: they are host, or there is no table to sit at', async () => {
    const [one, two] = await twoNodes();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await one.open('ada', { sit: { seat: 0, contribution: 'a' } });
      const [, sat] = await Promise.all([
        one.ask('ada', 'DELETE', `/api/tables/${id}/seats/0`),
        two.ask('ben', 'PUT', `/api/tables/${id}/seats/1`, { contribution: 'b' }),
      ]);
      const rows = await one.database.read.selectFrom('tables').select(['id', 'host']).execute();
      if (sat.status === 200) {
        expect((await infoOf(one, id)).host?.name).toBe('ben');
        await one.ask('ben', 'DELETE', `/api/tables/${id}`);
      } else {
        expect([sat.body.problem, rows]).toEqual(['not-found', []]);
      }
    }
  });

  test('all five ask for a rematch: there is one, and all are led to it', async () => {
    const [one, two] = await twoNodes();
    const { id } = await one.open('ada', { seats: 5, sit: { seat: 0, contribution: 'a' } });
    for (const seat of [1, 2, 3, 4]) {
      await one.ask(NAMES[seat] ?? null, 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution: 'x' });
    }
    await one.change(id, { state: 'over' });
    const replies = await Promise.all(
      NAMES.slice(0, 5).map((who, seat) => (seat % 2 === 0 ? one : two).ask(who, 'POST', `/api/tables/${id}/rematch`)),
    );
    expect(problems(replies)).toEqual(new Array(5).fill(200));
    const { rematch } = await infoOf(one, id);
    expect(replies.map(({ body }) => body.id)).toEqual(new Array(5).fill(rematch));
    expect(await one.database.read.selectFrom('tables').select('id').execute()).toHaveLength(2);
  });
});
