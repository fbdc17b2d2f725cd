/** A map as the build draws it, and the projection of places onto it. */

import type { Point } from '../geometry.ts';

export interface BoardMap {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The margin drawn beyond each side of the map, for screens of another shape. */
  readonly bleed: Point;
  readonly flat: Cone | World;
  /** The address of the picture of sea, land and borders: paths in map units, called `land`, `shore`, `borders`, `grid`. */
  readonly ground: string;
}

/** Lambert's conformal conic projection: it keeps angles, and so the familiar shape of coasts. */
export interface Cone {
  readonly kind: 'cone';
  /** The vertical meridian. */
  readonly meridian: number;
  /** The unrolled cone's part of the full turn. */
  readonly power: number;
  /** The distance from the tip to the equator, in map units. */
  readonly reach: number;
  /** The position of the tip. */
  readonly x: number;
  readonly y: number;
}

/** The whole world in the Natural Earth projection: parallels are straight, meridians bend, the poles are lines. */
export interface World {
  readonly kind: 'world';
  /** The middle meridian. */
  readonly meridian: number;
  /** Map units per radian. */
  readonly scale: number;
  /** The position of the point where that meridian meets the equator. */
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;

export function project({ flat }: Pick<BoardMap, 'flat'>, longitude: number, latitude: number): Point {
  return flat.kind === 'cone' ? onCone(flat, longitude, latitude) : onWorld(flat, longitude, latitude);
}

function onCone(cone: Cone, longitude: number, latitude: number): Point {
  const turn = (longitude - cone.meridian) * RADIANS * cone.power;
  const fromTip = cone.reach / Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2) ** cone.power;
  return { x: cone.x + fromTip * Math.sin(turn), y: cone.y + fromTip * Math.cos(turn) };
}

/** Savric and Patterson's polynomials for Natural Earth. */
function onWorld(world: World, longitude: number, latitude: number): Point {
  const across = (((longitude - world.meridian + 540) % 360) - 180) * RADIANS;
  const up = latitude * RADIANS;
  const up2 = up * up;
  const up4 = up2 * up2;
  const width = 0.8707 - 0.131979 * up2 + up4 * (-0.013791 + up4 * (0.003971 * up2 - 0.001529 * up4));
  const height = 1.007226 + up2 * (0.015085 + up4 * (-0.044475 + 0.028874 * up2 - 0.005916 * up4));
  return { x: world.x + world.scale * across * width, y: world.y - world.scale * up * height };
}
