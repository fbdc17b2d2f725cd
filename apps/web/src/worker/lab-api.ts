/** What the page asks of the lab's worker, and what it hears: a job with `LabProgress` now and then, and `LabFigures` at the end. */

export type { LabFigures, LabProgress } from '@tarmac/bots';

export interface LabQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** One level for all seats, or one for each. */
  readonly bots: readonly string[];
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed: number;
  /** The part of its simulations that every bot gets, above 0 and at most 1. */
  readonly scale: number;
}
