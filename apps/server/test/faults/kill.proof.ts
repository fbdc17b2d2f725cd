/**
 * Hundreds of kills while fifty matches are played. For a shorter run: TARMAC_KILLS and TARMAC_NODE_KILLS, of the only
 * server and of one of two nodes.
 */

import { beforeAll, expect, test } from 'vitest';
import { useOwnPostgres } from '../storage/dialects.ts';
import { crashPostgres, killOneOfTwo, killOnlyServer } from './killing.ts';
import { build } from './node-process.ts';

const { TARMAC_KILLS = '500', TARMAC_NODE_KILLS = '100' } = process.env;
const HOURS = 3 * 60 * 60 * 1000;
const MATCHES = 50;

const postgres = useOwnPostgres();
beforeAll(build);

test(`the only server, on SQLite, ${TARMAC_KILLS} times`, { timeout: HOURS }, async () => {
  const kills = Number(TARMAC_KILLS);
  expect(await killOnlyServer({ matches: MATCHES, kills, mostActsBetween: 400 })).toBeGreaterThan(kills);
});

test(`one of two nodes, ${TARMAC_NODE_KILLS} times`, { timeout: HOURS }, async () => {
  const kills = Number(TARMAC_NODE_KILLS);
  const url = await postgres().createDatabase();
  expect(await killOneOfTwo(url, { matches: MATCHES, kills, mostActsBetween: 600 })).toBeGreaterThan(kills);
});

test('PostgreSQL under two nodes', () =>
  crashPostgres(postgres(), { matches: MATCHES, kills: 3, mostActsBetween: 600 }));
