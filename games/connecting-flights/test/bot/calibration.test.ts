/** What is counted in a game for the calibration of a board, held against golden games told by their files. */

import { readFileSync } from 'node:fs';
import { countFinished } from '@tarmac/bots';
import {
  connectingFlightsCalibration as calibration,
  connectingFlightsLab as lab,
} from '@tarmac/connecting-flights/bot';
import { connectingFlights, IDENTITY_IDS, PLAYER_CARD_IDS, SABOTAGE_IDS } from '@tarmac/connecting-flights/rules';
import { replayGolden } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { CASES, noteOf } from '../golden/cases.ts';
import { SEAT_COUNTS } from './support.ts';

const { figuresFor } = calibration;

const GAMES = CASES.map((golden) => {
  const file = readFileSync(new URL(`../golden/${golden.name}.replay`, import.meta.url), 'utf8');
  const replayed = replayGolden(connectingFlights, golden.seats, golden.config, noteOf(golden), file);
  const outcome = connectingFlights.outcome(replayed.state);
  if (outcome === null) throw new Error(`${golden.name} is not over`);
  const counts = countFinished({ lab, calibration }, { ...outcome, decisions: 100 }, replayed);
  return { ...golden, ...replayed, counts, lines: file.split('\n') };
});

describe('golden games', () => {
  test.each(GAMES)('$name: acts as its file tells them', ({ seats, counts, lines, state }) => {
    const having = (type: string) => lines.filter((line) => line.includes(`"type":"${type}"`)).length;
    expect(counts).toMatchObject({
      places: seats,
      'bought.rights': having('rent'),
      electric: having('buyElectric'),
      trucks: having('buyTruck'),
      offered: having('offer') + having('counter'),
      traded: lines.filter((line) => line.includes('"accept":true')).length,
      drawn: having('drawSabotage'),
      tookCoins: having('takeCoins'),
      lifted: having('lift'),
    });
    expect(counts.sold).toBeLessThanOrEqual(counts.called as number);
    expect(counts['revenue.round-10']).toBeCloseTo(state.revenue.reduce((sum, revenue) => sum + revenue, 0) / seats, 9);
    expect(counts.best).toBe(Math.max(...state.revenue));
  });

  test.each(GAMES)(
    '$name: one victory, of one seat, player card and identity or shared among them',
    ({ seats, counts }) => {
      const sum = (names: readonly string[]) => names.reduce((total, key) => total + (counts[key] ?? 0), 0);
      const keys = Object.keys(counts);
      expect(sum(keys.filter((key) => key.startsWith('victories')))).toBeCloseTo(1, 9);
      const cards = [PLAYER_CARD_IDS.map((id) => `player.${id}`), IDENTITY_IDS.map((id) => `identity.${id}`)];
      for (const ids of cards) {
        expect(sum(ids.map((id) => `won.${id}`))).toBeCloseTo(1, 9);
        expect(sum(ids.map((id) => `had.${id}`))).toBe(seats);
      }
    },
  );
});

describe('the figures', () => {
  test.each(SEAT_COUNTS)(
    'with %i seats have different names; sold cards and cards that win too often have an aim',
    (seats) => {
      const figures = figuresFor(seats);
      expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
      const aims = figures.filter(({ aim }) => aim !== undefined);
      // CF-3.2 player cards that suit so many players: 6, 8, 10, 10.
      const suited = { 2: 6, 3: 8, 4: 10, 5: 10 }[seats];
      expect(aims).toHaveLength(1 + suited + IDENTITY_IDS.length + SABOTAGE_IDS.length);
      for (const { name, aim } of aims.slice(1)) expect(aim?.most, name).toBeCloseTo(125 / seats, 9);
    },
  );

  test('say what the counts come to', () => {
    const sums = {
      'had.player.trader': 4,
      'won.player.trader': 1,
      games: 2,
      places: 4,
      called: 80,
      sold: 60,
      'revenue.round-10': 100,
    };
    const value = (name: string) =>
      figuresFor(2)
        .find((figure) => figure.name === name)
        ?.value(sums);
    expect(value('auctioned cards sold (%)')).toBe(75);
    expect(value('revenue in round 10, of a seat')).toBe(50);
    expect(value('player card trader: wins (%)')).toBe(25);
  });
});
