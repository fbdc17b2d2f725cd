/** The news of a match's last moves, kept so that somebody who was away for a short while costs no reading of the log. */

import type { Move } from './position.ts';

/** Those who were away for longer get the news from the log. */
const MOST_KEPT = 64;

export interface Recent {
  add(move: Move): void;
  /** The news of all moves after which the eye's frame was higher than the given one; null when they are not all kept. */
  since(eyeIndex: number, frame: number): readonly unknown[] | null;
}

interface Kept {
  /** By eye, after the move. */
  readonly frames: readonly number[];
  readonly news: readonly unknown[];
  readonly isDeal: boolean;
}

export function makeRecent(): Recent {
  const kept: Kept[] = [];
  return {
    add({ entry, news, position }) {
      kept.push({ frames: position.after.frames, news, isDeal: entry.kind === 'start' });
      if (kept.length > MOST_KEPT) kept.shift();
    },
    since(eyeIndex, frame) {
      const first = kept.findIndex(({ frames }) => (frames[eyeIndex] as number) > frame);
      if (first === -1) return null;
      // A move before it shows that nothing the eye noticed is missing in between; before the deal there is nothing.
      const isAll = first > 0 || kept[first]?.isDeal === true;
      return isAll ? kept.slice(first).flatMap(({ news }) => news) : null;
    },
  };
}
