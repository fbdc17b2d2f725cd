/**
 * The positions of the markers on a value track of a given width: near their space, in its zone, without overlap if
 * there is room.
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

/** The drawn length of the last zone, which has no end (AE-1.7). */
const LAST_ZONE = 12;
/** The least drawn length of a zone, so that its numbers have room. */
const NARROWEST = 8;

export function zoneBoxes(zones: readonly Zone[], width: number): readonly ZoneBox[] {
  const lengths = zones.map((_, index) => Math.max(NARROWEST, spacesOf(zones, index)));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let left = 0;
  return zones.map((zone, index) => {
    const box = { zone, left, width: ((lengths[index] ?? 0) / all) * width };
    left += box.width;
    return box;
  });
}

function spacesOf(zones: readonly Zone[], index: number): number {
  const next = zones[index + 1];
  return next === undefined ? LAST_ZONE : next.from - (zones[index]?.from ?? 0);
}

/** The middle of a space; the end for a space beyond the last drawn one. */
export function spaceAt(boxes: readonly ZoneBox[], space: number): number {
  const index = boxes.findLastIndex(({ zone }) => zone.from <= space);
  const box = boxes[Math.max(0, index)];
  if (box === undefined) return 0;
  const spaces = spacesOf(
    boxes.map(({ zone }) => zone),
    index,
  );
  return box.left + (Math.min(space - box.zone.from + 0.5, spaces) / spaces) * box.width;
}

/** Each marker in the zone of its space; the farthest last. */
export function markerBoxes(
  boxes: readonly ZoneBox[],
  markers: readonly Standing[],
  size: number,
  lanes: number,
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
