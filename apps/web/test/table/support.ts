/** Moments made by hand, for tests of what the page makes of them. */

import type { Moment } from '../../src/backend/backend.ts';

export function moment(frame: number, parts: Partial<Moment> = {}): Moment {
  return {
    eye: 'watcher',
    frame,
    at: frame * 1000,
    cause: frame === 0 ? 'start' : 'act',
    view: { frame },
    facts: null,
    news: [],
    awaited: [],
    outcome: null,
    undo: 0,
    clocks: [],
    ...parts,
  };
}
