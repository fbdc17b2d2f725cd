/** The benches with all that is in them: our own processes, boardgame.io, a browser, both databases. How fast is nobody's assertion. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socketsPart } from '../src/bench/all/sockets.ts';
import { storagePart } from '../src/bench/all/storage.ts';
import { wrappedGame } from '../src/bench/boardgame-io.ts';
import { defaultConfig } from '../src/bench/own.ts';
import { COLYSEUS, installPeer, loadPeer } from '../src/bench/peer.ts';
import { percentile } from '../src/bench/server/figures.ts';
import { LOADS } from '../src/bench/server/loads.ts';
import { buildOwnServer, SERVER_PATH } from '../src/bench/server/own-server.ts';
import type { ServerPart } from '../src/bench/server/part.ts';
import { reportServer } from '../src/bench/server/report.ts';
import { openStations, type Stations } from '../src/bench/server/servers.ts';
import { arenaJson, scratchFolder } from './helpers.ts';

const game = airlinesEurope as Game;
const files = scratchFolder();

beforeAll(async () => {
  // On a fresh clone it is not there yet; where it cannot be had, this fails and says so.
  await installPeer(() => {});
  await installPeer(() => {}, COLYSEUS);
  await buildOwnServer();
});

describe('processes of its own', () => {
  let stations: Stations;

  beforeAll(async () => {
    stations = await openStations(game.id, 2, files.path('.'));
  });
  afterAll(() => stations.close());

  test.each(['memory', 'files'] as const)(
    'boardgame.io in %s plays our rules, heard by both seats',
    async (storage) => {
      const station = await stations.peer(storage);
      const closed = await station.play({ matches: 2, seconds: 0.3, thinkMs: 0 });
      expect(closed.moves).toBeGreaterThan(0);
      expect(closed.delaysMs).toHaveLength(closed.moves);
      expect(percentile(closed.delaysMs, 0)).toBeGreaterThan(0);
      // Each client gets all of its view after every move.
      expect(closed.bytes / closed.moves / 2).toBeGreaterThan(1000);
      const thinking = await station.play({ matches: 2, seconds: 0.4, thinkMs: 200 });
      expect(thinking.moves).toBe(4);
      await station.close();
    },
  );

  test('Colyseus plays our rules in rooms, heard by both seats', async () => {
    const station = await stations.colyseus();
    const closed = await station.play({ matches: 2, seconds: 0.3, thinkMs: 0 });
    expect(closed.moves).toBeGreaterThan(0);
    expect(closed.delaysMs).toHaveLength(closed.moves);
    expect(closed.processorMs).toBeGreaterThan(0);
    expect(closed.bytes / closed.moves / 2).toBeGreaterThan(500);
    const thinking = await station.play({ matches: 2, seconds: 0.4, thinkMs: 200 });
    expect(thinking.moves).toBe(4);
    await station.close();
  });

  test('ours plays on a file, heard by both seats but for what is secret', async () => {
    const station = await stations.own();
    const closed = await station.play({ matches: 2, seconds: 0.3, thinkMs: 0 });
    expect(closed.moves).toBeGreaterThan(0);
    expect(closed.delaysMs.length).toBeLessThanOrEqual(closed.moves);
    expect(percentile(closed.delaysMs, 0)).toBeGreaterThan(0);
    expect(closed.bytes).toBeGreaterThan(0);
    const thinking = await station.play({ matches: 2, seconds: 0.4, thinkMs: 200 });
    expect(thinking.moves).toBe(4);
    await station.close();
  });

  test('a server is asked for its memory with sockets and without', async () => {
    const station = await stations.peer('memory');
    await station.idle(20);
    expect(await station.settledBytes()).toBeGreaterThan(10_000_000);
    await station.idle(0);
    await station.close();
  });

  test('the bare disk', async () => {
    const raw = stations.raw();
    for (const what of ['commits', 'syncs'])
      expect(await raw.ask({ what, seconds: 0.05 })).toMatchObject({ unitsPerSecond: expect.any(Number) });
    await raw.close();
  });

  test('one that dies is an error and not a wait', async () => {
    const raw = stations.raw();
    await expect(raw.ask({ what: 'commits', seconds: 'long' })).resolves.toBeDefined();
    await raw.close();
    await expect(raw.said()).rejects.toThrow(/ended with SIGTERM before it answered/);
  });
});

test('all of it, on a small scale, with every figure there is', async () => {
  const seen = new Set<string>();
  const { json, text, failed } = await reportServer(
    {
      game: game.id,
      seats: 2,
      seconds: 0.25,
      matches: 3,
      postgresMatches: 4,
      thinkMs: 20,
      idleSockets: 30,
      runningMatches: 50,
      withPeer: true,
      earlier: SERVER_PATH,
    },
    (_, name) => seen.add(name),
  );
  const { loads, idle, raw, budgets } = json as {
    loads: Record<string, Record<string, number>>;
    idle: Record<string, number>;
    raw: Record<string, number>;
    budgets: { value: number; met: boolean }[];
  };
  expect(Object.keys(loads)).toEqual(Object.keys(LOADS));
  for (const load of Object.values(loads))
    for (const key of ['moves', 'p50Ms', 'p99Ms', 'bytesPerMove', 'processorUsPerMove', 'generatorBusy'])
      expect(load[key]).toBeGreaterThan(0);
  const { spread: _, ...rawFigures } = raw;
  for (const value of Object.values(rawFigures)) expect(value).toBeGreaterThan(0);
  expect(Object.keys(idle)).toEqual(['own', 'boardgameIo']);
  expect(budgets.map(({ value }) => typeof value)).toEqual(Array(11).fill('number'));
  // How fast it was decides which.
  expect(failed).toBe(budgets.some(({ met }) => !met));
  expect(text.includes('NOT met')).toBe(failed);
  expect([...seen]).toContain('Tarmac, SQLite file, closed loop');
});

describe('the whole bench, on a small scale', () => {
  const plan = {
    game: airlinesEurope.id,
    seats: 2,
    matches: 2,
    thinkMs: 50,
    postgresMatches: 2,
    idleSockets: 20,
    runningMatches: 20,
    seconds: 0.2,
    withPeer: false,
    earlier: null,
  };
  test('the storage: both databases, raw and as moves', async () => {
    const { rows } = await storagePart(plan, 0.5, () => {});
    expect(rows.map(({ what }) => what.split(':')[0])).toEqual([
      'Tarmac on SQLite',
      'Tarmac on SQLite',
      'Tarmac on PostgreSQL',
      'Tarmac on PostgreSQL',
      'Tarmac on PostgreSQL',
    ]);
    for (const { ours, peer } of rows) {
      // In a tenth of a second a busy machine may get no move through at all.
      expect(ours).toMatch(/^[\d,]+$/);
      expect(Number(peer?.value.replaceAll(',', ''))).toBeGreaterThan(0);
    }
    expect(rows.map(({ floor }) => floor)).toEqual(['at least 1', null, null, null, null]);
  });

  test('bare sockets, busy and idle, beside ours', async () => {
    const figures = {
      loads: { ownClosed: { movesPerSecond: 5000 } },
      idle: { own: 12.5 },
      measured: { bytesPerMove: 500, kilobytesPerIdleSocket: 12.5 },
    };
    const server = { plan, figures } as unknown as ServerPart;
    const { rows } = await socketsPart(server, 0.2, () => {});
    expect(rows.map(({ ours, peer, met }) => [ours, peer?.name, met])).toEqual([
      ['12.5', 'bare ws', true],
      ['5,000', 'relays/s of bare ws', undefined],
    ]);
    expect(Number(rows[1]?.peer?.value.replaceAll(',', ''))).toBeGreaterThan(0);
  });
});

test('a captain in real workers', async () => {
  const { machine, bots } = await arenaJson(['bench', '--bots', '--seconds', '0.02']);
  expect(machine).toMatchObject({ node: process.version });
  expect(bots).toMatchObject({
    game: 'airlines-europe',
    level: 'captain',
    milliseconds: 20,
    runtimes: [{ runtime: `Node ${process.versions.node}` }, { runtime: expect.stringMatching(/^Chromium \d/) }],
    ratio: expect.any(Number),
    notes: [],
  });
});

test('a whole game through its client ends by our rules', () => {
  const wrapped = wrappedGame(game, defaultConfig(game, 3), 3, loadPeer(), { disableUndo: false }, 1);
  const { G, decisions, gameover } = wrapped.play();
  expect(decisions).toBeGreaterThan(50);
  expect(gameover).toEqual(game.outcome(G));
  expect(gameover).not.toBeNull();
  expect(game.audit(G)).toEqual([]);
});
