/** The exports of a game's `manifest.ts` and `trials.ts`, with the same names in every game. */

import type { Campaign, Game } from '@tarmac/kit';
import type { LabWords, Language } from '@tarmac/kit/words';
import type { Decision } from './bot.ts';
import type { Brain } from './brain.ts';
import type { Calibration } from './calibration.ts';
import type { Lab } from './lab/lab.ts';
import type { Level } from './levels.ts';

/** What server and page workers know of a game. Every view has the fields `eye` and `seats`; the rest is the game's. */
export interface Manifest {
  readonly game: Game;
  /** Data for pictures: the scene stays the same for a match, the facts follow from a view by the rules. */
  scene(view: unknown): unknown;
  facts(view: unknown): unknown;
  /** What is wrong with a view, or with news, from a file; null if they are possible in some match. */
  viewProblem(view: unknown): string | null;
  newsProblem(news: unknown, view: unknown): string | null;
  /** Loaded only where bots think. Without one bots play at random. */
  mind?(): Promise<Mind>;
  /**
   * By level, in points; without them matches against its bots are not rated. They are measured: Plackett-Luce over
   * the tournaments of apps/arena/results between two levels, those at full strength where there are any, with the pilot
   * at 1000. Random bots have almost never won. A team's bots have no ratings.
   */
  readonly botRatings?: Readonly<Record<Level, number>>;
  /** The game's scenarios, with a record of those won; its page needs `campaign` too. */
  readonly campaign?: Campaign;
}

/** The bots of a game. */
export interface Mind {
  readonly brain: Brain;
  /** The best candidates of a decision, as data for the game's words. */
  explain(decision: Decision<unknown>, count: number): readonly unknown[];
  /** The game's counts for the balance lab. */
  readonly lab: Lab;
}

/** What the arena knows of a game besides its manifest. */
export interface Trials {
  readonly manifest: Manifest;
  /** `arena calibrate` needs it. */
  readonly calibration?: Calibration;
  /** Names of the lab's counts for `arena report`. */
  readonly labWords?: Readonly<Record<Language, LabWords>>;
  /** Settings that may be a whole JSON file instead of a value. */
  readonly fileOptions?: readonly string[];
  /** Whether `actions` lists only representatives of unbounded actions (bids, trades). */
  readonly listsRepresentatives?: boolean;
  readonly floor?: Floor;
  readonly probes?: readonly Probe[];
}

/** The floors of `arena bench` for a game: decisions a second on one core, and the ratio to boardgame.io. */
export interface Floor {
  readonly decisionsPerSecond: number;
  readonly ratio: number;
}

/** A further measurement of `arena bench` for a game. */
export interface Probe {
  readonly name: string;
  /** The longest time of a unit, in nanoseconds. */
  readonly most: number;
  /** Makes a function that does some units of work and returns their number. */
  make(): () => number;
}
