/** What pointers find on a map: for pictures, which know what stands there. */

import type { Point } from '../geometry.ts';

/** Where a pointer is, in map units. */
export interface Touched extends Point {
  /** Map units per pixel of the screen. */
  readonly pixel: number;
  /** How far away a target may be. */
  readonly reach: number;
  readonly target: Element | null;
  /** There is no position: the target itself is meant. */
  readonly named: boolean;
}

export interface MapTouch {
  press(at: Touched): void;
  /** A mouse is there; null when it has left. */
  point?(at: Touched | null): void;
  /** The keyboard is on this element of the map; null when it has left. */
  focus?(on: Element | null): void;
  /** The map moves: what was shown beside a thing is beside it no more. */
  moved?(): void;
  /** A finger rests there. True if that shows something. */
  hold?(at: Touched): boolean;
}
