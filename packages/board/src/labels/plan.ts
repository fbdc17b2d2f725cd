/** Where the labels of a map stand: places computed ahead by `placeLabels`, one code for each label and zoom. */

import type { Point } from '../geometry.ts';

/** By language: for each of `ZOOMS` a text with a code for each label. By board: see `LabelPlans`. */
export type LabelPlan = Readonly<Record<string, readonly string[]>>;
export type LabelPlans = Readonly<Record<string, LabelPlan>>;

/** Each layout holds from its zoom (pixels per map unit) to the next. Below the second all sizes are map units. */
export const ZOOMS = [0, 0.9, 1.05, 1.3, 1.7, 2.4] as const;

/** The first is beside the dot: distances from its edge to the label, in pixels. */
const RINGS = [3, 7, 12, 19, 28, 40, 54, 70, 88] as const;
const DIRECTIONS = 16;
/** A label that fits nowhere else is smaller. */
const SIZES = [1, 0.86, 0.74] as const;
/** At this distance and beyond a line leads to the label. */
const LED = 2;
/** A label above or below its dot needs more distance: half its height. */
const HALF_HEIGHT = 7.5;

/** The number of places in one size; a mark has only one. */
export const SIZED = DIRECTIONS * RINGS.length;
export const CODES = SIZED * SIZES.length;

export interface LabelPlace extends Point {
  /** -1 if the label ends there, 0 if there is its middle, 1 if it begins there. */
  readonly across: -1 | 0 | 1;
  readonly size: number;
  readonly isLed: boolean;
  /** From the nearest and best place, 0, to the farthest. */
  readonly ring: number;
  /** In sixteenths of a turn, clockwise from the right. */
  readonly direction: number;
}

/** The place of a label relative to its dot, in pixels of the drawing; `radius` is the dot's. */
export function placeOf(code: number, radius: number): LabelPlace {
  const direction = code % DIRECTIONS;
  const ring = Math.floor(code / DIRECTIONS) % RINGS.length;
  const turn = (direction * 2 * Math.PI) / DIRECTIONS;
  const [right, down] = [Math.cos(turn), Math.sin(turn)];
  const away = radius + (RINGS[ring] ?? 0);
  return {
    x: right * away,
    y: down * (away + HALF_HEIGHT * Math.abs(down)),
    across: Math.abs(right) < 0.2 ? 0 : right > 0 ? 1 : -1,
    size: SIZES[Math.floor(code / SIZED)] ?? 1,
    isLed: ring >= LED,
    ring,
    direction,
  };
}

const BASE = 36;

export function packed(codes: readonly number[]): string {
  return codes.map((code) => code.toString(BASE).padStart(2, '0')).join('');
}

/** The codes of the layout for a zoom, in the order of the labels. */
export function codesAt(layouts: readonly string[], zoom: number): number[] {
  const layout = layouts[ZOOMS.findLastIndex((from) => zoom >= from)] ?? '';
  return (layout.match(/../g) ?? []).map((code) => Number.parseInt(code, BASE));
}
