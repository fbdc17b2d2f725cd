/** What is kept by eye, and how a match stands for one of them. */

import { type Eye, type Game, type Outcome, type Seat, type Shapes, undoChoices } from '@tarmac/kit';
import type { Position } from './position.ts';

/** The seats, then the watcher. */
export type ByEye<T> = readonly T[];

/** Where an eye's things are in what is kept by eye. */
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

export interface Sight {
  readonly eye: Eye;
  readonly frame: number;
  /** When it came to be. */
  readonly at: number;
  readonly view: unknown;
  /** Who, as far as this eye can tell, may owe a decision. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** How the match stands for this eye. */
export function seenBy(game: Game, { fold, views, after }: Position, eye: Eye): Sight {
  const index = eyeIndex(eye, fold.seats);
  const view = views[index];
  return {
    eye,
    frame: after.frames[index] as number,
    at: after.noticedAt[index] as number,
    view,
    awaited: fold.end === null ? game.awaited(view) : [],
    outcome: after.owing.length === 0 ? game.outcome(fold.state) : null,
  };
}

/** How many of its last decisions this eye may take back. */
export function undosOf(game: Game, { fold }: Position, eye: Eye): number {
  return eye === 'watcher' ? 0 : undoChoices(game, fold, eye).length;
}
