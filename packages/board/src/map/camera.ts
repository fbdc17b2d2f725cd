/** The arithmetic of a map's camera: its section, its zoom, and its moves by fingers. */

import type { Box, Point, Size } from '../geometry.ts';

/** A pixel of the canvas shows the map at `at + pixel / zoom`; `at` is the map point in the top left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels per map unit. */
  readonly zoom: number;
}

/** The limits of the camera. */
export interface Limits {
  /** What matters of the map: at the least zoom all of it is in sight. */
  readonly whole: Box;
  /** Everything drawn; the area beyond it shows only if the whole does not fill the canvas. */
  readonly world: Box;
  readonly nearest: number;
  /** Pixels at the lower edge that buttons cover: the whole map is above them. */
  readonly under: number;
}

/** Below this zoom a whole map is too small to read, and its important part fills the canvas instead. */
const TINY = 0.5;

/** Fits the whole box into the canvas, as large as possible. */
export function contain(box: Box, size: Size): Camera {
  return centred(box, size, Math.min(size.width / box.width, size.height / box.height));
}

/** Fills the canvas with the middle of the box. */
function cover(box: Box, size: Size): Camera {
  return centred(box, size, Math.max(size.width / box.width, size.height / box.height));
}

/** The first camera: the whole map, or on a small screen as much of the important part as can be read. */
export function opening(limits: Limits, focus: Box, size: Size): Camera {
  const whole = all(limits, size);
  return whole.zoom >= TINY ? whole : limited(cover(focus, size), limits, size);
}

/** The whole map, however small it becomes. */
export function all(limits: Limits, size: Size): Camera {
  return limited(farthestOf(limits, size), limits, size);
}

function farthestOf({ whole, under }: Limits, size: Size): Camera {
  return contain(whole, { ...size, height: Math.max(size.height - under, 1) });
}

/** The nearest allowed camera. */
export function limited(camera: Camera, limits: Limits, size: Size): Camera {
  const farthest = farthestOf(limits, size).zoom;
  const zoom = Math.min(Math.max(camera.zoom, farthest), Math.max(limits.nearest, farthest));
  // When the zoom is limited, the middle of the canvas keeps its map point.
  const middle = { x: camera.x + size.width / camera.zoom / 2, y: camera.y + size.height / camera.zoom / 2 };
  const { whole, world, under } = limits;
  const aboveButtons = whole.y + whole.height - (size.height - under) / zoom;
  return {
    x: within(middle.x - size.width / zoom / 2, size.width / zoom, world.x, world.width),
    y: within(middle.y - size.height / zoom / 2, size.height / zoom, world.y, world.height, aboveButtons),
    zoom,
  };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom };
}

/** Zooms in or out around one pixel, which keeps its map point. */
export function zoomedAt(camera: Camera, factor: number, pixel: Point, limits: Limits, size: Size): Camera {
  const farthest = farthestOf(limits, size).zoom;
  const zoom = Math.min(Math.max(camera.zoom * factor, farthest), Math.max(limits.nearest, farthest));
  const under = toMap(camera, pixel);
  return limited({ x: under.x - pixel.x / zoom, y: under.y - pixel.y / zoom, zoom }, limits, size);
}

/** A pinch: each finger keeps its map point, as far as possible without turning the map. */
export function pinched(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const zoom = (camera.zoom * apart(to)) / apart(from);
  const under = toMap(camera, middleOf(from));
  const middle = middleOf(to);
  return { x: under.x - middle.x / zoom, y: under.y - middle.y / zoom, zoom };
}

/** A camera between two others; the zoom factor is constant over time, which looks even. */
export function between(from: Camera, to: Camera, size: Size, part: number): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // The middle moves in step with the zoom, so that the target does not swing past.
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

/** Moves a section that starts at `start` into the room, or centres it if it is longer; it may always start at `needed`. */
function within(start: number, length: number, from: number, room: number, needed = Number.NEGATIVE_INFINITY): number {
  if (length >= room) return Math.max(from - (length - room) / 2, needed);
  return Math.min(Math.max(start, from), Math.max(from + room - length, needed));
}

/** At least one pixel, to prevent a division by zero. */
function apart([a, b]: readonly [Point, Point]): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
