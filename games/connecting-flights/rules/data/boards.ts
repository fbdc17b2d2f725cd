/** The boards that come with the game, by id. */

import type { Board } from '../board.ts';
import { WORLD } from './world.ts';

/**
 * A published board never changes: running matches and replays refer to it by its id. A better one gets a new id
 * ('world-2'), and the old one stays.
 *
 * The record has no prototype, so that a hostile id such as 'constructor' finds nothing.
 */
export const BOARDS: Readonly<Record<string, Board>> = Object.assign(Object.create(null) as Record<string, Board>, {
  [WORLD.id]: WORLD,
});
