/** What stands on a map besides its ground, for `placeLabels` and for the pictures that draw it in the same sizes. */

import type { Box, Point, Size } from '../geometry.ts';

/** A size in map units, which is at most so many pixels: things do not grow with a large zoom. */
export interface Sizing {
  readonly units: number;
  readonly pixels: number;
}

/** In map units, at a zoom in pixels per map unit. */
export function sizeAt({ units, pixels }: Sizing, zoom: number): number {
  return Math.min(units, pixels / zoom);
}

/** A name, or a mark of a fixed size. In pixels of the drawing, but for the position of its dot. */
export interface Label extends Point {
  readonly id: string;
  /** By language. A mark has `size` instead. */
  readonly text?: Readonly<Record<string, string>>;
  readonly size?: Size;
  /** The radius of its dot. */
  readonly radius: number;
  /** A flag on the other side of the dot than its name, see `flagSide`. */
  readonly flag?: boolean;
}

export interface LabelSpec {
  /** What is in sight when the whole map is: labels stay inside. In map units. */
  readonly room: Box;
  readonly labels: readonly Label[];
  /** The circles, each with the radius that its airplane may have, in parts of `circle`. */
  readonly stops: readonly (Point & { readonly span: number })[];
  readonly circle: Sizing;
  /** Map units per pixel of a label's drawing. */
  readonly drawing: Sizing;
}

/** The flag above a dot: on the side where the name is not. */
export function flagSide({ across, y }: { readonly across: number; readonly y: number }): 1 | -1 {
  return across === 1 || (across === 0 && y > 0) ? -1 : 1;
}

export const FLAG = { width: 14, top: 19, bottom: 9 } as const;
