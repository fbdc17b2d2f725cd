/** How a review keeps to its time, where it has one: each step gets of what is left as much as it has to do. */

import type { Budget } from '../bot.ts';

/** Of the time, for the first pass; the rest is for what looks worst. */
const FIRST_PASS = 0.65;

/** Steps differ in length: one may take so many times what is left for each of them. */
const LENIENCE = 1.5;

type Timed = Pick<Budget, 'time'>;

/** In simulations: for its point of the line, for its decision, and for all that is left of the pass, this step included. */
export interface Step {
  readonly line: number;
  readonly decision: number;
  readonly left: number;
}

export interface Slice {
  /** Whether its point of the line has had its time. */
  isLineOver(): boolean;
  /** What is left of the step, for its decision. */
  rest(): Timed;
}

export interface Pace {
  /** For the next step of the first pass. */
  slice(step: Step): Slice;
  /** For one more decision of the second pass, if it would still end in time. */
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
