/** The raw speed of the disk, in SQLite and PostgreSQL, and its share that becomes moves. */

import { count, figure } from '../../table.ts';
import { type Rates, rateOf } from '../figures.ts';
import { measure, ratioOf, type Sample, type Work } from '../measure.ts';
import type { OnProgress, Part, Row } from '../part.ts';
import { startPostgres } from '../postgres.ts';
import type { ServerPlan } from '../server/plan.ts';
import { CONNECTIONS, manyRows, openRawPostgres } from '../server/raw-postgres.ts';
import type { RawQuestion } from '../server/raw-process.ts';
import { withStations } from '../server/servers.ts';

const NAMES = {
  sqliteSingle: 'SQLite, single rows',
  sqliteGroups: 'SQLite, groups of 50 rows',
  postgresOne: 'PostgreSQL, single rows, one connection',
  postgresMany: 'PostgreSQL, single rows, 16 connections',
  postgresGroups: 'PostgreSQL, groups of 50 rows, one connection',
  sqliteOwn: 'Tarmac on SQLite',
  postgresOwn: 'Tarmac on PostgreSQL',
} as const;
const GROUP = manyRows(50);

/** In turns, so that a disturbance of the machine hits all alike. */
export async function storagePart(plan: ServerPlan, seconds: number, onProgress: OnProgress): Promise<Part> {
  const postgres = await startPostgres();
  const raw = await openRawPostgres(postgres.url);
  const measured = withStations(plan, async (stations) => {
    const disk = stations.raw();
    const own = { sqlite: await stations.own(), postgres: await stations.own(postgres.url) };
    const moves =
      (station: typeof own.sqlite): Work['sample'] =>
      async (time) => {
        const { movesInTime } = await station.play({ matches: plan.matches, seconds: time, thinkMs: 0 });
        return { unitsPerSecond: movesInTime / time, runsPerSecond: 0 };
      };
    const ask = (what: RawQuestion['what']) => (time: number) => disk.ask<Sample>({ what, seconds: time });
    const works: Work[] = [
      { name: NAMES.sqliteSingle, sample: ask('commits') },
      { name: NAMES.sqliteOwn, sample: moves(own.sqlite) },
      { name: NAMES.sqliteGroups, sample: ask('groups') },
      { name: NAMES.postgresOne, sample: (time) => raw.commits(time, 1) },
      { name: NAMES.postgresMany, sample: (time) => raw.commits(time, CONNECTIONS) },
      { name: NAMES.postgresOwn, sample: moves(own.postgres) },
      { name: NAMES.postgresGroups, sample: (time) => raw.commits(time, 1, GROUP) },
    ];
    return partOf(await measure(works, seconds, onProgress));
  });
  return measured.finally(async () => {
    await raw.close();
    await postgres.stop();
  });
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
