/**
 * The contract between the table page and its backend: a match in this browser, a match on a server, or a lesson. The
 * page knows nothing else of the match.
 */

import type { Considered, Shown } from '@tarmac/board';
import type { BranchOf, Eye, Refusal, Seat } from '@tarmac/kit';
import type { Answer, ChatLine, ClockInfo, ClockSettings, Frame, Problem, TableInfo } from '@tarmac/wire/page';

/** What one eye sees at one moment, with what surrounds it. */
export interface Moment extends Shown {
  readonly at: number;
  readonly cause: Frame['cause'];
  /** How many of its last decisions this seat may take back. */
  readonly undo: number;
  /** By seat; empty where nobody's time is counted. */
  readonly clocks: readonly ClockInfo[];
}

/** A table as the page shows it: what a server tells of it, or the like of a match in this browser. */
export interface TableNow extends Omit<TableInfo, 'clock'> {
  readonly clock: ClockSettings | null;
  /** The seats that are decided for on this device. */
  readonly mySeats: readonly Seat[];
  /** The reader opened it. */
  readonly mine: boolean;
  /** A team around this device looks at it together: it is never handed over. */
  readonly together?: true;
  /** What it is a what-if of; left out for a match that was dealt. */
  readonly whatIf?: BranchOf;
  /** What the reader should know of this match though it goes on: each has a sentence, like a problem. */
  readonly notes?: readonly PageProblem[];
}

export type Connection =
  | { readonly state: 'live' }
  | { readonly state: 'connecting' }
  /** Tried again at this time, by this device's clock. */
  | { readonly state: 'lost'; readonly retryAt: number };

export type BackendSaid =
  | { readonly kind: 'table'; readonly table: TableNow }
  /** The newest moment of one eye. A device that holds several seats hears of each. */
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'connection'; readonly connection: Connection }
  /** There is nothing more to come: no such match, not for this person, or a file nobody can read. */
  | { readonly kind: 'gone'; readonly problem: PageProblem };

/** What can go wrong for the reader; each has a sentence and a way on (messages, problems.json). */
export type PageProblem =
  | Problem
  /** No answer came: the network or the server is away. */
  | 'offline'
  /** The browser keeps nothing for us: private mode, or a full disk. */
  | 'no-storage'
  /** A match that lasts as long as its tab, because the browser keeps nothing for us. */
  | 'not-kept'
  /** The bots’ code cannot be loaded or fails: they play at random. */
  | 'bots-away'
  /** The match is open in another tab of this browser. */
  | 'open-elsewhere'
  /** What was chosen is not a match file, or one that does not hold. */
  | 'bad-file'
  /** This page is older or newer than the server. */
  | 'other-version'
  /** Something of ours broke. */
  | 'broken';

export type PageAnswer<T = undefined> = Answer<T, PageProblem>;

/** What a match among people has besides its moves. */
export interface People {
  resign(seat: Seat): Promise<PageAnswer>;
  /** Takes the seat back from a stand-in. */
  comeBack(seat: Seat): Promise<PageAnswer>;
  /** Asks the others to go back to frame `to` of this seat's eye. */
  proposeUndo(seat: Seat, to: number): Promise<PageAnswer>;
  proposeEnd(seat: Seat): Promise<PageAnswer>;
  answer(seat: Seat, what: 'undo' | 'end', proposal: string, yes: boolean): Promise<PageAnswer>;
  chat(text: string): Promise<PageAnswer>;
  /** Answers with the id of the table of the return match. */
  rematch(): Promise<PageAnswer<string>>;
}

export interface Backend {
  readonly where: 'browser' | 'server';
  /** From now on `hear` is told everything, beginning with how things stand. */
  open(hear: (said: BackendSaid) => void): void;
  close(): void;
  /** What stays the same for a whole match; known once the first moment was told. */
  scene(): Promise<unknown>;

  act(seat: Seat, action: unknown): Promise<PageAnswer>;
  /** Takes the seat's last decision back. */
  undo(seat: Seat): Promise<PageAnswer>;
  /** Every moment of this eye so far, oldest first. */
  history(eye: Eye): Promise<PageAnswer<readonly Moment[]>>;
  /** The match as a file: whole once it is over, before that as this device may know it. */
  download(): Promise<PageAnswer<{ readonly name: string; readonly text: string }>>;

  /** Worked out in a worker on what the eye sees, and nothing else. */
  actions(moment: Shown): Promise<readonly unknown[]>;
  check(moment: Shown, action: unknown): Promise<Refusal | null>;
  /** Why not, or what would come of it. */
  consider(moment: Shown, action: unknown): Promise<Considered>;
  /** What a captain would look at, best first; each for the game's words to put into a sentence. */
  advise(moment: Shown): Promise<readonly unknown[]>;

  /** Null for a match in this browser. */
  readonly people: People | null;
}
