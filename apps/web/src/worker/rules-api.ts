/** What the page may ask of the rules worker. Everything is data: it crosses a message channel. */

import type { Considered } from '@tarmac/board';
import type { BranchOf, Eye, OptionSpec, Refusal, Seat, Verification } from '@tarmac/kit';
import type { Moment, PageAnswer, PageProblem, TableNow } from '../backend/backend.ts';

export interface GameInfo {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** All seats win or lose together. */
  readonly cooperative: boolean;
  readonly options: readonly OptionSpec[];
  /** Without a mind its bots play at random, and there is nothing to ask a captain. */
  readonly thinks: boolean;
}

/** A seat of a match in this browser: a person who sits here, or a bot. */
export type LocalSeat = { readonly name: string } | { readonly bot: string };

export interface NewLocal {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  /** Whether the players may ask for advice. */
  readonly hints: boolean;
}

/** A what-if somebody wishes to play: from what one seat saw, with everything unseen imagined anew. */
export interface NewWhatIf {
  readonly game: string;
  /** Of the seat that is to be played from here; nothing else of the match is known to it. */
  readonly view: unknown;
  readonly seats: readonly LocalSeat[];
  /** The address of the match, and which moment of that seat it is. */
  readonly of: Pick<BranchOf, 'match' | 'frame'>;
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
  /** What it is a what-if of; left out for a match that was dealt. A what-if counts nowhere. */
  readonly whatIf?: BranchOf;
}

/** How much of a match the check of its file can speak for. */
export type Extent = Pick<Verification, 'branch' | 'uncheckedBefore' | 'ended'>;

/** A match file that was read: whole, so that any seat's eyes can be taken, or what one eye has seen. */
export interface ReplayInfo extends Extent {
  /** Under which the worker keeps it until it is closed. */
  readonly id: string;
  readonly game: string;
  readonly eyes: readonly Eye[];
  readonly seats: number;
  /** Whether log and draws hold, as far as they can be checked; null for what one eye has seen, which proves nothing. */
  readonly verified: boolean | null;
  readonly problems: readonly string[];
}

export interface RulesApi {
  games(): readonly GameInfo[];
  /** What is wrong with options, as the game's parser says it; null for nothing. */
  optionsProblem(game: string, options: unknown, seats: number): string | null;

  // Worked out from a view.
  scene(game: string, view: unknown): unknown;
  facts(game: string, view: unknown): unknown;
  actions(game: string, view: unknown): readonly unknown[];
  check(game: string, view: unknown, action: unknown): Refusal | null;
  consider(game: string, view: unknown, action: unknown): Considered;
  advise(game: string, view: unknown): Promise<readonly unknown[]>;

  /** The hash by which what was shown can be compared later. */
  viewHash(view: unknown): string;

  // Matches in this browser.
  create(wish: NewLocal): Promise<PageAnswer<string>>;
  branch(wish: NewWhatIf): Promise<PageAnswer<string>>;
  list(): Promise<PageAnswer<readonly LocalSummary[]>>;
  /** Moments and changes of the table come as `LocalSaid` until it is closed. */
  open(id: string): Promise<PageAnswer>;
  close(id: string): void;
  act(id: string, seat: Seat, action: unknown): Promise<PageAnswer>;
  undo(id: string, seat: Seat): Promise<PageAnswer>;
  history(id: string, eye: Eye): Promise<PageAnswer<readonly Moment[]>>;
  download(id: string): Promise<PageAnswer<{ readonly name: string; readonly text: string }>>;
  remove(id: string): Promise<PageAnswer>;

  // Replays.
  readFile(text: string): Promise<PageAnswer<ReplayInfo>>;
  replay(id: string, eye: Eye): Promise<PageAnswer<readonly Moment[]>>;
  /** Which frame of another eye stood when this eye had that frame: eyes count their own. */
  frameOf(id: string, other: Eye, eye: Eye, frame: number): Promise<PageAnswer<number>>;
  closeReplay(id: string): void;
}

/** What the worker says without having been asked. */
export type LocalSaid =
  | { readonly match: string; readonly kind: 'table'; readonly table: TableNow }
  | { readonly match: string; readonly kind: 'moment'; readonly moment: Moment }
  /** It cannot go on here: what bots decide is not kept, or something of ours broke. */
  | { readonly match: string; readonly kind: 'gone'; readonly problem: PageProblem };
