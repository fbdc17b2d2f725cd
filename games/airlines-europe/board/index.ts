/** The picture of Airlines Europe: a view goes in, an action comes out. */

import type { Picture } from '@tarmac/board';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = {
  Table,
  words,
  hands: async () => (await import('./moments/AllHands.svelte')).default,
};
