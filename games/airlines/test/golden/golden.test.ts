/**
 * Whole games kept for good. A change that makes one differ is a change of the rules: it raises the
 * game's version. `npm run golden` records them anew; the difference is reviewed like a rule.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { airlines } from '@tarmac/airlines/rules';
import { TEXTS } from '@tarmac/airlines/text';
import { fastChance, recordGolden, replayGolden } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import { newsOf } from '../support/act.ts';
import { CASES, ENDINGS, type GoldenCase, noteOf } from './cases.ts';

const isRecording = process.env['MODE'] === 'record';

function fileOf({ name }: GoldenCase): URL {
  return new URL(`./${name}.replay`, import.meta.url);
}

function endingOf(news: readonly News[]): GoldenCase['ending'] {
  const [stalemate] = newsOf(news, 'stalemate');
  if (stalemate !== undefined) return stalemate.routesOpen ? 'nobodyStirs' : 'noRouteOpen';
  if (newsOf(news, 'ended')[0]?.rule === 'AL-9.4') return 'thirdScoringCard';
  const last = news.findLast(({ kind }) => kind === 'took' || kind === 'drew' || kind === 'removed');
  return last?.kind === 'removed' ? 'removal' : 'lastCard';
}

const RULES = {
  lastCard: 'AL-9.3',
  removal: 'AL-9.3',
  thirdScoringCard: 'AL-9.4',
  noRouteOpen: 'AL-9.5',
  nobodyStirs: 'AL-9.5',
} as const satisfies Record<GoldenCase['ending'], string>;

const heard = new Set<News['kind']>();

test.each(CASES)('$name replays to the same states', (golden) => {
  const { seats, config, seed, choose } = golden;
  if (isRecording) {
    const played = recordGolden(airlines, seats, config, noteOf(golden), fastChance(seed), { choose });
    writeFileSync(fileOf(golden), played);
  }
  expect(existsSync(fileOf(golden)), 'record it with npm run golden').toBe(true);
  const file = readFileSync(fileOf(golden), 'utf8');
  const { state, news } = replayGolden(airlines, seats, config, noteOf(golden), file);
  expect(endingOf(news)).toBe(golden.ending);
  expect(state.endedBy).toBe(RULES[golden.ending]);
  for (const { kind } of news) heard.add(kind);
});

test('the golden games hold every number of seats, every option and every way to end', () => {
  const values = (of: (golden: GoldenCase) => unknown) => new Set(CASES.map(of));
  expect(values(({ seats }) => seats)).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(values(({ ending }) => ending)).toEqual(new Set(ENDINGS));
  for (const option of ['seatBonus', 'lastRound', 'controlledScoring'] as const) {
    expect(values(({ config }) => config[option])).toEqual(new Set([false, true]));
  }
  expect(values(({ config }) => config.startSeat === null)).toEqual(new Set([false, true]));
});

test('everything that can be heard at a table is heard in them', () => {
  expect([...heard].sort()).toEqual(Object.keys(TEXTS.en.news).sort());
});
