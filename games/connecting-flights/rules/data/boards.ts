/** The boards that come with the game, by id. */

import type { Board } from '../board.ts';
import { WORLD } from './world.ts';

/**
 * Once a board has been published it never changes: running matches and replays name it by its id
 * alone. A better one is added under a new id ('world-2') and the old one stays.
 *
 * The record has no prototype, so that a hostile id such as 'constructor' finds nothing.
 */
export const BOARDS: Readonly<Record<string, Board>> = Object.assign(Object.create(null) as Record<string, Board>, {
  [WORLD.id]: WORLD,
});
