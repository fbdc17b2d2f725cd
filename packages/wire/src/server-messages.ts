/** Messages of the server over a socket. A page trusts its server, so these are types, not parsers. */

import type { Eye, Outcome, Refusal, Seat, UndoBlock } from '@tarmac/kit';
import type { Patch } from './patch.ts';
import type { Phrase } from './phrases.ts';
import type { Problem } from './problems.ts';
import type { TableInfo } from './tables.ts';

/** One seat's clock, as far as this eye may know it. */
export interface ClockInfo {
  /** Milliseconds left at `since`, or now if it does not run. */
  readonly left: number;
  /** When it was started, by the server's clock; null while it is stopped. */
  readonly since: number | null;
}

/** A new frame of one eye. */
export interface Frame {
  readonly eye: Eye;
  /** The number of changes that this eye could notice; secret acts of others make no frame. */
  readonly frame: number;
  /** When it was made, by the server's clock. */
  readonly at: number;
  /** What caused it: the deal, an act, an undo, or an upgrade to newer rules. */
  readonly cause: 'start' | 'act' | 'undo' | 'upgrade';
  /** The news that this eye is told. */
  readonly news: readonly unknown[];
  /** Who, as far as this eye can tell, may owe a decision. */
  readonly awaited: readonly Seat[];
  /** How many of its last decisions this seat may undo. */
  readonly undo: number;
  /** Why it may undo none; missing if it may, or if there is nothing to say. Older servers never say it. */
  readonly noUndo?: UndoBlock;
  /** The outcome of a game that was played to its end. */
  readonly outcome?: Outcome;
  /** By seat. */
  readonly clocks: readonly ClockInfo[];
}

/** Whether the person of a seat has the table open. */
export interface Attendance {
  readonly here: boolean;
  /** When they left, by the server's clock; null while they are here, and where nobody saw them leave. */
  readonly since: number | null;
}

export type ServerMessage =
  | { readonly kind: 'welcome'; readonly protocol: number; readonly person: string | null; readonly now: number }
  | { readonly kind: 'done'; readonly id: string; readonly frame: number | null }
  | {
      readonly kind: 'refused';
      /** Null when the id could not be read. */
      readonly id: string | null;
      readonly problem: Problem;
      readonly detail?: string;
      /** The game's own, where it is against the rules. */
      readonly refusal?: Refusal;
    }
  /** The whole view: the first one, and whenever a difference is not enough. */
  | ({ readonly kind: 'view'; readonly match: string; readonly view: unknown } & Frame)
  /** The difference to the frame before, whose number is one less. */
  | ({ readonly kind: 'frame'; readonly match: string; readonly patch: Patch | null } & Frame)
  | {
      readonly kind: 'table';
      readonly match: string;
      readonly table: TableInfo;
      /** By seat; null for one without a person. Missing where fewer than two people have seats. */
      readonly attendance?: readonly (Attendance | null)[];
    }
  | { readonly kind: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] }
  /** The table was removed, or this person may no longer see it. */
  | { readonly kind: 'gone'; readonly match: string; readonly problem: Problem };

export const CHAT_ROOMS = ['players', 'spectators'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

export interface ChatLine {
  readonly room: ChatRoom;
  /** Its place in the room. */
  readonly number: number;
  readonly person: string;
  /** Null for a deleted person. */
  readonly name: string | null;
  readonly at: number;
  /** Null when the operator has hidden it. */
  readonly text: string | null;
  /** Of a quick phrase, whose `text` is its English words. */
  readonly phrase?: Phrase;
}
