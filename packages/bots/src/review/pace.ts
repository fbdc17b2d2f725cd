/** Keeps a review within its time, if any: each step gets a part of the remaining time by its work. */

import type { Budget } from '../bot.ts';

/** The first pass's part of the time; the rest is for the worst decisions. */
const FIRST_PASS = 0.65;

/** Steps differ in length: one may take so many times its part of the remaining time. */
const LENIENCE = 1.5;

type Timed = Pick<Budget, 'time'>;

/** In simulations: for its point of the line, for its decision, and for the rest of the pass with this step. */
export interface Step {
  readonly line: number;
  readonly decision: number;
  readonly left: number;
}

export interface Slice {
  /** Whether the time for its point of the line is over. */
  isLineOver(): boolean;
  /** The rest of the step's time, for its decision. */
  rest(): Timed;
}

export interface Pace {
  /** The time for the next step of the first pass. */
  slice(step: Step): Slice;
  /** The time for one more decision of the second pass, if it would end in time. */
  forDeep(): Timed | 'over';
}

export function makePace(time: Budget['time']): Pace {
  if (time === undefined) {
    return { slice: () => ({ isLineOver: () => false, rest: () => ({}) }), forDeep: () => ({}) };
  }
  const { milliseconds, now } = time;
  const started = now();
  let begun: number | null = null;
  let longest = 0;
  return {
    slice(step) {
      const from = now();
      const left = Math.max(1, started + milliseconds * FIRST_PASS - from);
      const each = (LENIENCE * left) / step.left;
      return {
        isLineOver: () => now() - from > each * step.line,
        rest: () => ({
          time: { milliseconds: Math.max(1, from + each * (step.line + step.decision) - now()), now },
        }),
      };
    },
    forDeep() {
      const at = now();
      if (begun !== null) longest = Math.max(longest, at - begun);
      begun = at;
      const left = started + milliseconds - at;
      return left <= longest ? 'over' : { time: { milliseconds: left, now } };
    },
  };
}
