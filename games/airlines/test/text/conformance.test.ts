/** The texts and the rulebook of Airlines pass the suites of the kit. */

import { readFileSync } from 'node:fs';
import { TERMS } from '@tarmac/airlines/bot';
import { AIRLINES, type Frame, REFUSALS } from '@tarmac/airlines/rules';
import {
  BOARD_TEXTS,
  describeFrame,
  type Language,
  MOMENT_TEXTS,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  TEXTS,
} from '@tarmac/airlines/text';
import { type Rendered, rulebookConformance, textConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { ACTIONS, EXPLAINED, FIRST, NEWS, namesIn, REFUSED, SECOND, THREE } from './samples.ts';

const FRAMES: readonly Frame[] = [
  { kind: 'turn', removed: false },
  { kind: 'turn', removed: true },
  { kind: 'flight' },
  { kind: 'stock', thenFlight: false },
  { kind: 'stock', thenFlight: true },
  { kind: 'sabotage' },
];

const statusLines = (language: Language): Rendered[] =>
  FRAMES.flatMap((frame) => {
    const due = TEXTS[language].frames.due[frame.kind];
    const say = (who: 'you' | readonly number[]) => describeFrame(language, frame, who, namesIn(language));
    return [
      { from: `frame ${frame.kind} to you`, sentence: say('you'), facts: [due] },
      { from: `frame ${frame.kind} to others`, sentence: say([0, 1]), facts: [due, 'Anna', 'Ben'] },
    ];
  });

const checks = textConformance({
  game: 'airlines',
  texts: TEXTS,
  sentences: SENTENCES,
  names: namesIn,
  samples: { news: NEWS, refusals: REFUSED, actions: ACTIONS, explained: EXPLAINED },
  refusals: REFUSALS,
  terms: TERMS,
  broken: [
    [{ code: 'tooLow', rule: 'AL-4.1', flight: 'wavy-2' }, 'value'],
    [{ code: 'notNow', rule: 'AL-3.1', due: 'tea' }, 'due'],
    [{ code: 'routeFull', rule: 'AL-4.1', route: 3 }, 'route'],
    [{ code: 'notFounded', rule: 'AL-6.1', airline: 'BOI' }, 'airline'],
    [{ code: 'wrongStyle', rule: 'AL-4.1', flight: 'wavy-2', style: 'curly' }, 'style'],
  ],
  statements: (language) => ({ frames: statusLines(language) }),
  tables: (language) => ({
    styles: TEXTS[language].styles,
    third: TEXTS[language].thirdPlayer,
    picture: BOARD_TEXTS[language],
    moments: MOMENT_TEXTS[language],
  }),
  given: {
    'scoring tie': [[FIRST], [THREE], [SECOND]],
    'scoring alone': [
      ['Ana', 2, 1],
      ['Ana', 3, 1],
    ],
    ...Object.fromEntries(['wins', 'kept'].map((key) => [`end ${key}`, [[['Ana']], [['Ana', 'Bo']]]])),
    'end lead': [
      [2, ['Ana'], 31],
      [2, ['Ana', 'Bo'], 31],
    ],
    'end bonusLead': [
      [['Ana'], 31],
      [['Ana', 'Bo'], 31],
    ],
    'end tieShared': [
      [30, ['Ana', 'Bo']],
      [30, ['Ana', 'Bo', 'Cy']],
    ],
    'end bestScoring': [[3, 'Ana', 34]],
    'end bestPayout': [[1, 'Ana', 'ITA', 1]],
    'end held': [
      ['BOI', 0],
      ['BOI', 1],
      ['BOI', 2],
    ],
    'list home': [['BOI'], ['ITA']],
    'list to': [['Boston', 'wavy']],
    'list fly': [['5', 'BOI']],
    'list flyLater': [['5', 'BOI']],
    'list found': [['BOI', '5']],
    'list sabotage': [['BOI']],
  },
  alike: ['Pause', 'Points', 'point', 'points', 'Total', 'double', 'inactive'],
  ownWords: [TEXTS.en.game.name],
  never: {
    en: [/\b(shares? of|market|deck|portfolio|licen[cs]e|airplanes?)\b/iu, new RegExp(`\\b(${AIRLINES.join('|')})\\b`)],
    fr: [
      /(?<!\p{L})(lignes?|siège social|évaluations?|marché|ronde|portefeuille)(?!\p{L})/iu,
      new RegExp(`\\b(${AIRLINES.join('|')})\\b`),
    ],
  },
});

const rulebook = rulebookConformance({
  prefix: 'AL',
  files: [readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')],
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  rules: 40,
  texts: TEXTS,
  refusals: REFUSALS,
});

for (const check of [...checks, ...rulebook]) test(check.name, check.run);
