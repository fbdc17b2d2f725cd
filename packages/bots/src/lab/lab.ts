/** The balance lab: many games by bots, and what they say about a table. Everything here but the plug-in is plain data. */

import type { Seat, Shapes } from '@tarmac/kit';
import type { Contestant } from '../make.ts';
import type { Estimate } from './estimate.ts';

/** All that was told from the deal on, and the state at the end. */
export interface FinishedGame<T extends Shapes = Shapes> {
  readonly news: readonly T['news'][];
  readonly state: T['state'];
}

/** What a game plugs in to be looked at in the lab. */
export interface Lab<T extends Shapes = Shapes> {
  count(finished: FinishedGame<T>): LabCounts;
}

/**
 * What one finished game says beyond its outcome. Groups and items have ids that the game's words name; each is there
 * in every game with the same table, in the same order, also where nobody had it. Only a measure may be missing, where
 * the game did not get so far.
 */
export interface LabCounts {
  /** Who began. */
  readonly startSeat: Seat;
  /** Null where the game has none, or always as many. */
  readonly rounds: number | null;
  /** The part of the victory that went to who led before the end, at a moment the game's words name; null where nobody can be said to have led. */
  readonly leaderWon: number | null;
  /** Numbers taken once in each game, such as what an airline was worth at the end. */
  readonly measures: ByGroup<number>;
  /** Who had something, each seat at most once: held the majority of an airline, bought a card. A team has it, or nobody. */
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
  /** The first game's; each further one takes the next number. */
  readonly seed: number;
}

/** What all games so far come to. Shares are from 0 to 1; every interval is one of 95 %. */
export interface LabFigures {
  readonly games: number;
  readonly seats: number;
  /** Won and lost together: only `won` says how often, and whatever is said by seat is the team's. */
  readonly cooperative: boolean;
  /** What each seat would win of a game that favours nobody. */
  readonly fairShare: number;
  /** The share of games that the team won; null where seats play against each other. */
  readonly won: Estimate | null;
  /** The win share of each seat, as the table is seated; of each place in turn order, who began first. Empty for a team. */
  readonly bySeat: readonly Estimate[];
  readonly byPlace: readonly Estimate[];
  readonly decisions: Spread;
  /** Null where the game has none, or always as many. */
  readonly rounds: Spread | null;
  readonly scores: LabScores;
  /** How often who led before the end won, at the moment the game's words name; null where the game does not say. */
  readonly leader: LeaderFigures | null;
  /** By rule, the most frequent first. */
  readonly endings: readonly Ending[];
  readonly measures: readonly MeasureGroup[];
  readonly strengths: readonly StrengthGroup[];
}

/** How numbers lie: where their mean is, how far they spread, and how often they fall where. */
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

/** `from` is in it, `to` is not. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface LabScores {
  /** Of all seats together; of a team once. */
  readonly all: Spread;
  /** By seat. Empty for a team. */
  readonly bySeat: readonly Estimate[];
  /** The best score of a game, and by how much it was above the next; null for a team. */
  readonly winner: Spread | null;
  readonly margin: Spread | null;
}

export interface LeaderFigures {
  /** In how many games somebody led. */
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
  /** In how many games it was taken. */
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
 * What those won who had something. It says that the two go together, not which brings which about: who wins anyway
 * may be who can afford it.
 */
export interface StrengthFigure {
  readonly id: string;
  /** How many seats had it, over all games; for a team, in how many games it did. */
  readonly count: number;
  /** Their win share; null where nobody had it. */
  readonly share: Estimate | null;
  /** By how much that is beyond the fair share; for a team, beyond what it won without. Null where there is nothing to compare. */
  readonly beyond: Estimate | null;
}

/** How far the lab is. */
export interface LabProgress {
  readonly done: number;
  readonly games: number;
  readonly figures: LabFigures;
}
