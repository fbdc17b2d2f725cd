/** The bench measures what it says; how fast is nobody's assertion. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { asBoardgameIo, type BoardgameIo } from '../src/bench/boardgame-io.ts';
import { measureBots, positionsOf } from '../src/bench/bots.ts';
import type { Asked, Runtime } from '../src/bench/bots-runtime.ts';
import { measure, ratioOf, repeat, type Work } from '../src/bench/measure.ts';
import { defaultConfig } from '../src/bench/own.ts';
import { PEER_VERSION } from '../src/bench/peer.ts';
import { meets } from '../src/bench/rules-report.ts';
import { GAMES, type Registered } from '../src/games.ts';
import { arena, arenaJson } from './helpers.ts';

const game = airlinesEurope as Game;

/** As the first game of the registry, for one test. */
function useFirst(registered: Registered): void {
  (GAMES as Registered[]).unshift(registered);
  onTestFinished(() => void (GAMES as Registered[]).shift());
}

describe('bench without the peer', () => {
  test('gives every figure as one object', async () => {
    const result = await arenaJson(['bench', '--seconds', '0.05', '--no-peer']);
    expect(result).toMatchObject({
      machine: { node: process.version },
      boardgameIo: null,
      ratio: null,
      floor: { decisionsPerSecond: 250_000, ratio: 40 },
      met: null,
    });
    const own = result.airlinesEurope as Record<string, unknown>;
    for (const key of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'cloneNs',
      'viewNs',
      'imagineNs',
      'viewAndImagineNs',
      'stepNs',
    ]) {
      expect(own[key]).toBeGreaterThan(0);
    }
    expect(own.seats).toBe(5);
    expect(Object.keys(own.bySeats as object)).toEqual(['2', '3', '4', '5']);
  });

  test('says so to people', async () => {
    const { code, out } = await arena(['bench', '--seconds', '0.05', '--no-peer']);
    expect(code).toBe(0);
    expect(out).toMatch(/airlines-europe, 5 seats/);
    expect(out).toContain('boardgame.io was left out');
  });
});

describe('bench of the bots', () => {
  test('looks at the opening, the first turn and on to the end, always at a choice', () => {
    const positions = positionsOf(game, 4, 1, 6);
    expect(positions.map(({ decision }) => decision)).toEqual([...new Set(positions.map(({ decision }) => decision))]);
    expect(positions[0]?.actions[0]).toMatchObject({ type: 'choose' });
    expect(positions[1]).toMatchObject({ decision: 4, actions: expect.arrayContaining([{ type: 'cash' }]) });
    expect(Math.min(...positions.map(({ actions }) => actions.length))).toBeGreaterThan(1);
  });

  /** Answers at once, as if after so long; the sixth answer is the slowest by 100 ms. */
  function scripted(name: string, wallMs: number, simulations: number, grownBytes: number | null): Runtime {
    let answers = 0;
    return {
      name,
      async ask({ actions }): Promise<Asked> {
        answers++;
        const answer = { ok: true, value: { action: actions[0], candidates: [] } } as const;
        const slow = answers === 6 ? 100 : 0;
        return { answer, simulations, wallMs: wallMs + slow, heapBytes: answers * 1e6, grownBytes };
      },
      close: async () => {},
    };
  }

  test('takes the most and the middle, holds them to the limits, and compares position by position', async () => {
    const runtimes = [scripted('a', 1250, 2500, 149e6), scripted('b', 1000, 4000, null), scripted('c', 1000, 1, 151e6)];
    const { runtimes: figures, limits, ratio } = await measureBots(game, runtimes, 1000, () => {});
    expect(limits).toEqual({ wallMs: 1300, megabytes: 150 });
    expect(figures).toMatchObject([
      { wallMs: { median: 1250, most: 1350 }, heapMegabytes: 18, processGrowthMegabytes: 149, met: false },
      { wallMs: { median: 1000, most: 1100 }, processGrowthMegabytes: null, met: true },
      { wallMs: { most: 1100 }, processGrowthMegabytes: 151, met: false },
    ]);
    expect(figures[0]?.simulationsPerSecond).toEqual({ median: 2000, least: 1852 });
    expect(figures[0]?.decisions.map(({ seats }) => seats)).toEqual([2, 4, 5].flatMap((seats) => Array(6).fill(seats)));
    expect(ratio).toBe(2);
  });

  test('a worker that gives no decision is no figure', async () => {
    const mute: Runtime = {
      ...scripted('mute', 1, 1, null),
      ask: async () => ({
        answer: { ok: false, problem: 'level is "ace"' },
        simulations: 0,
        wallMs: 1,
        heapBytes: 1,
        grownBytes: 1,
      }),
    };
    await expect(measureBots(game, [mute], 1000, () => {})).rejects.toThrow('mute gave no decision: level is "ace"');
  });

  test('says to people what it could not measure', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, out } = await arena(['bench', '--bots', '--seconds', '0.02']);
    // How fast the worker was decides which, and a limit that is not met is a failure.
    expect(code).toBe(out.includes('NOT met') ? 1 : 0);
    expect(out).toMatch(/^Node \d/m);
    expect(out).not.toMatch(/^Chromium/m);
    expect(out).toContain(
      '\nNo figures of a browser. CHROMIUM_PATH is /nowhere/chromium, but no program is there: correct it or unset it.\n',
    );
  });

  test('a game without a brain has none', async () => {
    const [{ brain: _, ...brainless }] = GAMES as [Registered];
    useFirst(brainless);
    const { code, err } = await arena(['bench', '--bots']);
    expect(code).toBe(2);
    expect(err).toBe('arena: airlines-europe has no bots yet\n');
  });
});

describe('other games than ours', () => {
  const words = ['bench', '--seconds', '0.02', '--no-peer'];
  const neverWithFive: Game = {
    ...game,
    parseConfig: (input, seats) =>
      seats === 5 ? { ok: false, problem: 'never with 5' } : game.parseConfig(input, seats),
  };

  test('without a floor nothing is met or missed', async () => {
    const [{ floor: _, ...floorless }] = GAMES as [Registered];
    useFirst(floorless);
    const keys = Object.keys(await arenaJson(words));
    expect(keys).not.toContain('met');
    expect(keys).not.toContain('floor');
    expect((await arena(words)).out).not.toMatch(/met/);
  });

  test('a seat count without default settings is left out of bench, with a note', async () => {
    useFirst({ ...(GAMES[0] as Registered), game: neverWithFive });
    expect(await arenaJson(words)).toMatchObject({
      airlinesEurope: { seats: 4 },
      skipped: [{ seats: 5, problem: 'never with 5' }],
    });
    expect((await arena(words)).out).toContain('5 seats are left out: never with 5');
  });

  test('and out of simulate', async () => {
    useFirst({ ...(GAMES[0] as Registered), game: neverWithFive });
    const few = ['simulate', '--games', '2'];
    expect(await arenaJson(few)).toMatchObject({ seats: [2, 3, 4], games: 6, skipped: [{ seats: 5 }] });
    expect((await arena(few)).out).toContain('5 seats are left out');
    expect((await arena([...few, '--seats', '5'])).err).toContain('never with 5');
  });
});

describe('the floor', () => {
  const floor = { decisionsPerSecond: 100, ratio: 40 };

  test.each([
    [100, 40, true],
    [99, 41, false],
    [101, 39, false],
    [101, null, null],
  ])('of 100 decisions and a ratio of 40 with %d and %d: met is %s', (decisionsPerSecond, ratio, met) => {
    expect(meets(floor, { decisionsPerSecond }, ratio)).toBe(met);
  });
});

describe('measuring', () => {
  test('takes medians, leaves the warm-up out, and compares round with round', async () => {
    const scripted = (name: string, rates: readonly number[]): Work => {
      const left = [...rates];
      return { name, sample: () => ({ unitsPerSecond: left.shift() ?? 0, runsPerSecond: 1 }) };
    };
    const seen: string[] = [];
    const rates = await measure(
      [scripted('a', [999, 10, 20, 30, 40, 50]), scripted('b', [1, 1, 2, 1, 4, 100])],
      1,
      (_, name) => seen.push(name),
    );
    const a = rates.get('a');
    const b = rates.get('b');
    if (a === undefined || b === undefined) throw new Error('unmeasured');
    expect(a.unitsPerSecond).toBe(30);
    expect(a.spread).toEqual([10 / 30, 50 / 30]);
    expect(ratioOf(a, b)).toBe(10);
    expect(seen.slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
  });

  test('runs at least once, however short', () => {
    let runs = 0;
    repeat(() => ++runs, 0);
    expect(runs).toBe(1);
  });
});

describe('the same rules on boardgame.io', () => {
  const INVALID_MOVE = 'INVALID_MOVE';
  const library = { INVALID_MOVE } as BoardgameIo;
  const random = { Die: (spots: number) => spots };

  test('the move asks check, then applies', () => {
    const wrapped = asBoardgameIo(game, defaultConfig(game, 3), 3, library, { disableUndo: false });
    const G = wrapped.setup({ random });
    const [first] = wrapped.ai.enumerate(G, null, '1');
    expect(first?.move).toBe('act');
    expect(wrapped.moves.act({ G, playerID: '1', random }, { type: 'cash' })).toBe(INVALID_MOVE);
    expect(wrapped.moves.act({ G, playerID: '1', random }, first?.args[0])).toBeUndefined();
    expect(wrapped.turn.endIf({ G, ctx: { currentPlayer: '1' } })).toEqual({ next: '0' });
    expect(wrapped.turn.endIf({ G, ctx: { currentPlayer: '2' } })).toBe(false);
    expect(wrapped.endIf({ G })).toBeUndefined();
    expect(wrapped.playerView({ G, playerID: '1' })).toEqual(game.view(G, 1));
    expect(wrapped.playerView({ G, playerID: null })).toEqual(game.view(G, 'watcher'));
  });

  test('the peer is pinned', () => {
    expect(PEER_VERSION).toBe('0.50.2');
  });
});
