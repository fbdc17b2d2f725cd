/** `arena report`: the figures of a table, in words, as JSON and as a page. */

import { readFileSync } from 'node:fs';
import { addLabGame, emptyLabTally, labFigures } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { histogram } from '../src/html/histogram.ts';
import type { Findings } from '../src/report/findings.ts';
import { labGame } from '../src/report/lab-game.ts';
import { sectionsOf } from '../src/report/sections.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const TINY = ['report', '--seats', '3', '--games', '6', '--bots', 'policy', '--seed', '4'];

/** Every element that is opened is closed, in order. */
function assertWellFormed(page: string): void {
  const open: string[] = [];
  const alone = new Set(['meta', 'rect/', 'line/', 'circle/']);
  for (const [, close, name = '', rest = ''] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/g)) {
    if (close === '/') expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/') && !alone.has(name)) open.push(name);
  }
  expect(open).toEqual([]);
}

describe('the page', () => {
  test('has a chart for everything, needs nothing from elsewhere, and is well formed', async () => {
    const path = files.path('balance.html');
    const { code, out } = await arena([...TINY, '--out', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/Win share: Start player \(fair: 33\.3 %\) +6 +[0-9.]+ % +[0-9.]+ % to [0-9.]+ %/);
    const page = readFileSync(path, 'utf8');
    assertWellFormed(page);
    for (const title of [
      'Win share by turn order',
      'Won by who led after two scorings',
      'Length in decisions',
      'Length in rounds',
      'Scores',
      'The winner’s margin',
      'Airline values at the end',
      'Points paid by airline',
      'Majorities: how they go with winning',
      'Shares: how they go with winning',
      'First shares: how they go with winning',
      'In figures',
    ])
      expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain('policy in every seat');
    expect(page).toContain('Rio Grande Southern Europe');
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).toContain('width=device-width');
    expect(page).toContain('class="whisker"');
    expect(page).not.toMatch(/<script|https?:|NaN|undefined|Infinity/);
  });

  test('where bots differ, says which seat won what', async () => {
    const path = files.path('mixed.html');
    await arena(['report', '--seats', '2', '--games', '4', '--bots', 'policy,random', '--out', path]);
    const page = readFileSync(path, 'utf8');
    expect(page).toContain('<h2>Win share by seat</h2>');
    expect(page).toContain('Seat 1: policy');
    expect(page).toContain('Seat 2: random');
    expect(page).toContain('what the stronger ones like goes with winning too');
  });

  test('of a team, says how often it won, and what it did in games won and lost', async () => {
    const path = files.path('team.html');
    const game = ['--game', 'connecting-flights-cooperative', '--seats', '2'];
    await arena(['report', ...game, '--games', '3', '--bots', 'random', '--out', path]);
    const page = readFileSync(path, 'utf8');
    assertWellFormed(page);
    expect(page).toContain('<h2>Games won</h2>');
    expect(page).toContain('<h2>Pawns left by round: won and lost</h2>');
    expect(page).not.toContain('<h2>Win share by turn order</h2>');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('leaves out what few games of many got to, and says that the rest is of those that did', () => {
    const tally = emptyLabTally(2, true);
    for (let game = 0; game < 20; game++) {
      const late = game < 9 ? { late: game } : {};
      const counts = { startSeat: 0, rounds: null, leaderWon: null, holders: {} };
      const measures = { left: { early: game, ...late } };
      addLabGame(tally, { ranks: [2, 2], scores: [1, 1], rule: 'X-1', decisions: 9, counts: { ...counts, measures } });
    }
    const words = {
      measures: { left: { title: 'Left', lead: 'On the board.' } },
      strengths: {},
      leader: null,
      rounds: null,
      item: (_group: string, id: string) => id,
    };
    const findings: Findings = {
      game: 'any',
      config: {},
      bots: ['policy', 'policy'],
      scale: 1,
      seed: 1,
      figures: labFigures(tally),
      words,
    };
    const [all, lost] = sectionsOf(findings).filter(({ title }) => title.startsWith('Left'));
    expect(all?.lead).toBe(
      'On the board. Means with 95 % intervals. Where not every game got so far, only of those that did. Seen too seldom to be drawn: 1.',
    );
    expect(all?.chart).toContain('early');
    expect(all?.chart).not.toContain('late');
    expect(lost?.chart).toContain('early, lost');
    expect(lost?.chart).not.toContain('late');
    // All games were nine decisions long: a mean, and nothing that says how sure it is.
    expect(sectionsOf(findings).find(({ title }) => title === 'Length in decisions')?.lead).toContain(
      'Mean 9.00 (no interval)',
    );
  });
});

describe('the figures', () => {
  test('as JSON: shares that come to one, and the same for the same seed', async () => {
    const figures = await arenaJson(TINY);
    expect(figures).toMatchObject({
      game: 'airlines-europe',
      seats: 3,
      games: 6,
      bots: ['policy', 'policy', 'policy'],
      seed: 4,
      out: null,
      cooperative: false,
      won: null,
    });
    const shares = (figures as unknown as ReturnType<typeof labFigures>).byPlace.map(({ value }) => value);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(await arenaJson(TINY)).toEqual(figures);
    expect(await arenaJson([...TINY.slice(0, -1), '5'])).not.toEqual(figures);
  });

  test('are those of games that any thread can play, as plain data', () => {
    const job = { game: 'airlines', config: {}, seats: 2, bots: ['policy', 'policy'], scale: 1, seed: 1 } as const;
    const config = { board: 'north-america-1', startSeat: null, seatBonus: false, lastRound: false };
    const played = labGame({ ...job, config: { ...config, controlledScoring: false }, index: 3 });
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
    expect(played.ranks).toHaveLength(2);
  });
});

describe('bad input', () => {
  test.each([
    [['--bots', 'policy,random'], '--bots names 2 for 3 seats'],
    [['--bots', 'wizard'], 'airlines-europe has random, trainee'],
    [['--games', '0'], '--games wants a whole number from 1'],
    [['--seats', '9'], '--seats wants 2 to 5'],
    [['--out', '/nowhere/at/all.html'], '--out: cannot write'],
    [['--option', 'color=red'], 'is unknown'],
  ])('%j', async (words, problem) => {
    const seats = words[0] === '--seats' ? [] : ['--seats', '3'];
    const { code, err } = await arena(['report', ...seats, ...words]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });

  test('explains itself', async () => {
    const { out } = await arena(['report', '--help']);
    for (const flag of ['--game', '--seats', '--option', '--bots', '--games', '--seed', '--scale', '--out', '--json'])
      expect(out).toContain(flag);
    expect((await arena(['--help'])).out).toMatch(/^ {2}report +Plays a table many times/m);
  });
});

test('a histogram has a bar for each bin, the fullest the highest', () => {
  const bins = [1, 4, 2].map((count, i) => ({ from: i, to: i + 1, count }));
  const mean = { value: 1, low: 0.5, high: 1.5 };
  const svg = histogram('How many', { mean, deviation: 1, least: 0, median: 1, most: 2, bins });
  const heights = [...svg.matchAll(/<rect [^>]*height="([0-9.]+)"/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([27.5, 110, 55]);
  expect(svg).toContain('<title>1: 4</title>');
  // The mean of whole numbers stands in the middle of its bar.
  expect(svg).toContain('class="mark" x1="190.0"');
});
