/** Many games, counted right and the same for the same seed. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { playSeries } from '../src/simulate/run.ts';
import { addOutcome, emptyTally, figuresOf, mergeTallies } from '../src/simulate/tally.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();

interface Figures {
  games: number;
  moves: number;
  movesPerSecond: number;
  endedBy: Record<string, number>;
  meanScores: number[];
  winShareBySeat: number[];
  auditFailures: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('simulate', () => {
  test('one seat count', async () => {
    const result = (await arenaJson([
      'simulate',
      '--seats',
      '3',
      '--games',
      '20',
      '--seed',
      '7',
    ])) as unknown as Figures;
    expect(result).toMatchObject({
      game: 'airlines-europe',
      seats: 3,
      seed: 7,
      bots: ['random'],
      games: 20,
      auditFailures: 0,
    });
    expect(sum(Object.values(result.endedBy))).toBe(20);
    expect(result.meanScores).toHaveLength(3);
    expect(sum(result.winShareBySeat)).toBeCloseTo(1, 3);
    expect(result.moves).toBeGreaterThan(20 * 50);
    expect(result.moves).toBeLessThanOrEqual(20 * airlinesEurope.longest(3));
    expect(result.movesPerSecond).toBeGreaterThan(0);
  });

  test('a range: each seat count, and the totals', async () => {
    const result = (await arenaJson(['simulate', '--seats', '2..5', '--games', '5'])) as unknown as Figures & {
      bySeats: Record<string, Figures>;
    };
    expect(result).toMatchObject({ seats: [2, 3, 4, 5], games: 20, auditFailures: 0 });
    expect(Object.keys(result.bySeats)).toEqual(['2', '3', '4', '5']);
    const parts = Object.values(result.bySeats);
    expect(sum(parts.map((part) => part.moves))).toBe(result.moves);
    expect(parts.map((part) => part.meanScores.length)).toEqual([2, 3, 4, 5]);
    expect(result.meanScores).toHaveLength(5);
    expect(result.meanScores[4]).toBe(result.bySeats[5]?.meanScores[4]);
  });

  test('the same seed gives the same games, another one others', async () => {
    const run = async (seed: string) => {
      const { movesPerSecond, bySeats, ...rest } = await arenaJson([
        'simulate',
        '--seats',
        '4',
        '--games',
        '10',
        '--seed',
        seed,
      ]);
      expect(movesPerSecond).toBeTypeOf('number');
      expect(bySeats).toBeTypeOf('object');
      return rest;
    };
    const first = await run('5');
    expect(await run('5')).toEqual(first);
    expect((await run('6')).moves).not.toBe(first.moves);
  });

  test('settings reach the table', async () => {
    const words = ['simulate', '--seats', '3', '--games', '10', '--seed', '1'];
    const plain = await arenaJson(words);
    const banned = await arenaJson([
      ...words,
      '--option',
      'flightBan=true',
      '--option',
      'deck=alternate',
      '--option',
      'startSeat=2',
    ]);
    expect(banned.options).toEqual({ flightBan: 'true', deck: 'alternate', startSeat: '2' });
    expect(banned.moves).not.toBe(plain.moves);
    expect(banned.auditFailures).toBe(0);
  });

  test('the table for people shows each seat count and the total', async () => {
    const { code, out, err } = await arena(['simulate', '--seats', '2..3', '--games', '4']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^seats +games/);
    expect(out).toMatch(/^2 +4 /m);
    expect(out).toMatch(/^3 +4 /m);
    expect(out).toMatch(/^all +8 /m);
  });

  test('an exported first game verifies, is the same again, and counts', async () => {
    const words = ['simulate', '--seats', '4', '--games', '3', '--seed', '9', '--export'];
    const result = await arenaJson([...words, files.path('a.json')]);
    await arenaJson([...words, files.path('b.json')]);
    expect(files.read('a.json')).toEqual(files.read('b.json'));
    expect(result.games).toBe(3);
    const checked = await arenaJson(['verify', files.path('a.json')]);
    expect(checked).toMatchObject({ ok: true, problems: [], game: 'airlines-europe' });
    expect(checked.outcome).toEqual((files.read('a.json') as { outcome: unknown }).outcome);
  });

  test('by bots, one for all seats or one for each', async () => {
    const words = ['simulate', '--seats', '2', '--games', '3', '--seed', '4', '--scale', '0.001', '--bots'];
    const all = await arenaJson([...words, 'trainee']);
    expect(all).toMatchObject({ bots: ['trainee'], scale: 0.001, games: 3, auditFailures: 0 });
    const each = (await arenaJson([...words, 'trainee,random'])) as unknown as Figures;
    expect(each.games).toBe(3);
    expect(each.meanScores).not.toEqual(all.meanScores);
    const { err } = await arena([...words, 'random,random,random']);
    expect(err).toMatch(/--bots names 3 for 2 seats: name one for all, or one for each/);
  });

  test('an exported game of bots verifies and counts as one of the games', async () => {
    const path = files.path('bots.json');
    const words = ['simulate', '--seats', '2', '--games', '2', '--bots', 'random,trainee', '--scale', '0.001'];
    expect(await arenaJson([...words, '--export', path])).toMatchObject({ games: 2, auditFailures: 0 });
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true });
  });

  test('an audit that finds something is counted and fails the command', () => {
    const config = airlinesEurope.parseConfig({}, 2);
    if (!config.ok) throw new Error(config.problem);
    const broken = { ...airlinesEurope, audit: () => ['money was minted'] };
    const tally = playSeries({ game: broken, config: config.value, seats: 2, games: 2, seed: 1, first: null });
    expect(tally.auditFailures).toBeGreaterThanOrEqual(2);
  });
});

describe('the tally', () => {
  test('splits shared victories and averages by the games a seat was in', () => {
    const two = emptyTally();
    addOutcome(two, { ranks: [1, 1], scores: [10, 10], rule: 'X-1' });
    addOutcome(two, { ranks: [1, 2], scores: [20, 4], rule: 'X-2' });
    expect(figuresOf(two, {})).toMatchObject({
      games: 2,
      meanScores: [15, 7],
      winShareBySeat: [0.75, 0.25],
      endedBy: { 'X-1': 1, 'X-2': 1 },
    });
    const three = emptyTally();
    addOutcome(three, { ranks: [2, 2, 2], scores: [0, 0, 6], rule: 'X-1' });
    expect(figuresOf(three, {}).winShareBySeat).toEqual([0, 0, 0]);
    expect(figuresOf(mergeTallies([two, three]), {})).toMatchObject({
      games: 3,
      meanScores: [10, 4.6667, 6],
      endedBy: { 'X-1': 2, 'X-2': 1 },
    });
  });
});
