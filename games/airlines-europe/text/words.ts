/** The texts of one language: every table is typed by the unions of the rules, so that a gap does not compile. */

import type { Term } from '@tarmac/airlines-europe/bot';
import type { Action, Airline, Config, Frame, News, RefusalCode, Share } from '@tarmac/airlines-europe/rules';
import type { FrameTextsOf, GameText } from '@tarmac/kit/words';
import type { RefusalFacts } from './refusal-facts.ts';
import type { RuleId, SectionId } from './rule-ids.ts';

/** The names that sentences need. */
export interface Names {
  seat(seat: number): string;
  city(id: string): string;
  /** Such as 'London–Paris'. */
  route(id: string): string;
}

/** Additional data for an action label. */
export interface ActionContext {
  /** The cost of the licence, in millions. */
  readonly cost?: number;
}

export type FrameKind = Frame['kind'];

/** The types of the sentences. */
export interface Spoken {
  action: Action;
  news: News;
  names: Names;
  context: ActionContext;
  term: Term;
}

type RefusalTexts = {
  readonly [C in RefusalCode]: (facts: RefusalFacts<C>, names: Names) => string;
};

/** With the number of shares still to give up in an exchange, else null. */
export type FrameTexts = FrameTextsOf<FrameKind, [sharesLeft: number | null]>;

export interface Text extends GameText<Spoken, Config, RefusalTexts, FrameTexts, RuleId, SectionId> {
  readonly shares: Readonly<Record<Share, string>>;
  readonly colours: Readonly<Record<Airline, string>>;
  /** AE-9.2 */
  readonly thirdPlayer: string;
  readonly money: (millions: number) => string;
  readonly points: (count: number) => string;
}
