/** The balance lab: figures about a table from many games of bots. Everything here except `Lab` is plain data, its types read from the shapes that check a file of it. */

import { flag, list, orNull, record, type Seat, type Shape, type Shapes, type TypeOf, text, whole } from '@tarmac/kit';
import type { Contestant } from '../make.ts';
import { estimate, number } from './estimate.ts';

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

/** Limits far beyond any table and any series. */
export const MOST_SEATS = 20;
const MOST_ITEMS = 1000;
export const count = whole(0, 2 ** 52);
export const name = text(200);

/** Includes `from`, excludes `to`. */
const bin = record({ from: number, to: number, count });
export type Bin = TypeOf<typeof bin>;

/** The mean, deviation and bins of numbers. */
const spread = record({
  mean: estimate,
  /** The standard deviation. */
  deviation: number,
  least: number,
  median: number,
  most: number,
  /** Side by side from the least to the most. */
  bins: list(bin, 1, MOST_ITEMS),
});
export type Spread = TypeOf<typeof spread>;

const bySeat = list(estimate, 0, MOST_SEATS);
const measuredIn = record({ count, mean: estimate });
export type MeasuredIn = TypeOf<typeof measuredIn>;

const measure = record({
  id: name,
  /** The number of games with this measure. */
  count,
  mean: estimate,
  deviation: number,
  /** In the games that a team won, and in those it lost; null where there are none, or no team. */
  won: orNull(measuredIn),
  lost: orNull(measuredIn),
});
export type MeasureFigure = TypeOf<typeof measure>;

/**
 * The win share of seats that had something. It is a correlation, not a cause: a winning player may simply be able to
 * afford it.
 */
const strength = record({
  id: name,
  /** The number of seats that had it, over all games; for a team, the number of games. */
  count,
  /** Their win share; null where nobody had it. */
  share: orNull(estimate),
  /** The difference to the fair share; for a team, to its share without it. Null if there is nothing to compare. */
  beyond: orNull(estimate),
});
export type StrengthFigure = TypeOf<typeof strength>;

const groupsOf = <T>(item: Shape<T>) => list(record({ id: name, items: list(item, 0, MOST_ITEMS) }), 0, MOST_ITEMS);

/** The figures of all games so far. Shares are from 0 to 1; intervals are 95 %. */
export const labFigures = record({
  games: whole(1, 2 ** 52),
  seats: whole(1, MOST_SEATS),
  /** For a team `won` is its share of victories, and figures by seat are the team's. */
  cooperative: flag,
  /** The win share of each seat in a fair game. */
  fairShare: number,
  /** The share of games that the team won; null where seats play against each other. */
  won: orNull(estimate),
  /** The win share of each seat; and of each place in turn order, the start seat first. Empty for a team. */
  bySeat,
  byPlace: bySeat,
  decisions: spread,
  /** Null where the game has none, or always as many. */
  rounds: orNull(spread),
  /**
   * `all`: all seats together; a team counts once. `bySeat`: empty for a team. `winner` and `margin`: the best score of a
   * game, and by how much it was above the next; null for a team.
   */
  scores: record({ all: spread, bySeat, winner: orNull(spread), margin: orNull(spread) }),
  /** How often the leader at the moment that the game's words name won, of the games with a leader; null where the game names none. */
  leader: orNull(record({ games: count, won: estimate })),
  /** By rule, the most frequent first. */
  endings: list(record({ rule: name, games: count, share: estimate }), 0, MOST_ITEMS),
  measures: groupsOf(measure),
  strengths: groupsOf(strength),
});
export type LabFigures = TypeOf<typeof labFigures>;
export type LabScores = LabFigures['scores'];
export type LeaderFigures = NonNullable<LabFigures['leader']>;
export type Ending = LabFigures['endings'][number];
export type MeasureGroup = LabFigures['measures'][number];
export type StrengthGroup = LabFigures['strengths'][number];

/** How far the lab is. */
export interface LabProgress {
  readonly done: number;
  readonly games: number;
  readonly figures: LabFigures;
}
