/** What is counted in a game for the calibration of a board, held against games counted by hand. */

import { readFileSync } from 'node:fs';
import { airlinesEuropeCalibration as calibration, airlinesEuropeLab as lab } from '@tarmac/airlines-europe/bot';
import { type AirlinesEurope, airlinesEurope, type News, type Payout, type State } from '@tarmac/airlines-europe/rules';
import { countFinished, type FinishedGame } from '@tarmac/bots';
import { replayGolden } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { CASES, noteOf } from '../golden/cases.ts';
import { position } from '../support/position.ts';

const { figuresFor } = calibration;

function count(finished: FinishedGame<AirlinesEurope>) {
  const ended = finished.news.find((item) => item.kind === 'ended');
  if (ended === undefined) throw new Error('the game is not over');
  return countFinished({ lab, calibration }, { ...ended, decisions: 100 }, finished);
}

function golden(name: string) {
  const found = CASES.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no golden game is called ${name}`);
  const file = readFileSync(new URL(`../golden/${name}.replay`, import.meta.url), 'utf8');
  const replayed = replayGolden(airlinesEurope, found.seats, found.config, noteOf(found), file);
  return { counts: count(replayed), lines: file.split('\n') };
}

describe('golden games', () => {
  test('three-standard, counted in its file', () => {
    const { counts, lines } = golden('three-standard');
    expect(counts).toMatchObject({
      places: 3,
      licences: 41,
      cashTurns: 5,
      playTurns: 35,
      exchangeTurns: 12,
      best: 108,
      points: 88 + 108 + 100,
      scorings1: 1,
      scorings2: 1,
      led: 1,
      // Seat 1 started and won.
      victories0: 1,
      victories1: 0,
      victories2: 0,
    });
    expect(lines[2]).toMatch(/^deal 1\/3 /);
  });

  test.each(CASES)('$name: turns and licences as its file tells them', ({ name, endedBy }) => {
    const { counts, lines } = golden(name);
    const isBuy = (line: string | undefined) => line?.includes('"type":"buy"') === true;
    const having = (type: string) => lines.filter((line) => line.includes(`"type":"${type}"`)).length;
    // A second licence follows the first one's line; every other seat's turn has a share or more in between.
    const buyTurns = lines.filter((line, place) => isBuy(line) && !isBuy(lines[place - 1])).length;
    expect(counts).toMatchObject({
      licences: having('buy'),
      buyTurns,
      playTurns: having('play') + having('playTwo'),
      exchangeTurns: having('exchange'),
      cashTurns: having('cash'),
      turns: buyTurns + having('play') + having('playTwo') + having('exchange') + having('cash'),
      [`ended.${endedBy}`]: 1,
    });
  });

  test('hoarders break the bank, others do not', () => {
    expect(golden('three-hoarders').counts).toMatchObject({ bankBroke: 1, licences: 0, spent: 0 });
    expect(golden('three-standard').counts).toMatchObject({ bankBroke: 0 });
  });

  test('a game blocked before its second scoring has no leader after two', () => {
    expect(golden('four-blocked-ban').counts).toMatchObject({ 'ended.AE-4.11': 1, led: 0, leaderWon: 0 });
  });
});

/** Three seats, of whom seat 1 began, at the end of a game with these payouts. */
function ended(scores: readonly number[], payouts: readonly Payout[], ranks: readonly number[]) {
  const state: State = {
    ...position({
      startSeat: 1,
      circles: { 'london-paris': ['gray'] },
      portfolios: [{ abacus: 3 }, { abacus: 1, red: 2 }, {}],
      hands: [{}, {}, { abacus: 2 }],
      cash: [3, 4, 5],
    }),
    scores: [...scores],
    payouts,
    scorings: 3,
    endedBy: 'AE-8.7',
  };
  const news: News[] = [{ kind: 'ended', rule: 'AE-8.7', ranks: [...ranks], scores: [...scores] }];
  return { state, news };
}

const second: Payout = { scoring: 2, share: 'red', points: [20, 10, 20] };
const third: Payout = { scoring: 3, share: 'abacus', points: [1, 16, 8] };

describe('by hand', () => {
  test('of two who led together one won: half a leader won', () => {
    // After two scorings they had 20, 11 and 20.
    const counts = count(ended([21, 27, 28], [second, third], [3, 2, 1]));
    expect(counts).toMatchObject({ led: 1, leaderWon: 0.5, best: 28, points: 76 });
  });

  test('a lone leader who shares the victory counts for half', () => {
    const payouts = [{ ...second, points: [20, 10, 19] }, third];
    expect(count(ended([28, 27, 28], payouts, [1, 3, 1]))).toMatchObject({ leaderWon: 0.5 });
  });

  test('victories are counted from the start seat on', () => {
    const counts = count(ended([21, 27, 28], [second, third], [3, 2, 1]));
    expect(counts).toMatchObject({ victories0: 0, victories1: 1, victories2: 0 });
    const shared = count(ended([28, 27, 28], [second, third], [1, 3, 1]));
    expect(shared).toMatchObject({ victories0: 0, victories1: 0.5, victories2: 0.5 });
  });

  test('what airlines and Air ABACUS paid, and what is left', () => {
    const counts = count(ended([21, 27, 28], [second, third], [3, 2, 1]));
    expect(counts).toMatchObject({ 'paid.abacus': 25, abacusLaidOpen: 4, abacusInHand: 2, cashLeft: 12 });
    expect(counts).toMatchObject({ 'paid.red': 50, 'paid.gray': 0 });
    // Gray stands at 5 + 1, in the zone 3-1-0-0-0 of the small board; three seats share its 4 points.
    expect(counts['topZone.gray']).toBe(4);
    expect(counts).not.toHaveProperty('topZone.yellow');
  });

  test('licences and their price, a second one and a bonus in between', () => {
    const bought = (cost: number, airline: 'orange' | 'red'): News => ({
      kind: 'bought',
      seat: 0,
      airline,
      route: 'x',
      licence: 0,
      cost,
      track: 0,
    });
    const took: News = { kind: 'took', seat: 0, airline: 'red' };
    const end = ended([21, 27, 28], [second, third], [3, 2, 1]);
    const counts = count({
      ...end,
      news: [
        bought(3, 'orange'),
        { kind: 'bonus', airline: 'orange', target: 'london', spaces: 3, track: 9 },
        bought(5, 'red'),
        took,
        { kind: 'scoringEnded', number: 1, points: [0, 0, 0] },
        bought(4, 'red'),
        took,
        { kind: 'scoringEnded', number: 2, points: [0, 0, 0] },
        bought(4, 'red'),
        took,
        ...end.news,
      ],
    });
    expect(counts).toMatchObject({ licences: 4, spent: 16, buyTurns: 3, licencesAt1: 2, licencesAt2: 3, turns: 3 });
  });
});

describe('the figures', () => {
  const figureOf = (seats: number, name: string, sums: Record<string, number>) =>
    figuresFor(seats)
      .find((figure) => figure.name === name)
      ?.value(sums);

  test('airlines are held against the mean of those in play', () => {
    // Points for each of 13 red, 11 black and 10 brown shares.
    const sums = { 'topZone.red': 30 * 13, 'topZone.black': 10 * 11, 'topZone.brown': 20 * 10 };
    // Seven airlines with two seats: the mean is 60 / 7.
    expect(figureOf(2, 'red: top zone for each share, % of the mean airline', sums)).toBeCloseTo(350, 10);
    expect(figureOf(2, 'green: top zone for each share, % of the mean airline', sums)).toBe(0);
  });

  test('every figure can be had from the counts of a game', () => {
    const { counts } = golden('five-standard');
    for (const { name, value } of figuresFor(5)) expect(value(counts), name).not.toBeNaN();
  });

  test('the aims are those of the design, the points of winners with four seats alone', () => {
    const aimOf = (seats: number, name: string) => figuresFor(seats).find((figure) => figure.name === name)?.aim;
    expect(aimOf(4, "winner's points")).toEqual({ least: 75, most: 115 });
    expect(aimOf(3, "winner's points")).toBeUndefined();
    expect(aimOf(4, 'victories of the start seat (%)')).toEqual({ least: 22, most: 28, decidedWithin: 2 });
    expect(aimOf(2, 'leader after two scorings won (%)')).toEqual({ least: 45, most: 70 });
  });
});
