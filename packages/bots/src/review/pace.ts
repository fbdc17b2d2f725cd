/** How a review keeps to its time, where it has one: each step gets its part of what is left. */

import type { Budget } from '../bot.ts';

/** Of the time, for the first pass; the rest is for what looks worst. */
const FIRST_PASS = 0.65;

/** Steps differ in length: one may take so many times what is left for each of them. */
const LENIENCE = 1.5;

/** Of a step, for its point of the line. */
const FOR_LINE = 0.25;

type Timed = Pick<Budget, 'time'>;

export interface Slice {
  isPartOver(): boolean;
  /** What is left of the step, for its decision. */
  rest(): Timed;
}

export interface Pace {
  /** For a step of the first pass of which so many are left. */
  slice(stepsLeft: number): Slice;
  /** For one more decision of the second pass, if it would still end in time. */
  forDeep(): Timed | 'over';
}

export function makePace(time: Budget['time']): Pace {
  if (time === undefined) {
    return { slice: () => ({ isPartOver: () => false, rest: () => ({}) }), forDeep: () => ({}) };
  }
  const { milliseconds, now } = time;
  const started = now();
  let begun: number | null = null;
  let longest = 0;
  return {
    slice(stepsLeft) {
      const from = now();
      const left = Math.max(1, started + milliseconds * FIRST_PASS - from);
      const length = (LENIENCE * left) / stepsLeft;
      return {
        isPartOver: () => now() - from > length * FOR_LINE,
        rest: () => ({ time: { milliseconds: Math.max(1, from + length - now()), now } }),
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
