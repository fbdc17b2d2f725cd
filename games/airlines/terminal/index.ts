/** Airlines in a terminal: a view and words in, lines and tables out. How wide they are laid out is the caller's. */

import { explain } from '@tarmac/airlines/bot';
import { type Action, boardOf, type Config, facts, type News, tablesOf, type View } from '@tarmac/airlines/rules';
import {
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  type Language,
  namesOf,
  TERMINAL_TEXTS,
  TEXTS,
} from '@tarmac/airlines/text';
import type { Decision } from '@tarmac/bots';
import type { Refusal } from '@tarmac/kit';
import { networkLines, routeTable } from './board.ts';
import { groupChoices } from './choices.ts';
import { ruleLines } from './rulebook.ts';
import { type Setting, signLegend } from './setting.ts';
import { readAction } from './spelling.ts';
import { airlineTable, handLines, playerTable, rowLines } from './tables.ts';

export function airlinesTerminal(language: Language, config: Config, seatNames: readonly string[]) {
  const board = boardOf(config.board);
  const names = namesOf(language, board, seatNames);
  const text = TEXTS[language];
  const words = TERMINAL_TEXTS[language];
  const setting: Setting = { language, board, tables: tablesOf(config.board), names, seatNames, text, words };
  return {
    title: text.game.name,
    rules: { rule: 'AL-4.1', section: 'AL-4' },
    spellings: Object.values(words.examples),
    table(view: View) {
      const now = facts(view);
      return [
        [...rowLines(view, now, setting), ...handLines(view, now, setting)],
        airlineTable(view, now, setting),
        playerTable(view, now, setting),
      ];
    },
    board(view: View) {
      const now = facts(view);
      return [
        [words.referenceLegend, signLegend(setting)],
        airlineTable(view, now, setting),
        [words.boardLegend, ...networkLines(view, now, setting)],
        routeTable(view, setting),
      ];
    },
    question: (view: View) => describeFrame(language, view.frame, 'you', names),
    choices: (view: View, actions: readonly Action[]) => groupChoices(view, actions, facts(view), setting),
    hint: (decision: Decision<Action>) =>
      explain(decision).map((each) => ({ action: each.action, ...describeExplained(language, each, names) })),
    rule: (id: string) => ruleLines(id, text),
    news: (news: News) => describeNews(language, news, names),
    refusal: (refusal: Refusal) => describeRefusal(language, refusal, names),
    read: (typed: string, view: View) => readAction(typed, view, setting),
  };
}
