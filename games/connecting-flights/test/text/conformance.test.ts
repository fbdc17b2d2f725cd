/** The texts and the rulebook of Connecting Flights pass the suites of the kit. */

import { readFileSync } from 'node:fs';
import { TERMS } from '@tarmac/connecting-flights/bot';
import { EVENT_IDS, IDENTITY_IDS, PLAYER_CARD_IDS, REFUSALS, SABOTAGE_IDS } from '@tarmac/connecting-flights/rules';
import {
  BOARD_TEXTS,
  describeEvent,
  describeFrame,
  describeIdentity,
  describePlayerCard,
  describeSabotage,
  type Language,
  MOMENT_TEXTS,
  PLANNING_TEXTS,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  TEXTS,
} from '@tarmac/connecting-flights/text';
import { type Rendered, rulebookConformance, textConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { NEWS } from './news-samples.ts';
import { REFUSED } from './refusal-samples.ts';
import { ACTIONS, EXPLAINED, FRAMES, namesIn, WORLD } from './samples.ts';

const statusLines = (language: Language): Rendered[] =>
  FRAMES.flatMap(({ view, says }) => {
    const names = namesIn(language);
    const from = `frame ${view.frame.kind}`;
    const toOthers = describeFrame(language, { ...view, eye: 2 }, [0, 1], names);
    return [
      { from, sentence: describeFrame(language, view, 'you', names), facts: says(names) },
      { from: `${from} to others`, sentence: toOthers, facts: ['Anna', 'Ben'] },
    ];
  });

/** The cards that are read, with the numbers of the board. */
function renderedCards(language: Language): Rendered[] {
  const said = (from: string, sentence: string, ...facts: string[]) => ({ from: `card ${from}`, sentence, facts });
  const amounts = (...numbers: readonly number[]) => numbers.filter((number) => number > 0).map(String);
  return [
    ...PLAYER_CARD_IDS.map((id) => {
      const { amount = 0, most = 0 } = WORLD.players.find((card) => card.id === id) ?? {};
      return said(id, describePlayerCard(language, WORLD, id).effect, ...amounts(amount, most));
    }),
    ...IDENTITY_IDS.flatMap((id) =>
      [2, 5].map((seats) => {
        const { task } = describeIdentity(language, WORLD, id, seats);
        const goals = WORLD.identities.find((card) => card.id === id)?.goals ?? [];
        return said(id, task, `${goals[seats - 2]}`);
      }),
    ),
    ...EVENT_IDS.flatMap((id) => {
      const { effect, saboteur } = describeEvent(language, WORLD, id);
      const { amount = 0 } = WORLD.events.find((card) => card.id === id) ?? {};
      return [said(id, effect, ...amounts(amount)), said(id, saboteur)];
    }),
    ...SABOTAGE_IDS.map((id) => {
      const { amount = 0, lift = 0 } = WORLD.sabotages.find((card) => card.id === id) ?? {};
      return said(id, describeSabotage(language, WORLD, id).effect, ...amounts(amount, lift));
    }),
  ];
}

const checks = textConformance({
  game: 'connecting-flights',
  texts: TEXTS,
  sentences: SENTENCES,
  names: namesIn,
  samples: { news: NEWS, refusals: REFUSED, actions: ACTIONS, explained: EXPLAINED },
  refusals: REFUSALS,
  terms: TERMS,
  broken: [
    [{ code: 'bidTooLow', rule: 'CF-4.3' }, 'least'],
    [{ code: 'notNow', rule: 'CF-4.3', due: 'tea' }, 'due'],
    [{ code: 'continentOut', rule: 'CF-3.1', continent: 'moon' }, 'continent'],
  ],
  statements: (language) => ({ frames: statusLines(language), cards: renderedCards(language) }),
  tables: (language) => {
    const { continents, kinds, frames, reconstructed } = TEXTS[language];
    const { round: moments, ...rest } = MOMENT_TEXTS[language];
    return {
      text: { continents, kinds, everyone: frames.everyone, reconstructed },
      picture: BOARD_TEXTS[language],
      moments: { moments, ...rest },
      planning: PLANNING_TEXTS[language],
    };
  },
  given: {
    ownedBy: [[['Anna', 'Ben']]],
    saboteurs: [[['Anna', 'Ben']]],
    wins: [[['Anna', 'Ben']]],
    tieShared: [[['Anna', 'Ben']]],
    kept: [[['Anna']]],
    lead: [[4, ['Anna'], 31]],
    tieBroken: [['coins', ['Anna'], 12]],
    slot: [[['plane', 'airport']]],
    'auction deck': [['plane', 12, 3]],
    round: [[4, 'market']],
    fuelTo: [['*', ['**']]],
    bidsLeft: [[2, 31]],
    borrowed: [['Anna']],
    offerFrom: [['Anna']],
    of: [['Anna']],
    bestOf: [['Anna']],
    'planner place': [[{ chain: 1, flight: 2, part: 'plane' }, null]],
  },
  alike: ['Continent', 'Europe', 'Pause', 'Saboteur', 'Sabotage', 'sabotage'],
  ownWords: [TEXTS.en.game.name],
  never: {
    en: [
      /\b(money|tankers?|airplanes?|euros?|dollars?)\b/iu,
      /\b(north-america|start-up-grant|hub-owner|estate-agent|engine-failure)\b/,
    ],
    fr: [
      /(?<!\p{L})(manches?|monnaie|argent|camions?(?!-citernes?)|droits? d’atterrir|ronde|deck)(?!\p{L})/iu,
      /\b(north-america|start-up-grant|hub-owner|estate-agent|engine-failure)\b/,
    ],
  },
});

/** CF-5 to CF-7 and some rules beside them are the cooperative game's alone. */
const COOPERATIVE = /^CF-([567](\.|$)|8\.5|9\.4)/;

const rulebook = rulebookConformance({
  prefix: 'CF',
  files: ['', '-cooperative'].map((other) =>
    readFileSync(new URL(`../../../connecting-flights${other}/RULES.md`, import.meta.url), 'utf8'),
  ),
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  rules: 42,
  texts: TEXTS,
  refusals: REFUSALS,
  others: (id) => COOPERATIVE.test(id),
});

for (const check of [...checks, ...rulebook]) test(check.name, check.run);
