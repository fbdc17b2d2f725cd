/** A Chance that deals named cards for a test, and fails if the rules draw anything else. */

import type { Chance } from '../chance/chance.ts';

export interface Fate extends Chance {
  readonly revealed: boolean;
  /** Throws if a part of the script was not drawn. */
  finish(): void;
}

/** The position of a card in its deck, and the expected size of the deck. */
export interface Place {
  readonly place: number;
  readonly size: number;
}

/**
 * `find` takes a card out of its deck; null stands for changes of the decks before the next card. A number is a plain
 * draw.
 */
export function fated<F>(script: readonly F[], find: (fated: Exclude<F, number>, bound: number) => Place | null): Fate {
  const left = [...script];
  let revealed = false;
  return {
    get revealed() {
      return revealed;
    },
    draw(bound) {
      for (;;) {
        const next = left.shift();
        if (next === undefined) throw new Error(`fate: an unforeseen draw of bound ${bound}`);
        const found = typeof next === 'number' ? { place: next, size: bound } : find(next as Exclude<F, number>, bound);
        if (found === null) continue;
        const { place, size } = found;
        if (place < 0 || place >= bound) throw new Error(`fate: ${next} cannot come from a draw of bound ${bound}`);
        if (bound !== size)
          throw new Error(`fate: ${next} should come from ${size} cards, the rules draw from ${bound}`);
        return place;
      }
    },
    reveal() {
      revealed = true;
    },
    finish() {
      if (left.length > 0) throw new Error(`fate: never came: ${JSON.stringify(left)}`);
    },
  };
}
