/** Ten kills while fifty matches are played. */

import { beforeAll, test } from 'vitest';
import { useOwnPostgres } from '../storage/dialects.ts';
import { crashPostgres, killOneOfTwo, killOnlyServer } from './killing.ts';
import { build } from './node-process.ts';

const postgres = useOwnPostgres();
beforeAll(build);

test('the only server, on SQLite', () => killOnlyServer({ matches: 50, kills: 10, mostActsBetween: 400 }));
test('one of two nodes', async () =>
  killOneOfTwo(await postgres().createDatabase(), { matches: 50, kills: 10, mostActsBetween: 600 }));
test('PostgreSQL under two nodes', () => crashPostgres(postgres(), { matches: 50, kills: 3, mostActsBetween: 600 }));
