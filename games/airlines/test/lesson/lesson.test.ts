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
  type News,
  type State,
  worths,
} from '@tarmac/airlines/rules';
import { LANGUAGES, RULE_IDS } from '@tarmac/airlines/text';
import { type ActEntry, foldLog, type MatchFile, parseMatchFile, replayingChance, shortHash, step } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { makeLesson } from './script.ts';

const FILE = new URL('../../lesson/lesson.json', import.meta.url);
const isRecording = process.env['MODE'] === 'record';

if (isRecording) writeFileSync(FILE, `${JSON.stringify(makeLesson())}\n`);

const parsed = parseMatchFile(airlines, JSON.parse(readFileSync(FILE, 'utf8')));
if (!parsed.ok) throw new Error(parsed.problem);
const file: MatchFile<Airlines> = parsed.value;

interface Played {
  readonly entry: ActEntry<Airlines>;
  readonly before: State;
  readonly after: State;
  readonly news: readonly News[];
}

/** Every act through check and apply, with the draws of the log and no others. */
function playThrough(): readonly Played[] {
  let state = foldLog(airlines, file.log.slice(0, 1)).state;
  return file.log.slice(1).map((entry) => {
    if (entry.kind !== 'act') throw new Error(`a lesson has acts only, not ${entry.kind}`);
    const chance = replayingChance(entry.draws);
    const stepped = step(airlines, state, entry.seat, entry.action, chance);
    if (!stepped.ok) throw new Error(`${JSON.stringify(entry.action)}: ${JSON.stringify(stepped.refusal)}`);
    chance.finish();
    const played = { entry, before: state, after: stepped.state, news: stepped.news };
    state = stepped.state;
    return played;
  });
}

const played = playThrough();
const learners = played.filter(({ entry }) => entry.seat === lesson.seat);
const news = played.flatMap((each) => each.news);
const stepAt = (place: number): Played => learners[place] as Played;
const worthOfIta = (state: State): number => worths(state)[AIRLINE_INDEX.ita] as number;

describe('the log', () => {
  test('is what the script makes', () => {
    expect(file).toEqual(JSON.parse(JSON.stringify(makeLesson())));
  });

  test('folds under the rules of today to the state it names, with every draw within its bound', () => {
    expect(shortHash(foldLog(airlines, file.log).state)).toBe(file.hash);
    for (const entry of file.log) {
      if (entry.kind !== 'act' && entry.kind !== 'start') continue;
      for (const [value, bound] of entry.draws) expect(value).toBeLessThan(bound);
    }
    for (const { after } of played) expect(airlines.audit(after)).toEqual([]);
  });

  test('is of a game that is not over', () => {
    expect(file.outcome).toBeNull();
    expect(airlines.toAct(played.at(-1)?.after as State).seats).not.toEqual([]);
  });
});

describe('the steps', () => {
  test('are the learner’s decisions, one for one', () => {
    expect(lesson.steps.map(({ action }) => action)).toEqual(learners.map(({ entry }) => entry.action));
    expect(lesson.steps.length).toBeLessThanOrEqual(13);
    expect(lesson.names).toHaveLength(played[0]?.before.seats ?? 0);
  });

  test('are what a learner is offered at that moment', () => {
    for (const { entry, before } of learners)
      expect(airlines.actions(before, lesson.seat)).toContainEqual(entry.action);
  });

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
  const said = lesson.steps.flatMap((each) => Object.values(each.words(language)));
  const all = [...said, ...lesson.learnt(language)];

  test('are complete, and every sentence ends', () => {
    expect(said).toHaveLength(lesson.steps.length * 4);
    for (const words of all) expect(words.length).toBeGreaterThan(8);
    for (const each of lesson.steps) {
      const { todo, why, after } = each.words(language);
      for (const words of [todo, why, after]) expect(words).toMatch(/[.?]$/u);
    }
  });

  test('are typographically right', () => {
    for (const words of all) {
      expect(words).not.toMatch(/'/u);
      expect(words).not.toMatch(/!/u);
      if (language === 'fr') expect(words).not.toMatch(/[^\u202f][;:?»]/u);
      else expect(words).not.toMatch(/\s[;:?.,]/u);
    }
  });

  test('name the airline that the learner is to do something with, by its code', () => {
    const codes = BOARDS['north-america-1']?.airlines;
    for (const { action, words } of lesson.steps) {
      if (!('airline' in action)) continue;
      expect(words(language).todo).toContain(codes?.[action.airline].code);
    }
  });

  test('cite rules that exist', () => {
    for (const { rules } of lesson.steps) {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(RULE_IDS).toContain(rule);
    }
  });
});
