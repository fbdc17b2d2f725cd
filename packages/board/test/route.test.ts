/** Routes and what stands along them. */

import { describe, expect, test } from 'vitest';
import { boxAround } from '../src/geometry.ts';
import { alongRoute, routePath } from '../src/map/route.ts';

const A = { x: 0, y: 0 };
const B = { x: 100, y: 0 };

describe('along a straight route', () => {
  test('things stand as far from one another as from the cities', () => {
    expect(alongRoute(A, B, 3, { bend: 0 }).map(({ x }) => x)).toEqual([25, 50, 75]);
    expect(alongRoute(A, B, 1, { bend: 0 }).map(({ x }) => x)).toEqual([50]);
  });

  test('they can keep more distance from the cities', () => {
    const xs = alongRoute(A, B, 3, { bend: 0, ends: 1.5 }).map(({ x }) => x);
    [30, 50, 70].forEach((x, index) => {
      expect(xs[index]).toBeCloseTo(x);
    });
  });

  test('airplanes head for where the route leads', () => {
    expect(alongRoute(A, B, 1, { bend: 0 })[0]?.angle).toBeCloseTo(90);
    expect(alongRoute(A, { x: 0, y: -100 }, 1, { bend: 0 })[0]?.angle).toBeCloseTo(0);
  });
});

describe('along a bent route', () => {
  test('the middle lies off the straight line by the bend, to the left of the way', () => {
    const [stop] = alongRoute(A, B, 1, { bend: 0.1 });
    expect(stop?.x).toBeCloseTo(50);
    expect(stop?.y).toBeCloseTo(-10);
  });

  test('everything stands on the line that is drawn', () => {
    const numbers =
      routePath(A, B, 0.2)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [ax = 0, ay = 0, cx = 0, cy = 0, bx = 0, by = 0] = numbers;
    for (const [index, { x, y }] of alongRoute(A, B, 4, { bend: 0.2 }).entries()) {
      const t = (index + 1) / 5;
      expect(x).toBeCloseTo((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx);
      expect(y).toBeCloseTo((1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by);
    }
  });
});

test('a box holds all its points, with air', () => {
  expect(
    boxAround(
      [
        { x: 3, y: 9 },
        { x: -1, y: 4 },
      ],
      2,
    ),
  ).toEqual({ x: -3, y: 2, width: 8, height: 9 });
  expect(() => boxAround([])).toThrow('at least one point');
});
