/**
 * The positions of the markers on a value track of a given width: near their space, in its zone, without overlap if
 * there is room. A zone grows for the markers in it, at the cost of those that have more than their points need.
 */

import type { Zone } from './shapes.ts';

export interface ZoneBox {
  readonly zone: Zone;
  readonly left: number;
  readonly width: number;
}

export interface Standing {
  readonly key: number;
  readonly space: number;
}

export interface MarkerBox {
  readonly key: number;
  /** The middle of the marker. */
  readonly x: number;
  /** A half lane where a single lane is crowded. */
  readonly lane: number;
}

/** How a track is drawn. */
export interface TrackFormat {
  readonly width: number;
  /** Of a marker, in pixels. */
  readonly size: number;
  /** Rows of markers, one under the other. */
  readonly lanes: number;
  /** How many points of a row are shown, and the width of a digit of them. */
  readonly places: number;
  readonly digit: number;
}

/** The drawn length of the last zone, which has no end (AE-1.7). */
const LAST_ZONE = 12;
/** The least drawn length of a zone, so that its numbers have room. */
const NARROWEST = 8;
/** Pixels between two points, and beside all of them. */
const GAP = 4;
const EDGE = 5;

/** The width of the first points of a row, with what keeps them from the next zone's. */
export function pointsWidth(row: readonly number[], { places, digit }: Pick<TrackFormat, 'places' | 'digit'>): number {
  const shown = row.slice(0, places);
  return shown.reduce((sum, points) => sum + `${points}`.length * digit, (shown.length - 1) * GAP + EDGE);
}

/** Where the zones stand, with room for these markers; a marker may be in two places, before and after a choice. */
export function zoneBoxes(
  zones: readonly Zone[],
  format: TrackFormat,
  ...markers: readonly (readonly Standing[])[]
): readonly ZoneBox[] {
  const { width, size, lanes } = format;
  const lengths = zones.map((_, index) => Math.max(NARROWEST, spacesOf(zones, index)));
  const ideal = inParts(lengths, width);
  const least = zones.map(({ row }, index) => {
    const here = markers.map((all) => all.filter(({ space }) => zoneOf(zones, space) === index).length);
    return Math.max(pointsWidth(row, format), Math.ceil(Math.max(0, ...here) / lanes) * size + 1);
  });
  const left = width - least.reduce(sumUp, 0);
  // What the needs leave over goes to those zones that are still below their true length.
  const wishes = ideal.map((wide, index) => Math.max(0, wide - (least[index] ?? 0)));
  const extra = inParts(wishes, Math.max(0, left));
  const widths = left < 0 ? inParts(least, width) : least.map((wide, index) => wide + (extra[index] ?? 0));
  let from = 0;
  return zones.map((zone, index) => {
    const box = { zone, left: from, width: widths[index] ?? 0 };
    from += box.width;
    return box;
  });
}

const sumUp = (sum: number, one: number): number => sum + one;

/** A whole in proportion to these numbers. */
function inParts(numbers: readonly number[], whole: number): readonly number[] {
  const all = numbers.reduce(sumUp, 0);
  return numbers.map((number) => (all === 0 ? whole / numbers.length : (number / all) * whole));
}

function zoneOf(zones: readonly Zone[], space: number): number {
  return Math.max(
    0,
    zones.findLastIndex(({ from }) => from <= space),
  );
}

function spacesOf(zones: readonly Zone[], index: number): number {
  const next = zones[index + 1];
  return next === undefined ? LAST_ZONE : next.from - (zones[index]?.from ?? 0);
}

/** The middle of a space; the end for a space beyond the last drawn one. */
export function spaceAt(boxes: readonly ZoneBox[], space: number): number {
  const zones = boxes.map(({ zone }) => zone);
  const index = zoneOf(zones, space);
  const box = boxes[index];
  if (box === undefined) return 0;
  const spaces = spacesOf(zones, index);
  return box.left + (Math.min(space - box.zone.from + 0.5, spaces) / spaces) * box.width;
}

/** Each marker in the zone of its space; the farthest last. */
export function markerBoxes(
  boxes: readonly ZoneBox[],
  markers: readonly Standing[],
  { size, lanes }: Pick<TrackFormat, 'size' | 'lanes'>,
): readonly MarkerBox[] {
  const sorted = markers.toSorted((a, b) => a.space - b.space || a.key - b.key);
  return boxes.flatMap((box, index) => {
    const next = boxes[index + 1]?.zone.from ?? Number.POSITIVE_INFINITY;
    const here = sorted.filter(({ space }) => space >= box.zone.from && space < next);
    const room = Math.max(1, Math.floor(box.width / size));
    return here.length > lanes * room ? crowded(box, here, size, lanes) : inLanes(boxes, box, here, size, lanes, room);
  });
}

/** With too little room: a zigzag across the whole zone. */
function crowded(box: ZoneBox, here: readonly Standing[], size: number, lanes: number): MarkerBox[] {
  const step = Math.max(0, box.width - size) / Math.max(1, here.length - 1);
  return here.map(({ key }, index) => ({
    key,
    x: within(box, size, box.left + size / 2 + index * step),
    lane: lanes === 1 ? (index % 2) / 2 : index % lanes,
  }));
}

/** Each in the lane of the shortest move; then markers pushed out of the zone move back, and push others. */
function inLanes(
  boxes: readonly ZoneBox[],
  box: ZoneBox,
  here: readonly Standing[],
  size: number,
  lanes: number,
  room: number,
): MarkerBox[] {
  const rows = Array.from({ length: lanes }, (): { key: number; x: number }[] => []);
  for (const { key, space } of here) {
    const wish = within(box, size, spaceAt(boxes, space));
    const offers = rows
      .filter((row) => row.length < room)
      .map((row) => ({ row, x: Math.max(wish, (row.at(-1)?.x ?? Number.NEGATIVE_INFINITY) + size) }));
    const [first, ...others] = offers;
    if (first === undefined) throw new Error('a zone that is not crowded has room');
    const best = others.reduce((least, offer) => (offer.x < least.x ? offer : least), first);
    best.row.push({ key, x: best.x });
  }
  return rows.flatMap((row, lane) => {
    let limit = within(box, size, Number.POSITIVE_INFINITY);
    return row
      .toReversed()
      .map(({ key, x }) => {
        const moved = Math.min(x, limit);
        limit = moved - size;
        return { key, lane, x: moved };
      })
      .toReversed();
  });
}

/** Keeps the whole marker in the zone; centred in a zone that is too narrow. */
function within(box: ZoneBox, size: number, x: number): number {
  const margin = Math.min(size, box.width) / 2;
  return Math.min(Math.max(x, box.left + margin), box.left + box.width - margin);
}
