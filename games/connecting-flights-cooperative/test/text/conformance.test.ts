/** The texts and the rulebook of the cooperative game pass the suites of the kit. */

import { readFileSync } from 'node:fs';
import { TERMS } from '@tarmac/connecting-flights-cooperative/bot';
import { REFUSALS, type RefusalCode } from '@tarmac/connecting-flights-cooperative/rules';
import {
  BOARD_TEXTS,
  describeAction,
  describeFrame,
  describeNews,
  FLYING_TEXTS,
  type Language,
  MOMENT_TEXTS,
  type Names,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  TEXTS,
  type Text,
} from '@tarmac/connecting-flights-cooperative/text';
import {
  type Rendered,
  rulebookConformance,
  sampledActions,
  sampledNews,
  textConformance,
  wordsOf,
} from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { NEWS } from './news-samples.ts';
import { REFUSED } from './refusal-samples.ts';
import { ACTIONS, aloneIn, EXPLAINED, FRAMES, namesIn, type Spoken } from './samples.ts';

const statusLines = (language: Language): Rendered[] =>
  FRAMES.flatMap(({ view, says }) =>
    (['you', [0, 1]] as const).map((who) => ({
      from: `frame ${view.frame.kind} to ${who}`,
      sentence: describeFrame(language, view, who, namesIn(language)),
      facts: says(namesIn(language)),
    })),
  );

/** The same for somebody alone, with one hand and with two. */
function alone(language: Language): readonly string[] {
  const said = (names: Names) => [
    ...sampledNews<Spoken, Text>({ news: NEWS }).map(({ news }) => describeNews(language, news, names)),
    ...sampledActions<Spoken, Text>({ actions: ACTIONS }).map(({ action }) => describeAction(language, action, names)),
    ...FRAMES.map(({ view }) => describeFrame(language, { ...view, seats: 1 }, 'you', names)),
    ...FRAMES.map(({ view }) => describeFrame(language, { ...view, seats: 1 }, [0], names)),
  ];
  return [1, 2].flatMap((hands) => said(aloneIn(language, hands)));
}

/** CF-7 as the pages of the scenarios tell them. */
function renderedScenarios(language: Language): Rendered[] {
  const { scenarios, difficulties } = TEXTS[language];
  return [
    ...Object.entries(scenarios).flatMap(([id, { background, setup, rule }]) =>
      wordsOf({ background, setup, rule }, `scenario ${id}`),
    ),
    ...Object.entries(difficulties).flatMap(([id, { meaning }]) => wordsOf({ meaning }, `difficulty ${id}`)),
  ];
}

const checks = textConformance<Spoken, Text, RefusalCode>({
  game: 'connecting-flights-cooperative',
  texts: TEXTS,
  sentences: SENTENCES,
  names: namesIn,
  samples: { news: NEWS, refusals: REFUSED, actions: ACTIONS, explained: EXPLAINED },
  refusals: REFUSALS,
  terms: TERMS,
  broken: [
    [{ code: 'otherHandNext', rule: 'CF-5.2' }, 'hand'],
    [{ code: 'notNow', rule: 'CF-6.1', due: 'tea' }, 'due'],
    [{ code: 'noSuchPawn', rule: 'CF-6.2', city: 'tokyo', pawn: 'moon' }, 'pawn'],
  ],
  statements: (language) => ({ frames: statusLines(language), scenarios: renderedScenarios(language) }),
  tables: (language) => {
    const { continents, kinds, colours, phases, demand, reconstructed, chances } = TEXTS[language];
    return {
      text: { continents, kinds, colours, phases, demand, reconstructed, chances },
      alone: alone(language),
      picture: BOARD_TEXTS[language],
      moments: MOMENT_TEXTS[language],
      flying: FLYING_TEXTS[language],
    };
  },
  given: {
    'text chances': [
      [
        { value: 55, error: 4 },
        { value: 62, error: 3 },
      ],
    ],
    'round crowded': [['*']],
    gamesIn: [[2, '*']],
    gamesNow: [['*']],
    gamesOver: [['*']],
    carried: [['*', '**']],
    stay: [['*', '**']],
    // A list of one name also does as a name.
    crowded: [[['*']]],
    full: [[['*']]],
    missing: [[['*', '**']]],
    everybody: [[['*', '**']]],
    usedTrucks: [[[3, 4]]],
    'map ownedBy': [[['Anna', 'Ben']]],
  },
  alike: ['Charter', 'Continent', 'Europe', 'possible'],
  ownWords: ['Connecting Flights'],
  never: {
    en: [
      /\b(money|tankers?|airplanes?|euros?|dollars?)\b/iu,
      /\b(north-america|creating-demand|olympic-games|good-old-days|world-1)\b/,
    ],
    fr: [
      /(?<!\p{L})(manches?|monnaie|argent|camions?(?!-citernes?)|droits? d’atterrir|ronde|deck)(?!\p{L})/iu,
      /\b(north-america|creating-demand|olympic-games|good-old-days|world-1)\b/,
    ],
  },
});

/** CF-3 and CF-4 and some rules beside them are the competitive game's alone. */
const COMPETITIVE = /^CF-([34](\.|$)|8\.[34]|9\.[123])/;

const rulebook = rulebookConformance({
  prefix: 'CF',
  files: ['', '-cooperative'].map((other) =>
    readFileSync(new URL(`../../../connecting-flights${other}/RULES.md`, import.meta.url), 'utf8'),
  ),
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  rules: 40,
  texts: TEXTS,
  refusals: REFUSALS,
  others: (id) => COMPETITIVE.test(id),
});

for (const check of [...checks, ...rulebook]) test(check.name, check.run);
