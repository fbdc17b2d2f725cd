/**
 * Measures our server, boardgame.io's and the bare disk in turns, so that a disturbance of the machine hits all alike.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rates, rateOf, rounded } from '../figures.ts';
import { measure, ratioOf, type Sample, type Work } from '../measure.ts';
import type { Measured } from './budgets.ts';
import { kilobytesEach, type LoadFigures, loadFigures } from './figures.ts';
import type { Played } from './load.ts';
import { buildOwnServer } from './own-server.ts';
import type { Helper } from './processes.ts';
import type { RawQuestion } from './raw-process.ts';
import { openStations, type Station, type Stations } from './servers.ts';

export interface ServerPlan {
  readonly game: string;
  readonly seats: number;
  /** For each measure. */
  readonly seconds: number;
  readonly matches: number;
  readonly thinkMs: number;
  readonly idleSockets: number;
  readonly withPeer: boolean;
}

export interface ServerFigures {
  readonly loads: Readonly<Record<string, LoadFigures>>;
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
}

export const LOADS = {
  ownClosed: 'Tarmac, SQLite file, closed loop',
  memoryClosed: 'boardgame.io, in memory, closed loop',
  filesClosed: 'boardgame.io, on files, closed loop',
  ownThinking: 'Tarmac, SQLite file, thinking',
  memoryThinking: 'boardgame.io, in memory, thinking',
} as const;
type LoadName = keyof typeof LOADS;

const COMMITS = 'raw commits';
const SYNCS = 'raw fdatasync';

export async function measureServers(
  plan: ServerPlan,
  onProgress: (part: number, name: string) => void,
): Promise<ServerFigures> {
  await buildOwnServer();
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-bench-'));
  const stations = await openStations(plan.game, plan.seats, folder);
  try {
    const raw = stations.raw();
    const before = await rawSample(raw, 'commits', plan.seconds);
    const { rates, played } = await underLoad(plan, stations, raw, onProgress);
    const after = await rawSample(raw, 'commits', plan.seconds);
    await raw.close();
    const idle = await idleSockets(plan, stations, onProgress);
    return figuresOf(plan, rates, played, idle, before, after);
  } finally {
    await stations.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rawSample(raw: Helper, what: RawQuestion['what'], seconds: number): Promise<Sample> {
  return raw.ask<Sample>({ what, seconds } satisfies RawQuestion);
}

type PlayedByLoad = ReadonlyMap<LoadName, readonly Played[]>;

async function underLoad(
  plan: ServerPlan,
  stations: Stations,
  raw: Helper,
  onProgress: (part: number, name: string) => void,
): Promise<{ rates: Rates; played: PlayedByLoad }> {
  const played = new Map<LoadName, Played[]>();
  const work = (name: LoadName, station: Station, thinkMs: number): Work => {
    const rounds: Played[] = [];
    played.set(name, rounds);
    return {
      name: LOADS[name],
      async sample(seconds) {
        const slice = await station.play({ matches: plan.matches, seconds, thinkMs });
        rounds.push(slice);
        return { unitsPerSecond: slice.movesInTime / seconds, runsPerSecond: slice.matchesBegun / seconds };
      },
    };
  };
  const own = await stations.own();
  const peers = plan.withPeer ? { memory: await stations.peer('memory'), files: await lastingPeer(stations) } : null;
  const works = [
    { name: COMMITS, sample: (seconds: number) => rawSample(raw, 'commits', seconds) },
    work('ownClosed', own, 0),
    ...(peers === null ? [] : [work('memoryClosed', peers.memory, 0), work('filesClosed', peers.files, 0)]),
    work('ownThinking', own, plan.thinkMs),
    ...(peers === null ? [] : [work('memoryThinking', peers.memory, plan.thinkMs)]),
    { name: SYNCS, sample: (seconds: number) => rawSample(raw, 'syncs', seconds) },
  ];
  const rates = await measure(works, plan.seconds, onProgress);
  await own.close();
  await peers?.memory.close();
  await peers?.files.close();
  // The first was the warm-up.
  return { rates, played: new Map([...played].map(([name, rounds]) => [name, rounds.slice(1)])) };
}

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
    close: () => station.close(),
  };
}

const PEER_ATTEMPTS = 4;
const WAVES = 10;

/** A new server each: the grown heap of a busy one would hide the memory of a socket. */
async function idleSockets(
  plan: ServerPlan,
  stations: Stations,
  onProgress: (part: number, name: string) => void,
): Promise<{ own: number; peer: number | null }> {
  async function kilobytes(station: Station): Promise<number> {
    // Code and young-object space grow with the first arrivals and do not count per socket: as many sockets arrive in
    // advance, but never many at once, so that nothing else grows.
    for (let wave = 0; wave < WAVES; wave++) {
      await station.idle(Math.ceil(plan.idleSockets / WAVES));
      await station.idle(0);
    }
    const before = await station.settledBytes();
    await station.idle(plan.idleSockets);
    const after = await station.settledBytes();
    await station.close();
    return kilobytesEach(before, after, plan.idleSockets);
  }
  onProgress(1, 'idle sockets');
  const own = await kilobytes(await stations.own());
  return { own, peer: plan.withPeer ? await kilobytes(await stations.peer('memory')) : null };
}

function figuresOf(
  { seats }: ServerPlan,
  rates: Rates,
  played: PlayedByLoad,
  idle: { own: number; peer: number | null },
  before: Sample,
  after: Sample,
): ServerFigures {
  const loads: Partial<Record<LoadName, LoadFigures>> = {};
  for (const [name, rounds] of played) loads[name] = loadFigures(rateOf(rates, LOADS[name]), rounds, seats);
  const { ownClosed, ownThinking, memoryClosed, memoryThinking } = loads as Record<LoadName, LoadFigures>;
  const commits = rateOf(rates, COMMITS);
  const ownRate = rateOf(rates, LOADS.ownClosed);
  const compared = played.has('filesClosed');
  return {
    loads,
    idle: { own: idle.own, ...(idle.peer === null ? {} : { boardgameIo: idle.peer }) },
    raw: {
      commitsPerSecond: Math.round(commits.unitsPerSecond),
      spread: commits.spread.map(rounded),
      commitsPerSecondBefore: Math.round(before.unitsPerSecond),
      commitsPerSecondAfter: Math.round(after.unitsPerSecond),
      syncsPerSecond: Math.round(rateOf(rates, SYNCS).unitsPerSecond),
    },
    measured: {
      toPeerOnFiles: compared ? ratioOf(ownRate, rateOf(rates, LOADS.filesClosed)) : null,
      toRawCommits: ratioOf(ownRate, commits),
      closedP99ToPeer: compared ? ownClosed.p99Ms / memoryClosed.p99Ms : null,
      thinkingP99ToPeer: compared ? ownThinking.p99Ms / memoryThinking.p99Ms : null,
      bytesPerMove: ownClosed.bytesPerMove,
      kilobytesPerIdleSocket: idle.own,
    },
  };
}
