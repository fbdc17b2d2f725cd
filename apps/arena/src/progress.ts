/** A progress bar on a terminal, occasional lines elsewhere. */

import type { Io } from './io.ts';

export interface Progress {
  /** `part` runs from 0 to 1. Cheap enough to call often. */
  at(part: number, what: string): void;
  done(): void;
}

const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;
const BAR_WIDTH = 28;
/** The shortest useful bar. */
const SHORTEST_BAR = 4;
/** The default width of a terminal. */
const USUAL_COLUMNS = 80;

/** With `quiet` only a terminal gets progress: scripts get nothing but the JSON object. */
export function progressOn(io: Io, quiet: boolean): Progress {
  if (quiet && !io.errIsTerminal) return { at: () => {}, done: () => {} };
  const started = performance.now();
  const every = io.errIsTerminal ? BAR_EVERY_MS : LINE_EVERY_MS;
  let next = io.errIsTerminal ? started : started + LINE_EVERY_MS;
  let drawn = false;
  return {
    at(part, what) {
      const now = performance.now();
      if (now < next) return;
      next = now + every;
      const text = `${`${Math.floor(100 * part)} %`.padStart(5)}  ${what}`;
      if (!io.errIsTerminal) {
        io.err(`${text}\n`);
        return;
      }
      io.err(`\r\x1b[K${barOf(part, text, io.columns ?? USUAL_COLUMNS)}`);
      drawn = true;
    },
    done() {
      if (drawn) io.err('\r\x1b[K');
      drawn = false;
    },
  };
}

/** On one line, since wrapped lines cannot be overwritten: the bar takes the rest of the line. */
function barOf(part: number, text: string, columns: number): string {
  const room = columns - 1;
  const width = Math.min(BAR_WIDTH, room - text.length - 2);
  if (width < SHORTEST_BAR) return text.slice(0, Math.max(0, room));
  const full = Math.round(width * part);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]${text}`;
}
