/**
 * The contract between the table page and its backend: a match in this browser, a match on a server, or a lesson. The
 * page knows nothing else of the match.
 */

import type { Considered, Shown } from '@tarmac/board';
import type { BranchOf, Eye, Refusal, Seat, UndoBlock } from '@tarmac/kit';
import type {
  Answer,
  Attendance,
  ChatLine,
  ClockInfo,
  ClockSettings,
  Frame,
  Phrase,
  Problem,
  TableInfo,
} from '@tarmac/wire/page';

/** The view of one eye at one frame, with its news, awaited seats and clocks. */
export interface Moment extends Shown {
  readonly at: number;
  readonly cause: Frame['cause'];
  /** How many of its last decisions this seat may undo. */
  readonly undo: number;
  /** Why it may undo none, if that is known. */
  readonly noUndo?: UndoBlock;
  /** By seat; empty without clocks. */
  readonly clocks: readonly ClockInfo[];
}

/** The origin of a what-if. The log has no move number. */
export interface WhatIfOf extends BranchOf {
  readonly move?: number;
}

/** A table as the page shows it, from a server or of a match in this browser. */
export interface TableNow extends Omit<TableInfo, 'clock'> {
  readonly clock: ClockSettings | null;
  /** The seats that are played on this device. */
  readonly mySeats: readonly Seat[];
  /** The reader opened it. */
  readonly mine: boolean;
  /** By seat; null for one without a person. Missing where nobody has to be waited for. */
  readonly attendance?: readonly (Attendance | null)[];
  /** A team looks at this device together: it is never handed over. */
  readonly together?: true;
  /** The origin of a what-if; missing for other matches. */
  readonly whatIf?: WhatIfOf;
  /** Warnings about a match that continues; each has a sentence, like a problem. */
  readonly notes?: readonly PageProblem[];
}

export type Connection =
  | { readonly state: 'live' }
  | { readonly state: 'connecting' }
  /** The next attempt, by this device's clock. */
  | { readonly state: 'lost'; readonly retryAt: number };

export type BackendSaid =
  | { readonly kind: 'table'; readonly table: TableNow }
  /** The newest moment of one eye. A device with several seats gets one for each. */
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'connection'; readonly connection: Connection }
  /** The last message: no such match, no permission, or an unreadable file. */
  | { readonly kind: 'gone'; readonly problem: PageProblem };

/** Problems for the reader; each has a sentence and a next step (messages, problems.json). */
export type PageProblem =
  | Problem
  /** No answer: the network or the server is unreachable. */
  | 'offline'
  /** The browser stores nothing: private mode, or a full disk. */
  | 'no-storage'
  /** The match lasts only as long as its tab, because the browser stores nothing. */
  | 'not-kept'
  /** The bots’ code cannot be loaded or fails: they play at random. */
  | 'bots-away'
  /** The match is open in another tab of this browser. */
  | 'open-elsewhere'
  /** The chosen file is not a match file, or is invalid. */
  | 'bad-file'
  /** This page is older or newer than the server. */
  | 'other-version'
  /** A bug in the page. */
  | 'broken';

export type PageAnswer<T = undefined> = Answer<T, PageProblem>;

/** A line of the chat, in somebody's own words or by the code of a quick phrase. */
export type Said = { readonly text: string } | { readonly phrase: Phrase };

/** Functions of a match among people besides its moves. */
export interface People {
  resign(seat: Seat): Promise<PageAnswer>;
  /** Takes the seat back from a stand-in. */
  comeBack(seat: Seat): Promise<PageAnswer>;
  /** Asks the others to go back to frame `to` of this seat's eye. */
  proposeUndo(seat: Seat, to: number): Promise<PageAnswer>;
  proposeEnd(seat: Seat): Promise<PageAnswer>;
  answer(seat: Seat, what: 'undo' | 'end', proposal: string, yes: boolean): Promise<PageAnswer>;
  chat(said: Said): Promise<PageAnswer>;
  /** Returns the id of the rematch's table. */
  rematch(): Promise<PageAnswer<string>>;
}

/** How fast the bots of a match in this browser act: one act at a time, or by themselves. */
export type BotPace = 'step' | 'slow' | 'normal' | 'fast';

export type BotsWish =
  | { readonly pace: BotPace }
  /** While something is open before the board no bot acts. */
  | { readonly hold: boolean }
  /** At the pace `step`: a bot may act, or all until a person owes a decision. */
  | { readonly next: 'act' | 'turn' };

export interface Backend {
  readonly where: 'browser' | 'server';
  /** Calls `hear` with the present state and then with every change. */
  open(hear: (said: BackendSaid) => void): void;
  close(): void;
  /** Data that stays the same for a match; known after the first moment. */
  scene(): Promise<unknown>;

  act(seat: Seat, action: unknown): Promise<PageAnswer>;
  /** Undoes the seat's last decision. */
  undo(seat: Seat): Promise<PageAnswer>;
  /** Every moment of this eye so far, oldest first. */
  history(eye: Eye): Promise<PageAnswer<readonly Moment[]>>;
  /** The match file after the end, before that the view file of this device. */
  download(): Promise<PageAnswer<{ readonly name: string; readonly text: string }>>;

  /** Computed in a worker from the eye's view alone. */
  actions(moment: Shown): Promise<readonly unknown[]>;
  check(moment: Shown, action: unknown): Promise<Refusal | null>;
  /** The refusal, or the preview. */
  consider(moment: Shown, action: unknown): Promise<Considered>;
  /** The captain's candidates, best first, as data for the game's words. */
  advise(moment: Shown): Promise<readonly unknown[]>;

  /** Null on a server, whose bots wait for nobody. */
  readonly bots: ((wish: BotsWish) => void) | null;
  /** Null for a match in this browser. */
  readonly people: People | null;
}
