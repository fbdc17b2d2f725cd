/** Connecting Flights as a picture: a view in, an action out. */

import type { Picture } from '@tarmac/board';
import { liveriesOf } from '@tarmac/flights/board';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = {
  Table,
  words,
  hands: async () => (await import('./moments/AllHands.svelte')).default,
  seatLiveries: liveriesOf,
};
