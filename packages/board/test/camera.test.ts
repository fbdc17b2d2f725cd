/** The camera over a map: where it may go, what it opens on, and what stays under the fingers. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point, Size } from '../src/geometry.ts';
import {
  all,
  between,
  type Camera,
  contain,
  type Limits,
  limited,
  opening,
  panned,
  pinched,
  toMap,
  zoomedAt,
} from '../src/map/camera.ts';

const LIMITS: Limits = {
  whole: { x: 0, y: 0, width: 1000, height: 700 },
  world: { x: -100, y: -100, width: 1200, height: 900 },
  nearest: 5,
  under: 0,
};
const FOCUS = { x: 200, y: 100, width: 600, height: 500 };
const DESK: Size = { width: 1440, height: 900 };
const PHONE: Size = { width: 390, height: 600 };

const anySize = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 1500 }) });
const anyCamera = fc.record({
  x: fc.double({ min: -3000, max: 3000, noNaN: true }),
  y: fc.double({ min: -3000, max: 3000, noNaN: true }),
  zoom: fc.double({ min: 0.05, max: 20, noNaN: true }),
});
const anyPixel = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 600 }) });

function expectSame(a: Point, b: Point): void {
  expect(a.x).toBeCloseTo(b.x, 4);
  expect(a.y).toBeCloseTo(b.y, 4);
}

function middle(camera: Camera, size: Size): Point {
  return toMap(camera, { x: size.width / 2, y: size.height / 2 });
}

describe('it opens', () => {
  test('on a desk with the whole map, in the middle', () => {
    const camera = opening(LIMITS, FOCUS, DESK);
    expect(camera.zoom).toBeCloseTo(900 / 700);
    expectSame(middle(camera, DESK), { x: 500, y: 350 });
  });

  test('on a phone with what matters, filling the canvas', () => {
    const camera = opening(LIMITS, FOCUS, PHONE);
    expect(camera.zoom).toBeCloseTo(600 / 500);
    expectSame(middle(camera, PHONE), { x: 500, y: 350 });
  });
});

test('asked for the whole map it shows all of it, on a phone too', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { x, y, zoom } = all(LIMITS, size);
      const { whole } = LIMITS;
      expect(x).toBeLessThanOrEqual(whole.x + 1e-6);
      expect(y).toBeLessThanOrEqual(whole.y + 1e-6);
      expect(x + size.width / zoom).toBeGreaterThanOrEqual(whole.x + whole.width - 1e-6);
      expect(y + size.height / zoom).toBeGreaterThanOrEqual(whole.y + whole.height - 1e-6);
    }),
  );
});

test('the whole map is above what buttons cover', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { y, zoom } = all({ ...LIMITS, under: 50 }, size);
      const { whole } = LIMITS;
      expect(y + (size.height - 50) / zoom).toBeGreaterThanOrEqual(whole.y + whole.height - 1e-6);
    }),
  );
});

describe('its limits', () => {
  test('hold wherever it is sent: neither nearer nor farther, and nothing beyond what is drawn', () => {
    fc.assert(
      fc.property(anyCamera, anySize, (camera, size) => {
        const { x, y, zoom } = limited(camera, LIMITS, size);
        const farthest = contain(LIMITS.whole, size).zoom;
        expect(zoom).toBeGreaterThanOrEqual(farthest);
        expect(zoom).toBeLessThanOrEqual(Math.max(farthest, LIMITS.nearest));
        const { world } = LIMITS;
        for (const [start, seen, from, room] of [
          [x, size.width / zoom, world.x, world.width],
          [y, size.height / zoom, world.y, world.height],
        ] as const) {
          if (seen >= room) expect(start + seen / 2).toBeCloseTo(from + room / 2, 6);
          else {
            expect(start).toBeGreaterThanOrEqual(from - 1e-6);
            expect(start + seen).toBeLessThanOrEqual(from + room + 1e-6);
          }
        }
      }),
    );
  });

  test('leave alone what is within them', () => {
    const camera = { x: 120, y: 80, zoom: 2.5 };
    expectSame(limited(camera, LIMITS, DESK), camera);
    expect(limited(camera, LIMITS, DESK).zoom).toBe(2.5);
  });

  test('keep the middle where the zoom gives way', () => {
    const camera = { x: 480, y: 340, zoom: 20 };
    expectSame(middle(limited(camera, LIMITS, DESK), DESK), middle(camera, DESK));
  });
});

describe('fingers', () => {
  test('a drag takes the map along, pixel for pixel', () => {
    const camera = { x: 100, y: 50, zoom: 2 };
    const before = toMap(camera, { x: 300, y: 200 });
    expectSame(toMap(panned(camera, { x: 40, y: -10 }), { x: 340, y: 190 }), before);
  });

  test('a wheel keeps the point under the pointer', () => {
    const camera = { x: 300, y: 200, zoom: 2 };
    const pixel = { x: 500, y: 300 };
    const nearer = zoomedAt(camera, 1.5, pixel, LIMITS, DESK);
    expect(nearer.zoom).toBe(3);
    expectSame(toMap(nearer, pixel), toMap(camera, pixel));
  });

  test('a wheel at the nearest changes nothing', () => {
    const camera = { x: 300, y: 200, zoom: 5 };
    expect(zoomedAt(camera, 1.5, { x: 10, y: 10 }, LIMITS, DESK)).toEqual(camera);
  });

  test('a pinch keeps the point between the fingers between them, and spreads the map as they spread', () => {
    fc.assert(
      fc.property(anyCamera, anyPixel, anyPixel, anyPixel, anyPixel, (camera, a, b, c, d) => {
        fc.pre(Math.hypot(a.x - b.x, a.y - b.y) > 20 && Math.hypot(c.x - d.x, c.y - d.y) > 20);
        const after = pinched(camera, [a, b], [c, d]);
        const half = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
        expectSame(toMap(after, half(c, d)), toMap(camera, half(a, b)));
        const spread = Math.hypot(c.x - d.x, c.y - d.y) / Math.hypot(a.x - b.x, a.y - b.y);
        expect(after.zoom / camera.zoom).toBeCloseTo(spread, 9);
      }),
    );
  });

  test('a pinch whose fingers do not turn keeps what is under each finger', () => {
    const camera = { x: 100, y: 100, zoom: 1 };
    const after = pinched(
      camera,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 50, y: 100 },
        { x: 250, y: 100 },
      ],
    );
    expectSame(toMap(after, { x: 50, y: 100 }), toMap(camera, { x: 100, y: 100 }));
    expectSame(toMap(after, { x: 250, y: 100 }), toMap(camera, { x: 200, y: 100 }));
  });

  test('two fingers on one spot break nothing', () => {
    const spot = { x: 5, y: 5 };
    expect(pinched({ x: 0, y: 0, zoom: 1 }, [spot, spot], [spot, spot])).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});

describe('a glide', () => {
  const from = { x: 0, y: 0, zoom: 1 };
  const to = { x: 400, y: 300, zoom: 4 };

  test('begins and ends where it should', () => {
    for (const [part, wanted] of [
      [0, from],
      [1, to],
    ] as const) {
      const camera = between(from, to, DESK, part);
      expectSame(camera, wanted);
      expect(camera.zoom).toBeCloseTo(wanted.zoom);
    }
  });

  test('is half way near when half the time has gone', () => {
    expect(between(from, to, DESK, 0.5).zoom).toBeCloseTo(2);
  });

  test('without a zoom moves evenly', () => {
    expectSame(between(from, { x: 100, y: 40, zoom: 1 }, DESK, 0.25), { x: 25, y: 10 });
  });
});
