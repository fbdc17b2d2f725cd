/**
 * Whole games kept for good. A change that makes one differ is a change of the rules: it raises the
 * game's version. `npm run golden` records them anew; the difference is reviewed like a rule.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { TEXTS } from '@tarmac/airlines-europe/text';
import { fastChance, recordGolden, replayGolden } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { DECKS } from '../../rules/config.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { CASES, type GoldenCase, noteOf } from './cases.ts';

const isRecording = process.env['MODE'] === 'record';

function fileOf({ name }: GoldenCase): URL {
  return new URL(`./${name}.replay`, import.meta.url);
}

const heard = new Set<News['kind']>();

test.each(CASES)('$name replays to the same states', (golden) => {
  const { seats, config, seed, choose } = golden;
  if (isRecording) {
    const played = recordGolden(airlinesEurope, seats, config, noteOf(golden), fastChance(seed), { choose });
    writeFileSync(fileOf(golden), played);
  }
  expect(existsSync(fileOf(golden)), 'record it with npm run golden').toBe(true);
  const file = readFileSync(fileOf(golden), 'utf8');
  const { state, news } = replayGolden(airlinesEurope, seats, config, noteOf(golden), file);
  expect(state.endedBy).toBe(golden.endedBy);
  for (const { kind } of news) heard.add(kind);
});

test('the golden games hold every number of seats, every option and every way to end', () => {
  const values = (of: (golden: GoldenCase) => unknown) => new Set(CASES.map(of));
  expect(values(({ seats }) => seats)).toEqual(new Set([2, 3, 4, 5]));
  expect(values(({ endedBy }) => endedBy)).toEqual(new Set(['AE-8.7', 'AE-4.11']));
  expect(values(({ config }) => config.deck)).toEqual(new Set(DECKS));
  expect(values(({ config }) => config.flightBan)).toEqual(new Set([false, true]));
  expect(values(({ config }) => config.openScores)).toEqual(new Set([false, true]));
  expect(values(({ config }) => config.startSeat === null)).toEqual(new Set([false, true]));
});

test('everything that can be heard at a table is heard in them', () => {
  // Eight cards of one airline come once in a million deals; AE-2.7 has its own test.
  const kinds = Object.keys(TEXTS.en.news).filter((kind) => kind !== 'redealt');
  expect([...heard].sort()).toEqual(kinds.sort());
});
