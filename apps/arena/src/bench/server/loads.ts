/** What is measured in turns: our server, others, and the bare disk, so that a disturbance of the machine hits all alike. */

import type { Rates } from '../figures.ts';
import { measure, type Sample, type Work } from '../measure.ts';
import type { OnProgress } from '../part.ts';
import type { ServerPlan } from './plan.ts';
import type { Helper } from './processes.ts';
import type { RawPostgres } from './raw-postgres.ts';
import type { PacedSyncs, RawQuestion } from './raw-process.ts';
import type { Served, Station, Stations } from './servers.ts';

export const LOADS = {
  ownClosed: 'Tarmac, SQLite file, closed loop',
  earlierClosed: 'earlier Tarmac, SQLite file, closed loop',
  postgresClosed: 'Tarmac, PostgreSQL, closed loop',
  memoryClosed: 'boardgame.io, in memory, closed loop',
  filesClosed: 'boardgame.io, on files, closed loop',
  colyseusClosed: 'Colyseus, in memory, closed loop',
  ownThinking: 'Tarmac, SQLite file, thinking',
  memoryThinking: 'boardgame.io, in memory, thinking',
  colyseusThinking: 'Colyseus, in memory, thinking',
} as const;
export type LoadName = keyof typeof LOADS;

export const COMMITS = 'raw commits';
export const POSTGRES_COMMITS = 'raw commits of PostgreSQL';
const SYNCS = 'raw fdatasync';
const PACED = 'raw fdatasync, at the pace of people';

export interface UnderLoad {
  readonly rates: Rates;
  readonly played: ReadonlyMap<LoadName, readonly Served[]>;
  /** Of each write with its sync, at the pace of people. */
  readonly pacedMs: readonly Float64Array[];
  /** Of the file that our server has filled. */
  readonly dataFolder: string;
}

/** What runs beside the stations. */
export interface Raw {
  readonly disk: Helper;
  /** Null where there is no PostgreSQL. */
  readonly postgres: { readonly url: string; readonly raw: RawPostgres } | null;
}

export function rawSample(raw: Helper, what: RawQuestion['what'], seconds: number): Promise<Sample> {
  return raw.ask<Sample>({ what, seconds } satisfies RawQuestion);
}

export async function underLoad(
  plan: ServerPlan,
  stations: Stations,
  { disk, postgres }: Raw,
  onProgress: OnProgress,
): Promise<UnderLoad> {
  const played = new Map<LoadName, Served[]>();
  const pacedMs: Float64Array[] = [];
  const opened: Station[] = [];
  const work = async (name: LoadName, opening: Promise<Station>, matches: number, thinkMs: number): Promise<Work> => {
    const rounds: Served[] = [];
    const station = await opening;
    if (!opened.includes(station)) opened.push(station);
    played.set(name, rounds);
    return {
      name: LOADS[name],
      async sample(seconds) {
        const slice = await station.play({ matches, seconds, thinkMs });
        rounds.push(slice);
        return { unitsPerSecond: slice.movesInTime / seconds, runsPerSecond: slice.matchesBegun / seconds };
      },
    };
  };
  const own = await stations.own();
  const works: Work[] = [
    { name: COMMITS, sample: (seconds) => rawSample(disk, 'commits', seconds) },
    await work('ownClosed', Promise.resolve(own), plan.matches, 0),
  ];
  if (plan.earlier !== null) works.push(await work('earlierClosed', stations.earlier(plan.earlier), plan.matches, 0));
  const thinking: Work[] = [await work('ownThinking', Promise.resolve(own), plan.matches, plan.thinkMs)];
  if (plan.withPeer) {
    const [memory, colyseus] = [await stations.peer('memory'), await stations.colyseus()];
    works.push(await work('memoryClosed', Promise.resolve(memory), plan.matches, 0));
    works.push(await work('filesClosed', lastingPeer(stations), plan.matches, 0));
    works.push(await work('colyseusClosed', Promise.resolve(colyseus), plan.matches, 0));
    thinking.push(await work('memoryThinking', Promise.resolve(memory), plan.matches, plan.thinkMs));
    thinking.push(await work('colyseusThinking', Promise.resolve(colyseus), plan.matches, plan.thinkMs));
  }
  if (postgres !== null) {
    works.push({ name: POSTGRES_COMMITS, sample: (seconds) => postgres.raw.commits(seconds) });
    works.push(await work('postgresClosed', stations.own(postgres.url), plan.postgresMatches, 0));
  }
  const paced = async (seconds: number): Promise<Sample> => {
    const { delaysMs } = await disk.ask<PacedSyncs>({ what: 'paced', seconds } satisfies RawQuestion);
    pacedMs.push(delaysMs);
    return { unitsPerSecond: delaysMs.length / seconds, runsPerSecond: delaysMs.length / seconds };
  };
  works.push(...thinking, { name: PACED, sample: paced });
  works.push({ name: SYNCS, sample: (seconds) => rawSample(disk, 'syncs', seconds) });
  const rates = await measure(works, plan.seconds, onProgress);
  for (const station of opened) await station.close();
  // The first was the warm-up.
  const counted = new Map([...played].map(([name, rounds]) => [name, rounds.slice(1)]));
  return { rates, played: counted, pacedMs: pacedMs.slice(1), dataFolder: own.dataFolder };
}

export const syncsOf = (rates: Rates): number => Math.round(rates.get(SYNCS)?.unitsPerSecond ?? Number.NaN);

/**
 * Sometimes its files cannot be read while they are written, and its process ends: then the slice is played on a new
 * one.
 */
async function lastingPeer(stations: Stations): Promise<Station> {
  let station = await stations.peer('files');
  return {
    async play(slice) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await station.play(slice);
        } catch (error) {
          if (attempt === PEER_ATTEMPTS) throw error;
          await station.close();
          station = await stations.peer('files');
        }
      }
    },
    idle: (sockets) => station.idle(sockets),
    settledBytes: () => station.settledBytes(),
    processorMs: () => station.processorMs(),
    close: () => station.close(),
  };
}

const PEER_ATTEMPTS = 4;
