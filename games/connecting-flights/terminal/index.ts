/** Connecting Flights in a terminal: a view and words in, lines and tables out. How wide they are laid out is the caller's. */

import type { Decision } from '@tarmac/bots';
import { explain } from '@tarmac/connecting-flights/bot';
import {
  type Action,
  boardOf,
  type Config,
  facts,
  type News,
  tablesOf,
  type View,
} from '@tarmac/connecting-flights/rules';
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
} from '@tarmac/connecting-flights/text';
import type { Refusal } from '@tarmac/kit';
import { airportTable, referenceLines, seatLines } from './board.ts';
import { groupChoices } from './choices.ts';
import { ruleLines } from './rulebook.ts';
import type { Setting } from './setting.ts';
import { readAction } from './spelling.ts';
import { marketLines, ownLines, playerTable, roundLines, rowLines } from './tables.ts';

export function connectingFlightsTerminal(language: Language, config: Config, seatNames: readonly string[]) {
  const board = boardOf(config.board);
  const names = namesOf(language, board, seatNames);
  const text = TEXTS[language];
  const words = TERMINAL_TEXTS[language];
  const setting: Setting = { language, board, tables: tablesOf(config.board), names, seatNames, text, words };
  return {
    title: text.game.name,
    rules: { rule: 'CF-2.5', section: 'CF-2' },
    spellings: Object.values(words.examples),
    table(view: View) {
      const now = facts(view);
      return [
        [
          ...roundLines(view, now, setting),
          ...rowLines(view, now, setting),
          ...marketLines(view, now, setting),
          ...ownLines(view, now, setting),
        ],
        playerTable(view, now, setting),
      ];
    },
    board: (view: View) => [
      [words.boardLegend],
      airportTable(view, setting),
      seatLines(view, setting),
      referenceLines(view, setting),
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
