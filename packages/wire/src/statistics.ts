/** How somebody has played so far: statistics, ratings, history, leaderboards. Ratings are for those who want one. */

import { z } from 'zod';
import type { OfferedGame } from './answers.ts';
import type { PersonInfo, Result } from './tables.ts';

/** Everybody has two ratings in each game: what is won against bots says nothing of people. */
export const OPPONENTS = ['people', 'bots'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** Where a page of the history ended: when that match did, and its id. */
export const HISTORY_CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{16})$/;
export const historyQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.string().regex(HISTORY_CURSOR).optional(),
});
export const leaderboardQuery = z.strictObject({ against: z.enum(OPPONENTS).default('people') });

/** Of matches that were ranked; what was called off counts nowhere. */
export interface Tally {
  readonly matches: number;
  /** First places, shared ones too; a team's victories. */
  readonly wins: number;
  /** The part of the opponents that ranked behind, those level counting half, from 0 to 1; a team's part of victories. */
  readonly share: number;
}

export interface RatingPoint {
  /** When the match ended. */
  readonly at: number;
  /** After it, in whole points. */
  readonly points: number;
}

export interface RatingInfo {
  readonly against: Opponents;
  readonly points: number;
  /** How many matches have moved it. */
  readonly games: number;
  /** The newest last. */
  readonly history: readonly RatingPoint[];
}

export interface GameStatistics {
  readonly game: string;
  /** A team wins or loses together: it has no ratings. */
  readonly cooperative: boolean;
  readonly total: Tally;
  /** By how many seats there were, the fewest first; only where there were matches, like everything below. */
  readonly bySeats: readonly (Tally & { readonly seats: number })[];
  /** By who sat at the other seats; empty for a team. */
  readonly byOpponents: readonly (Tally & { readonly opponents: Opponents | 'mixed' })[];
  /** By what the table had chosen (the difficulty, say); only for a team, whose chances depend on nothing else. */
  readonly byOption: readonly (Tally & { readonly option: string; readonly value: string })[];
  /** Victories in a row: up to now, and at the best of times. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Null where no match of it is left and only a rating tells of them. */
  readonly lastPlayedAt: number | null;
  /** None of somebody who has never been rated. */
  readonly ratings: readonly RatingInfo[];
}

/** From the newest thousand of their matches. */
export interface Statistics {
  readonly person: PersonInfo;
  /** Wants ratings, and to be seen with them. */
  readonly rated: boolean;
  /** Those played at least once, in the order the server offers them. */
  readonly games: readonly GameStatistics[];
}

export interface HistorySeat {
  readonly person: PersonInfo | null;
  /** The level of a seat that was a bot's from the beginning. */
  readonly bot: string | null;
  readonly rank: number | null;
  readonly score: number | null;
}

/** One finished match of mine. */
export interface HistoryMatch {
  readonly id: string;
  readonly game: string;
  readonly startedAt: number | null;
  readonly endedAt: number;
  readonly reason: Result['reason'];
  readonly rule: string | null;
  readonly mySeats: readonly number[];
  readonly seats: readonly HistorySeat[];
  /** How it moved my ratings, in points with one decimal; null where it did not count. */
  readonly changes: Readonly<Record<Opponents, number | null>>;
}

export interface HistoryPage {
  /** The newest first. */
  readonly matches: readonly HistoryMatch[];
  /** What to ask for the ones `before`; null at the end of the list. */
  readonly next: string | null;
}

export interface LeaderboardLine {
  /** Whoever has as many points shares the place. */
  readonly place: number;
  readonly person: PersonInfo;
  readonly points: number;
  readonly games: number;
}

export interface Leaderboard {
  readonly game: string;
  readonly against: Opponents;
  /** Who has played fewer rated matches is not listed. */
  readonly minimumGames: number;
  /** The best first, a hundred at most. */
  readonly lines: readonly LeaderboardLine[];
  /** My own rating, wherever it stands; the place is null while it is not listed, all of it null where there is none. */
  readonly mine: (Omit<LeaderboardLine, 'place' | 'person'> & { readonly place: number | null }) | null;
}

/** What this server offers. */
export interface Offer {
  readonly games: readonly OfferedGame[];
  /** Its host may do without. */
  readonly leaderboards: boolean;
}
