/** A short run of every kill; the long ones are a proof. */

import { beforeAll, test } from 'vitest';
import { useOwnPostgres } from '../storage/dialects.ts';
import { crashPostgres, killOneOfTwo, killOnlyServer } from './killing.ts';
import { build } from './node-process.ts';

const SHORT = { matches: 4, kills: 1, mostActsBetween: 40 };

const postgres = useOwnPostgres();
beforeAll(build);

test('the only server, on SQLite', async () => {
  await killOnlyServer(SHORT);
});

test('one of two nodes', async () => {
  await killOneOfTwo(await postgres().createDatabase(), SHORT);
});

test('PostgreSQL under two nodes', () => crashPostgres(postgres(), SHORT));
