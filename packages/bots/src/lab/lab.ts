/** The balance lab: figures about a table from many games of bots. Everything here except `Lab` is plain data. */

import type { Seat, Shapes } from '@tarmac/kit';
import type { Contestant } from '../make.ts';
import type { Estimate } from './estimate.ts';

/** All news from the deal on, and the last state. */
export interface FinishedGame<T extends Shapes = Shapes> {
  readonly news: readonly T['news'][];
  readonly state: T['state'];
}

/** The part of a game that the lab uses. */
export interface Lab<T extends Shapes = Shapes> {
  count(finished: FinishedGame<T>): LabCounts;
}

/**
 * The counts of one finished game beyond its outcome. Groups and items have ids that the game's words name. Every game of
 * a table has the same items in the same order; only a measure may be missing, in a game that ended before it.
 */
export interface LabCounts {
  /** Who began. */
  readonly startSeat: Seat;
  /** Null where the game has no rounds, or always the same number. */
  readonly rounds: number | null;
  /** The share of the victory that went to the leader at a moment that the game's words name; null without a leader. */
  readonly leaderWon: number | null;
  /** Numbers measured once in each game, such as the value of an airline at the end. */
  readonly measures: ByGroup<number>;
  /** The seats that had something, such as the majority of an airline; each seat at most once. A team has it together. */
  readonly holders: ByGroup<readonly Seat[]>;
}

export type ByGroup<V> = Readonly<Record<string, Readonly<Record<string, V>>>>;

/** A series of games that the lab is to play. */
export interface LabWish<T extends Shapes = Shapes> {
  readonly config: T['config'];
  readonly seats: number;
  /** By seat. */
  readonly bots: readonly Contestant[];
  /** The part of its simulations that every bot gets. */
  readonly scale: number;
  readonly games: number;
  /** The seed of the first game; each further game takes the next number. */
  readonly seed: number;
}

/** The figures of all games so far. Shares are from 0 to 1; intervals are 95 %. */
export interface LabFigures {
  readonly games: number;
  readonly seats: number;
  /** For a team `won` is its share of victories, and figures by seat are the team's. */
  readonly cooperative: boolean;
  /** The win share of each seat in a fair game. */
  readonly fairShare: number;
  /** The share of games that the team won; null where seats play against each other. */
  readonly won: Estimate | null;
  /** The win share of each seat; and of each place in turn order, the start seat first. Empty for a team. */
  readonly bySeat: readonly Estimate[];
  readonly byPlace: readonly Estimate[];
  readonly decisions: Spread;
  /** Null where the game has none, or always as many. */
  readonly rounds: Spread | null;
  readonly scores: LabScores;
  /** How often the leader at the moment that the game's words name won; null where the game names none. */
  readonly leader: LeaderFigures | null;
  /** By rule, the most frequent first. */
  readonly endings: readonly Ending[];
  readonly measures: readonly MeasureGroup[];
  readonly strengths: readonly StrengthGroup[];
}

/** The mean, deviation and bins of numbers. */
export interface Spread {
  readonly mean: Estimate;
  /** The standard deviation. */
  readonly deviation: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** Side by side from the least to the most. */
  readonly bins: readonly Bin[];
}

/** Includes `from`, excludes `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface LabScores {
  /** All seats together; a team counts once. */
  readonly all: Spread;
  /** By seat. Empty for a team. */
  readonly bySeat: readonly Estimate[];
  /** The best score of a game, and by how much it was above the next; null for a team. */
  readonly winner: Spread | null;
  readonly margin: Spread | null;
}

export interface LeaderFigures {
  /** The number of games with a leader. */
  readonly games: number;
  readonly won: Estimate;
}

export interface Ending {
  readonly rule: string;
  readonly games: number;
  readonly share: Estimate;
}

export interface MeasureGroup {
  readonly id: string;
  readonly items: readonly MeasureFigure[];
}

export interface MeasureFigure {
  readonly id: string;
  /** The number of games with this measure. */
  readonly count: number;
  readonly mean: Estimate;
  readonly deviation: number;
  /** In the games that a team won, and in those it lost; null where there are none, or no team. */
  readonly won: MeasuredIn | null;
  readonly lost: MeasuredIn | null;
}

export interface MeasuredIn {
  readonly count: number;
  readonly mean: Estimate;
}

export interface StrengthGroup {
  readonly id: string;
  readonly items: readonly StrengthFigure[];
}

/**
 * The win share of seats that had something. It is a correlation, not a cause: a winning player may simply be able to
 * afford it.
 */
export interface StrengthFigure {
  readonly id: string;
  /** The number of seats that had it, over all games; for a team, the number of games. */
  readonly count: number;
  /** Their win share; null where nobody had it. */
  readonly share: Estimate | null;
  /** The difference to the fair share; for a team, to its share without it. Null if there is nothing to compare. */
  readonly beyond: Estimate | null;
}

/** How far the lab is. */
export interface LabProgress {
  readonly done: number;
  readonly games: number;
  readonly figures: LabFigures;
}
