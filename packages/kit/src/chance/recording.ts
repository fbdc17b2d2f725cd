/** A Chance that records its draws for the log. */

import type { Chance, Draw } from './chance.ts';

export interface RecordingChance extends Chance {
  readonly draws: Draw[];
  readonly revealed: boolean;
}

export function recordingChance(source: Chance): RecordingChance {
  const draws: Draw[] = [];
  let revealed = false;
  return {
    draws,
    get revealed() {
      return revealed;
    },
    draw(bound) {
      const value = source.draw(bound);
      draws.push([value, bound]);
      return value;
    },
    reveal() {
      revealed = true;
      source.reveal();
    },
  };
}
