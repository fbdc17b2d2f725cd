/** The texts of one language: every table is typed by the unions of the rules, so that a gap does not compile. */

import type { Term } from '@tarmac/connecting-flights/bot';
import type {
  Action,
  Board,
  Bundle,
  Config,
  EventCard,
  EventId,
  IdentityId,
  News,
  PlayerCard,
  PlayerCardId,
  ReasonCode,
  RefusalCode,
  SabotageCard,
  SabotageId,
  Saboteur,
} from '@tarmac/connecting-flights/rules';
import type { Card, SlotKind } from '@tarmac/flights/rules';
import type { CardNames, SharedText } from '@tarmac/flights/text';
import type { FrameTextsOf, GameText } from '@tarmac/kit/words';
import type { Due, FrameKind } from './dues.ts';
import type { RefusalFacts } from './refusal-facts.ts';
import type { RuleId, SectionId } from './rule-ids.ts';

/** The names that sentences need, of the table and its board. */
export interface Names extends CardNames {
  readonly board: Board;
  seat(seat: number): string;
  player(id: PlayerCardId): string;
  identity(id: IdentityId): string;
  event(id: EventId): string;
  sabotage(id: SabotageId): string;
}

/** What an action label may add beyond the action itself. */
export interface ActionContext {
  /** The pending decision, for the words of `pass`. */
  readonly frame?: FrameKind;
  /** What the plan would earn, for `fly`. */
  readonly revenue?: number;
}

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

/** What the one who declines or counters an offer says; the card is the reason's. */
export type WhyTexts = Readonly<Record<ReasonCode, (card: Card | null, names: Names) => string>>;

export interface FrameTexts extends FrameTextsOf<Due> {
  /** Hidden choices: what all do at once, and who has not yet done it. */
  readonly everyone: Readonly<Record<'keep' | 'first' | 'plans', string>>;
  readonly notYet: (who: readonly string[]) => string;
  /** The facts for the decision, as a separate sentence. */
  readonly detail: {
    /** Nobody has bid yet. */
    readonly called: (card: string, price: number) => string;
    readonly highBid: (who: string, card: string, coins: number) => string;
    readonly yourBid: (card: string, coins: number) => string;
    readonly slot: (kinds: readonly SlotKind[]) => string;
    readonly offer: (from: string, give: Bundle, take: Bundle, names: Names) => string;
    readonly drawn: (sabotage: string, effect: string) => string;
    readonly deflect: (saboteur: string, sabotage: string, coins: number) => string;
    readonly event: (event: string) => string;
  };
}

/** The texts of cards: a name, and the effect with the board's numbers. */
export interface CardTexts {
  readonly players: {
    readonly [K in PlayerCardId]: { readonly name: string; readonly effect: (card: PlayerCard) => string };
  };
  readonly identities: {
    readonly [K in IdentityId]: { readonly name: string; readonly task: (goal: number) => string };
  };
  readonly reward: (coins: number) => string;
  readonly events: {
    readonly [K in EventId]: { readonly name: string; readonly effect: (card: EventCard) => string };
  };
  readonly saboteurs: Readonly<Record<Saboteur, string>>;
  readonly sabotages: {
    readonly [K in SabotageId]: { readonly name: string; readonly effect: (card: SabotageCard) => string };
  };
}

/** What a card says, ready to be shown. */
export interface CardWords {
  readonly name: string;
  readonly effect: string;
}

export interface IdentityWords {
  readonly name: string;
  readonly task: string;
  readonly reward: string;
}

export interface Text extends SharedText, GameText<Spoken, Config, RefusalTexts, FrameTexts, RuleId, SectionId> {
  /** CF-8 which parts no source prints. */
  readonly reconstructed: string;
  readonly cards: CardTexts;
  readonly bundle: (bundle: Bundle, names: Names) => string;
  readonly whys: WhyTexts;
}
