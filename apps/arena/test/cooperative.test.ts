/** Every command on a game for one to three who win or lose together. */

import type { CampaignFigures, Game } from '@tarmac/kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { wrappedGame } from '../src/bench/boardgame-io.ts';
import { defaultConfig } from '../src/bench/own.ts';
import { installPeer, loadPeer } from '../src/bench/peer.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';
import { LADDER } from './ladder-game.ts';

vi.mock('../src/games.ts', async (original) => {
  const known = await original<typeof import('../src/games.ts')>();
  const { LADDER: ladder } = await import('./ladder-game.ts');
  return { ...known, GAMES: [...known.GAMES, ladder] };
});

const files = scratchFolder();

interface Won {
  readonly wonTogether: { readonly share: number; readonly low: number; readonly high: number };
}

const simulated = async (...words: string[]) =>
  (await arenaJson(['simulate', '--game', 'ladder', '--games', '400', ...words])) as unknown as Won &
    Record<string, unknown>;

describe('simulate', () => {
  test('says how many games were won, and how sure that is', async () => {
    const { wonTogether, ...rest } = await simulated('--seats', '2');
    expect(rest).toMatchObject({ games: 400, auditFailures: 0 });
    const { share, low, high } = wonTogether;
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    // Wilson, 400 games.
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt((share * (1 - share)) / 400), 2);
  });

  test('for people: one score and one share, no seats', async () => {
    const { code, out } = await arena(['simulate', '--game', 'ladder', '--games', '50']);
    expect(code).toBe(0);
    expect(out).toMatch(/mean score +games won/);
    expect(out).not.toContain('by seat');
    expect(out).toMatch(/^1 .* \d+\.\d% \(\d+\.\d% to \d+\.\d%\)/m);
    expect(out).toMatch(/^all /m);
  });

  test('of a game in which seats play against each other nothing changes', async () => {
    const plain = await arenaJson(['simulate', '--game', 'airlines-europe', '--seats', '2', '--games', '2']);
    expect(plain.wonTogether).toBeNull();
  });

  test('alone, as difficult as asked for, by the planner or by chance', async () => {
    const easy = await simulated('--seats', '1', '--option', 'height=low');
    const hard = await simulated('--seats', '1');
    const planned = await simulated('--seats', '1', '--bots', 'captain');
    expect(hard.wonTogether.high).toBeLessThan(easy.wonTogether.low);
    expect(planned.wonTogether.low).toBeGreaterThan(hard.wonTogether.high);
  });

  test('writes a match of one seat that verifies', async () => {
    const path = files.path('alone.json');
    await simulated('--seats', '1', '--export', path);
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true });
  });

  test('a setting that there is not is refused', async () => {
    const { code, err } = await arena(['simulate', '--game', 'ladder', '--option', 'height=sky']);
    expect(code).toBe(2);
    expect(err).toContain('low, high');
  });
});

test('a tournament of a team is refused, with the way on', async () => {
  const { code, err } = await arena(['tournament', '--game', 'ladder', '--bots', 'random,captain']);
  expect(code).toBe(2);
  expect(err).toContain('won or lost together');
  expect(err).toContain('arena simulate --game ladder --bots');
});

test('calibrate has its figures, alone and in a team', async () => {
  const words = ['calibrate', '--game', 'ladder', '--games', '100'];
  const { bySeats } = (await arenaJson(words)) as unknown as {
    bySeats: Record<string, { name: string; value: number; interval: [number, number] }[]>;
  };
  expect(Object.keys(bySeats)).toEqual(['1', '2', '3']);
  for (const [won, ropes] of Object.values(bySeats)) {
    expect(won?.name).toBe('games won, %');
    expect(won?.interval[0]).toBeLessThan(won?.value as number);
    expect(ropes?.value).toBe(100);
  }
  const { out } = await arena([...words, '--seats', '1']);
  expect(out).toMatch(/^1 seat +mean/m);
});

test('fuzz finds nothing wrong with any number of seats', async () => {
  const result = await arenaJson(['fuzz', '--game', 'ladder', '--games', '30', '--seed', '1']);
  expect(result.failures).toEqual([]);
  expect(Object.keys(result.bySeats as object)).toEqual(['1', '2', '3']);
});

describe('bench', () => {
  beforeAll(() => installPeer(() => {}), 300_000);

  test('times it with every number of seats', async () => {
    const { code, out } = await arena(['bench', '--game', 'ladder', '--seconds', '0.02', '--no-peer']);
    expect(code).toBe(0);
    expect(out).toMatch(/ladder, 1 seat .*\n?/);
    expect(out).toContain('ladder, 3 seats');
  });

  test.each([1, 2, 3])('plays it on boardgame.io with %i', (seats) => {
    const game = LADDER.game as Game;
    const { G, decisions, gameover } = wrappedGame(
      game,
      defaultConfig(game, seats),
      seats,
      loadPeer(),
      { disableUndo: false },
      1,
    ).play();
    expect(decisions).toBeGreaterThan(1);
    expect(gameover).toEqual(game.outcome(G));
  });
});

describe('campaign', () => {
  const CAMPAIGN = ['campaign', '--game', 'connecting-flights-cooperative', '--bots', 'random', '--games', '1'];

  test('plays every scenario at every difficulty, the same games from the same seed, and writes what it says', async () => {
    const path = files.path('figures.json');
    const figures = await arenaJson([...CAMPAIGN, '--write', path]);
    const results = figures.results as CampaignFigures['results'];
    expect(Object.keys(results)).toHaveLength(6);
    for (const byDifficulty of Object.values(results)) {
      expect(Object.keys(byDifficulty)).toEqual(['easy', 'medium', 'hard']);
      for (const games of Object.values(byDifficulty)) expect(games).toMatch(/^[-\d]$/);
    }
    expect(files.read('figures.json')).toEqual(figures);
    const { out } = await arena(CAMPAIGN);
    expect(out).toMatch(/^volcano on hard +0 +0.0 to 79.3 +0$/m);
  });

  test('is refused to a game that has none', async () => {
    const { code, err } = await arena(['campaign', '--game', 'airlines']);
    expect([code, err]).toEqual([2, 'arena: airlines has no campaign\n']);
  });
});
