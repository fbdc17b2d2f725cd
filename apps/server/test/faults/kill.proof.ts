/** Ten kills while fifty matches are played. */

import { beforeAll, expect, test } from 'vitest';
import { useOwnPostgres } from '../storage/dialects.ts';
import { crashPostgres, killOneOfTwo, killOnlyServer } from './killing.ts';
import { build } from './node-process.ts';

const postgres = useOwnPostgres();
beforeAll(build);

test('the only server, on SQLite', async () => {
  const inHand = await killOnlyServer({ matches: 50, kills: 10, mostActsBetween: 400 });
  expect(inHand).toBeGreaterThan(10);
});

test('one of two nodes', async () => {
  const url = await postgres().createDatabase();
  expect(await killOneOfTwo(url, { matches: 50, kills: 10, mostActsBetween: 600 })).toBeGreaterThan(10);
});

test('PostgreSQL under two nodes', () => crashPostgres(postgres(), { matches: 50, kills: 3, mostActsBetween: 600 }));
