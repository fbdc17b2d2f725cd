/** What is counted in a game for the calibration of a board, held against games counted by hand. */

import { readFileSync } from 'node:fs';
import { airlinesCalibration as calibration, airlinesLab as lab } from '@tarmac/airlines/bot';
import { type Airlines, airlines } from '@tarmac/airlines/rules';
import { countFinished, type FinishedGame } from '@tarmac/bots';
import { replayGolden } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import type { Payout, State } from '../../rules/state.ts';
import { CASES, noteOf } from '../golden/cases.ts';
import { position } from '../support/position.ts';

const { figuresFor } = calibration;

function count(finished: FinishedGame<Airlines>) {
  const ended = finished.news.find((item) => item.kind === 'ended');
  if (ended === undefined) throw new Error('the game is not over');
  return countFinished({ lab, calibration }, { ...ended, decisions: 9 }, finished);
}

function golden(name: string) {
  const found = CASES.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no golden game is called ${name}`);
  const file = readFileSync(new URL(`../golden/${name}.replay`, import.meta.url), 'utf8');
  const replayed = replayGolden(airlines, found.seats, found.config, noteOf(found), file);
  return { counts: count(replayed), lines: file.split('\n') };
}

describe('golden games', () => {
  test('three-standard, whose end is in its file', () => {
    const { counts, lines } = golden('three-standard');
    expect(lines.at(-2)).toContain('"scores":[70,82,74]');
    expect(counts).toMatchObject({
      places: 3,
      best: 82,
      points: 70 + 82 + 74,
      'ended.AL-9.3': 1,
      // Seat 1 started and won.
      victories0: 1,
      victories1: 0,
      victories2: 0,
    });
    expect(lines[2]).toMatch(/^deal 1\/3 /);
  });

  test.each(CASES)('$name: turns as its file tells them', ({ name, ending }) => {
    const { counts, lines } = golden(name);
    const having = (type: string) => lines.filter((line) => line.includes(`"type":"${type}"`)).length;
    expect(counts).toMatchObject({
      foundTurns: having('found'),
      expandTurns: having('expand'),
      playTurns: having('play'),
      turns: having('found') + having('expand') + having('play'),
      sabotages: having('sabotage'),
      exchanges: having('exchange'),
      founded: having('found'),
    });
    expect(counts['ended.AL-9.5']).toBe(ending === 'noRouteOpen' || ending === 'nobodyStirs' ? 1 : undefined);
    expect((counts.strandedTurns as number) + having('fly')).toBeLessThanOrEqual(having('expand'));
  });
});

/** Three seats, of whom seat 1 began, at the end of a game with these payouts. */
function ended(payouts: readonly Payout[], ranks: readonly number[]) {
  const scores = [0, 1, 2].map((seat) => payouts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const state: State = {
    ...position({ startSeat: 1, circles: { 'dallas-houston': ['hit'] }, laid: [{ hit: 2 }], hands: [{ boi: 2 }] }),
    scores,
    payouts,
    scorings: 4,
    endedBy: 'AL-9.3',
  };
  const news: News[] = [{ kind: 'ended', rule: 'AL-9.3', ranks: [...ranks], scores }];
  return count({ news, state });
}

const paid = (scoring: number, points: number[]): Payout => ({ scoring, airline: 'hit', points });

describe('the leader after two scorings', () => {
  test('won, or did not', () => {
    const first = [paid(1, [5, 1, 0]), paid(2, [5, 1, 0])];
    expect(ended([...first, paid(4, [1, 1, 1])], [1, 2, 3])).toMatchObject({ led: 1, leaderWon: 1 });
    expect(ended([...first, paid(3, [0, 0, 20])], [2, 3, 1])).toMatchObject({ led: 1, leaderWon: 0 });
  });

  test('of two, one of whom won, counts half', () => {
    const level = [paid(1, [5, 5, 0]), paid(3, [2, 0, 0])];
    expect(ended(level, [1, 2, 3])).toMatchObject({ led: 1, leaderWon: 0.5 });
  });

  test('AL-9.5 a game of two scorings has none', () => {
    const state = { ...position(), scorings: 2, endedBy: 'AL-9.5' as const };
    const news: News[] = [{ kind: 'ended', rule: 'AL-9.5', ranks: [1, 1, 1], scores: [0, 0, 0] }];
    expect(count({ news, state })).toMatchObject({ led: 0, leaderWon: 0, 'ended.AL-9.5': 1 });
  });
});

test('victories are counted from the start seat, shared ones in parts; airlines by what became of them', () => {
  const counts = ended([paid(1, [8, 8, 0])], [1, 1, 3]);
  expect(counts).toMatchObject({ victories0: 0.5, victories1: 0, victories2: 0.5 });
  expect(counts).toMatchObject({ airlines: 9, founded: 1, 'founded.hit': 1, 'paid.hit': 16, dead: 0, stockInHand: 2 });
});

describe('the figures', () => {
  test.each([2, 3, 4, 5, 6])('with %i seats are those of the aims, by name', (seats) => {
    const figures = figuresFor(seats);
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
    const aims = figures.filter(({ aim }) => aim !== undefined).map(({ name }) => name);
    expect(aims.slice(0, 2)).toEqual([
      'airlines that died unfounded (%)',
      `games ended by the last ${seats === 2 ? 'scoring' : 'stock'} card (%)`,
    ]);
    expect(aims).toHaveLength(2 + seats);
  });

  test('say what the counts come to', () => {
    const sums = ended([paid(1, [8, 8, 0])], [1, 1, 3]);
    const value = (name: string) =>
      figuresFor(3)
        .find((figure) => figure.name === name)
        ?.value(sums);
    expect(value('airlines founded (%)')).toBeCloseTo(100 / 9, 9);
    expect(value('victories of the start seat (%)')).toBe(50);
    expect(value("all seats' points")).toBeCloseTo(16 / 3, 9);
  });
});
