/**
 * The texts of one language for the cooperative game: typed by the unions of the rules, so that a gap does not compile.
 */

import type { Term } from '@tarmac/connecting-flights-cooperative/bot';
import type {
  Action,
  Board,
  Config,
  DemandKind,
  Difficulty,
  Load,
  News,
  Phase,
  RefusalCode,
  ScenarioId,
} from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import type { CardNames, SharedText } from '@tarmac/flights/text';
import type { FrameTextsOf, GameText } from '@tarmac/kit/words';
import type { FrameKind } from './dues.ts';
import type { RefusalFacts } from './refusal-facts.ts';
import type { RuleId, SectionId } from './rule-ids.ts';

/** The names that sentences need, of the table and its board. */
export interface Names extends CardNames {
  readonly board: Board;
  seat(seat: number): string;
  /** The number of hands. A single one needs no name. */
  readonly hands: number;
  /** The label of a hand: the name of its seat, or 'First hand' for a single player with two. */
  hand(hand: number): string;
  /** The same inside a sentence: 'Anna', 'the first hand'. */
  theHand(hand: number): string;
  /** Whether it goes without saying that the seat acts for this hand. */
  isOwn(seat: number, hand: number): boolean;
}

/** What an action label may add beyond the action itself. */
export interface ActionContext {
  /** What is being decided: `pass` says then what it ends. */
  readonly frame?: FrameKind;
  /** What the action costs. */
  readonly coins?: number;
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

export interface FrameTexts extends FrameTextsOf<FrameKind> {
  /** Any of several decides for all. */
  readonly team: (due: string) => string;
  /** The facts for the decision, as a separate sentence. */
  readonly detail: {
    readonly place: (continent: string) => string;
    readonly first: (hand: string) => string;
    /** `hand` is null where there is one only. */
    readonly take: (left: number, hand: string | null) => string;
    readonly proposal: (who: string, action: string) => string;
  };
}

/** CF-7 one scenario, as its page tells it. */
export interface ScenarioWords {
  readonly name: string;
  readonly background: string;
  readonly setup: string;
  readonly rule: string;
}

export interface DifficultyWords {
  readonly name: string;
  readonly meaning: string;
}

/** A whole number of percent and how far it may be off. */
export interface Chances {
  readonly value: number;
  readonly error: number;
}

export interface Text extends SharedText, GameText<Spoken, Config, RefusalTexts, FrameTexts, RuleId, SectionId> {
  /** CF-8 which parts no source prints. */
  readonly reconstructed: string;
  /** CF-1.6 what the pawns of a continent look like. */
  readonly colours: Readonly<Record<Continent, string>>;
  /** A letter for each colour, where there is no room for more and colour alone is not enough. */
  readonly letters: Readonly<Record<Continent, string>>;
  readonly pawns: (count: number) => string;
  /** '2 pawns for Asia and 1 for Europe' */
  readonly load: (pawns: Load, names: Names) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly demand: Readonly<Record<DemandKind, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioWords>>;
  readonly difficulties: Readonly<Record<Difficulty, DifficultyWords>>;
  /** The chance to win now, and after the advised action. */
  readonly chances: (now: Chances, after: Chances) => string;
  readonly hands: { readonly label: (hand: number) => string; readonly the: (hand: number) => string };
}
