/** The outside of a command: where it reads and writes, so that tests can stand in for a terminal. */

import type { Readable } from 'node:stream';

export interface Io {
  readonly input: Readable;
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal, where a line may be drawn over. */
  readonly errIsTerminal: boolean;
  /** How wide `out` is, in characters; null where it is no terminal. */
  readonly columns: number | null;
  /** Whether somebody types at a prompt; false for a pipe. */
  readonly inputIsTerminal: boolean;
}

export function processIo(): Io {
  return {
    input: process.stdin,
    out: (text) => {
      process.stdout.write(text);
    },
    err: (text) => {
      process.stderr.write(text);
    },
    errIsTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns ?? null,
    inputIsTerminal: process.stdin.isTTY === true,
  };
}
