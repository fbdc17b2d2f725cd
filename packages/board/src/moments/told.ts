/** The display data of a scoring and of the end of a game: numbers and sentences. */

import type {
  EndWords as TextsOfEnds,
  ScoringWords as TextsOfScorings,
  StandingsWords as TextsOfStandings,
} from '@tarmac/kit/words';
import type { Livery } from '../livery/livery.ts';
import type { Amount } from '../story/amounts.ts';

/** A place of the podium and its holder. */
export interface ToldPlace {
  /** Such as '1st'. */
  readonly label: string;
  readonly value: number;
  readonly tied: boolean;
  /** Null for an empty place. */
  readonly holder: {
    readonly name: string;
    readonly shares: number;
    /** Null for the fictitious player, whose points are lost. */
    readonly points: Amount | null;
  } | null;
}

/** The payment of one airline. */
export interface ToldPayment {
  readonly livery: Livery;
  readonly name: string;
  /** The values of its places, under its name in the table. */
  readonly note: string;
  readonly places: readonly ToldPlace[];
  /** The calculation, below the podium. */
  readonly sums: readonly string[];
  /** The calculation of shared places and exceptions, repeated at the end. */
  readonly ties: readonly string[];
  /** By seat. */
  readonly held: readonly number[];
  readonly points: readonly Amount[];
  /** Seats that share a place or are an exception. */
  readonly tied: readonly number[];
  /** The shares of the third player. */
  readonly third: number | null;
  /** The points of this scoring so far. */
  readonly totals: readonly Amount[];
  /** The whole payment as a sentence, for screen readers. */
  readonly spoken: string;
}

export interface ToldScoring {
  readonly title: string;
  readonly payments: readonly ToldPayment[];
  readonly totals: readonly Amount[];
  /** By seat: the points before this scoring. */
  readonly before: readonly number[];
  /** A fictitious third player takes part. */
  readonly third: boolean;
  readonly spoken: string;
}

export interface ScoringWords extends Omit<TextsOfScorings, 'title' | 'place' | 'nobody' | 'tie'> {
  readonly points: (count: number) => string;
}

export type StandingsWords = ScoringWords & Omit<TextsOfStandings, 'about' | 'thirdKnown'>;

/** A column of the final table: the points of each seat in one part of the game. */
export interface ToldPart {
  readonly label: string;
  /** A short title; null for a part that is no scoring. */
  readonly short: string | null;
  readonly points: readonly number[];
}

/** The total payments of an airline. */
export interface ToldPayer {
  readonly livery: Livery;
  readonly name: string;
  readonly bySeat: readonly number[];
  readonly total: number;
}

export type EndWords = Omit<TextsOfEnds<never>, 'endedBy' | 'endedEarly'>;

/** A line of the board as a list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  /** A few words at its end. */
  readonly about: string;
  /** The possible actions there; null for none. */
  readonly possible: string | null;
  /** The first sentences when it is opened. */
  readonly notes: readonly string[];
}
