/** What people see of a tournament: its figures in words, and the bar while it runs. */

import { describe, expect, test } from 'vitest';
import { runArena } from '../src/cli.ts';
import { progressOn } from '../src/progress.ts';
import { arena, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const TINY = ['tournament', '--seats', '2', '--games', '4', '--scale', '0.001', '--seed', '3'];

test('says the options, who won how often with two seats, ratings and times', async () => {
  const { code, out } = await arena([...TINY, '--bots', 'random,trainee', '--option', 'flightBan=true']);
  expect(code).toBe(0);
  expect(out).toMatch(/made with commit /);
  expect(out).toContain('Options: board=europe-1, deck=standard, flightBan=true, openScores=false.');
  expect(out).toMatch(/difference +95 % interval +won +95 %$/m);
  expect(out).toMatch(/random - trainee +2 +4 +[-+]?[0-9.]+ /);
  expect(out).toMatch(/^rating \(pairs, 4 games\) +points +standard error$/m);
  expect(out).toMatch(/^time to decide +decisions +mean +95 % within$/m);
  expect(out).not.toMatch(/NaN|undefined|Infinity/);
});

describe('progress', () => {
  function drawnOn(columns: number | null, errIsTerminal = true) {
    const drawn: string[] = [];
    const nothing = { out: () => {} };
    const io = { ...nothing, columns, errIsTerminal, err: (text: string) => void drawn.push(text) };
    return { io, drawn };
  }
  const WHAT = '12,345 of 1,000,000 games, 100.5 h to go';

  test.each([null, 200, 80, 60, 40, 10])('begins at once and stays on one line of %s columns', (columns) => {
    const { io, drawn } = drawnOn(columns);
    const progress = progressOn(io, false);
    progress.at(0, WHAT);
    progress.done();
    progress.done();
    expect(drawn).toHaveLength(2);
    const line = (drawn[0] as string).replace('\r\x1b[K', '');
    expect(line).toContain('0 %');
    expect(line.length).toBeLessThan(columns ?? 80);
    expect(line.startsWith('[')).toBe((columns ?? 80) >= 60);
    expect(drawn[1]).toBe('\r\x1b[K');
  });

  test('a pipe gets no bar', () => {
    const { io, drawn } = drawnOn(80, false);
    progressOn(io, false).at(0, WHAT);
    expect(drawn).toEqual([]);
  });

  test('is wiped away before an error is said', async () => {
    const path = files.path('changed.json');
    const words = [...TINY, '--bots', 'random,random', '--out', path];
    await arena(words);
    const file = files.read('changed.json') as { games: [number, string, number[], number[]][] };
    for (const line of file.games) line[3][0] = 999;
    files.write('changed.json', file);
    const { io, drawn } = drawnOn(80);
    expect(await runArena([...words, '--games', '6'].toSpliced(3, 2), io)).toBe(2);
    expect(drawn[0]).toContain('4 of 6 games');
    expect(drawn.at(-2)).toBe('\r\x1b[K');
    expect(drawn.at(-1)).toMatch(/^arena: .* now ends differently/);
  });
});
