/** Airlines Europe in a terminal: a view and words in, lines and tables out. How wide they are laid out is the caller's. */

import { explain } from '@tarmac/airlines-europe/bot';
import { type Action, boardOf, type Config, type News, tablesOf, type View } from '@tarmac/airlines-europe/rules';
import {
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  type Language,
  namesOf,
  TERMINAL_TEXTS,
  TEXTS,
} from '@tarmac/airlines-europe/text';
import type { Decision } from '@tarmac/bots';
import type { Refusal } from '@tarmac/kit';
import { groupChoices } from './choices.ts';
import { ruleLines } from './rulebook.ts';
import type { Setting } from './setting.ts';
import { readPurchase } from './spelling.ts';
import { airlineTable, boardTable, marketLines, playerTable } from './tables.ts';

export function airlinesEuropeTerminal(language: Language, config: Config, seatNames: readonly string[]) {
  const board = boardOf(config.board);
  const names = namesOf(language, board, seatNames);
  const text = TEXTS[language];
  const words = TERMINAL_TEXTS[language];
  const setting: Setting = { language, board, tables: tablesOf(config.board), names, seatNames, text, words };
  return {
    title: text.game.name,
    rules: { rule: 'AE-4.3', section: 'AE-4' },
    spellings: [{ typed: words.buyExample, means: words.buyMeaning }],
    table: (view: View) => [marketLines(view, setting), airlineTable(view, setting), playerTable(view, setting)],
    board: (view: View) => [[words.boardLegend], boardTable(view, setting)],
    question: (view: View) => describeFrame(language, view.frame, 'you', names),
    choices: (view: View, actions: readonly Action[]) => groupChoices(view, actions, setting),
    hint: (decision: Decision<Action>) =>
      explain(decision).map((each) => ({ action: each.action, ...describeExplained(language, each, names) })),
    rule: (id: string) => ruleLines(id, text),
    news: (news: News) => describeNews(language, news, names),
    refusal: (refusal: Refusal) => describeRefusal(language, refusal, names),
    read: (typed: string, view: View) => readPurchase(typed, view, setting),
  };
}
