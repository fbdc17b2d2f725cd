/**
 * The guided first game cannot rot: its log is folded through the rules, every step is what the learner does in it, and
 * what the words promise happens. `npx vitest run --mode record lesson` writes it anew from its script.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { lesson } from '@tarmac/airlines/lesson';
import {
  type Action,
  AIRLINE_INDEX,
  type Airlines,
  airlines,
  BOARDS,
  type State,
  worths,
} from '@tarmac/airlines/rules';
import { LANGUAGES, RULE_IDS } from '@tarmac/airlines/text';
import { lessonConformance, type PlayedAct, playedLesson } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { makeLesson } from './script.ts';

const FILE = new URL('../../lesson/lesson.json', import.meta.url);
if (process.env['MODE'] === 'record') writeFileSync(FILE, `${JSON.stringify(makeLesson())}\n`);

const { file, learners, news } = playedLesson(airlines, lesson, readFileSync(FILE, 'utf8'));

type Played = PlayedAct<Airlines>;
const stepAt = (place: number): Played => learners[place] as Played;
const worthOfIta = (state: State): number => worths(state)[AIRLINE_INDEX.ita] as number;

for (const check of lessonConformance(airlines, {
  lesson,
  file,
  made: makeLesson(),
  languages: LANGUAGES,
  ruleIds: RULE_IDS,
}))
  test(check.name, check.run);

describe('the steps', () => {
  test('AL-3.1 take all three kinds of turn, and a sabotage', () => {
    const types = learners.map(({ entry }) => entry.action.type);
    for (const type of ['found', 'take', 'draw', 'expand', 'fly', 'play', 'sabotage'] satisfies Action['type'][])
      expect(types).toContain(type);
  });
});

describe('what the words promise', () => {
  test('AL-4.1, AL-4.2 the flights go on the numbers that are said, and ITA is worth what is said', () => {
    const flown = news.filter((each) => each.kind === 'flew').filter(({ seat }) => seat === lesson.seat);
    expect(flown.map(({ route, number }) => [route, number])).toEqual([
      ['chicago-toronto', 2],
      ['chicago-minneapolis', 2],
      ['atlanta-chicago', 4],
    ]);
    expect([0, 3, 7].map((place) => worthOfIta(stepAt(place).after))).toEqual([2, 3, 4]);
    expect(BOARDS['north-america-1']?.airlines.ita.headquarters).toBe('chicago');
  });

  test('AL-6.1 what is drawn is what is said', () => {
    const drawn = learners.flatMap((each) =>
      each.news.flatMap((one) => (one.kind === 'drewFlight' ? [one.flight] : [])),
    );
    expect(drawn).toEqual(['double-5', 'solid-9', 'dotted-4']);
    const stock = learners.flatMap((each) => each.news.flatMap((one) => (one.kind === 'drew' ? [one.airline] : [])));
    expect(stock).toEqual(['pex', 'ita']);
  });

  test('AL-8.1 Louis sabotages ITA on a route of its own', () => {
    expect(news).toContainEqual({
      kind: 'sabotaged',
      seat: 2,
      airline: 'ita',
      route: 'chicago-toronto',
      circle: 1,
      number: 6,
    });
  });

  test('AL-9.1, AL-9.2 the learner’s draw brings on the first scoring, alone in ITA: 4 + 2', () => {
    const { news: told, before } = stepAt(8);
    expect(told.map(({ kind }) => kind)).toContain('scoringCard');
    expect(told.find((each) => each.kind === 'scored' && each.airline === 'ita')).toMatchObject({
      markers: 4,
      held: [4, 0, 0],
      points: [6, 0, 0],
    });
    expect(before.hands[1]?.[AIRLINE_INDEX.ita]).toBe(2);
  });

  test('AL-9.2 then Amelia has laid two cards of ITA, and the learner one more', () => {
    const { after } = stepAt(9);
    expect(after.laid.map((stock) => stock[AIRLINE_INDEX.ita])).toEqual([5, 2, 0]);
  });

  test('AL-8.3 the last step costs HIT a marker on a 7', () => {
    const { before, after, news: told } = stepAt(10);
    expect(told.find((each) => each.kind === 'sabotaged')).toMatchObject({ number: 7 });
    expect((before.markers[AIRLINE_INDEX.hit] as number) - (after.markers[AIRLINE_INDEX.hit] as number)).toBe(1);
    expect(before.laid[1]?.[AIRLINE_INDEX.hit]).toBeGreaterThan(0);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('name the airline that the learner is to do something with, by its code', () => {
    const codes = BOARDS['north-america-1']?.airlines;
    for (const { action, words } of lesson.steps) {
      if (!('airline' in action)) continue;
      expect(words(language).todo).toContain(codes?.[action.airline].code);
    }
  });
});
