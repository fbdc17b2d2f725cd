/**
 * The guided first game cannot rot: its log is folded through the rules, every step is what the learner does in it, and
 * what the words promise happens. `npx vitest run --mode record lesson` writes it anew from its script.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { lesson } from '@tarmac/connecting-flights-cooperative/lesson';
import { type CooperativeFlights, cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { LANGUAGES, RULE_IDS } from '@tarmac/connecting-flights-cooperative/text';
import { lessonConformance, playedLesson } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { facts } from '../../bot/facts.ts';
import { EXPECTED, type StepId } from '../../lesson/steps.ts';
import { makeLesson, STEP_IDS } from './script.ts';

const FILE = new URL('../../lesson/lesson.json', import.meta.url);
if (process.env['MODE'] === 'record') writeFileSync(FILE, `${JSON.stringify(makeLesson())}\n`);

const { file, played } = playedLesson(cooperativeFlights, lesson, readFileSync(FILE, 'utf8'));

function after(id: StepId): CooperativeFlights['state'] {
  const act = played[STEP_IDS.indexOf(id)];
  if (act === undefined) throw new Error(`no step ${id}`);
  return act.after;
}

for (const check of lessonConformance(cooperativeFlights, {
  lesson,
  file,
  made: makeLesson(),
  languages: LANGUAGES,
  ruleIds: RULE_IDS,
}))
  test(check.name, check.run);

describe('what the words promise', () => {
  const pawns = (state: CooperativeFlights['state']) => state.pawns.reduce((sum, count) => sum + count, 0);

  test('CF-5.1 fifteen travellers wait', () => {
    expect(pawns(after('first'))).toBe(15);
  });

  test('CF-6.1 25 coins are left after the market', () => {
    expect(after('airport').coins).toBe(25);
  });

  test('CF-6.2 two come home with the first flight, four in the first round', () => {
    expect(after('fly').home).toBe(2);
    expect(after('connect').home).toBe(4);
  });

  test('the connecting flight is the best that is left, as it is shown to whoever asks', () => {
    const before = played[STEP_IDS.indexOf('connect')]?.before;
    if (before === undefined) throw new Error('no connecting flight');
    const { best } = facts(cooperativeFlights.view(before, 0));
    expect(best?.steps).toEqual([EXPECTED.connect.action]);
    expect(best?.home).toBe(2);
  });

  test('CF-6.4, CF-6.5 three new pawns, no penalty, 68 coins', () => {
    const news = played[STEP_IDS.indexOf('close')]?.news ?? [];
    expect(news.find(({ kind }) => kind === 'pair')).toHaveProperty('placed.length', 3);
    expect(news.some(({ kind }) => kind === 'penalties')).toBe(false);
    expect(after('close')).toMatchObject({ coins: 68, round: 2 });
  });

  test('CF-6.1 a passenger for Oceania turns up only when the display is renewed', () => {
    expect(played[STEP_IDS.indexOf('renew')]?.before.passengersShown).not.toContain(94);
    expect(after('renew').passengersShown).toContain(94);
  });
});
