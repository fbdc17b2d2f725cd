/** Reads lines one at a time, from a terminal or a pipe; null at the end. */

import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export interface Lines {
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** A line longer than this is nobody's choice. */
const LONGEST = 1000;

export function linesOf(io: Io): Lines {
  // Without `terminal` the system's own line editing stays, and a pipe is read the same way.
  const reader = createInterface({ input: io.input, terminal: false });
  const iterator = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      io.out(prompt);
      const line = await iterator.next();
      // What was typed at a terminal has ended the line there; a pipe has not.
      if (!io.inputIsTerminal || line.done) io.out('\n');
      return line.done ? null : line.value.slice(0, LONGEST);
    },
    close() {
      reader.close();
      // A pipe that stays open would keep the process waiting for input nobody wants.
      io.input.pause();
    },
  };
}
