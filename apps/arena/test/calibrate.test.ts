/** A board's figures: measured right, with honest intervals, and held against their aims. */

import type { Aim, Counts, Figure } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { type Measured, measure } from '../src/calibrate/measure.ts';
import { countGame } from '../src/workers/jobs.ts';
import { arena, arenaJson } from './helpers.ts';

function only(figure: Figure, games: readonly Counts[]): Measured {
  return measure([figure], games)[0] as Measured;
}

const points: Figure = {
  name: 'points',
  value: (sums) => (sums.points as number) / (sums.games as number),
  extremes: 'points',
};

const scored = (...all: number[]) => all.map((each) => ({ games: 1, points: each }));

function won(wins: number, games: number): Counts[] {
  return Array.from({ length: games }, (_, game) => ({ games: 1, wins: game < wins ? 1 : 0 }));
}

function victories(aim?: Aim): Figure {
  const value = (sums: Counts) => (100 * (sums.wins as number)) / (sums.games as number);
  return { name: 'victories', trials: 'games', value, ...(aim === undefined ? {} : { aim }) };
}

describe('figures', () => {
  test('a mean, its interval from the spread of the games, the least and the most', () => {
    // A mean of 5, a variance of 20/3, so an error of the square root of 20/3 by 4 games.
    const { value, interval, extremes } = only(points, scored(2, 4, 6, 8));
    expect(value).toBe(5);
    expect(interval?.[0]).toBeCloseTo(5 - 1.96 * Math.sqrt(20 / 12), 10);
    expect(interval?.[1]).toBeCloseTo(5 + 1.96 * Math.sqrt(20 / 12), 10);
    expect(extremes).toEqual([2, 8]);
  });

  test('a quotient of two counts is surer than either when they go together', () => {
    const price: Figure = { name: 'price', value: (sums) => (sums.spent as number) / (sums.bought as number) };
    const games = [1, 2, 3, 10].map((bought) => ({ games: 1, bought, spent: 4 * bought }));
    const { value, interval } = only(price, games);
    expect(value).toBe(4);
    expect(interval?.[0]).toBeCloseTo(4, 10);
    expect(interval?.[1]).toBeCloseTo(4, 10);
  });

  test("a share has Wilson's interval, which knows that 0 of 300 is not never", () => {
    // 1.96² / (300 + 1.96²)
    expect(only(victories(), won(0, 300)).interval?.[1]).toBeCloseTo(1.264, 3);
    const { value, interval } = only(victories(), won(50, 100));
    expect(value).toBe(50);
    expect(interval?.[0]).toBeCloseTo(40.38, 2);
    expect(interval?.[1]).toBeCloseTo(59.62, 2);
  });

  test('the least and the most of very many games', () => {
    const many = Array.from({ length: 300_000 }, (_, game) => ({ games: 1, points: game % 1000 }));
    expect(only(points, many).extremes).toEqual([0, 999]);
  });

  test('one game has no interval for a mean, and no game no figure', () => {
    expect(only(points, scored(7))).toMatchObject({ value: 7, interval: null });
    expect(only(points, [])).toMatchObject({ value: null, interval: null, extremes: null });
  });
});

describe('verdicts', () => {
  const verdict = (aim: Aim, wins: number, games: number) => only(victories(aim), won(wins, games)).verdict;

  test('met when the whole interval lies in the aim, not met when it lies outside', () => {
    const aim = { least: 45, most: 70 };
    expect(verdict(aim, 550, 1000)).toBe('met');
    expect(verdict(aim, 800, 1000)).toBe('not met');
    expect(verdict(aim, 300, 1000)).toBe('not met');
    expect(verdict(aim, 46, 100)).toBe('too few games to say');
    expect(verdict(aim, 75, 100)).toBe('too few games to say');
  });

  test('under 1 % cannot be said of 300 games without one, but of 400', () => {
    expect(verdict({ least: 0, most: 1 }, 0, 300)).toBe('too few games to say');
    expect(verdict({ least: 0, most: 1 }, 0, 400)).toBe('met');
  });

  test('a win share decides as soon as its interval reaches less than 2 points to either side', () => {
    const aim = { least: 22, most: 28, decidedWithin: 2 };
    expect(verdict(aim, 27 * 20, 2000)).toBe('met');
    expect(verdict(aim, 29 * 20, 2000)).toBe('not met');
    expect(verdict(aim, 27 * 18, 1800)).toBe('too few games to say');
    expect(verdict(aim, 29 * 18, 1800)).toBe('too few games to say');
  });

  test('no aim, no verdict', () => {
    expect(only(victories(), won(1, 2))).toMatchObject({ aim: null, verdict: null });
  });
});

interface Report {
  readonly games: number;
  readonly bySeats: Readonly<Record<string, readonly Measured[]>>;
  readonly notMet: readonly { readonly seats: number; readonly name: string }[];
}

async function calibrated(...words: string[]): Promise<Report> {
  return (await arenaJson(['calibrate', '--bots', 'random', ...words])) as unknown as Report;
}

function figureIn(report: Report, seats: number, name: string): Measured {
  const found = report.bySeats[seats]?.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`no figure is called ${name}`);
  return found;
}

describe('arena calibrate', () => {
  test('figures for each seat count, the same for the same seed', async () => {
    const first = await calibrated('--games', '20', '--seats', '3..4', '--seed', '5');
    expect(first).toMatchObject({ game: 'airlines-europe', bot: 'random', scale: 1, seed: 5, games: 20, skipped: [] });
    expect(Object.keys(first.bySeats)).toEqual(['3', '4']);
    expect(await calibrated('--games', '20', '--seats', '3..4', '--seed', '5')).toEqual(first);
    const other = await calibrated('--games', '20', '--seats', '3', '--seed', '6');
    expect(figureIn(other, 3, 'licences bought').value).not.toBe(figureIn(first, 3, 'licences bought').value);
  });

  test('its means are those of the games it played', async () => {
    const report = await calibrated('--games', '3', '--seats', '2', '--seed', '9');
    const parsed = [9, 10, 11].map((seed) => {
      const config = { board: 'europe-1', deck: 'standard', flightBan: false, openScores: false, startSeat: null };
      const bots = ['random', 'random'] as const;
      return countGame({ game: 'airlines-europe', seats: 2, config, bots, scale: 1, seed, seating: bots.join(',') });
    });
    const sum = (name: string) => parsed.reduce((total, counts) => total + (counts[name] as number), 0);
    expect(figureIn(report, 2, "winner's points").value).toBeCloseTo(sum('best') / 3, 10);
    expect(figureIn(report, 2, 'decisions in a game').value).toBeCloseTo(sum('decisions') / 3, 10);
    expect(figureIn(report, 2, 'turns of a seat').value).toBeCloseTo(sum('turns') / 6, 10);
  });

  test('an aim that is missed is named and fails the command', async () => {
    // Two who play at random: who leads after two scorings nearly always wins.
    const words = ['calibrate', '--bots', 'random', '--games', '300', '--seats', '2'];
    const { code, out } = await arena(words);
    expect(code).toBe(1);
    expect(out).toMatch(/^not met with 2 seats: leader after two scorings won \(%\)$/m);
    expect(out).toMatch(/^winner's points +\d/m);
    expect(out).toMatch(/^games in which the bank broke \(%\) .* 0 to 5 +met$/m);
  });

  test.each([
    [['--bots', 'nobody'], '--bots is "nobody"'],
    [['--bots', 'pilot,captain'], '--bots is "pilot,captain"'],
    [['--scale', '0'], '--scale wants'],
    [['--seats', '6'], '--seats wants 2 to 5'],
    [['--games', '0'], '--games wants a whole number'],
  ])('%j is refused in one line', async (words, message) => {
    const { code, err } = await arena(['calibrate', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
