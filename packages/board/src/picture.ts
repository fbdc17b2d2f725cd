/**
 * The contract between the table page and a game's picture: a view goes in, an action comes out. The page knows no game,
 * the picture knows no rules: what may be done, why not, and what would come of it, it asks.
 */

import type { Eye, Outcome, Refusal, Seat } from '@tarmac/kit';
import type { Language } from '@tarmac/kit/words';
import type { Component, Snippet } from 'svelte';

export type { Language };

/** The data of one game that a picture deals in; the rules define all of it. */
export interface PictureShapes {
  view: unknown;
  action: unknown;
  news: unknown;
  /** What stays the same for a whole match: the board that is played on. */
  scene: unknown;
  /** What can be worked out from a view and the rules: how near a scoring may be, what is blocked. */
  facts: unknown;
}

/** Who sits where, as the page names them. */
export interface SeatLabel {
  readonly name: string;
  /** One of the people at this device. */
  readonly mine: boolean;
  /** A bot plays it now. */
  readonly bot: boolean;
  /** Said beside the name: a level, "has resigned", a clock; null for nothing. */
  readonly note: string | null;
}

/** What one eye sees at one moment. */
export interface Shown<T extends PictureShapes = PictureShapes> {
  readonly eye: Eye;
  /** Counts what this eye could notice. */
  readonly frame: number;
  readonly view: T['view'];
  readonly facts: T['facts'];
  /** What has happened since the frame before. */
  readonly news: readonly T['news'][];
  /** Who, as far as this eye can tell, may owe a decision. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** What would come of an action, as far as it can be known beforehand. */
export interface Preview<T extends PictureShapes = PictureShapes> {
  readonly view: T['view'];
  readonly facts: T['facts'];
  readonly news: readonly T['news'][];
  /** False where it stopped at the first draw. */
  readonly whole: boolean;
}

/** What the rules say of an action: why not, or what would come of it. */
export type Considered<T extends PictureShapes = PictureShapes> =
  | { readonly refusal: Refusal }
  | { readonly preview: Preview<T> };

/** A decision this device may make now. */
export interface Decision<T extends PictureShapes = PictureShapes> {
  readonly seat: Seat;
  /** Every legal action, in the rules' order; of unbounded kinds good ones. */
  readonly actions: readonly T['action'][];
  /** Whether the table waits for it; false where it may merely be changed (a choice already made in secret). */
  readonly owed: boolean;
  /** Why not; for what is merely pointed at. */
  check(action: T['action']): Promise<Refusal | null>;
  consider(action: T['action']): Promise<Considered<T>>;
  /** Confirmed: it is sent. Resolves when it is done or refused; the page says why. */
  decide(action: T['action']): Promise<boolean>;
}

export interface PictureProps<T extends PictureShapes = PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly shown: Shown<T>;
  readonly seats: readonly SeatLabel[];
  /** Null: this is only to be looked at (not my turn, a replay, somebody watching). */
  readonly decision: Decision<T> | null;
  /** While another is on its way nothing else can be decided. */
  readonly busy: boolean;
  /** An action to point at: a lesson's, or a hint's. Chosen for the player, not confirmed. */
  readonly pointed: T['action'] | null;
  /** Motion is skipped when the reader wants less of it, in replays and when the page was hidden. */
  readonly still: boolean;
  /** False where a match is leafed through, as in a replay: then nothing opens by itself. True unless it is said. */
  readonly live?: boolean;
  /** All moments of this eye so far, oldest first, for charts and for what is to be told of an earlier one. */
  readonly past: readonly Shown<T>[];
  /** Opens the rulebook at a rule. */
  onrule(rule: string): void;
  /** What the page would like to have beside the board where there is room: its log, its chat. */
  readonly aside?: Snippet | null;
}

/** The figures and the sentence for one action that a bot would look at. */
export interface Advice {
  readonly figures: string;
  readonly sentence: string;
}

export interface RulebookSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

export interface OptionWords {
  readonly label: string;
  readonly explanation: string;
  /** By the value as text; what is missing stands for itself. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the page lets a game say. Names of seats are the page's. */
export interface PictureWords<T extends PictureShapes = PictureShapes> {
  /** One line of the log for one piece of news. */
  news(language: Language, scene: T['scene'], seats: readonly string[], news: T['news']): string;
  /** What is wrong and what would be right, without the rule's number. */
  refusal(language: Language, scene: T['scene'], seats: readonly string[], refusal: Refusal): string;
  /** As a button says it. */
  action(language: Language, scene: T['scene'], seats: readonly string[], action: T['action']): string;
  /** What the table waits for; `you` is the seat of the reader who is to act, or null. */
  status(language: Language, scene: T['scene'], seats: readonly string[], shown: Shown<T>, you: Seat | null): string;
  /**
   * Whether what this seat may do, though nobody waits for it, is to replace a choice it has made in secret; otherwise it is
   * something besides, such as an offer. Always the former unless it is said.
   */
  mayReplace?(shown: Shown<T>, seat: Seat): boolean;
  /** `explained` is what the game's bot makes of one candidate. */
  advice(language: Language, scene: T['scene'], seats: readonly string[], explained: unknown): Advice;
  rulebook(language: Language): readonly RulebookSection[];
  options(language: Language): Readonly<Record<string, OptionWords>>;
  /** Where the numbers of its boards and cards come from, in a sentence or two, for the page that says so; empty where all is printed. */
  reconstructed(language: Language): string;
}

/** What a game's `board/index.ts` exports as `picture`. */
export interface Picture<T extends PictureShapes = PictureShapes> {
  /** The whole game on the screen: fills its container, which has a size of its own, in every format. */
  readonly Table: Component<PictureProps<T>>;
  readonly words: PictureWords<T>;
}
