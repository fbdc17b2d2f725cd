/** Connecting Flights as a picture: a view in, an action out. */

import { LiveryDefs, type Picture } from '@tarmac/board';
import { AirportMark, Icon, liveriesOf, tintOf } from '@tarmac/flights/board';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = {
  Table,
  words,
  hands: async () => (await import('./moments/AllHands.svelte')).default,
  seatLiveries: liveriesOf,
};

/** For the legend, which is loaded apart: what it draws stays in the script of the board. */
export const pieces = { AirportMark, Icon, liveriesOf, LiveryDefs, tintOf };
