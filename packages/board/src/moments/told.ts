/** A scoring and the end of a game as they are shown: the numbers and sentences a game has to tell. */

import type { EndWords as TextsOfEnds, ScoringWords as TextsOfScorings } from '@tarmac/kit/words';
import type { Livery } from '../livery/livery.ts';

/** A place of the podium, and who takes it. */
export interface ToldPlace {
  /** Such as '1st'. */
  readonly label: string;
  readonly value: number;
  readonly tied: boolean;
  /** Null where nobody takes it. */
  readonly holder: {
    readonly name: string;
    readonly shares: number;
    /** Null for a player who is not one: its points are lost. */
    readonly points: number | null;
  } | null;
}

/** What one airline pays. */
export interface ToldPayment {
  readonly livery: Livery;
  readonly name: string;
  /** Under its name in the table: what its places are worth. */
  readonly note: string;
  readonly places: readonly ToldPlace[];
  /** How it is worked out, below the podium. */
  readonly sums: readonly string[];
  /** How shared places are worked out: told again when all is over. */
  readonly ties: readonly string[];
  /** By seat. */
  readonly held: readonly number[];
  readonly points: readonly number[];
  /** Seats that share a place. */
  readonly tied: readonly number[];
  /** What the third player holds. */
  readonly third: number | null;
  /** What the scoring has brought so far. */
  readonly totals: readonly number[];
  /** All of it as a sentence, for those who hear it. */
  readonly spoken: string;
}

export interface ToldScoring {
  readonly title: string;
  readonly payments: readonly ToldPayment[];
  readonly totals: readonly number[];
  /** A fictitious third player takes part. */
  readonly third: boolean;
  readonly spoken: string;
}

export interface ScoringWords extends Omit<TextsOfScorings, 'title' | 'place' | 'nobody' | 'tie'> {
  readonly points: (count: number) => string;
}

/** A column of the final table: what each seat got in one part of the game. */
export interface ToldPart {
  readonly label: string;
  /** Where there is little room; null for a part that is no scoring. */
  readonly short: string | null;
  readonly points: readonly number[];
}

/** What an airline paid in all. */
export interface ToldPayer {
  readonly livery: Livery;
  readonly name: string;
  readonly bySeat: readonly number[];
  readonly total: number;
}

export type EndWords = Pick<
  TextsOfEnds<string>,
  'rank' | 'player' | 'points' | 'scorings' | 'turningPoints' | 'paidTitle' | 'airline' | 'paid' | 'nothingPaid'
>;

/** A line of the board as a list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  /** At its end, in few words. */
  readonly about: string;
  /** How much can be done there now; null for nothing. */
  readonly possible: string | null;
  /** Said first where it is opened. */
  readonly notes: readonly string[];
}
