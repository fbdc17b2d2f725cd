/** A map as the build draws it, and where on it a place of the world lies. */

import type { Point } from '../geometry.ts';

export interface BoardMap {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Drawn beyond the map on each side, for screens of another shape. */
  readonly bleed: number;
  readonly cone: Cone;
  /** SVG paths in map units. */
  readonly land: string;
  readonly borders: string;
  readonly grid: string;
}

/** Lambert's conformal cone, rolled out: angles stay true, which keeps coasts in the shape people know. */
export interface Cone {
  /** The longitude that points straight up. */
  readonly meridian: number;
  /** What part of the full turn the rolled-out cone takes up. */
  readonly power: number;
  /** From the tip to the equator, in map units. */
  readonly reach: number;
  /** Where the tip is. */
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;

export function project({ cone }: Pick<BoardMap, 'cone'>, longitude: number, latitude: number): Point {
  const turn = (longitude - cone.meridian) * RADIANS * cone.power;
  const fromTip = cone.reach / Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2) ** cone.power;
  return { x: cone.x + fromTip * Math.sin(turn), y: cone.y + fromTip * Math.cos(turn) };
}
