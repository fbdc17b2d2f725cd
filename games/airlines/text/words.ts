/** What one language has to say: every table is typed by the rules' own unions, so a gap does not compile. */

import type { Term } from '@tarmac/airlines/bot';
import type { Action, Airline, Config, Frame, News, RefusalCode, Style } from '@tarmac/airlines/rules';
import type { FrameTextsOf, GameText } from '@tarmac/kit/words';
import type { RefusalFacts } from './refusal-facts.ts';
import type { RuleId, SectionId } from './rule-ids.ts';

/** What the sentences need from the table they are spoken at, and from its board. */
export interface Names {
  seat(seat: number): string;
  city(id: string): string;
  /** Such as 'Boston–Chicago'. */
  route(id: string): string;
  /** The code painted on its cards, such as 'BOI'. */
  airline(id: Airline): string;
  /** Such as 'wavy 5'; twins have one name. */
  flight(id: string): string;
  /** The number on a circle; `circle` counts a route's circles from 0, as in an action. */
  number(route: string, circle: number): string;
}

/** What an action label may add beyond the action itself. */
export interface ActionContext {
  /** What is being decided: `stop` says then what it declines. */
  readonly frame?: FrameKind;
}

export type FrameKind = Frame['kind'];

/** What the sentences are about. */
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

export type FrameTexts = FrameTextsOf<FrameKind>;

export interface Text extends GameText<Spoken, Config, RefusalTexts, FrameTexts, RuleId, SectionId> {
  /** Of routes and flight cards. */
  readonly styles: Readonly<Record<Style, string>>;
  /** AL-9.4 */
  readonly thirdPlayer: string;
  readonly points: (count: number) => string;
}
