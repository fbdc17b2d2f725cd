/**
 * The guided first game cannot rot: its log is folded through the rules, every step is what the learner does in it, and
 * what the words promise happens. `npx vitest run --mode record lesson` writes it anew from its script.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { lesson } from '@tarmac/connecting-flights/lesson';
import {
  type Action,
  type ConnectingFlights,
  connectingFlights,
  type News,
  type State,
} from '@tarmac/connecting-flights/rules';
import { LANGUAGES, RULE_IDS } from '@tarmac/connecting-flights/text';
import { type ActEntry, foldLog, type MatchFile, parseMatchFile, replayingChance, shortHash, step } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { makeLesson } from './script.ts';

const FILE = new URL('../../lesson/lesson.json', import.meta.url);
const isRecording = process.env['MODE'] === 'record';

if (isRecording) writeFileSync(FILE, `${JSON.stringify(makeLesson())}\n`);

const parsed = parseMatchFile(connectingFlights, JSON.parse(readFileSync(FILE, 'utf8')));
if (!parsed.ok) throw new Error(parsed.problem);
const file: MatchFile<ConnectingFlights> = parsed.value;

interface Played {
  readonly entry: ActEntry<ConnectingFlights>;
  readonly before: State;
  readonly after: State;
  readonly news: readonly News[];
}

/** Every act through check and apply, with the draws of the log and no others. */
function playThrough(): readonly Played[] {
  let state = foldLog(connectingFlights, file.log.slice(0, 1)).state;
  return file.log.slice(1).map((entry) => {
    if (entry.kind !== 'act') throw new Error(`a lesson has acts only, not ${entry.kind}`);
    const chance = replayingChance(entry.draws);
    const stepped = step(connectingFlights, state, entry.seat, entry.action, chance);
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
const stepOf = (type: Action['type']): Played => learners.find(({ entry }) => entry.action.type === type) as Played;

describe('the log', () => {
  test('is what the script makes', () => {
    expect(file).toEqual(JSON.parse(JSON.stringify(makeLesson())));
  });

  test('folds under the rules of today to the state it names, with every draw within its bound', () => {
    expect(shortHash(foldLog(connectingFlights, file.log).state)).toBe(file.hash);
    for (const entry of file.log) {
      if (entry.kind !== 'act' && entry.kind !== 'start') continue;
      for (const [value, bound] of entry.draws) expect(value).toBeLessThan(bound);
    }
    for (const { after } of played) expect(connectingFlights.audit(after)).toEqual([]);
  });

  test('is of a game that is not over', () => {
    expect(file.outcome).toBeNull();
    expect(connectingFlights.toAct(played.at(-1)?.after as State).seats).not.toEqual([]);
  });
});

describe('the steps', () => {
  test('are the learner’s decisions, one for one', () => {
    expect(lesson.steps.map(({ action }) => action)).toEqual(learners.map(({ entry }) => entry.action));
    expect(lesson.steps.length).toBeLessThanOrEqual(14);
    expect(lesson.names).toHaveLength(played[0]?.before.seats ?? 0);
  });

  test('are what a learner is offered at that moment, the best plan among it', () => {
    for (const { entry, before } of learners) {
      expect(connectingFlights.toAct(before).seats).toContain(lesson.seat);
      expect(connectingFlights.actions(before, lesson.seat)).toContainEqual(entry.action);
    }
  });
});

describe('what the words promise', () => {
  test('CF-3.3 the first flight costs 64 of 100 and leaves 36', () => {
    expect(stepOf('first').after.coins[lesson.seat]).toBe(36);
  });

  test('CF-3.4 two cards at their printed price bring the Bargain Hunter 12 coins', () => {
    expect(news).toContainEqual({ kind: 'claimed', seat: lesson.seat, identity: 'bargain-hunter', coins: 12 });
  });

  test('CF-4.3 Amelia pays 14 for Dakar, and nobody pays for the large plane', () => {
    expect(news).toContainEqual({ kind: 'sold', seat: 1, card: expect.any(Number), coins: 14 });
    expect(news.filter(({ kind }) => kind === 'unsold')).toHaveLength(1);
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

  test('CF-4.7 Amelia grounds a plane, and 8 coins lift that', () => {
    const { before, after } = stepOf('lift');
    expect((before.coins[lesson.seat] as number) - (after.coins[lesson.seat] as number)).toBe(8);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const said = lesson.steps.flatMap((each) => Object.values(each.words(language)));
  const all = [...said, ...lesson.learnt(language)];

  test('are complete, and every sentence ends', () => {
    expect(said).toHaveLength(lesson.steps.length * 4);
    for (const words of all) expect(words.length).toBeGreaterThan(2);
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

  test('cite rules that exist', () => {
    for (const { rules } of lesson.steps) {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(RULE_IDS).toContain(rule);
    }
  });
});
