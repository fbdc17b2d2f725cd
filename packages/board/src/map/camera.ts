/** The arithmetic of looking at a map: what is in sight, how near, and how fingers move it. */

import type { Box, Point, Size } from '../geometry.ts';

/** A pixel of the canvas shows the map at `at + pixel / zoom`: `at` is the map point in the top left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels to a map unit. */
  readonly zoom: number;
}

/** Between what the camera must stay. */
export interface Limits {
  /** The map itself: at the farthest, all of it is in sight. */
  readonly map: Box;
  /** All that is drawn; nothing beyond it is shown unless the whole does not fill the canvas. */
  readonly world: Box;
  readonly nearest: number;
}

/** Below this a map that is all in sight is too small to read, and the part that matters fills the canvas instead. */
const TINY = 0.62;

/** All of the box, as large as it goes. */
export function contain(box: Box, size: Size): Camera {
  return centred(box, size, Math.min(size.width / box.width, size.height / box.height));
}

/** The canvas filled with the middle of the box. */
function cover(box: Box, size: Size): Camera {
  return centred(box, size, Math.max(size.width / box.width, size.height / box.height));
}

/** How a canvas opens: the whole map, or on a small screen as much of what matters as can be read. */
export function opening(limits: Limits, focus: Box, size: Size): Camera {
  const whole = contain(limits.map, size);
  if (whole.zoom >= TINY) return limited(whole, limits, size);
  return limited(cover(focus, size), limits, size);
}

/** The nearest camera to this one that is allowed. */
export function limited(camera: Camera, limits: Limits, size: Size): Camera {
  const farthest = contain(limits.map, size).zoom;
  const zoom = Math.min(Math.max(camera.zoom, farthest), Math.max(limits.nearest, farthest));
  // Where the zoom gives way, the middle of the canvas stays where it was.
  const middle = { x: camera.x + size.width / camera.zoom / 2, y: camera.y + size.height / camera.zoom / 2 };
  return {
    x: within(middle.x - size.width / zoom / 2, size.width / zoom, limits.world.x, limits.world.width),
    y: within(middle.y - size.height / zoom / 2, size.height / zoom, limits.world.y, limits.world.height),
    zoom,
  };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom };
}

/** Nearer or farther, while the map under one pixel stays under it. */
export function zoomedAt(camera: Camera, factor: number, pixel: Point, limits: Limits, size: Size): Camera {
  const farthest = contain(limits.map, size).zoom;
  const zoom = Math.min(Math.max(camera.zoom * factor, farthest), Math.max(limits.nearest, farthest));
  const under = toMap(camera, pixel);
  return limited({ x: under.x - pixel.x / zoom, y: under.y - pixel.y / zoom, zoom }, limits, size);
}

/** Two fingers have moved: what was under each stays under it, as far as two fingers that cannot turn the map allow. */
export function pinched(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const zoom = (camera.zoom * apart(to)) / apart(from);
  const under = toMap(camera, middleOf(from));
  const middle = middleOf(to);
  return { x: under.x - middle.x / zoom, y: under.y - middle.y / zoom, zoom };
}

/** On the way from one camera to another; zooms by the same factor in the same time, as an eye expects. */
export function between(from: Camera, to: Camera, size: Size, part: number): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // The middle moves with the share of the way that the zoom has taken, so that the target does not swing past.
  const way = from.zoom === to.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  const start = toMap(from, { x: size.width / 2, y: size.height / 2 });
  const end = toMap(to, { x: size.width / 2, y: size.height / 2 });
  const middle = { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way };
  return { x: middle.x - size.width / 2 / zoom, y: middle.y - size.height / 2 / zoom, zoom };
}

export function toMap(camera: Camera, pixel: Point): Point {
  return { x: camera.x + pixel.x / camera.zoom, y: camera.y + pixel.y / camera.zoom };
}

function centred(box: Box, size: Size, zoom: number): Camera {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { x: middle.x - size.width / zoom / 2, y: middle.y - size.height / zoom / 2, zoom };
}

/** A stretch that starts at `start`, moved into the room there is, or to its middle where it is longer. */
function within(start: number, length: number, from: number, room: number): number {
  if (length >= room) return from - (length - room) / 2;
  return Math.min(Math.max(start, from), from + room - length);
}

/** Two fingers on one spot are a pixel apart: nothing is divided by zero. */
function apart([a, b]: readonly [Point, Point]): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
