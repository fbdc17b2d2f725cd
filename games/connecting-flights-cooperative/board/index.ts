/** The picture of Connecting Flights, cooperative and solo: a view goes in, an action comes out. */

import type { Picture } from '@tarmac/board';
import { liveriesOf } from '@tarmac/flights/board';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = { Table, words, seatLiveries: liveriesOf };
