/** A progress bar on a terminal, a plain line now and then elsewhere. */

import type { Io } from './io.ts';

export interface Progress {
  /** `part` runs from 0 to 1. Cheap enough to call often. */
  at(part: number, what: string): void;
  done(): void;
}

/** Work shorter than this shows nothing. */
const QUIET_MS = 1000;
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;
const BAR_WIDTH = 28;

/** With `quiet`, only a terminal sees progress: a script that reads JSON gets nothing but its object. */
export function progressOn(io: Io, quiet: boolean): Progress {
  if (quiet && !io.errIsTerminal) return { at: () => {}, done: () => {} };
  const started = performance.now();
  const every = io.errIsTerminal ? BAR_EVERY_MS : LINE_EVERY_MS;
  let next = started + (io.errIsTerminal ? QUIET_MS : LINE_EVERY_MS);
  let drawn = false;
  return {
    at(part, what) {
      const now = performance.now();
      if (now < next) return;
      next = now + every;
      const percent = `${Math.floor(100 * part)} %`.padStart(5);
      if (!io.errIsTerminal) {
        io.err(`${percent}  ${what}\n`);
        return;
      }
      const full = Math.round(BAR_WIDTH * part);
      io.err(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]${percent}  ${what}`);
      drawn = true;
    },
    done() {
      if (drawn) io.err('\r\x1b[K');
    },
  };
}
