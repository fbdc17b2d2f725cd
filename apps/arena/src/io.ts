/** The output of a command, which tests can replace. */

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal, where a line can be overwritten. */
  readonly errIsTerminal: boolean;
  /** The width of `out`, in characters; null if it is no terminal. */
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
