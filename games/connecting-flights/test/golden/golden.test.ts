/**
 * Whole games kept for good. A change that makes one differ is a change of the rules: it raises the
 * game's version. `npm run golden` records them anew; the difference is reviewed like a rule.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connectingFlights, EVENT_IDS, SABOTAGE_IDS } from '@tarmac/connecting-flights/rules';
import { TEXTS } from '@tarmac/connecting-flights/text';
import { fastChance, recordGolden, replayGolden } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import { newsOf } from '../support/act.ts';
import { CASES, type GoldenCase, noteOf } from './cases.ts';

const isRecording = process.env['MODE'] === 'record';

function fileOf({ name }: GoldenCase): URL {
  return new URL(`./${name}.replay`, import.meta.url);
}

const heard: News[] = [];

test.each(CASES)('$name replays to the same states', (golden) => {
  const { seats, config, seed, choose, optional = 0 } = golden;
  if (isRecording) {
    const recording = choose === undefined ? { optional } : { choose, optional };
    writeFileSync(
      fileOf(golden),
      recordGolden(connectingFlights, seats, config, noteOf(golden), fastChance(seed), recording),
    );
  }
  expect(existsSync(fileOf(golden)), 'record it with npm run golden').toBe(true);
  const file = readFileSync(fileOf(golden), 'utf8');
  const { state, news } = replayGolden(connectingFlights, seats, config, noteOf(golden), file);
  expect(state.endedBy).toBe('CF-4.9');
  expect(connectingFlights.audit(state)).toEqual([]);
  const winners = connectingFlights.outcome(state)?.ranks.filter((rank) => rank === 1).length ?? 0;
  expect(winners > 1 ? 'several' : 'one').toBe(golden.winners);
  heard.push(...news);
});

test('the golden games hold every number of seats, with little trading, much and none, and both kinds of victory', () => {
  const values = (of: (golden: GoldenCase) => unknown) => new Set(CASES.map(of));
  expect(values(({ seats }) => seats)).toEqual(new Set([2, 3, 4, 5]));
  expect(values(({ config }) => config.offers)).toEqual(new Set(['0', '3', '5']));
  expect(values(({ winners }) => winners)).toEqual(new Set(['one', 'several']));
});

test('every event is turned up in them, and every sabotage used', () => {
  expect(new Set(newsOf(heard, 'event').map(({ event }) => event))).toEqual(new Set(EVENT_IDS));
  expect(new Set(newsOf(heard, 'sabotaged').map(({ sabotage }) => sabotage))).toEqual(new Set(SABOTAGE_IDS));
});

test('cards, trucks and coins are traded in them, airports lent, and counter-offers taken', () => {
  const trades = newsOf(heard, 'traded');
  expect(trades.some(({ give, take }) => give.cards.length + take.cards.length > 0)).toBe(true);
  expect(trades.some(({ give, take }) => give.coins + take.coins > 0)).toBe(true);
  expect(trades.some(({ give, take }) => [...give.trucks, ...take.trucks].some((count) => count > 0))).toBe(true);
  expect(trades.some(({ give, take }) => give.loans.length + take.loans.length > 0)).toBe(true);
  const isTakenCounter = (item: News, next: News | undefined) =>
    item.kind === 'countered' && next?.kind === 'traded' && next.from === item.to && next.to === item.from;
  expect(heard.some((item, place) => isTakenCounter(item, heard[place + 1]))).toBe(true);
});

test('everything that can be heard at a table is heard in them', () => {
  expect([...new Set(heard.map(({ kind }) => kind))].sort()).toEqual(Object.keys(TEXTS.en.news).sort());
});
