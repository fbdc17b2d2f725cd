/** The cooperative game in a terminal: a view and words in, lines and tables out. How wide they are laid out is the caller's. */

import type { Decision } from '@tarmac/bots';
import { explain } from '@tarmac/connecting-flights/cooperative/bot';
import {
  type Action,
  type Config,
  facts,
  type News,
  scene,
  tablesOf,
  type View,
} from '@tarmac/connecting-flights/cooperative/rules';
import {
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  type Language,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  TERMINAL_TEXTS,
  TEXTS,
} from '@tarmac/connecting-flights/cooperative/text';
import type { Refusal } from '@tarmac/kit';
import { ruleLines } from '../rulebook.ts';
import { airportTable, referenceLines } from './board.ts';
import { groupChoices } from './choices.ts';
import type { Setting } from './setting.ts';
import { readAction } from './spelling.ts';
import { comingLines, flightLines, handLines, letterLine, marketLines, roundLines, waitingTable } from './tables.ts';

export function cooperativeFlightsTerminal(language: Language, config: Config, seatNames: readonly string[]) {
  const tables = tablesOf(config.board);
  const { board } = tables;
  const fixed = scene({ config, seats: seatNames.length });
  const names = namesOf(language, board, seatNames, fixed.hands);
  const text = TEXTS[language];
  const words = TERMINAL_TEXTS[language];
  const setting: Setting = { language, board, tables, scene: fixed, names, text, words };
  return {
    title: text.game.name,
    rules: { rule: 'CF-6.2', section: 'CF-6' },
    spellings: Object.values(words.examples),
    table(view: View) {
      const now = facts(view);
      return [
        [...roundLines(view, now, setting), letterLine(setting)],
        waitingTable(view, setting),
        [
          ...marketLines(view, now, setting),
          ...handLines(view, now, setting),
          ...flightLines(view, now, setting),
          ...comingLines(view, now, setting),
        ],
      ];
    },
    board: (view: View) => [
      [words.boardLegend, letterLine(setting)],
      airportTable(view, setting),
      referenceLines(setting),
    ],
    question: (view: View) => describeFrame(language, view, 'you', names),
    choices: (view: View, actions: readonly Action[]) => groupChoices(view, actions, facts(view), setting),
    hint: (decision: Decision<Action>) =>
      explain(decision).map((each) => ({ action: each.action, ...describeExplained(language, each, names) })),
    rule: (id: string) => ruleLines(id, { sectionIds: SECTION_IDS, ruleIds: RULE_IDS, ...text }),
    news: (news: News) => describeNews(language, news, names),
    refusal: (refusal: Refusal) => describeRefusal(language, refusal, names),
    read: (typed: string, view: View) => readAction(typed, view, setting),
  };
}
