/** Where markers are drawn: in the zone of their space, and clear of one another. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markerBoxes, spaceAt, zoneBoxes } from '../../board/logic/track-layout.ts';
import { EUROPE } from '../../rules/data/europe.ts';

describe('the value track', () => {
  const boxes = zoneBoxes(EUROPE.track.zones, 800);

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

  test('each marker stands in the zone of its space where there is room', () => {
    for (const space of [0, 5, 19, 20, 75, 76]) {
      const [marker] = markerBoxes(boxes, [{ key: 1, space }], 20, 2);
      const zone = boxes.findLast((box) => box.zone.from <= space);
      expect(marker?.x).toBeGreaterThan(zone?.left ?? 0);
      expect(marker?.x).toBeLessThan((zone?.left ?? 0) + (zone?.width ?? 0));
    }
  });

  /** How it is drawn on a wide screen, on an upright telephone and on one that lies on its side. */
  const formats = fc.constantFrom(
    { width: 980, size: 26, lanes: 2 },
    { width: 390, size: 21, lanes: 1 },
    { width: 464, size: 21, lanes: 1 },
  );
  const standing = fc.array(fc.nat(140), { minLength: 1, maxLength: 10 });

  test('every marker stands in the zone of its space, wherever the others are', () => {
    fc.assert(
      fc.property(standing, formats, (spaces, { width, size, lanes }) => {
        const zones = zoneBoxes(EUROPE.track.zones, width);
        const placed = markerBoxes(
          zones,
          spaces.map((space, key) => ({ key, space })),
          size,
          lanes,
        );
        expect(placed.map(({ key }) => key).toSorted((a, b) => a - b)).toEqual([...spaces.keys()]);
        for (const { key, x, lane } of placed) {
          const zone = zones.findLast((box) => box.zone.from <= (spaces[key] ?? 0));
          expect(x).toBeGreaterThan(zone?.left ?? 0);
          expect(x).toBeLessThan((zone?.left ?? 0) + (zone?.width ?? 0));
          expect(lane).toBeLessThan(lanes);
        }
      }),
    );
  });

  test('markers of a lane do not cover one another where their zone has room for them', () => {
    fc.assert(
      fc.property(standing, formats, (spaces, { width, size, lanes }) => {
        const zones = zoneBoxes(EUROPE.track.zones, width);
        const markers = spaces.map((space, key) => ({ key, space }));
        const zoneOf = (space: number) => zones.findLastIndex(({ zone }) => zone.from <= space);
        const placed = markerBoxes(zones, markers, size, lanes).filter(({ key }) => {
          const zone = zoneOf(spaces[key] ?? 0);
          const beside = spaces.filter((space) => zoneOf(space) === zone).length;
          return beside <= lanes * Math.floor((zones[zone]?.width ?? 0) / size);
        });
        for (const one of placed)
          for (const other of placed)
            if (one.key !== other.key && one.lane === other.lane)
              expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(size - 1e-9);
      }),
    );
  });

  test('in a crowded zone none is wholly under another', () => {
    const zones = zoneBoxes(EUROPE.track.zones, 390);
    const markers = Array.from({ length: 10 }, (_, key) => ({ key, space: 0 }));
    const spots = markerBoxes(zones, markers, 21, 1).map(({ x, lane }) => `${x}/${lane}`);
    expect(new Set(spots).size).toBe(10);
    expect(new Set(spots.map((spot) => spot.split('/')[1]))).toEqual(new Set(['0', '0.5']));
  });
});
