/** What people see of a tournament: the page with charts, and the bar while it runs. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runArena } from '../src/cli.ts';
import { progressOn } from '../src/progress.ts';
import { figuresOf } from '../src/tournament/figures.ts';
import { pageOf } from '../src/tournament/html/page.ts';
import type { Settings } from '../src/tournament/result-file.ts';
import { arena, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const TINY = ['tournament', '--seats', '2', '--games', '4', '--scale', '0.001', '--seed', '3'];

describe('the page', () => {
  test('a page with charts needs nothing from elsewhere', async () => {
    const path = files.path('report.html');
    const { code, out } = await arena([...TINY, '--bots', 'random,trainee', '--report', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/random - trainee +2 +4 +[-+]?[0-9.]+ /);
    const page = readFileSync(path, 'utf8');
    expect(page.match(/<svg /g)).toHaveLength(4);
    expect(page).toContain('random – trainee');
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).toContain('width=device-width');
    expect(page).not.toMatch(/<script|https?:|NaN|undefined|Infinity/);
  });

  test('says the options, who won how often with two seats, and that it was stopped', async () => {
    const path = files.path('said.html');
    await arena([...TINY, '--bots', 'random,random', '--option', 'flightBan=true', '--report', path]);
    const page = readFileSync(path, 'utf8');
    expect(page).toContain('Options: board=europe-1, deck=standard, flightBan=true, openScores=false.');
    expect(page).toMatch(/<td data-title="Won">[0-9.]+ %<\/td><td data-title="95 % of won">/);
    expect(page).not.toContain('Stopped');
    expect(pageOf(figuresOf(SETTINGS, LISTS, []), ['Stopped before the end.'])).toContain('<p>Stopped before the end.');
  });

  const SETTINGS: Settings = {
    game: 'airlines-europe',
    version: 1,
    seats: 4,
    config: {},
    bots: ['random', 'trainee'],
    scale: 1,
    seed: 1,
  };
  const LISTS = {
    madeWith: ['0123456789'],
    games: [1, 2, 3].map((seed) => [seed, '0011', [seed, 2, 3, 4], [4, 3, 2, 1]] as const),
    gauntlet: [],
  };

  test('the ends of a scale are exact, and ± is what the bars are', () => {
    const figures = figuresOf(SETTINGS, LISTS, []);
    const page = pageOf(figures, []);
    for (const end of ['-59.5', '59.5']) expect(page).toContain(`>${end}</text>`);
    expect(page).not.toContain('>60</text>');
    const [, trainee] = figures.ratings?.bots ?? [];
    const said = /trainee<\/text><text class="said"[^>]*>(-?[0-9,]+) ± ([0-9,]+)</.exec(page)?.slice(1);
    expect(said).toEqual([trainee?.points, 2 * (trainee?.error ?? Number.NaN)].map((value) => value?.toFixed(0)));
    expect(page).toContain('two standard errors');
  });
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
    expect(drawn.at(-1)).toMatch(/^arena: .* now ends otherwise/);
  });
});
