/** What the texts of all games share: grammar, and explanations that are true to the sign of the gain and to how sure it is. */

import {
  de,
  EN_VERDICTS,
  explanation,
  FR_VERDICTS,
  listIn,
  placings,
  pluralIn,
  type Quarter,
  quarterOf,
  type ReasonTexts,
  tally,
  times,
} from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';

type Term = 'growth';
type Changes = Partial<Parameters<typeof explanation<string, Term>>[0]>;

const DOING = { doing: (action: string, label: string) => `${label} ${action}` };
const TEXTS = {
  en: { ...EN_VERDICTS, ...DOING, terms: { growth: { more: 'leaves more room', less: 'leaves less room' } } },
  fr: { ...FR_VERDICTS, ...DOING, terms: { growth: { more: 'laisse de la place', less: 'prend de la place' } } },
} satisfies Record<string, ReasonTexts<string, Term>>;

const say = (language: keyof typeof TEXTS, changes: Changes) =>
  explanation<string, Term>(
    {
      action: 'a',
      winShare: 0.344,
      winShareError: 0.0196,
      points: 90.7,
      pointsError: 2.7,
      against: 'b',
      comparison: 'better',
      reason: null,
      ...changes,
    },
    TEXTS[language],
    () => (language === 'en' ? 'doing' : 'faire'),
  );

const more = { term: 'growth', gain: 0.3 } as const;
const less = { term: 'growth', gain: -0.3 } as const;

describe('an explanation', () => {
  test.each([
    [
      { comparison: 'better', reason: more },
      'Doing a is better than doing b: it leaves more room.',
      'Faire a vaut mieux que de faire b\u202f: cela laisse de la place.',
    ],
    [
      { comparison: 'better', reason: less },
      'Doing a is better than doing b, although it leaves less room.',
      'Faire a vaut mieux que de faire b, même si cela prend de la place.',
    ],
    [
      { comparison: 'worse', reason: less },
      'Doing a is less good than doing b: it leaves less room.',
      'Faire a vaut moins que de faire b\u202f: cela prend de la place.',
    ],
    [
      { comparison: 'worse', reason: more },
      'Doing a is less good than doing b, although it leaves more room.',
      'Faire a vaut moins que de faire b, même si cela laisse de la place.',
    ],
    [
      { comparison: 'close', reason: less },
      'Doing a is about as good as doing b, but leaves less room.',
      'Faire a vaut à peu près autant que de faire b, mais prend de la place.',
    ],
    [
      { comparison: 'close', reason: null },
      'Doing a is about as good as doing b.',
      'Faire a vaut à peu près autant que de faire b.',
    ],
    [{ against: null, comparison: null }, 'Doing a is the only serious choice.', 'Faire a est le seul choix sérieux.'],
  ] as const)('%j', (changes, english, french) => {
    expect(say('en', changes).sentence).toBe(english);
    expect(say('fr', changes).sentence).toBe(french);
  });

  test('gives its figures in whole numbers, with an error of 0 only where there is none', () => {
    expect(say('en', {}).figures).toBe('Win share 34\u00a0%\u00a0±\u00a02, 91\u00a0±\u00a03 points at the end');
    expect(say('fr', {}).figures).toBe('Chances de gagner 34\u00a0%\u00a0±\u00a02, 91\u00a0±\u00a03 points à la fin');
    expect(say('en', { winShareError: 0.001, pointsError: 0.2 }).figures).toMatch(/34\s%\s±\s1, 91\s±\s1 points/);
    expect(say('en', { winShareError: 0, pointsError: 0 }).figures).toMatch(/34\s%\s±\s0, 91\s±\s0 points/);
  });
});

describe('grammar', () => {
  test('nothing is one in French and many in English', () => {
    expect(pluralIn('fr')(0, 'action', 'actions')).toBe('action');
    expect(pluralIn('en-GB')(0, 'share', 'shares')).toBe('shares');
  });

  test('a list ends as the language ends it', () => {
    expect(listIn('en-GB')(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listIn('fr')(['a', 'b', 'c'])).toBe('a, b et c');
  });

  test('what comes more than once is counted where it came first', () => {
    expect(tally(['b', 'a', 'b'])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect([times(1, 'a'), times(2, 'b')]).toEqual(['a', '2\u00a0×\u00a0b']);
  });

  test('French elides before a vowel', () => {
    expect([de('échanger'), de('jouer')]).toEqual(['d’échanger', 'de jouer']);
  });

  test('the best stands first, and equals in the order of their seats', () => {
    expect(placings([2, 1, 2], [5, 9, 5])).toEqual([
      { rank: 1, seat: 1, score: 9 },
      { rank: 2, seat: 0, score: 5 },
      { rank: 2, seat: 2, score: 5 },
    ]);
  });
});

const PLACES = [
  { id: 'oslo', longitude: 10, latitude: 60 },
  { id: 'palermo', longitude: 13, latitude: 38 },
  { id: 'lisbon', longitude: -9, latitude: 39 },
  { id: 'kyiv', longitude: 30, latitude: 50 },
  { id: 'zurich', longitude: 9, latitude: 48 },
];

test.each<[string, readonly string[], Quarter]>([
  ['a city at the upper edge', ['oslo'], 'north'],
  ['a city at the lower edge', ['palermo'], 'south'],
  ['a city at the right edge', ['kyiv'], 'east'],
  ['a city at the left edge', ['lisbon'], 'west'],
  ['a city far from all edges', ['zurich'], 'middle'],
  ['two cities at opposite edges', ['oslo', 'palermo'], 'middle'],
  ['nothing', [], 'middle'],
])('%s', (_, ids, quarter) => {
  expect(quarterOf(PLACES, ids)).toBe(quarter);
});
