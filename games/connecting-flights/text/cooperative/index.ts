/** The words of the cooperative game, in every language. */

import type { Explained } from '@tarmac/connecting-flights/cooperative/bot';
import type { News } from '@tarmac/connecting-flights/cooperative/rules';
import type { Refusal } from '@tarmac/kit';
import { type Explanation, explanation } from '@tarmac/kit/words';
import type { Language } from '../languages.ts';
import { describeAction } from './action-labels.ts';
import type { BoardWords } from './board-words.ts';
import { EN_BOARD } from './en-board.ts';
import { EN_FLYING } from './en-flying.ts';
import { EN_MOMENTS } from './en-moments.ts';
import { EN_TERMINAL } from './en-terminal.ts';
import type { FlyingWords } from './flying-words.ts';
import { FR_BOARD } from './fr-board.ts';
import { FR_FLYING } from './fr-flying.ts';
import { FR_MOMENTS } from './fr-moments.ts';
import { FR_TERMINAL } from './fr-terminal.ts';
import type { MomentWords } from './moments-words.ts';
import { TEXTS } from './names.ts';
import { factsOf, isRefusalCode } from './refusal-facts.ts';
import type { TerminalWords } from './terminal-words.ts';
import type { Chances, Names } from './words.ts';

export type { Face } from '../faces.ts';
export { stacked } from '../grammar.ts';
export { LANGUAGES, type Language } from '../languages.ts';
export { CONTINENT_ORDER } from '../orders.ts';
export { describeAction } from './action-labels.ts';
export type { BoardWords } from './board-words.ts';
export type { FrameKind } from './dues.ts';
export type { FlyingWords } from './flying-words.ts';
export type { MomentWords } from './moments-words.ts';
export { namesOf, TEXTS } from './names.ts';
export { RULE_IDS, type RuleId, SECTION_IDS, type SectionId } from './rule-ids.ts';
export { describeFrame, type Waiting } from './status.ts';
export type { ChoiceKind, Spelled, TerminalWords } from './terminal-words.ts';
export type { ActionContext, Chances, DifficultyWords, Names, ScenarioWords, Text } from './words.ts';

/** Apart from the rest, so that pages need not load it. */
export const TERMINAL_TEXTS: Readonly<Record<Language, TerminalWords>> = { en: EN_TERMINAL, fr: FR_TERMINAL };

/** What the picture says besides the sentences. */
export const BOARD_TEXTS: Readonly<Record<Language, BoardWords>> = { en: EN_BOARD, fr: FR_BOARD };

/** What rounds, the end and the board as a list say. */
export const MOMENT_TEXTS: Readonly<Record<Language, MomentWords>> = { en: EN_MOMENTS, fr: FR_MOMENTS };

/** What the place where flights are made says. */
export const FLYING_TEXTS: Readonly<Record<Language, FlyingWords>> = { en: EN_FLYING, fr: FR_FLYING };

// The casts below say what TypeScript cannot follow: the entry looked up by a value's own tag takes that value.

export function describeNews(language: Language, news: News, names: Names): string {
  const tell = TEXTS[language].news[news.kind] as (news: News, names: Names) => string;
  return tell(news, names);
}

/** What is wrong and what would be right. The caller puts the rule id before it. */
export function describeRefusal(language: Language, refusal: Refusal, names: Names): string {
  const { code } = refusal;
  if (!isRefusalCode(code)) throw new Error(`the cooperative game has no refusal '${code}'`);
  const explain = TEXTS[language].refusals[code] as (facts: unknown, names: Names) => string;
  return explain(factsOf(code, refusal), names);
}

/** What the bot expects of an action, in one line, and what tells it from the action it is compared with, in a sentence. */
export function describeExplained(language: Language, explained: Explained, names: Names): Explanation {
  const { reasons, chances } = TEXTS[language];
  const { sentence, figures } = explanation(explained, reasons, (action) => describeAction(language, action, names));
  const now = inPercent(explained.winShareNow, explained.winShareNowError);
  return { sentence, figures: `${chances(now, inPercent(explained.winShare, explained.winShareError))}, ${figures}` };
}

/** Never as if it were certain while it is not. */
function inPercent(share: number, error: number): Chances {
  return { value: Math.round(share * 100), error: Math.max(error > 0 ? 1 : 0, Math.round(error * 100)) };
}
