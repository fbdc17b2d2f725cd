/** Lists with one item for each eye. */

import type { Eye, Game, Shapes } from '@tarmac/kit';

/** The seats, then the watcher. */
export type ByEye<T> = readonly T[];

/** The place of an eye in such a list. */
export function eyeIndex(eye: Eye, seats: number): number {
  return eye === 'watcher' ? seats : eye;
}

export function eyesOf(seats: number): ByEye<Eye> {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
}

export function viewsOf(game: Game, state: Shapes['state'], seats: number): ByEye<unknown> {
  const views: unknown[] = [];
  for (let seat = 0; seat < seats; seat++) views.push(game.view(state, seat));
  views.push(game.view(state, 'watcher'));
  return views;
}
