/** The levels people choose from, and what makes them differ. */

export const LEVELS = ['random', 'trainee', 'pilot', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

/** Human-shaped limits. None of them makes a bot play what its game calls dominated. */
export interface Limits {
  /** Simulations a decision, at scale 1. */
  readonly simulations: number;
  /** How many choices are looked at beyond the first glance. */
  readonly candidates: number;
  /** How many rounds of the table a simulation plays before it is evaluated. */
  readonly rounds: number;
  /** Whether it remembers what a careful player would. */
  readonly remembers: boolean;
  /** 0: always the best; more: now and then one that is nearly as good, in win share. */
  readonly temperature: number;
}
