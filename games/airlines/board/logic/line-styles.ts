/** The five styles of AL-1.3 as drawn lines, distinct in shape and not only in colour. */

import type { Style } from './shapes.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point on a line, and the direction there: degrees, clockwise from up. */
export interface Heading extends Spot {
  readonly angle: number;
}

/** The stroke of a line, in units of its width. `gap` is the paper between the lines of a double one. */
export interface Stroke {
  readonly width: number;
  readonly dashes: readonly number[];
  readonly round: boolean;
  readonly gap: number;
}

const PLAIN: Stroke = { width: 1, dashes: [], round: true, gap: 0 };

export const STROKES: Readonly<Record<Style, Stroke>> = {
  wavy: { ...PLAIN, width: 0.9 },
  dotted: { ...PLAIN, width: 1.5, dashes: [0, 3] },
  dashed: { ...PLAIN, width: 1.1, dashes: [3.4, 2.2], round: false },
  double: { ...PLAIN, width: 2.2, round: false, gap: 1 },
  solid: { ...PLAIN, width: 1.25 },
};

/** The length of half a wave and its height, in widths of the line. */
const HALF_WAVE = 3;
const CREST = 1.5;

/** The number of half waves in a length: even, so that it ends as it began. */
export function wavesIn(length: number, width: number): number {
  return Math.max(2, 2 * Math.round(length / (2 * HALF_WAVE * width)));
}

/** A wave along a line, for a `<path>`: half a wave from each point to the next. */
export function wavePath(line: readonly Heading[], width: number): string {
  const [start, ...rest] = line;
  if (start === undefined) return '';
  let from = start;
  let path = `M${short(start.x)} ${short(start.y)}`;
  rest.forEach((to, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const radians = (from.angle * Math.PI) / 180;
    // A curve bulges half as far as its control point.
    const out = 2 * CREST * width * side;
    const middle = {
      x: (from.x + to.x) / 2 + Math.cos(radians) * out,
      y: (from.y + to.y) / 2 + Math.sin(radians) * out,
    };
    path += `Q${short(middle.x)} ${short(middle.y)} ${short(to.x)} ${short(to.y)}`;
    from = to;
  });
  return path;
}

/** A smooth line through points of a slightly bent curve. */
export function smoothPath(line: readonly Spot[]): string {
  const [start, ...rest] = line;
  if (start === undefined) return '';
  return `M${short(start.x)} ${short(start.y)}${rest.map(({ x, y }) => `L${short(x)} ${short(y)}`).join('')}`;
}

/** A straight line in pieces, with its direction. */
export function straight(from: Spot, to: Spot, pieces: number): readonly Heading[] {
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return Array.from({ length: pieces + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / pieces,
    y: from.y + ((to.y - from.y) * index) / pieces,
    angle,
  }));
}

/** The frame of a flight card: a rectangle drawn in its style. */
export function framePath(
  style: Style,
  box: { readonly width: number; readonly height: number },
  line: number,
): string {
  const { width, height } = box;
  if (style !== 'wavy') return `M0 0H${width}V${height}H0Z`;
  const corners: readonly Spot[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners
    .map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return wavePath(straight(from, to, wavesIn(Math.hypot(to.x - from.x, to.y - from.y), line)), line);
    })
    .join('');
}

/** A sample of a style with this length, from 0, 0. */
export function samplePath(style: Style, length: number, line: number): string {
  const ends = [
    { x: 0, y: 0 },
    { x: length, y: 0 },
  ] as const;
  return style === 'wavy' ? wavePath(straight(...ends, wavesIn(length, line)), line) : smoothPath(ends);
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
