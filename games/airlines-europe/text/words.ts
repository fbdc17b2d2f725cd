/** What one language has to say: every table is typed by the rules' own unions, so a gap does not compile. */

import type { Term } from '@tarmac/airlines-europe/bot';
import type { Action, Airline, Config, Deck, Frame, News, RefusalCode, Share } from '@tarmac/airlines-europe/rules';
import type { ActionTextsOf, NewsTextsOf, OptionTextsOf, ReasonTexts } from '@tarmac/kit/words';
import type { RefusalFacts } from './refusal-facts.ts';
import type { RuleId, SectionId } from './rule-ids.ts';

/** What the sentences need from the table they are spoken at. */
export interface Names {
  seat(seat: number): string;
  city(id: string): string;
  /** Such as 'London–Paris'. */
  route(id: string): string;
}

/** What an action label may add beyond the action itself. */
export interface ActionContext {
  /** In millions: what the licence costs. */
  readonly cost?: number;
}

export type FrameKind = Frame['kind'];

export type NewsTexts = NewsTextsOf<News, Names>;

export type RefusalTexts = {
  readonly [C in RefusalCode]: (facts: RefusalFacts<C>, names: Names) => string;
};

export type ActionTexts = ActionTextsOf<Action, Names, ActionContext>;

/** The values of an option as an option form writes them; a board brings its own name, so none are listed for it. */
interface OptionValues extends Record<keyof Config, string> {
  board: never;
  deck: Deck;
  flightBan: 'true' | 'false';
  openScores: 'true' | 'false';
  startSeat: 'null';
}

export type OptionTexts = OptionTextsOf<OptionValues>;

export interface FrameTexts {
  /** What is to be decided, as a bare infinitive: 'buy a second licence or stop'. */
  readonly due: Readonly<Record<FrameKind, string>>;
  /** Asks the reader; `sharesLeft` counts the shares still to give up in an exchange, else null. */
  readonly ask: (due: string, sharesLeft: number | null) => string;
  /** Says for whom the table waits. */
  readonly await: (who: readonly string[], due: string, sharesLeft: number | null) => string;
  readonly over: string;
}

export interface Text {
  readonly game: { readonly name: string; readonly tagline: string };
  readonly shares: Readonly<Record<Share, string>>;
  readonly colours: Readonly<Record<Airline, string>>;
  /** AE-9.2 */
  readonly thirdPlayer: string;
  readonly money: (millions: number) => string;
  readonly points: (count: number) => string;
  readonly options: OptionTexts;
  readonly news: NewsTexts;
  readonly refusals: RefusalTexts;
  readonly actions: ActionTexts;
  readonly frames: FrameTexts;
  readonly reasons: ReasonTexts<Action, Term>;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rulebook: Readonly<Record<RuleId, string>>;
}
