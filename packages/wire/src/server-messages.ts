/** What the server says over a socket. A page trusts it, so these are types and no parsers. */

import type { Eye, Outcome, Refusal, Seat } from '@tarmac/kit';
import type { Patch } from './patch.ts';
import type { Problem } from './problems.ts';
import type { TableInfo } from './tables.ts';

/** One seat's time, as this eye may know it. */
export interface ClockInfo {
  /** Milliseconds left at `since`, or now if it does not run. */
  readonly left: number;
  /** Since when it runs, by the server's clock; null while it stands still. */
  readonly since: number | null;
}

/** What one eye sees from now on. */
export interface Frame {
  readonly eye: Eye;
  /** Counts what this eye could notice; what others do in secret makes no frame. */
  readonly frame: number;
  /** When it came to be, by the server's clock. */
  readonly at: number;
  /** What made it: somebody's act, one taken back, or newer rules the match goes on under. */
  readonly cause: 'start' | 'act' | 'undo' | 'upgrade';
  /** What this eye hears of what happened. */
  readonly news: readonly unknown[];
  /** Who, as far as this eye can tell, may owe a decision. */
  readonly awaited: readonly Seat[];
  /** How many of its last decisions this seat may take back. */
  readonly undo: number;
  /** What the game came to, once it has been played to its end. */
  readonly outcome?: Outcome;
  /** By seat. */
  readonly clocks: readonly ClockInfo[];
}

export type ServerMessage =
  | { readonly kind: 'welcome'; readonly protocol: number; readonly person: string | null; readonly now: number }
  | { readonly kind: 'done'; readonly id: string; readonly frame: number | null }
  | {
      readonly kind: 'refused';
      /** Null when not even that could be read. */
      readonly id: string | null;
      readonly problem: Problem;
      readonly detail?: string;
      /** The game's own, where it is against the rules. */
      readonly refusal?: Refusal;
    }
  /** The whole view: when a table is first watched, and whenever differences would not do. */
  | ({ readonly kind: 'view'; readonly match: string; readonly view: unknown } & Frame)
  /** The difference to the frame before, whose number is one less. */
  | ({ readonly kind: 'frame'; readonly match: string; readonly patch: Patch | null } & Frame)
  | { readonly kind: 'table'; readonly match: string; readonly table: TableInfo }
  | { readonly kind: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] }
  /** The table is no more, or no longer for this person. */
  | { readonly kind: 'gone'; readonly match: string; readonly problem: Problem };

export const CHAT_ROOMS = ['players', 'spectators'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

export interface ChatLine {
  readonly room: ChatRoom;
  /** Its place in the room. */
  readonly number: number;
  readonly person: string;
  /** Null for somebody who is no longer here. */
  readonly name: string | null;
  readonly at: number;
  /** Null when the host has hidden it. */
  readonly text: string | null;
}
