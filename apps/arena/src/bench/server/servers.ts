/** The servers to compare, each with its own load generator. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Bundle, bundle } from '../bots-bundle.ts';
import { BOARDGAME_IO, COLYSEUS } from '../peer.ts';
import type { BareSettings } from './bare-process.ts';
import type { PeerServerSettings } from './boardgame-io-process.ts';
import type { Played, Slice } from './load.ts';
import type { LoadQuestion, LoadSettings } from './load-process.ts';
import { startOwnServer } from './own-server.ts';
import type { OwnMatch } from './own-target.ts';
import { type Helper, processorMs, SETTLING_FLAGS, settledBytes, startHelper } from './processes.ts';
import type { RawSettings } from './raw-process.ts';

/** Relative paths are the same from the built file. */
const ENTRIES = {
  load: new URL('../../../src/bench/server/load-process.ts', import.meta.url),
  peer: new URL('../../../src/bench/server/boardgame-io-process.ts', import.meta.url),
  raw: new URL('../../../src/bench/server/raw-process.ts', import.meta.url),
  colyseus: new URL('../../../src/bench/server/colyseus-process.ts', import.meta.url),
  bare: new URL('../../../src/bench/server/bare-process.ts', import.meta.url),
};
const MODULES_FROM = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** Room for young objects: the generator's own pauses would count as the server's. */
const LOAD_FLAGS = ['--max-semi-space-size=64'];
/** For starting the matches, and for a slow machine. */
const PATIENCE_SECONDS = 300;

/** What was played, with what it cost the server. */
export interface Served extends Played {
  /** Of all threads of the server. */
  readonly processorMs: number;
}

export interface Station {
  play(slice: Slice): Promise<Served>;
  /** The number of idle sockets from now on. */
  idle(sockets: number): Promise<void>;
  settledBytes(): Promise<number>;
  /** Of the server, since its start. */
  processorMs(): Promise<number>;
  close(): Promise<void>;
}

/** One of ours, with the folder of its data. */
export interface OwnStation extends Station {
  /** Somebody comes to look at each of these matches, and goes. */
  visit(matches: readonly string[]): Promise<void>;
  readonly dataFolder: string;
}

export interface Stations {
  /** On a file, or on the given PostgreSQL. */
  own(databaseUrl?: string, match?: OwnMatch): Promise<OwnStation>;
  /** The server of another build of ours, on a file. */
  earlier(program: string): Promise<Station>;
  peer(storage: 'memory' | 'files'): Promise<Station>;
  colyseus(): Promise<Station>;
  /** The seconds until our server is ready with the data of this folder. */
  secondsToStart(dataFolder: string): Promise<number>;
  raw(): Helper;
  /** Bare sockets. */
  bare(payloadBytes: number): Promise<{ readonly server: Helper; readonly url: string }>;
  /** Ends all running processes. */
  close(): Promise<void>;
}

/** Stations for as long as `work` takes, all of their files in one folder that is gone afterwards. */
export async function withStations<R>(
  { game, seats }: { readonly game: string; readonly seats: number },
  work: (stations: Stations) => Promise<R>,
): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-bench-'));
  try {
    const stations = await openStations(game, seats, folder);
    return await work(stations).finally(stations.close);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All files are below `folder`, so that all are measured on one disk. */
export async function openStations(game: string, seats: number, folder: string): Promise<Stations> {
  const modules: Bundle = await bundle(ENTRIES);
  const helpers: Helper[] = [];

  function start(...args: Parameters<typeof startHelper>): Helper {
    const helper = startHelper(...args);
    helpers.push(helper);
    return helper;
  }

  function station(
    target: LoadSettings['target'],
    url: string,
    server: Helper,
    match: OwnMatch = {},
  ): Omit<OwnStation, 'dataFolder'> {
    const peerFolder = fileURLToPath((target === 'Colyseus' ? COLYSEUS : BOARDGAME_IO).folder);
    const settings: LoadSettings = { target, url, game, seats, peerFolder, modulesFrom: MODULES_FROM, match };
    const load = start(modules.pathOf('load'), { settings, execArgv: LOAD_FLAGS });
    const ask = <A>(question: LoadQuestion) => load.ask<A>(question);
    const served = async (slice: Slice): Promise<Served> => {
      await ask({ ready: slice.matches });
      const before = await processorMs(server);
      const played = await ask<Played>({ slice });
      return { ...played, processorMs: (await processorMs(server)) - before };
    };
    return {
      play: (slice) => Promise.race([inTime(served(slice), slice.seconds + PATIENCE_SECONDS), server.died]),
      async idle(sockets) {
        await ask({ sockets });
      },
      async visit(visits) {
        await ask({ visits });
      },
      settledBytes: () => settledBytes(server),
      processorMs: () => processorMs(server),
      async close() {
        await load.close();
        await server.close();
      },
    };
  }

  return {
    async own(databaseUrl, match) {
      const dataFolder = mkdtempSync(join(folder, 'own-'));
      const { server, url } = await startOwnServer(start, dataFolder, databaseUrl);
      return { ...station('own', url, server, match), dataFolder };
    },
    async earlier(program) {
      const { server, url } = await startOwnServer(start, mkdtempSync(join(folder, 'earlier-')), '', program);
      return station('own', url, server);
    },
    async secondsToStart(dataFolder) {
      const started = performance.now();
      const { server } = await startOwnServer(start, dataFolder);
      const seconds = (performance.now() - started) / 1000;
      await server.close();
      return seconds;
    },
    async colyseus() {
      const settings: PeerServerSettings = { game, seats, peerFolder: fileURLToPath(COLYSEUS.folder) };
      const env = { NODE_ENV: 'production' };
      const server = start(modules.pathOf('colyseus'), { settings, env, execArgv: SETTLING_FLAGS });
      const { url } = await server.said<{ url: string }>();
      return station('Colyseus', url, server);
    },
    async peer(storage) {
      const settings: PeerServerSettings = { game, seats, peerFolder: fileURLToPath(BOARDGAME_IO.folder) };
      const env: Record<string, string> = { NODE_ENV: 'production' };
      if (storage === 'files') env.FLATFILE_DIR = mkdtempSync(join(folder, 'peer-'));
      const server = start(modules.pathOf('peer'), { settings, env, execArgv: SETTLING_FLAGS });
      const { url } = await server.said<{ url: string }>();
      return station('boardgame.io', url, server);
    },
    raw() {
      const settings: RawSettings = { folder, modulesFrom: MODULES_FROM };
      return start(modules.pathOf('raw'), { settings });
    },
    async bare(payloadBytes) {
      const settings: BareSettings = { payloadBytes, modulesFrom: MODULES_FROM };
      const server = start(modules.pathOf('bare'), { settings, execArgv: SETTLING_FLAGS });
      const { url } = await server.said<{ url: string }>();
      return { server, url };
    },
    async close() {
      await Promise.all(helpers.map((helper) => helper.close()));
      modules.remove();
    },
  };
}

/** A server that never answers must not block. */
async function inTime<A>(answer: Promise<A>, seconds: number): Promise<A> {
  const late = new AbortController();
  const waited = setTimeout(1000 * seconds, null, { signal: late.signal }).then((): never => {
    throw new Error(`a load did not finish in ${seconds} s: the server left a move unanswered`);
  });
  try {
    return await Promise.race([answer, waited]);
  } finally {
    late.abort();
  }
}
