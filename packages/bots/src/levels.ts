/** The levels that people choose from, and their limits. */

export const LEVELS = ['random', 'trainee', 'pilot', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

/** Limits like those of people. None makes a bot play a dominated action. */
export interface Limits {
  /** Simulations a decision, at scale 1. */
  readonly simulations: number;
  /** How many actions the search simulates. */
  readonly candidates: number;
  /** How many rounds of the table a simulation plays before it is evaluated. */
  readonly rounds: number;
  /** Whether it remembers what a careful player would. */
  readonly remembers: boolean;
  /** In win share. 0: always the best action; more: now and then one that is nearly as good. */
  readonly temperature: number;
}
