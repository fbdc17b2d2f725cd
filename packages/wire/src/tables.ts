/** A table and the match that is played at it. Both have one id and one link. */

import { z } from 'zod';
import { chatText, contribution, id, level, seat } from './parts.ts';
import { LIMITS } from './protocol.ts';

const DAY = 24 * 60 * 60;

/** In seconds. A live clock has a bank of time and an increment for each turn; correspondence is for play over days. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), bank: z.int().min(10).max(DAY), increment: z.int().min(0).max(3600) }),
  z.strictObject({
    kind: z.literal('correspondence'),
    perMove: z
      .int()
      .min(60)
      .max(30 * DAY),
  }),
]);
export type ClockSettings = z.infer<typeof clockSettings>;

export const TIMEOUTS = ['stand-in', 'resign'] as const;
export const SPECTATORS = ['none', 'live', 'delayed'] as const;

/** Spectators never see more than the watcher's view. */
export const newTable = z.strictObject({
  game: z.string().max(60),
  /** The game's own parser checks them and fills in defaults. */
  options: z.record(z.string().max(60), z.unknown()).default({}),
  seats: z.int().min(1).max(20),
  /** On the public list; otherwise only people with the link find it. */
  public: z.boolean().default(false),
  clock: clockSettings.default({ kind: 'live', bank: 900, increment: 30 }),
  /** What happens to a seat whose time runs out. */
  onTimeout: z.enum(TIMEOUTS).default('stand-in'),
  /** The level of the bots that stand in for people. */
  standIn: level.default('pilot'),
  spectators: z.enum(SPECTATORS).default('live'),
  /** Whether those who play may ask the page for advice. */
  hints: z.boolean().default(true),
  /** A bot's level for each seat that is a bot's from the beginning. */
  bots: z.record(z.string().regex(/^\d{1,2}$/), level).default({}),
  /** The seat of the person who opens the table; null if they only watch. */
  sit: z.strictObject({ seat, contribution }).nullable().default(null),
});
export type NewTable = z.infer<typeof newTable>;
/** The request: missing fields get defaults. */
export type TableWish = z.input<typeof newTable>;

export const sitDown = z.strictObject({ contribution });
export const setBot = z.strictObject({ level });
export const importFile = z.record(z.string(), z.unknown());
export const report = z.strictObject({
  person: id,
  table: id.nullable().default(null),
  reason: chatText.pipe(z.string().max(LIMITS.report)),
});

export const TABLE_STATES = ['open', 'running', 'over', 'frozen'] as const;
export type TableState = (typeof TABLE_STATES)[number];

export interface PersonInfo {
  readonly id: string;
  /** Null for a deleted person. */
  readonly name: string | null;
}

export const SEAT_STATES = ['playing', 'stand-in', 'resigned', 'timed-out'] as const;
export interface SeatInfo {
  /** Whose seat it is, also while a bot stands in. */
  readonly person: PersonInfo | null;
  /** The level of the bot that plays it now. */
  readonly bot: string | null;
  /** The person has sat down and added to the key; always true for bots. */
  readonly ready: boolean;
  readonly state: (typeof SEAT_STATES)[number];
}

/** How a match ended. A cancelled match has no ranks. */
export interface Result {
  readonly reason: 'finished' | 'resigned' | 'timed-out' | 'agreed' | 'abandoned';
  readonly ranks: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** The rule that ended the game, for one that was played to its end. */
  readonly rule: string | null;
}

export interface ProposalInfo {
  /** Of the message that made it. */
  readonly id: string;
  readonly kind: 'undo' | 'end';
  /** Who made it. */
  readonly seat: number;
  /** How many acts would be taken back. */
  readonly acts: number;
  /** The seats that have said yes. */
  readonly yes: readonly number[];
}

/** The public data of a table, before, during and after its match. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: TableState;
  readonly public: boolean;
  readonly clock: ClockSettings;
  readonly onTimeout: (typeof TIMEOUTS)[number];
  readonly standIn: string;
  readonly spectators: (typeof SPECTATORS)[number];
  /** Whether those who play may ask the page for advice. */
  readonly hints: boolean;
  readonly host: PersonInfo | null;
  readonly seats: readonly SeatInfo[];
  /** The hash of the server's part of the key: published before anybody adds theirs. */
  readonly commitment: string;
  readonly contributions: readonly (string | null)[];
  /** The server's part itself, once the match is over. */
  readonly secret: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly result: Result | null;
  readonly proposals: readonly ProposalInfo[];
  /** The table of the return match, once somebody has asked for one. */
  readonly rematch: string | null;
}

/** One line of a list of tables. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  readonly clock: ClockSettings;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: number;
}

/** One of my own matches. */
export interface MyMatch extends TableSummary {
  readonly mySeats: readonly number[];
  /** It waits for me. */
  readonly owes: boolean;
  /** When my time runs out there; null while I owe nothing. */
  readonly deadline: number | null;
}
