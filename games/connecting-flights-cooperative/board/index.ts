/** Connecting Flights, cooperative and solo, as a picture: a view in, an action out. */

import type { Picture } from '@tarmac/board';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = { Table, words };
