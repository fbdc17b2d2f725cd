/** The shared state of the table. */

import { type makeArea, type PictureProps, withOwn } from '@tarmac/board';
import { makeFlyer } from './flying/flyer.svelte.ts';
import type { Shapes } from './shapes.ts';
import { makeTable } from './table.svelte.ts';

export type Play = ReturnType<typeof makePlay>;

/** Called once, by the table; `read` returns its current props. */
export function makePlay(read: () => PictureProps<Shapes>, area: ReturnType<typeof makeArea>) {
  const table = makeTable(read, area);
  return withOwn(table, { flyer: makeFlyer(table) });
}
