/** Measures what moves cost: real servers on a real PostgreSQL, played by people who take their time. */

import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { machineInWords, machineNow } from '../bench/machine.ts';
import type { OnProgress } from '../bench/part.ts';
import { startPostgres } from '../bench/postgres.ts';
import { kilobytesPerSocket } from '../bench/server/measure-servers.ts';
import { buildOwnServer } from '../bench/server/own-server.ts';
import { CONNECTIONS, openRawPostgres } from '../bench/server/raw-postgres.ts';
import { type Station, type Stations, withStations } from '../bench/server/servers.ts';
import type { Costs, MoveCosts } from './costs.ts';

export interface ScalePlan {
  readonly game: string;
  readonly seats: number;
  /** For each measure. */
  readonly seconds: number;
  readonly matches: number;
  /** Long enough that moves do not share commits: a move by itself costs most. */
  readonly thinkMs: number;
  readonly sockets: number;
}

export const SCALE_PLAN = { seats: 2, matches: 40, thinkMs: 200, sockets: 2000 } as const;

/** Enough to show beside the moves of the players. */
const SPECTATORS = 4;
const CORRESPONDENCE = { kind: 'correspondence', perMove: 86_400 } as const;

export async function measureCosts(plan: ScalePlan, onProgress: OnProgress): Promise<Costs> {
  const machine = machineNow();
  await buildOwnServer();
  const postgres = await startPostgres();
  const measured = withStations(plan, async (stations) => {
    const other = await stations.own(postgres.url);
    const database = await counterOf(postgres.url);
    let movesPerCommit = 1;
    const play = async (name: string, part: number, wish: Parameters<Stations['own']>[1]) => {
      onProgress(part / 6, name);
      const station = await stations.own(postgres.url, wish);
      const costs = await moveCosts(plan, station, other, database);
      if (part === 0) movesPerCommit = await shared(plan, station, database);
      await station.close();
      return costs;
    };
    const live = await play('live moves', 0, {});
    const watched = await play('live moves with spectators', 1, { spectators: SPECTATORS });
    const correspondence = await play('correspondence moves', 2, { clock: CORRESPONDENCE });

    onProgress(3 / 6, 'visits');
    const matches = await database.matches();
    const measured = matches.splice(matches.length / 2);
    await other.visit(matches);
    const before = await other.processorMs();
    await other.visit(measured);
    const visitMs = ((await other.processorMs()) - before) / measured.length;

    onProgress(4 / 6, 'commits');
    const raw = await openRawPostgres(postgres.url);
    const { unitsPerSecond: plainCommits } = await raw.commits(plan.seconds / 4);
    const { unitsPerSecond: announcedCommits } = await raw.commits(plan.seconds / 4, CONNECTIONS, {
      text: "with row as (insert into raw_rows (body) values ($1)) select pg_notify('scale', 'a match')",
      rows: 1,
    });
    await raw.close();
    const { matchBytes, movesPerMatch } = await database.sizes();

    onProgress(5 / 6, 'a node on SQLite');
    const file = await stations.own();
    const sqliteNodeMs = await processorPerMove(plan, file);
    await file.close();
    const socketBytes = 1000 * (await kilobytesPerSocket(await stations.own(), plan.sockets));
    await database.close();
    return {
      about: `${plan.matches} matches of ${plan.game} with ${plan.seats} seats. ${machineInWords(machine, loadavg()[0] ?? 0)}`,
      live,
      correspondence,
      sqliteNodeMs,
      spectatorMs: Math.max(0, watched.nodeMs - live.nodeMs) / SPECTATORS,
      visitMs,
      socketBytes,
      matchBytes,
      movesPerMatch,
      announcedCommits,
      movesPerCommit,
      plainCommits,
    };
  });
  return measured.finally(postgres.stop);
}

/** The matches begin in a first slice, so that the second has nothing but moves. */
async function warmUp({ matches, thinkMs }: ScalePlan, station: Station): Promise<void> {
  await station.play({ matches, seconds: 2, thinkMs });
}

async function processorPerMove(plan: ScalePlan, station: Station): Promise<number> {
  await warmUp(plan, station);
  const idle = await idleMsPerSecond(station, plan.seconds);
  const { moves, processorMs } = await station.play({ ...plan });
  return (processorMs - idle * plan.seconds) / moves;
}

/** A node without work looks at clocks and at the database: that is no cost of a move. */
async function idleMsPerSecond(station: Station, seconds: number): Promise<number> {
  const before = await station.processorMs();
  await setTimeout((1000 * seconds) / 3);
  return ((await station.processorMs()) - before) / (seconds / 3);
}

async function moveCosts(plan: ScalePlan, station: Station, other: Station, database: Counter): Promise<MoveCosts> {
  await warmUp(plan, station);
  const [idle, otherIdle] = await Promise.all([
    idleMsPerSecond(station, plan.seconds),
    idleMsPerSecond(other, plan.seconds),
  ]);
  const counted = async () => ({ hear: await other.processorMs(), ...(await database.now()) });
  const before = await counted();
  const { moves, bytes, processorMs } = await station.play({ ...plan });
  const after = await counted();
  const per = (key: keyof typeof before) => (after[key] - before[key]) / moves;
  const keptRows = per('logRows');
  /** PostgreSQL counts a little late, all tables alike: what counts is the ratio. */
  const perLogRow = (key: 'writes' | 'dueWrites') => (after[key] - before[key]) / (after.logWrites - before.logWrites);
  return {
    nodeMs: (processorMs - idle * plan.seconds) / moves,
    hearMs: Math.max(0, per('hear') - (otherIdle * plan.seconds) / moves),
    databaseMs: per('processorMs'),
    rowsWritten: perLogRow('writes') * keptRows,
    dueRows: perLogRow('dueWrites') * keptRows,
    keptRows,
    keptBytes: per('logBytes'),
    journalBytes: per('journal'),
    announcements: per('announcements'),
    clientBytes: bytes / moves / plan.seats,
  };
}

async function shared(plan: ScalePlan, station: Station, database: Counter): Promise<number> {
  const before = await database.commits();
  await station.play({ ...plan, thinkMs: 0 });
  const after = await database.commits();
  return (after.rows - before.rows) / (after.commits - before.commits);
}

type Counter = Awaited<ReturnType<typeof counterOf>>;

/** Reads PostgreSQL's own counts, and hears what nodes announce. */
async function counterOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  // A query that fails says why.
  client.on('error', () => undefined);
  await client.connect();
  let announcements = 0;
  client.on('notification', () => {
    announcements++;
  });
  await client.query('listen tarmac');
  const numbers = async <K extends string>(text: string): Promise<Record<K, number>> => {
    const { rows } = await client.query(text);
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([key, value]) => [key, Number(value)])) as Record<
      K,
      number
    >;
  };
  const { pid } = await numbers<'pid'>('select pg_backend_pid() as pid');
  return {
    async now() {
      const counted = await numbers<'logRows' | 'logBytes' | 'journal' | 'writes' | 'logWrites' | 'dueWrites'>(`
        select (select count(*) from log) as "logRows", pg_total_relation_size('log') as "logBytes",
          pg_current_wal_insert_lsn() - '0/0' as journal, sum(n) as writes,
          sum(n) filter (where relname = 'log') as "logWrites", sum(n) filter (where relname = 'due') as "dueWrites"
        from (select relname, n_tup_ins + n_tup_upd + n_tup_del as n from pg_stat_user_tables) counts`);
      return { ...counted, announcements, processorMs: processorOfPostgres(pid) };
    },
    /** That appended to the log. */
    commits: () =>
      numbers<'rows' | 'commits'>('select count(*) as rows, count(distinct xmin::text) as commits from log'),
    /** Of matches that run. */
    async matches(): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>("select id from tables where state = 'running' limit 300");
      return rows.map(({ id }) => id);
    },
    sizes: () =>
      numbers<'matchBytes' | 'movesPerMatch'>(`
        select (select avg(pg_column_size(heads.*)) from heads) + (select avg(pg_column_size(tables.*)) from tables)
          + (select sum(pg_column_size(seats.*)) from seats) / (select count(*) from tables) as "matchBytes",
          (select avg(seq) from heads join tables on id = match where tables.state = 'over') as "movesPerMatch"`),
    close: () => client.end(),
  };
}

const TICK_MS = 10;

/** Of all its processes, from the system's table of them (Linux); not a number elsewhere. */
function processorOfPostgres(backend: number): number {
  const postmaster = statOf(String(backend))?.parent;
  if (postmaster === undefined) return Number.NaN;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, id) => {
    const stat = statOf(id);
    if (id === postmaster) return sum + (stat?.own ?? 0) + (stat?.ended ?? 0);
    return stat?.parent === postmaster ? sum + stat.own : sum;
  }, 0);
}

/** Its parent, its processor time, and that of its children that have ended. */
function statOf(process: string): { readonly parent: string; readonly own: number; readonly ended: number } | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${process}/stat`, 'utf8');
  } catch {
    return null;
  }
  // Its name comes before these, in brackets, and may have spaces in it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ms = (first: number) => TICK_MS * (Number(fields[first]) + Number(fields[first + 1]));
  return { parent: fields[1] ?? '', own: ms(11), ended: ms(13) };
}
