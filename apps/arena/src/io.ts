/** The outside of a command: where it writes, so that tests can stand in for a terminal. */

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal, where a line may be drawn over. */
  readonly errIsTerminal: boolean;
  /** How wide `out` is, in characters; null where it is no terminal. */
  readonly columns: number | null;
}

export function processIo(): Io {
  return {
    out: (text) => {
      process.stdout.write(text);
    },
    err: (text) => {
      process.stderr.write(text);
    },
    errIsTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns ?? null,
  };
}
