/**
 * Whole games kept for good, six in each file. A change that makes one differ is a change of the rules: it raises the
 * game's version. `npm run golden` records them anew; the difference is reviewed like a rule.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { fastChance, recordGolden, replayGolden } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS, type ScenarioId } from '../../rules/config.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { casesOf, type GoldenCase, noteOf } from './cases.ts';

const isRecording = process.env['MODE'] === 'record';
/** Seeds that are tried for a game that ends as it should, and the time they may take. */
const TRIES = 25;
const PATIENCE = 600_000;

const fileOf = (scenario: ScenarioId) => new URL(`./${scenario}.replay`, import.meta.url);

function record(golden: GoldenCase): string {
  const { seats, config, optional } = golden;
  const wanted = `"ranks":[${golden.won ? 1 : 2}`;
  for (let seed = 1; seed <= TRIES; seed++) {
    const choose = golden.makeChoose();
    const game = recordGolden(cooperativeFlights, seats, config, noteOf(golden), fastChance(seed), {
      choose,
      optional,
    });
    if (game.includes(wanted)) return game;
  }
  throw new Error(`no game of ${golden.name} in ${TRIES} tries`);
}

const heard: News[] = [];

describe.each(SCENARIO_IDS)('%s', (scenario) => {
  if (isRecording) {
    test(
      'is recorded',
      () => {
        writeFileSync(fileOf(scenario), casesOf(scenario).map(record).join('\n'));
      },
      PATIENCE,
    );
  }

  test.each(casesOf(scenario).map((golden, place) => ({ ...golden, golden, place })))(
    '$name replays to the same states',
    ({ golden, place }) => {
      expect(existsSync(fileOf(scenario)), 'record it with npm run golden').toBe(true);
      const file = readFileSync(fileOf(scenario), 'utf8').split('\n\n')[place] ?? '';
      const { state, news } = replayGolden(cooperativeFlights, golden.seats, golden.config, noteOf(golden), file);
      expect(state.endedBy).toBe('CF-6.6');
      expect(state.won).toBe(golden.won);
      expect(cooperativeFlights.audit(state)).toEqual([]);
      heard.push(...news);
    },
  );
});

test('the golden games hold every number of seats and hands, and every option', () => {
  const values = (of: (golden: GoldenCase) => unknown) => new Set(SCENARIO_IDS.flatMap(casesOf).map(of));
  expect(values(({ seats }) => seats)).toEqual(new Set([1, 2, 3]));
  expect(values(({ seats, config }) => seats === 1 && config.hands)).toEqual(new Set([false, 'one', 'two']));
  expect(values(({ config }) => config.beginner)).toEqual(new Set([true, false]));
  expect(values(({ config, seats }) => seats > 1 && config.consent)).toEqual(new Set([true, false]));
});

test('everything that can be heard at a table is heard in them', () => {
  expect([...new Set(heard.map(({ kind }) => kind))].sort()).toEqual(Object.keys(TEXTS.en.news).sort());
});
