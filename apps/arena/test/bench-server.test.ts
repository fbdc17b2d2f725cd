/** The bench of the server measures what it says; how fast is nobody's assertion. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, type Shapes } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../src/bench/own.ts';
import { type Measured, verdicts } from '../src/bench/server/budgets.ts';
import { kilobytesEach, loadFigures, percentile, pooled, processorRatio } from '../src/bench/server/figures.ts';
import { loadOn } from '../src/bench/server/load.ts';
import type { ServerFigures } from '../src/bench/server/measure-servers.ts';
import { serverPartOf } from '../src/bench/server/part.ts';
import type { ServerPlan } from '../src/bench/server/plan.ts';
import { reportOf } from '../src/bench/server/report.ts';
import type { Served } from '../src/bench/server/servers.ts';
import type { LiveMatch, Target } from '../src/bench/server/target.ts';
import { arena } from './helpers.ts';

const game = airlinesEurope as Game;

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

  test.each([
    [50, 50],
    [99, 99],
    [100, 100],
    [0, 1],
  ])('the value that %d of a hundred do not exceed is %d', (hundredths, value) => {
    expect(percentile(hundred, hundredths)).toBe(value);
  });

  test('of few values the high ones are the highest, and of none there is none', () => {
    expect(percentile([3, 1, 2], 99)).toBe(3);
    expect(percentile([3, 1, 2], 50)).toBe(2);
    expect(percentile([], 50)).toBeNaN();
  });

  test('rounds are pooled as if they had been one', () => {
    expect([...pooled([Float64Array.of(5, 1), Float64Array.of(), Float64Array.of(9)])]).toEqual([5, 1, 9]);
  });
});

describe('figures', () => {
  const played = (parts: Partial<Served>): Served => ({
    moves: 100,
    movesInTime: 90,
    matchesBegun: 1,
    bytes: 100_000,
    delaysMs: Float64Array.of(1, 2, 3),
    busy: 0.5,
    processorMs: 30,
    ...parts,
  });
  const rate = { unitsPerSecond: 90.4, runsPerSecond: 1, spread: [0.901, 1.1] as const, rounds: [90.4, 100] };

  test('bytes are per move and client, delays over all rounds', () => {
    const rounds = [played({}), played({ bytes: 300_000, delaysMs: Float64Array.of(10), matchesBegun: 4, busy: 0.9 })];
    expect(loadFigures(rate, rounds, 2)).toEqual({
      movesPerSecond: 90,
      spread: [0.9, 1.1],
      p50Ms: 2,
      p99Ms: 10,
      p99MsByRound: [3, 10],
      bytesPerMove: 1000,
      moves: 200,
      matchesBegun: 5,
      processorUsPerMove: 300,
      generatorBusy: 0.7,
    });
  });

  test('processor time is compared round by round, by the move', () => {
    const rounds = [played({}), played({ processorMs: 60 }), played({ processorMs: 40, moves: 200 })];
    const others = [played({ processorMs: 60 }), played({ processorMs: 120 }), played({ processorMs: 40 })];
    expect(processorRatio(rounds, others)).toBe(0.5);
  });

  test('an idle socket takes its part of what the server grew by', () => {
    expect(kilobytesEach(50_000_000, 90_000_000, 2000)).toBe(20);
  });
});

describe('budgets', () => {
  const justMet: Measured = {
    toPeerOnFiles: 10,
    toRawCommits: 1,
    toRawPostgres: 0.5,
    processorToEarlier: 0.5,
    thinkingOverSyncMs: 1,
    rowBytesPerMove: 700,
    startSeconds: 2,
    closedP99ToPeer: 1,
    thinkingP99ToPeer: 1,
    bytesPerMove: 1500,
    kilobytesPerIdleSocket: 20,
  };
  const metOf = (measured: Measured) => Object.fromEntries(verdicts(measured).map(({ key, met }) => [key, met]));

  test('are met when just met', () => {
    expect(new Set(Object.values(metOf(justMet)))).toEqual(new Set([true]));
  });

  test.each([
    ['toPeerOnFiles', 9.99],
    ['toRawCommits', 0.99],
    ['toRawPostgres', 0.49],
    ['processorToEarlier', 0.51],
    ['thinkingOverSyncMs', 1.01],
    ['rowBytesPerMove', 701],
    ['startSeconds', 2.1],
    ['closedP99ToPeer', 1.001],
    ['thinkingP99ToPeer', 1.001],
    ['bytesPerMove', 1501],
    ['kilobytesPerIdleSocket', 20.01],
    ['closedP99ToPeer', Number.NaN],
  ])('%s of %d is not enough, and alone', (key, value) => {
    const met = metOf({ ...justMet, [key]: value });
    expect(met[key]).toBe(false);
    expect(Object.values(met).filter((each) => each === false)).toHaveLength(1);
  });

  test('without a peer there is nothing to meet', () => {
    expect(metOf({ ...justMet, toPeerOnFiles: null })).toMatchObject({ toPeerOnFiles: null, toRawCommits: true });
  });

  const plan: ServerPlan = {
    game: game.id,
    seats: 2,
    seconds: 1,
    matches: 100,
    thinkMs: 1000,
    idleSockets: 2000,
    postgresMatches: 400,
    runningMatches: 10_000,
    withPeer: true,
    earlier: null,
  };
  const load = {
    movesPerSecond: 7000,
    spread: [0.9, 1.2],
    p50Ms: 10,
    p99Ms: 20,
    p99MsByRound: [19, 22],
    bytesPerMove: 800,
    moves: 7000,
    matchesBegun: 3,
    processorUsPerMove: 123,
    generatorBusy: 0.8,
  };
  const figures: ServerFigures = {
    loads: { ownClosed: load, filesClosed: { ...load, movesPerSecond: 700 } },
    idle: { own: 12.34 },
    raw: {
      commitsPerSecond: 5000,
      spread: [0.95, 1.05],
      commitsPerSecondBefore: 5100,
      commitsPerSecondAfter: 4900,
      syncsPerSecond: 8000,
      pacedP99Ms: 1.5,
      postgresCommitsPerSecond: 9000,
    },
    measured: justMet,
  };
  test('are rows, each with its limit and whether it is met', () => {
    const measured = { ...justMet, toPeerOnFiles: null, bytesPerMove: 1600 };
    const { rows } = serverPartOf(plan, { ...figures, measured });
    expect(rows.map(({ what, floor, met }) => `${what} (${floor}): ${met}`)).toEqual([
      'durable moves/s, closed loop (at least 10): null',
      'durable moves/s, closed loop (at least 1): true',
      'durable moves/s on PostgreSQL, closed loop (at least 0.5): true',
      'processor µs a move (at most 0.5): true',
      'p99 ms, thinking (difference) (at most 1): true',
      'bytes of rows a move (at most 700): true',
      'seconds to start with 10,000 running matches (at most 2): true',
      'p99 ms, closed loop (at most 1): true',
      'p99 ms, thinking (at most 1): true',
      'bytes per move to a client (at most 1,500): false',
      'kB of memory per idle socket (at most 20): true',
    ]);
  });

  const noise = { loadBefore: [0.5, 0.4, 0.3], loadAfter: [2, 1, 0.5] };

  test('a report with all of them met is no failure, and shows the noise', () => {
    const { json, text, failed } = reportOf(plan, figures, noise);
    expect(failed).toBe(false);
    expect(json).toMatchObject({ boardgameIo: '0.50.2', loads: figures.loads, raw: figures.raw, noise });
    expect(text).toMatch(
      /Tarmac, SQLite file, closed loop +7,000 +0\.90–1\.20 +10\.0 +20\.0 +19\.0–22\.0 +800 +123 +0\.80\n/,
    );
    expect(text).toContain('raw single-row commits/s 5,000 (spread 0.95–1.05; before 5,100, after 4,900)');
    expect(text).toContain('load of the machine before 0.5 0.4 0.3, after 2 1 0.5');
  });

  test('one that is not met is', () => {
    const { json, text, failed } = reportOf(plan, { ...figures, measured: { ...justMet, toRawCommits: 0.99 } }, noise);
    expect(failed).toBe(true);
    expect(json).toMatchObject({ budgets: expect.arrayContaining([expect.objectContaining({ met: false })]) });
    expect(text).toContain('NOT met');
  });
});

describe('the load', () => {
  /** A server in this very process, that answers at once and remembers what it was asked. */
  function scripted(seats: number) {
    const chance = fastChance(5);
    const acts: { match: number; seat: number; secret: boolean; owing: number }[] = [];
    const begun: { closed: boolean; state: Shapes['state'] }[] = [];
    const target: Target = {
      async begin(): Promise<LiveMatch> {
        const match = { closed: false, state: game.setup(defaultConfig(game, seats), seats, chance) };
        const number = begun.push(match) - 1;
        let bytes = 0;
        return {
          view: (seat) => game.view(match.state, seat),
          async play(seat, action, secret) {
            if (match.closed) throw new Error('a closed match goes on');
            expect(game.check(match.state, seat, action)).toBeNull();
            acts.push({ match: number, seat, secret, owing: game.toAct(match.state).seats.length });
            game.apply(match.state, seat, action, chance);
            bytes += 10;
            await new Promise(setImmediate);
            return secret ? null : 1;
          },
          bytes: () => bytes,
          close() {
            match.closed = true;
          },
        };
      },
      connect: async () => ({ close() {} }),
    };
    return { target, acts, begun };
  }

  test('plays legal moves in every match, and says which of them the others do not hear of', async () => {
    const { target, acts } = scripted(3);
    const played = await loadOn(target, game, 3, fastChance(1)).play({ matches: 4, seconds: 0.3, thinkMs: 0 });
    expect(new Set(acts.map(({ match }) => match)).size).toBeGreaterThanOrEqual(4);
    for (const { secret, owing } of acts) expect(secret).toBe(owing > 1);
    expect(acts.some(({ secret }) => secret)).toBe(true);
    expect(played.delaysMs.length).toBeGreaterThan(0);
    expect(played.moves).toBeGreaterThanOrEqual(played.delaysMs.length);
    expect(played.bytes).toBe(10 * played.moves);
  });

  test('begins with matches in all stages, and puts a fresh one where one has ended', async () => {
    const { target, acts, begun } = scripted(2);
    const load = loadOn(target, game, 2, fastChance(1));
    await load.play({ matches: 4, seconds: 0, thinkMs: 0 });
    const aged = [0, 1, 2, 3].map((number) => acts.filter(({ match }) => match === number).length);
    expect(aged[0]).toBe(0);
    expect(aged).toEqual(aged.toSorted((a, b) => a - b));
    let matchesBegun = 0;
    while (matchesBegun < 8) matchesBegun += (await load.play({ matches: 4, seconds: 0.05, thinkMs: 0 })).matchesBegun;
    expect(begun.filter(({ closed }) => closed)).toHaveLength(matchesBegun);
    for (const { closed, state } of begun) if (closed) expect(game.outcome(state)).not.toBeNull();
  });

  test('with time to think, each match moves once in that time', async () => {
    const { target, acts } = scripted(2);
    const load = loadOn(target, game, 2, fastChance(1));
    await load.play({ matches: 5, seconds: 0, thinkMs: 0 });
    acts.length = 0;
    const { moves } = await load.play({ matches: 5, seconds: 0.4, thinkMs: 200 });
    expect(moves).toBe(10);
    for (const number of [0, 1, 2, 3, 4]) expect(acts.filter(({ match }) => match === number)).toHaveLength(2);
  });
});

test('bots, server and page are benches of their own', async () => {
  const { code, err } = await arena(['bench', '--bots', '--server']);
  expect(code).toBe(2);
  expect(err).toBe('arena: --bots, --server, --page and --all are separate benches: name one\n');
});
