/** The type of a command of the arena. */

import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The words after the command, without the flags. */
  readonly usage: string;
  readonly flags: Flags;
  /** The names of its required words. */
  readonly words: readonly string[];
  /** A switch that replaces all words. */
  readonly insteadOfWords?: string;
  /** More for `--help`. */
  readonly notes?: string;
  run(given: Given, io: Io): Promise<Report>;
}

export interface Report {
  /** The object of `--json`. */
  readonly json: object;
  /** The same for people. */
  readonly text: string;
  /** The work succeeded with a bad result: exit code 1. */
  readonly failed: boolean;
}
