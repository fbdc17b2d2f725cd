/** The interface of the rules worker. All values are plain data for a message channel. */

import type { Considered } from '@tarmac/board';
import type { Eye, OptionSpec, Refusal, Seat, Tried, Verification } from '@tarmac/kit';
import type { BotPace, BotsWish, Moment, PageAnswer, PageProblem, TableNow, WhatIfOf } from '../backend/backend.ts';

export interface GameInfo {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** All seats win or lose together. */
  readonly cooperative: boolean;
  readonly options: readonly OptionSpec[];
  /** Without a thinking bot its bots play at random, and there are no hints. */
  readonly thinks: boolean;
}

/** A seat of a match in this browser: a person here, or a bot. In a what-if a bot is `called` as whoever had the seat. */
export type LocalSeat = { readonly name: string } | { readonly bot: string; readonly called?: string };

export interface NewLocal {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  /** Whether the players may ask for advice. */
  readonly hints: boolean;
}

/** A wanted what-if: from one seat's view, with everything hidden imagined anew. */
export interface NewWhatIf {
  readonly game: string;
  /** The view of the seat to play; nothing else of the match. */
  readonly view: unknown;
  readonly seats: readonly LocalSeat[];
  /** The address of the match, the frame of that seat, and its move number. */
  readonly of: Omit<WhatIfOf, 'eye'>;
}

/** One match of this browser, for a list. */
export interface LocalSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly state: 'running' | 'over';
  readonly ranks: readonly number[] | null;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Whether the players may ask for advice. */
  readonly hints: boolean;
  /** The origin of a what-if; absent for a dealt match. A what-if counts nowhere. */
  readonly whatIf?: WhatIfOf;
}

/** The part of a match that the check of its file covers. */
export type Extent = Pick<Verification, 'branch' | 'uncheckedBefore' | 'ended'>;

/** A moment of a match file. */
export interface Recalled extends Moment {
  /** The place of its cause in the log, the same for every eye. */
  readonly entry: number;
  /** Its move number: how many acts are in effect since the deal. */
  readonly move: number;
}

/** What a seat did. */
export interface Acted {
  readonly seat: Seat;
  readonly action: unknown;
}

/** An opened match file: whole, for any eye, or one eye's view. */
export interface ReplayInfo extends Extent {
  /** The worker's id of it until it is closed. */
  readonly id: string;
  readonly game: string;
  readonly eyes: readonly Eye[];
  readonly seats: number;
  /** The move number at its end. */
  readonly moves: number;
  /** Whether log and draws are valid, as far as checkable; null for one eye's view, which proves nothing. */
  readonly verified: boolean | null;
  readonly problems: readonly string[];
}

export interface RulesApi {
  games(): readonly GameInfo[];
  /** The problem of options, from the game's parser; null for none. */
  optionsProblem(game: string, options: unknown, seats: number): string | null;

  // Worked out from a view.
  scene(game: string, view: unknown): unknown;
  facts(game: string, view: unknown): unknown;
  actions(game: string, view: unknown): readonly unknown[];
  check(game: string, view: unknown, action: unknown): Refusal | null;
  consider(game: string, view: unknown, action: unknown): Considered;
  advise(game: string, view: unknown): Promise<readonly unknown[]>;

  /** The hash for later comparison of views. */
  viewHash(view: unknown): string;

  // Matches in this browser.
  create(wish: NewLocal): Promise<PageAnswer<string>>;
  branch(wish: NewWhatIf): Promise<PageAnswer<string>>;
  list(): Promise<PageAnswer<readonly LocalSummary[]>>;
  /** What was tried of a game's campaign in the matches of this browser, and won. */
  campaign(game: string): Promise<PageAnswer<readonly Tried[]>>;
  /** Moments and changes of the table arrive as `LocalSaid` until it is closed. */
  open(id: string, pace?: BotPace): Promise<PageAnswer>;
  close(id: string): void;
  act(id: string, seat: Seat, action: unknown): Promise<PageAnswer>;
  undo(id: string, seat: Seat): Promise<PageAnswer>;
  bots(id: string, wish: BotsWish): void;
  history(id: string, eye: Eye): Promise<PageAnswer<readonly Moment[]>>;
  download(id: string): Promise<PageAnswer<{ readonly name: string; readonly text: string }>>;
  remove(id: string): Promise<PageAnswer>;

  // Replays.
  readFile(text: string): Promise<PageAnswer<ReplayInfo>>;
  replay(id: string, eye: Eye): Promise<PageAnswer<readonly Recalled[]>>;
  /** The act that this entry of its log is; null for none, or if the log is not in the file. */
  actAt(id: string, entry: number): Promise<PageAnswer<Acted | null>>;
  closeReplay(id: string): void;
}

/** The worker's unrequested messages. */
export type LocalSaid =
  | { readonly match: string; readonly kind: 'table'; readonly table: TableNow }
  | { readonly match: string; readonly kind: 'moment'; readonly moment: Moment }
  /** It cannot continue here: a bot's decision was not stored, or our code failed. */
  | { readonly match: string; readonly kind: 'gone'; readonly problem: PageProblem };
