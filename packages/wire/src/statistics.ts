/** Statistics, ratings, history and leaderboards of people. Ratings are only for those who opted in. */

import type { Tried } from '@tarmac/kit';
import { z } from 'zod';
import type { OfferedGame } from './answers.ts';
import type { PersonInfo, Result } from './tables.ts';

/** A person has two ratings in each game, since results against bots say nothing about people. */
export const OPPONENTS = ['people', 'bots'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** The end of a page of the history: the time of the last match's end, and its id. */
export const HISTORY_CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{16})$/;
export const historyQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.string().regex(HISTORY_CURSOR).optional(),
});
export const leaderboardQuery = z.strictObject({ against: z.enum(OPPONENTS).default('people') });

/** Results of ranked matches; cancelled matches count nowhere. */
export interface Tally {
  readonly matches: number;
  /** First places, shared ones included; a team's victories. */
  readonly wins: number;
  /** The share of opponents who ranked behind, ties counting half, from 0 to 1; a team's share of victories. */
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
  /** The number of matches that changed it. */
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
  /** By the kind of opponents; empty for a team. */
  readonly byOpponents: readonly (Tally & { readonly opponents: Opponents | 'mixed' })[];
  /** By an option of the table, such as the difficulty; only for a team. */
  readonly byOption: readonly (Tally & { readonly option: string; readonly value: string })[];
  /** Victories in a row: now, and at most. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Null where only the rating is left and no match. */
  readonly lastPlayedAt: number | null;
  /** Empty for a person who was never rated. */
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

/** What I have tried of a game's campaign, and won, by scenario and difficulty; from the newest thousand of my matches of it. */
export interface CampaignInfo {
  readonly game: string;
  readonly record: readonly Tried[];
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
  /** People with fewer rated matches are not listed. */
  readonly minimumGames: number;
  /** The best first, a hundred at most. */
  readonly lines: readonly LeaderboardLine[];
  /** My own rating, null if I have none; its place is null while it is not listed. */
  readonly mine: (Omit<LeaderboardLine, 'place' | 'person'> & { readonly place: number | null }) | null;
}

/** What this server offers. */
export interface Offer {
  readonly games: readonly OfferedGame[];
  /** The operator may switch them off. */
  readonly leaderboards: boolean;
}
