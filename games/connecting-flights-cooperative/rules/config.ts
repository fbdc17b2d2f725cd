/** The settings of a cooperative table that the rules read. */

import type { Board } from './board.ts';
import type { Difficulty } from './difficulty.ts';

/** CF-7 the easiest first. */
export const SCENARIO_IDS = [
  'none',
  'creating-demand',
  'low-cost',
  'olympic-games',
  'good-old-days',
  'volcano',
  'future',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const HANDS = ['one', 'two'] as const;

export interface Config {
  /** The id of a built-in board, or a board file. */
  readonly board: string | Board;
  readonly difficulty: Difficulty;
  readonly scenario: ScenarioId;
  /** CF-5.4 how many hands somebody alone plays; with more seats each has one. */
  readonly hands: (typeof HANDS)[number];
  /** CF-5.4 the first game: six passengers of one star. */
  readonly beginner: boolean;
  /** CF-1.8 whatever costs coins needs everybody's consent. */
  readonly consent: boolean;
  /** False: nobody is told what the best flights are. Absent otherwise; no rule reads it. */
  readonly solver?: boolean;
}
