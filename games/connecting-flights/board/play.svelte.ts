/** The table as its parts share it. */

import { type makeArea, type PictureProps, withOwn } from '@tarmac/board';
import { makeFollowing } from './missing/following.svelte.ts';
import { makePassing } from './passing.svelte.ts';
import { makePlanner } from './planner/planner.svelte.ts';
import type { Shapes } from './shapes.ts';
import { makeTable } from './table.svelte.ts';

export type Play = ReturnType<typeof makePlay>;

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>, area: ReturnType<typeof makeArea>) {
  const table = makeTable(read, area);
  return withOwn(table, {
    planner: makePlanner(table),
    following: makeFollowing(table),
    passing: makePassing(table),
  });
}
