/** Where markers are drawn: in the zone of their space, and clear of one another. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markerBoxes, pointsWidth, spaceAt, type TrackFormat, zoneBoxes } from '../../board/logic/track-layout.ts';
import { EUROPE } from '../../rules/data/europe.ts';

describe('the value track', () => {
  const { zones } = EUROPE.track;
  const wide = { width: 800, size: 20, lanes: 2, places: 5, digit: 6.1 };
  const boxes = zoneBoxes(zones, wide);

  test('fills its width with zones, one after another', () => {
    expect(boxes[0]?.left).toBe(0);
    const last = boxes.at(-1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(800);
    boxes.reduce((before, box) => {
      expect(box.left).toBeCloseTo(before.left + before.width);
      return box;
    });
  });

  test('a farther space is never drawn nearer, and none beyond the end', () => {
    const at = Array.from({ length: 140 }, (_, space) => spaceAt(boxes, space));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(Math.max(...at)).toBeLessThanOrEqual(800);
  });

  /** How it is drawn on a wide screen, on an upright telephone and on one that lies on its side. */
  const formats = fc.constantFrom(
    { width: 980, size: 26, lanes: 2, places: 5, digit: 7 },
    { width: 820, size: 20, lanes: 2, places: 5, digit: 6.1 },
    { width: 390, size: 20, lanes: 2, places: 3, digit: 6.1 },
    { width: 464, size: 20, lanes: 1, places: 3, digit: 6.1 },
  );
  const standing = fc.array(fc.nat(140), { minLength: 1, maxLength: 10 });
  const markersOf = (spaces: readonly number[]) => spaces.map((space, key) => ({ key, space }));

  test('every marker stands in the zone of its space, wherever the others are, and every zone shows its points', () => {
    fc.assert(
      fc.property(standing, standing, formats, (spaces, chosen, format) => {
        const drawn = zoneBoxes(zones, format, markersOf(spaces), markersOf(chosen));
        for (const { zone, width } of drawn)
          expect(width).toBeGreaterThan(format.lanes === 1 ? 0 : pointsWidth(zone.row, format) - 1e-9);
        const placed = markerBoxes(drawn, markersOf(spaces), format);
        expect(placed.map(({ key }) => key).toSorted((a, b) => a - b)).toEqual([...spaces.keys()]);
        for (const { key, x, lane } of placed) {
          const zone = drawn.findLast((box) => box.zone.from <= (spaces[key] ?? 0));
          expect(x).toBeGreaterThan(zone?.left ?? 0);
          expect(x).toBeLessThan((zone?.left ?? 0) + (zone?.width ?? 0));
          expect(lane).toBeLessThan(format.lanes);
        }
      }),
    );
  });

  test('no marker covers another, also on a telephone with all ten in one zone, before a choice or after it', () => {
    const telephone = { width: 390, size: 20, lanes: 2, places: 3, digit: 6.1 };
    fc.assert(
      fc.property(standing, formats, (spaces, format) => {
        if (format.lanes === 1) return;
        expectApart(spaces, format);
      }),
    );
    for (const { from } of zones)
      expectApart(
        Array.from({ length: 10 }, () => from),
        telephone,
      );
  });

  function expectApart(spaces: readonly number[], format: TrackFormat): void {
    const placed = markerBoxes(zoneBoxes(zones, format, markersOf(spaces)), markersOf(spaces), format);
    for (const one of placed)
      for (const other of placed)
        if (one.key !== other.key && one.lane === other.lane)
          expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(format.size - 1e-9);
  }

  test('where a single lane has no room, most of each marker is in sight', () => {
    const side = { width: 464, size: 20, lanes: 1, places: 3, digit: 6.1 };
    const markers = markersOf(Array.from({ length: 10 }, () => 0));
    const placed = markerBoxes(zoneBoxes(zones, side, markers), markers, side);
    expect(new Set(placed.map(({ lane }) => lane))).toEqual(new Set([0, 0.5]));
    const at = placed.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [index, x] of at.entries()) if (index > 0) expect(x - (at[index - 1] ?? 0)).toBeGreaterThan(14);
  });
});
