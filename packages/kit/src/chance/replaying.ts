/** A Chance that returns the draws of a log and throws when the rules ask for a different one. */

import type { Chance, Draw } from './chance.ts';

export interface ReplayingChance extends Chance {
  readonly draws: readonly Draw[];
  readonly revealed: boolean;
  /** To be called when the action is over: throws if draws are left. */
  finish(): void;
}

export function replayingChance(draws: readonly Draw[]): ReplayingChance {
  let next = 0;
  let revealed = false;
  return {
    draws,
    get revealed() {
      return revealed;
    },
    draw(bound) {
      const draw = draws[next];
      if (draw === undefined) throw new Error(`replay: draw ${next} of bound ${bound} is missing`);
      const [value, recordedBound] = draw;
      if (recordedBound !== bound) {
        throw new Error(`replay: draw ${next} was recorded with bound ${recordedBound}, the rules ask for ${bound}`);
      }
      if (!Number.isInteger(value) || value < 0 || value >= bound) {
        throw new Error(`replay: draw ${next} is ${value}, out of range for bound ${bound}`);
      }
      next++;
      return value;
    },
    reveal() {
      revealed = true;
    },
    finish() {
      if (next !== draws.length)
        throw new Error(`replay: ${draws.length - next} surplus draws, the rules asked for ${next}`);
    },
  };
}
