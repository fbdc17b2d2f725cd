/** How the maps of boards are laid flat: what the build draws, for whoever has no build. A test compares both. */

import type { BoardMap } from '../map/project.ts';

export const LAID_FLAT = {
  europe: {
    flat: {
      kind: 'cone',
      meridian: 13.5,
      power: 0.7344136907458493,
      reach: 2178.4798420076354,
      x: 500.00000000000006,
      y: -715.57257327092,
    },
  },
  'north-america': {
    flat: {
      kind: 'cone',
      meridian: -97,
      power: 0.6867369156250691,
      reach: 1782.4644077935309,
      x: 500,
      y: -525.5011883243624,
    },
  },
} as const satisfies Readonly<Record<string, Pick<BoardMap, 'flat'>>>;
