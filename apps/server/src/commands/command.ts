/** The type of the server's commands, and their input and output. */

import type { Settings } from '../settings.ts';

/** The exit code for bugs. */
export const BUG = 3;

export interface Io {
  /** One line on stdout. */
  out(line: string): void;
  /** One line on stderr. */
  err(line: string): void;
  /** Stdout is a terminal. */
  readonly outIsTerminal: boolean;
  /** Calls back whenever the process is asked to end. */
  onEnd(asked: () => void): void;
  /** Calls back with uncaught errors. Without a listener they end the process. */
  onUncaught(hear: (error: unknown) => void): void;
  /** Ends the process at once. */
  exit(code: number): void;
}

export interface Command {
  readonly name: string;
  /** The words it takes, all required. */
  readonly words: readonly string[];
  readonly summary: string;
  /** Answers with the exit code. */
  run(settings: Settings, words: readonly string[], io: Io): Promise<number>;
}
