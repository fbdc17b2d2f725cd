import { expect, test } from 'vitest';
import { isConnected, openPresence } from '../../src/people/presence.ts';
import type { Database } from '../../src/storage/database.ts';
import { startServer } from './people-app.ts';

const ADA = 'ada-000000000000';
const BOB = 'bob-000000000000';

async function twoNodes() {
  const server = await startServer();
  const units: number[] = [];
  const database: Database = {
    ...server.parts.database,
    commit: (writes, announce) => {
      units.push(writes.length);
      return server.parts.database.commit(writes, announce);
    },
  };
  const parts = { ...server.parts, database };
  const one = openPresence({ ...parts, node: 'one' });
  const two = openPresence({ ...parts, node: 'two' });
  const rows = () => database.read.selectFrom('presence').selectAll().orderBy('person').orderBy('node').execute();
  return { server, parts, one, two, rows, units };
}

test('whoever has a socket is connected until the last of them closes, and only the first and last are written', async () => {
  const { parts, one, units } = await twoNodes();
  expect(await isConnected(parts, ADA)).toBe(false);
  one.arrive(ADA);
  await one.settled();
  one.arrive(ADA);
  one.arrive(ADA);
  one.leave(ADA);
  one.leave(ADA);
  await one.settled();
  expect(await isConnected(parts, ADA)).toBe(true);
  expect(units).toHaveLength(1);
  one.leave(ADA);
  await one.settled();
  expect(await isConnected(parts, ADA)).toBe(false);
  expect(units).toHaveLength(2);
  await one.close();
});

test('somebody on another node is connected as well', async () => {
  const { parts, one, two } = await twoNodes();
  one.arrive(ADA);
  two.arrive(ADA);
  two.arrive(BOB);
  await Promise.all([one.settled(), two.settled()]);
  one.leave(ADA);
  await one.settled();
  expect(await isConnected(parts, ADA)).toBe(true);
  expect(await isConnected(parts, BOB)).toBe(true);
  await Promise.all([one.close(), two.close()]);
});

test('a node says every minute that they are still there; one that died says nothing, and they are gone', async () => {
  const { server, parts, one, two } = await twoNodes();
  one.arrive(ADA);
  two.arrive(BOB);
  await Promise.all([one.settled(), two.settled()]);
  for (let minutes = 0; minutes < 3; minutes++) {
    server.pass(60_000);
    await one.beat();
  }
  expect(await isConnected(parts, ADA)).toBe(true);
  expect(await isConnected(parts, BOB)).toBe(false);
  await Promise.all([one.close(), two.close()]);
});

test('a node that closes takes its own with it and nobody else', async () => {
  const { one, two, rows } = await twoNodes();
  one.arrive(ADA);
  one.arrive(BOB);
  two.arrive(BOB);
  await Promise.all([one.settled(), two.settled()]);
  await one.close();
  expect(await rows()).toEqual([{ person: BOB, node: 'two', until_at: expect.any(Number) }]);
  await two.close();
});

test('thousands who come while one is written come in one unit', async () => {
  const { one, rows, units } = await twoNodes();
  for (let people = 0; people < 2500; people++) one.arrive(`person-${people}`);
  await one.settled();
  expect(await rows()).toHaveLength(2500);
  expect(units.length).toBeLessThanOrEqual(2);
  await one.close();
  expect(await rows()).toEqual([]);
});
