/** The raw speed of the disk, in SQLite and PostgreSQL, and its share that becomes moves. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { count, figure } from '../../table.ts';
import { type Rates, rateOf } from '../figures.ts';
import { measure, ratioOf, type Sample, type Work } from '../measure.ts';
import { startPostgres } from '../postgres.ts';
import type { ServerPlan } from '../server/plan.ts';
import type { RawQuestion } from '../server/raw-process.ts';
import { openStations } from '../server/servers.ts';
import type { OnProgress, Part, Row } from './part.ts';

const NAMES = {
  sqliteSingle: 'SQLite, single rows',
  sqliteGroups: 'SQLite, groups of 50 rows',
  postgresOne: 'PostgreSQL, single rows, one connection',
  postgresMany: 'PostgreSQL, single rows, 16 connections',
  postgresGroups: 'PostgreSQL, groups of 50 rows, one connection',
  sqliteOwn: 'Tarmac on SQLite',
  postgresOwn: 'Tarmac on PostgreSQL',
} as const;
const ROW = 'x'.repeat(1000);
const GROUP = 50;
const CONNECTIONS = 16;

/** In turns, so that a disturbance of the machine hits all alike. */
export async function storagePart(plan: ServerPlan, seconds: number, onProgress: OnProgress): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-storage-'));
  const stations = await openStations(plan.game, plan.seats, folder);
  const postgres = await startPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: CONNECTIONS });
  try {
    await pool.query('create table raw_rows (id bigserial primary key, body text not null)');
    const raw = stations.raw();
    const own = { sqlite: await stations.own(), postgres: await stations.own(postgres.url) };
    const moves =
      (station: typeof own.sqlite): Work['sample'] =>
      async (time) => {
        const { movesInTime } = await station.play({ matches: plan.matches, seconds: time, thinkMs: 0 });
        return { unitsPerSecond: movesInTime / time, runsPerSecond: 0 };
      };
    const ask = (what: RawQuestion['what']) => (time: number) => raw.ask<Sample>({ what, seconds: time });
    const works: Work[] = [
      { name: NAMES.sqliteSingle, sample: ask('commits') },
      { name: NAMES.sqliteOwn, sample: moves(own.sqlite) },
      { name: NAMES.sqliteGroups, sample: ask('groups') },
      { name: NAMES.postgresOne, sample: (time) => commits(pool, time, 1, ONE) },
      { name: NAMES.postgresMany, sample: (time) => commits(pool, time, CONNECTIONS, ONE) },
      { name: NAMES.postgresOwn, sample: moves(own.postgres) },
      { name: NAMES.postgresGroups, sample: (time) => commits(pool, time, 1, MANY) },
    ];
    return partOf(await measure(works, seconds, onProgress));
  } finally {
    await stations.close();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the row as its parameter. */
interface Insert {
  readonly text: string;
  readonly rows: number;
}

const ONE: Insert = { text: 'insert into raw_rows (body) values ($1)', rows: 1 };
const MANY: Insert = { text: `insert into raw_rows (body) select $1 from generate_series(1, ${GROUP})`, rows: GROUP };

/** Each connection commits one after another; a unit is a row. */
export async function commits(
  pool: pg.Pool,
  seconds: number,
  connections: number,
  { text, rows }: Insert,
): Promise<Sample> {
  const started = performance.now();
  let units = 0;
  const one = async () => {
    const client = await pool.connect();
    try {
      while (performance.now() - started < 1000 * seconds) {
        await client.query({ name: text.slice(0, 60), text, values: [ROW] });
        units += rows;
      }
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - started) / 1000;
  return { unitsPerSecond: units / elapsed, runsPerSecond: units / elapsed };
}

function partOf(rates: Rates): Part {
  const beside = (own: 'sqliteOwn' | 'postgresOwn', raw: keyof typeof NAMES, floor: number | null): Row => {
    const [ours, theirs] = [rateOf(rates, NAMES[own]), rateOf(rates, NAMES[raw])];
    const ratio = ratioOf(ours, theirs);
    return {
      what: `${NAMES[own]}: durable moves/s`,
      ours: count(ours.unitsPerSecond),
      peer: { name: `raw rows/s, ${NAMES[raw]}`, value: count(theirs.unitsPerSecond) },
      ratio: figure(ratio),
      floor: floor === null ? null : `at least ${floor}`,
      met: floor === null ? null : ratio >= floor,
    };
  };
  return {
    title: 'Storage',
    rows: [
      beside('sqliteOwn', 'sqliteSingle', 1),
      beside('sqliteOwn', 'sqliteGroups', null),
      beside('postgresOwn', 'postgresOne', null),
      beside('postgresOwn', 'postgresMany', null),
      beside('postgresOwn', 'postgresGroups', null),
    ],
    notes: [
      'Rows of 1,000 bytes, each commit on the disk before the next (SQLite: WAL, synchronous FULL; PostgreSQL: fsync on). A move is a row of the log with all its news, the new head of its match with the state, and what follows from it.',
    ],
  };
}
