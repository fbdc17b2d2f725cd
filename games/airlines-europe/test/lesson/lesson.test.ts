/**
 * The guided first game cannot rot: its log is folded through the rules, every step is what the learner does in it, and
 * what the words promise happens. `npx vitest run --mode record lesson` writes it anew from its script.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { lesson } from '@tarmac/airlines-europe/lesson';
import { type Action, type AirlinesEurope, airlinesEurope, BOARDS, facts } from '@tarmac/airlines-europe/rules';
import { LANGUAGES, RULE_IDS, TEXTS } from '@tarmac/airlines-europe/text';
import { lessonConformance, type PlayedAct, playedLesson } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { makeLesson } from './script.ts';

const FILE = new URL('../../lesson/lesson.json', import.meta.url);
if (process.env['MODE'] === 'record') writeFileSync(FILE, `${JSON.stringify(makeLesson())}\n`);

const { file, played, learners, news } = playedLesson(airlinesEurope, lesson, readFileSync(FILE, 'utf8'));

type Played = PlayedAct<AirlinesEurope>;

for (const check of lessonConformance(airlinesEurope, {
  lesson,
  file,
  made: makeLesson(),
  languages: LANGUAGES,
  ruleIds: RULE_IDS,
}))
  test(check.name, check.run);

describe('the steps', () => {
  test('AE-2.8 the learner chooses last, so that the portfolios open at once', () => {
    expect(learners[0]?.news.map(({ kind }) => kind)).toContain('opened');
  });

  test('AE-3.1 take all four actions, with two licences and a share at once', () => {
    const types = learners.map(({ entry }) => entry.action.type);
    for (const type of [
      'choose',
      'buy',
      'take',
      'draw',
      'play',
      'playTwo',
      'exchange',
      'give',
      'cash',
    ] satisfies Action['type'][])
      expect(types).toContain(type);
    expect(types.slice(1, 4)).toEqual(['buy', 'buy', 'take']);
  });
});

describe('what the words promise', () => {
  const at = (action: Action): Played => {
    const found = learners.find(({ entry }) => JSON.stringify(entry.action) === JSON.stringify(action));
    if (found === undefined) throw new Error(`the learner never does ${JSON.stringify(action)}`);
    return found;
  };
  test('AE-4.1, AE-4.10 the purchases cost and move what is said', () => {
    const paid = news.filter((each) => each.kind === 'bought' && each.seat === lesson.seat);
    expect(paid.map((each) => each.kind === 'bought' && [each.cost, each.track])).toEqual([
      [3, 6],
      [4, 10],
      [3, 16],
      [11, 27],
    ]);
    const zones = BOARDS['europe-1']?.track.zones ?? [];
    expect(zones.find(({ from }) => from === 6)?.row.slice(0, 3)).toEqual([3, 2, 1]);
    expect(zones.find(({ from }) => from === 20)?.row[0]).toBe(6);
  });

  test('AE-5.2, AE-7.1 the learner’s money is what is said', () => {
    expect(at({ type: 'play', share: 'red', count: 3 }).after.cash[0]).toBe(7);
    expect(at({ type: 'cash' }).before.cash[0]).toBe(7);
    expect(at({ type: 'cash' }).after.cash[0]).toBe(15);
    expect(at({ type: 'playTwo', shares: ['green', 'abacus'] }).after.cash[0]).toBe(19);
  });

  test('AE-2.9 a scoring card may come from the learner’s draw on, and not before', () => {
    const near = learners.map(({ before }) => facts(airlinesEurope.view(before, lesson.seat)).nextScoring?.least);
    expect(near.slice(0, -4)).not.toContain(0);
    expect(near.slice(-4, -1)).toEqual([0, 0, 0]);
  });

  test('AE-8.1 the learner’s draw brings on the first scoring; AE-8.2 everyone takes a card of the market', () => {
    expect(at({ type: 'draw' }).news).toContainEqual({ kind: 'scoringCard', seat: 0, holder: 1, number: 1 });
    const last = played.slice(-3);
    expect(last.map(({ entry, before }) => [entry.seat, entry.action.type, before.frame.kind])).toEqual([
      [1, 'take', 'market'],
      [2, 'take', 'market'],
      [0, 'take', 'market'],
    ]);
  });

  test('AE-8.3 to AE-8.5 the scoring pays what is said, with a shared place and Air ABACUS', () => {
    const scored = news.filter((each) => each.kind === 'scored');
    const paidBy = (share: string) => scored.find((each) => each.share === share)?.points;
    expect(paidBy('gray')).toEqual([3, 0, 3]);
    expect(paidBy('red')?.[0]).toBe(6);
    expect(paidBy('green')).toEqual([3, 0, 0]);
    expect(paidBy('abacus')).toEqual([4, 0, 0]);
    expect(news.find((each) => each.kind === 'scoringEnded')?.points[0]).toBe(16);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('never part a sum of money from its unit', () => {
    const said = lesson.steps.flatMap((each) => Object.values(each.words(language)).flat());
    for (const words of [...said, ...lesson.learnt(language)]) expect(words).not.toMatch(/\d M(€|\b)/u);
  });

  test('name the airline that the learner is to do something with', () => {
    for (const each of lesson.steps) {
      const { action } = each;
      const shares =
        'shares' in action
          ? action.shares
          : 'share' in action
            ? [action.share]
            : 'airline' in action
              ? [action.airline]
              : [];
      for (const share of shares) expect(each.words(language).todo).toContain(TEXTS[language].shares[share]);
    }
  });
});
