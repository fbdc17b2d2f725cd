/** What a command of the arena is. */

import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** How the words after the command look, without the flags. */
  readonly usage: string;
  readonly flags: Flags;
  /** The names of the words it takes besides flags, all required. */
  readonly words: readonly string[];
  /** A switch that takes the place of all the words. */
  readonly insteadOfWords?: string;
  /** More for `--help`. */
  readonly notes?: string;
  run(given: Given, io: Io): Promise<Report>;
}

export interface Report {
  /** The one object of `--json`. */
  readonly json: object;
  /** The same for people. */
  readonly text: string;
  /** The work was done and its answer is bad news: exit code 1. */
  readonly failed: boolean;
}
