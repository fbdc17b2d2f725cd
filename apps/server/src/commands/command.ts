/** What a command of the server is, and the outside it works on. */

import type { Settings } from '../settings.ts';

/** The exit code of what should never happen. */
export const BUG = 3;

export interface Io {
  /** One line on stdout. */
  out(line: string): void;
  /** One line on stderr. */
  err(line: string): void;
  /** Somebody reads stdout on a screen, and can do without noise. */
  readonly outIsTerminal: boolean;
  /** Calls back whenever the process is asked to end. */
  onEnd(asked: () => void): void;
  /** Calls back with whatever was thrown where nobody caught it. Until somebody listens, the process dies of it. */
  onUncaught(hear: (error: unknown) => void): void;
  /** Ends the process now, whatever still holds it. */
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
