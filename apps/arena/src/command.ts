/** The type of a command of the arena. */

import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';
import type { Progress } from './progress.ts';

interface Definition<F extends Flags> {
  readonly name: string;
  readonly summary: string;
  /** The words after the command, without the flags. */
  readonly usage: string;
  readonly flags: F;
  /** The names of its required words; none by default. */
  readonly words?: readonly string[];
  /** A switch that replaces all words. */
  readonly insteadOfWords?: string;
  /** More for `--help`. */
  readonly notes?: string;
  run(given: Given<F>, around: Around): Promise<Report>;
}

export type Command = Definition<Flags>;

/** Its values have the types of its flags. */
export function commandOf<F extends Flags>(definition: Definition<F>): Command {
  return definition;
}

export interface Around {
  readonly io: Io;
  readonly progress: Progress;
  readonly words: readonly string[];
  /** The flags that were typed. */
  readonly named: readonly string[];
}

export interface Report {
  /** The object of `--json`. */
  readonly json: object;
  /** The same for people. */
  readonly text: string;
  /** The work succeeded with a bad result: exit code 1. */
  readonly failed: boolean;
}
