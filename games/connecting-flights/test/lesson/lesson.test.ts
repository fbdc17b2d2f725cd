/**
 * The guided first game cannot rot: its log is folded through the rules, every step is what the learner does in it, and
 * what the words promise happens. `npx vitest run --mode record lesson` writes it anew from its script.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { facts } from '@tarmac/connecting-flights/facts';
import { lesson } from '@tarmac/connecting-flights/lesson';
import { type Action, type ConnectingFlights, connectingFlights } from '@tarmac/connecting-flights/rules';
import { LANGUAGES, RULE_IDS } from '@tarmac/connecting-flights/text';
import { lessonConformance, type PlayedAct, playedLesson } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { makeLesson } from './script.ts';

const FILE = new URL('../../lesson/lesson.json', import.meta.url);
if (process.env['MODE'] === 'record') writeFileSync(FILE, `${JSON.stringify(makeLesson())}\n`);

const { file, learners, news } = playedLesson(connectingFlights, lesson, readFileSync(FILE, 'utf8'));
const stepOf = (type: Action['type']): PlayedAct<ConnectingFlights> =>
  learners.find(({ entry }) => entry.action.type === type) as PlayedAct<ConnectingFlights>;

for (const check of lessonConformance(connectingFlights, {
  lesson,
  file,
  made: makeLesson(),
  languages: LANGUAGES,
  ruleIds: RULE_IDS,
  isUnbounded: ({ type }) => type === 'fly',
}))
  test(check.name, check.run);

describe('what the words promise', () => {
  test('CF-3.3 the first flight costs 64 of 100 and leaves 36', () => {
    expect(stepOf('first').after.coins[lesson.seat]).toBe(36);
  });

  test('CF-3.4 two cards at their printed price bring the Bargain Hunter 12 coins', () => {
    expect(news).toContainEqual({ kind: 'claimed', seat: lesson.seat, identity: 'bargain-hunter', coins: 12 });
  });

  test('CF-4.3 nobody can pay for Bogotá and the large plane', () => {
    expect(news.filter(({ kind }) => kind === 'unsold')).toHaveLength(2);
  });

  test('CF-4.4 a truck costs the Fuel Merchant 1, and is sold on for 3', () => {
    const bought = news.filter((each) => each.kind === 'boughtTruck');
    expect(bought.map(({ coins }) => coins)).toEqual([1, 1]);
    expect(news).toContainEqual(expect.objectContaining({ kind: 'traded', from: 1, to: lesson.seat }));
  });

  test('CF-4.5 two connecting flights earn 13 each, and Amelia’s 15', () => {
    expect(stepOf('fly').after.revenue).toEqual([26, 15]);
    expect(stepOf('fly').after.flown?.[lesson.seat]?.[0]?.map(({ revenue }) => revenue)).toEqual([13, 13]);
  });

  test('CF-4.5 the best flights, shown to whoever asks, are those of the lesson, whichever plane and passenger fly first', () => {
    const { bestPlan } = facts(connectingFlights.view(stepOf('fly').before, lesson.seat));
    const step = lesson.steps.find(({ action }) => action.type === 'fly');
    expect(bestPlan?.revenue).toBe(26);
    expect(step?.accepts?.({ type: 'fly', chains: bestPlan?.plan ?? [] })).toBe(true);
    expect(step?.accepts?.({ type: 'fly', chains: [] })).toBe(false);
  });

  test('CF-4.7 Amelia grounds a plane, and 8 coins lift that', () => {
    const { before, after } = stepOf('lift');
    expect((before.coins[lesson.seat] as number) - (after.coins[lesson.seat] as number)).toBe(8);
  });
});
