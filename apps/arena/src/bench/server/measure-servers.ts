/** All that is measured of our server: under load beside others, its file, its start, its idle sockets. */

import { findPostgres } from '@tarmac/tools/postgres';
import { rateOf, rounded } from '../figures.ts';
import { ratioOf, type Sample } from '../measure.ts';
import type { OnProgress } from '../part.ts';
import { startPostgres } from '../postgres.ts';
import type { Measured } from './budgets.ts';
import { kilobytesEach, type LoadFigures, loadFigures, percentile, pooled, processorRatio } from './figures.ts';
import {
  COMMITS,
  LOADS,
  type LoadName,
  POSTGRES_COMMITS,
  rawSample,
  syncsOf,
  type UnderLoad,
  underLoad,
} from './loads.ts';
import { fillWithMatches, rowBytesPerMove } from './own-file.ts';
import { buildOwnServer } from './own-server.ts';
import type { ServerPlan } from './plan.ts';
import { openRawPostgres } from './raw-postgres.ts';
import { type Station, type Stations, withStations } from './servers.ts';

export interface ServerFigures {
  readonly loads: Readonly<Partial<Record<LoadName, LoadFigures>>>;
  readonly idle: Readonly<Record<string, number>>;
  readonly raw: RawFigures;
  readonly measured: Measured;
}

interface RawFigures {
  readonly commitsPerSecond: number;
  readonly spread: readonly number[];
  readonly commitsPerSecondBefore: number;
  readonly commitsPerSecondAfter: number;
  readonly syncsPerSecond: number;
  /** Of a write with its sync, at the pace of people. */
  readonly pacedP99Ms: number;
  /** Null where there is no PostgreSQL. */
  readonly postgresCommitsPerSecond: number | null;
}

export async function measureServers(plan: ServerPlan, onProgress: OnProgress): Promise<ServerFigures> {
  await buildOwnServer();
  const postgres = findPostgres().path === null ? null : await startPostgres();
  const measured = withStations(plan, async (stations) => {
    const disk = stations.raw();
    const before = await rawSample(disk, 'commits', plan.seconds);
    const rawPostgres = postgres === null ? null : { url: postgres.url, raw: await openRawPostgres(postgres.url) };
    const loaded = await underLoad(plan, stations, { disk, postgres: rawPostgres }, onProgress);
    const after = await rawSample(disk, 'commits', plan.seconds);
    await rawPostgres?.raw.close();
    await disk.close();
    onProgress(1, `a start with ${plan.runningMatches} running matches`);
    const rowBytes = rowBytesPerMove(loaded.dataFolder);
    fillWithMatches(loaded.dataFolder, plan.runningMatches);
    const startSeconds = await stations.secondsToStart(loaded.dataFolder);
    const idle = await idleSockets(plan, stations, onProgress);
    return figuresOf(plan, loaded, { before, after, idle, rowBytes, startSeconds });
  });
  return measured.finally(() => postgres?.stop());
}

const WAVES = 10;

/** A new server each: the grown heap of a busy one would hide the memory of a socket. */
async function idleSockets(
  plan: ServerPlan,
  stations: Stations,
  onProgress: OnProgress,
): Promise<{ own: number; peer: number | null }> {
  const kilobytes = (station: Station) => kilobytesPerSocket(station, plan.idleSockets);
  onProgress(1, 'idle sockets');
  const own = await kilobytes(await stations.own());
  return { own, peer: plan.withPeer ? await kilobytes(await stations.peer('memory')) : null };
}

/** Ends the server. */
export async function kilobytesPerSocket(station: Station, sockets: number): Promise<number> {
  // Code and young-object space grow with the first arrivals and do not count per socket: as many sockets arrive in
  // advance, but never many at once, so that nothing else grows.
  for (let wave = 0; wave < WAVES; wave++) {
    await station.idle(Math.ceil(sockets / WAVES));
    await station.idle(0);
  }
  const before = await station.settledBytes();
  await station.idle(sockets);
  const after = await station.settledBytes();
  await station.close();
  return kilobytesEach(before, after, sockets);
}

interface Beside {
  readonly before: Sample;
  readonly after: Sample;
  readonly idle: { readonly own: number; readonly peer: number | null };
  readonly rowBytes: number;
  readonly startSeconds: number;
}

function figuresOf({ seats }: ServerPlan, { rates, played, pacedMs }: UnderLoad, beside: Beside): ServerFigures {
  const loads: Partial<Record<LoadName, LoadFigures>> = {};
  for (const name of Object.keys(LOADS) as LoadName[]) {
    const rounds = played.get(name);
    if (rounds !== undefined) loads[name] = loadFigures(rateOf(rates, LOADS[name]), rounds, seats);
  }
  const { ownClosed, ownThinking, memoryClosed, memoryThinking } = loads;
  const { idle, before, after } = beside;
  const commits = rateOf(rates, COMMITS);
  const ownRate = rateOf(rates, LOADS.ownClosed);
  const ratioTo = (name: LoadName) => (played.has(name) ? ratioOf(ownRate, rateOf(rates, LOADS[name])) : null);
  const quotient = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? null : one / other;
  const postgres = played.has('postgresClosed');
  const earlier = played.get('earlierClosed');
  const pacedP99Ms = percentile(pooled(pacedMs), 99);
  return {
    loads,
    idle: { own: idle.own, ...(idle.peer === null ? {} : { boardgameIo: idle.peer }) },
    raw: {
      commitsPerSecond: Math.round(commits.unitsPerSecond),
      spread: commits.spread.map(rounded),
      commitsPerSecondBefore: Math.round(before.unitsPerSecond),
      commitsPerSecondAfter: Math.round(after.unitsPerSecond),
      syncsPerSecond: syncsOf(rates),
      pacedP99Ms: rounded(pacedP99Ms),
      postgresCommitsPerSecond: postgres ? Math.round(rateOf(rates, POSTGRES_COMMITS).unitsPerSecond) : null,
    },
    measured: {
      toPeerOnFiles: ratioTo('filesClosed'),
      toRawCommits: ratioOf(ownRate, commits),
      toRawPostgres: postgres ? ratioOf(rateOf(rates, LOADS.postgresClosed), rateOf(rates, POSTGRES_COMMITS)) : null,
      processorToEarlier: earlier === undefined ? null : processorRatio(played.get('ownClosed') ?? [], earlier),
      thinkingOverSyncMs: (ownThinking?.p99Ms ?? Number.NaN) - pacedP99Ms,
      rowBytesPerMove: beside.rowBytes,
      startSeconds: beside.startSeconds,
      closedP99ToPeer: quotient(ownClosed?.p99Ms, memoryClosed?.p99Ms),
      thinkingP99ToPeer: quotient(ownThinking?.p99Ms, memoryThinking?.p99Ms),
      bytesPerMove: ownClosed?.bytesPerMove ?? Number.NaN,
      kilobytesPerIdleSocket: idle.own,
    },
  };
}
