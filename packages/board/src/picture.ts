/**
 * The contract between the table page and a game's picture: a view goes in, an action comes out. The page knows no game
 * and the picture knows no rules: it asks for legality, reasons and previews.
 */

import type { Eye, Outcome, Refusal, Seat } from '@tarmac/kit';
import type { Language } from '@tarmac/kit/words';
import type { Component, Snippet } from 'svelte';
import type { Livery } from './livery/livery.ts';
import type { Named } from './livery/named.ts';

export type { Language };

/** The data types of one game that a picture uses; the rules define them. */
export interface PictureShapes {
  view: unknown;
  action: unknown;
  news: unknown;
  /** The fixed data of a match, such as its board. */
  scene: unknown;
  /** Values computed from a view by the rules, such as how near a scoring may be. */
  facts: unknown;
}

/** The name and holder of a seat. */
export interface SeatLabel {
  readonly name: string;
  /** One of the people at this device. */
  readonly mine: boolean;
  /** A bot plays it now. */
  readonly bot: boolean;
  /** A note beside the name: a level, "has resigned", a clock; null for none. */
  readonly note: string | null;
}

/** The view of one eye at one moment. */
export interface Shown<T extends PictureShapes = PictureShapes> {
  readonly eye: Eye;
  /** Counts the changes visible to this eye. */
  readonly frame: number;
  readonly view: T['view'];
  readonly facts: T['facts'];
  /** The news since the frame before. */
  readonly news: readonly T['news'][];
  /** The seats that may owe a decision, as far as this eye can tell. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** The effect of an action, as far as it can be known. */
export interface Preview<T extends PictureShapes = PictureShapes> {
  readonly view: T['view'];
  readonly facts: T['facts'];
  readonly news: readonly T['news'][];
  /** False if it stopped at the first draw. */
  readonly whole: boolean;
}

/** The rules' answer on an action: a refusal or a preview. */
export type Considered<T extends PictureShapes = PictureShapes> =
  | { readonly refusal: Refusal }
  | { readonly preview: Preview<T> };

/** A decision this device may make now. */
export interface Decision<T extends PictureShapes = PictureShapes> {
  readonly seat: Seat;
  /** Every legal action, in the rules' order; for unbounded kinds only good ones. */
  readonly actions: readonly T['action'][];
  /** Whether the table waits for it; false for a secret choice that may still be changed. */
  readonly owed: boolean;
  /** The refusal of an action that the reader points at. */
  check(action: T['action']): Promise<Refusal | null>;
  consider(action: T['action']): Promise<Considered<T>>;
  /** Sends a confirmed action. Resolves when it is done or refused; the page shows the reason. */
  decide(action: T['action']): Promise<boolean>;
}

/** What the page adds to the end of a game. */
export interface Ending {
  /** Who won, as told to this reader; null for the game's own title. */
  readonly title: string | null;
  /** The ranks where they are not the game's own: somebody left, or the match ended early. */
  readonly ranks: readonly number[] | null;
  /** The match ended before the game was played out. */
  readonly early: boolean;
  /** The ways on: another game, the review, the replay. */
  readonly tools: Snippet;
  /** The deciding moment, in a sentence; the frame leads to it. */
  readonly deciding: Snippet<[sentence: string, frame: number | null]>;
}

export interface PictureProps<T extends PictureShapes = PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly shown: Shown<T>;
  readonly seats: readonly SeatLabel[];
  /** Null where the reader cannot act: another's turn, a replay, a watcher. */
  readonly decision: Decision<T> | null;
  /** The table waits for the reader, and the rules list what may be done: `decision` follows. False by default. */
  readonly preparing?: boolean;
  /** Another action is being sent: nothing else can be decided. */
  readonly busy: boolean;
  /** An action proposed by a lesson or a hint: chosen for the player, not confirmed. */
  readonly pointed: T['action'] | null;
  /** True for readers who want less motion, in replays and in a hidden page. */
  readonly still: boolean;
  /** False in a replay: then nothing opens by itself. True by default. */
  readonly live?: boolean;
  /** All moments of this eye so far, oldest first, for charts and earlier moments. */
  readonly past: readonly Shown<T>[];
  /** The moment of the reader's last act: the picture marks what others have changed since. */
  readonly since?: Shown<T> | null;
  /** Opens the rulebook at a rule. */
  onrule(rule: string): void;
  /** Once the match is over and its last moment is shown; never in a replay. */
  readonly ending?: Ending | null;
  /** The page's own content beside the board, if there is room: its log, its chat. */
  readonly aside?: Snippet | null;
}

/** The figures and the sentence for one candidate of a bot. */
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
  /** Words by value, as text; a missing value stands for itself. */
  readonly values: Readonly<Record<string, string>>;
}

/** The words of a game. The page supplies the names of seats. */
export interface PictureWords<T extends PictureShapes = PictureShapes> {
  /** One line of the log. */
  news(language: Language, scene: T['scene'], seats: readonly string[], news: T['news']): string;
  /** The fault and its remedy, without the rule's number. */
  refusal(language: Language, scene: T['scene'], seats: readonly string[], refusal: Refusal): string;
  /** The label of a button. */
  action(language: Language, scene: T['scene'], seats: readonly string[], action: T['action']): string;
  /** What the table waits for; `you` is the reader's seat if it is to act, else null. */
  status(language: Language, scene: T['scene'], seats: readonly string[], shown: Shown<T>, you: Seat | null): string;
  /**
   * Whether an action that nobody waits for replaces this seat's secret choice; else it is an extra one, such as an
   * offer. True by default.
   */
  mayReplace?(shown: Shown<T>, seat: Seat): boolean;
  /** `explained` is the bot's explanation of one candidate. */
  advice(language: Language, scene: T['scene'], seats: readonly string[], explained: unknown): Advice;
  rulebook(language: Language): readonly RulebookSection[];
  options(language: Language): Readonly<Record<string, OptionWords>>;
  /** The airlines that sentences name, with their liveries; none in a game without airlines. */
  chips?(language: Language, scene: T['scene']): readonly Named[];
  /** The source of the numbers on its boards and cards, in a sentence or two; empty if all are printed. */
  reconstructed(language: Language): string;
}

/** All hands side by side, for a match that is laid open. */
export interface HandsProps<T extends PictureShapes = PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly seats: readonly SeatLabel[];
  /** By seat: what it saw at the shown moment. */
  readonly views: readonly T['view'][];
}

/** The export `picture` of a game's `board/index.ts`. */
export interface Picture<T extends PictureShapes = PictureShapes> {
  /** The whole game on the screen: fills its container in every format. */
  readonly Table: Component<PictureProps<T>>;
  readonly words: PictureWords<T>;
  /** The hands of all seats; missing for a game in which every hand is open. Loaded on demand. */
  hands?(): Promise<Component<HandsProps<T>>>;
  /** How this game's table marks its seats, if it does. */
  seatLiveries?(names: readonly string[]): readonly Livery[];
}
