/** The built-in boards of the cooperative game, by id. */

import type { Board } from '../board.ts';
import { WORLD } from './world.ts';

/** As in the competitive game: never changed once published, and a record without a prototype. */
export const BOARDS: Readonly<Record<string, Board>> = Object.assign(Object.create(null) as Record<string, Board>, {
  [WORLD.id]: WORLD,
});
