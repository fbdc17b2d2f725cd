/** The picture of Connecting Flights, cooperative and solo: a view goes in, an action comes out. */

import { LiveryDefs, type Picture } from '@tarmac/board';
import { AirportMark, Icon, liveriesOf, tintOf } from '@tarmac/flights/board';
import Pawn from './Pawn.svelte';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = { Table, words, seatLiveries: liveriesOf };

/** For the legend, which is loaded apart: what it draws stays in the script of the board. */
export const pieces = { AirportMark, Icon, liveriesOf, LiveryDefs, Pawn, tintOf };
