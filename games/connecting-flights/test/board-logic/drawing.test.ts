/** Where things are drawn: marks apart from one another, arcs the short way round, continents around their cities. */

import { arcsBetween, CONTINENT_SHAPES, spread } from '@tarmac/flights/board/logic';
import { CONTINENTS } from '@tarmac/flights/rules';
import { describe, expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';

describe('marks', () => {
  const size = { width: 30, height: 18 };

  test('that would lie on one another come apart, and each stays near its place', () => {
    const spots = [
      { x: 100, y: 100, ...size },
      { x: 103, y: 107, ...size },
      { x: 300, y: 100, ...size },
    ];
    const at = spread(spots, 4);
    const [a, b, c] = at;
    expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(21.9);
    expect(Math.hypot((a?.x ?? 0) - 100, (a?.y ?? 0) - 100)).toBeLessThan(20);
    expect(c).toEqual({ x: 300, y: 100 });
  });

  test('of which one reaches far down stay in the order of their places', () => {
    const spots = [
      { x: 100, y: 130, place: 100, width: 120, height: 60 },
      { x: 102, y: 110, place: 110, width: 120, height: 18 },
    ];
    const [north, south] = spread(spots, 4);
    expect((south?.y ?? 0) - (north?.y ?? 0)).toBeGreaterThanOrEqual(42.9);
  });
});

describe('arcs', () => {
  test('go straight over the map where that is the short way', () => {
    expect(arcsBetween({ x: 100, y: 200 }, { x: 400, y: 200 }, 940)).toHaveLength(1);
  });

  test('leave the map at one side and come back at the other where that is shorter', () => {
    const arcs = arcsBetween({ x: 120, y: 180 }, { x: 880, y: 180 }, 940);
    expect(arcs).toHaveLength(2);
    expect(arcs[0]?.path).toMatch(/^M120 180.* -60 180$/);
    expect(arcs[1]?.path).toMatch(/^M1060 180.* 880 180$/);
  });
});

/** Whether a ray from the point crosses the line around it an odd number of times. */
function isInside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

test.each(CONTINENTS)('%s has its own airports in it and nobody else’s', (continent) => {
  const { corners } = CONTINENT_SHAPES[continent];
  for (const city of WORLD.cities)
    expect([city.id, isInside(corners, city.longitude, city.latitude)]).toEqual([
      city.id,
      city.continent === continent,
    ]);
});
