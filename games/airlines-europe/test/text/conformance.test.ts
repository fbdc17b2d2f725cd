/** The texts and the rulebook of Airlines Europe pass the suites of the kit. */

import { readFileSync } from 'node:fs';
import { TERMS } from '@tarmac/airlines-europe/bot';
import { REFUSALS, type SeenFrame, SHARES } from '@tarmac/airlines-europe/rules';
import {
  BOARD_TEXTS,
  describeFrame,
  type Language,
  MOMENT_TEXTS,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  TEXTS,
} from '@tarmac/airlines-europe/text';
import { type Rendered, rulebookConformance, textConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { ACTIONS, EXPLAINED, NEWS, namesIn, REFUSED, TIE } from './samples.ts';

const FRAMES: readonly SeenFrame[] = [
  { kind: 'opening', chosen: null },
  { kind: 'turn' },
  { kind: 'second' },
  { kind: 'share' },
  { kind: 'exchange', give: 3, fromPortfolio: [], backs: { ordinary: 0, abacus: 0 }, fromHand: null },
  { kind: 'exchange', give: 3, fromPortfolio: ['red'], backs: { ordinary: 1, abacus: 0 }, fromHand: null },
  { kind: 'market', seat: 1, left: 2 },
  { kind: 'ban', seat: 1, passed: [true, false] },
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
  game: 'airlines-europe',
  texts: TEXTS,
  sentences: SENTENCES,
  names: namesIn,
  samples: { news: NEWS, refusals: REFUSED, actions: ACTIONS, explained: EXPLAINED },
  refusals: REFUSALS,
  terms: TERMS,
  broken: [
    [{ code: 'tooDear', rule: 'AE-4.1', cost: 5 }, 'cash'],
    [{ code: 'notNow', rule: 'AE-3.1', due: 'tea' }, 'due'],
    [{ code: 'routeFull', rule: 'AE-4.5', route: 3 }, 'route'],
    [{ code: 'noAirplaneLeft', rule: 'AE-4.6', airline: 'abacus' }, 'airline'],
  ],
  statements: (language) => ({ frames: statusLines(language) }),
  tables: (language) => ({
    colours: TEXTS[language].colours,
    third: TEXTS[language].thirdPlayer,
    picture: BOARD_TEXTS[language],
    moments: MOMENT_TEXTS[language],
  }),
  given: {
    'scoring tie': [[TIE]],
    ...Object.fromEntries(['wins', 'kept'].map((key) => [`end ${key}`, [[['Ana']], [['Ana', 'Bo']]]])),
    'end lead': [
      [2, ['Ana'], 31],
      [2, ['Ana', 'Bo'], 31],
    ],
    'end tieBroken': [[30, ['Ana', 'Bo'], [3, 1]]],
    'end tieShared': [0, 1, 2].map((abacus) => [30, ['Ana', 'Bo', 'Cy'], abacus]),
    'end bestScoring': [[3, 'Ana', 34]],
    'end bestPayout': [[1, 'Ana', 'abacus', 1]],
    'list home': [['yellow']],
    'list bonus': [['white', 7]],
    'list to': [['Paris']],
    'list licence': [[1, '4\u00a0M']],
    'list buyFor': [['red']],
  },
  alike: ['Pause', 'Points', 'point', 'points', 'Total', 'violet', 'orange', 'icence'],
  ownWords: SHARES.map((share) => TEXTS.en.shares[share]),
  never: {
    // An amount of money never parts from its unit.
    en: [/\d M(€|\b)/u],
    fr: [/\d M(€|\b)/u, /(?<!\p{L})(lignes?|base|lointaine?s?)(?!\p{L})/iu],
  },
});

const rulebook = rulebookConformance({
  prefix: 'AE',
  files: [readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')],
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  rules: 60,
  texts: TEXTS,
  refusals: REFUSALS,
});

for (const check of [...checks, ...rulebook]) test(check.name, check.run);
