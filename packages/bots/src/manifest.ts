/** What a game's `manifest.ts` exports: all that server and the page's workers know of a game, the same names in every game. */

import type { Game } from '@tarmac/kit';
import type { LabWords, Language } from '@tarmac/kit/words';
import type { Decision } from './bot.ts';
import type { Brain } from './brain.ts';
import type { Calibration } from './calibration.ts';
import type { Lab } from './lab/lab.ts';
import type { Level } from './levels.ts';

/** Views are of every game's own making; two fields, `eye` and `seats`, are in all of them. */
export interface Manifest {
  readonly game: Game;
  /** What pictures are told of a view: what stays the same for a match, and what follows from it by the rules. */
  scene(view: unknown): unknown;
  facts(view: unknown): unknown;
  /** What is wrong with a view, or with a piece of news that came with it, from a file; null for what some match can show. */
  viewProblem(view: unknown): string | null;
  newsProblem(news: unknown, view: unknown): string | null;
  /** Loaded where bots think, and nowhere else. Without one bots play at random. */
  mind?(): Promise<Mind>;
  /**
   * By level, in points; without them what is played against its bots is not rated. They are measured: Plackett-Luce over
   * the tournaments of apps/arena/results between two levels, those at full strength where there are any, with the pilot
   * at 1000. Whoever plays at random has next to never won anything. A team's bots compete with nobody.
   */
  readonly botRatings?: Readonly<Record<Level, number>>;
}

/** What thinks for a game. */
export interface Mind {
  readonly brain: Brain;
  /** The best candidates of a decision, as data for the game's words. */
  explain(decision: Decision<unknown>, count: number): readonly unknown[];
  /** What is counted where many games are played to see how even it is. */
  readonly lab: Lab;
}

/** What a game's `trials.ts` exports: all that the arena knows of a game. */
export interface Trials {
  readonly manifest: Manifest;
  /** Without one `arena calibrate` has nothing to measure. */
  readonly calibration?: Calibration;
  /** What `arena report` calls what the lab counts. */
  readonly labWords?: Readonly<Record<Language, LabWords>>;
  /** Settings that may be a whole JSON file instead of a value. */
  readonly fileOptions?: readonly string[];
  /** Whether it has actions without number (bids, trades), of which `actions` lists representatives only. */
  readonly listsRepresentatives?: boolean;
  readonly floor?: Floor;
  readonly probes?: readonly Probe[];
}

/** What `arena bench` asks of a game: decisions a second on one core, and times boardgame.io. */
export interface Floor {
  readonly decisionsPerSecond: number;
  readonly ratio: number;
}

/** What else `arena bench` times of a game. */
export interface Probe {
  readonly name: string;
  /** In nanoseconds: the most that a unit may take. */
  readonly most: number;
  /** Makes the work, which does some units and says how many. */
  make(): () => number;
}
