/** Where names are drawn: near what they belong to, and clear of one another. */

import { describe, expect, test } from 'vitest';
import { type CrowdedSpot, clearNames, type NamedSpot, nameSides } from '../src/map/name-sides.ts';

describe('names of cities', () => {
  const city = (id: string, x: number, y: number): NamedSpot => ({ id, letters: 6, x, y });

  test('stand to the right where nothing is in the way', () => {
    expect(nameSides([city('a', 200, 200)], [], 10, 1000).get('a')?.side).toBe('e');
  });

  test('give way to a circle', () => {
    expect(nameSides([city('a', 200, 200)], [{ x: 225, y: 200 }], 10, 1000).get('a')?.side).toBe('w');
  });

  test('give way to one another', () => {
    const sides = nameSides([city('a', 200, 200), city('b', 200, 209)], [], 4, 1000);
    expect(sides.get('a')?.side).not.toBe(sides.get('b')?.side);
  });

  test('stay on the map', () => {
    expect(nameSides([city('a', 990, 200)], [], 10, 1000).get('a')?.side).toBe('w');
    expect(nameSides([city('a', 10, 200)], [{ x: 40, y: 200 }], 10, 1000).get('a')?.side).not.toBe('w');
    const besides = [
      { x: 225, y: 195 },
      { x: 175, y: 195 },
    ];
    expect(nameSides([city('a', 200, 195)], besides, 10, 1000, 200).get('a')?.side).toBe('n');
  });
});

test('what may stand apart does so where its place is crowded', () => {
  const around = [-20, 0, 20].flatMap((x) => [-14, 0, 14].map((y) => ({ x: 200 + x, y: 200 + y })));
  const mark: NamedSpot = { id: 'mark', letters: 5, x: 200, y: 200, reaches: [1, 4] };
  expect(nameSides([mark], around, 9, 1000).get('mark')?.reach).toBe(4);
  expect(nameSides([mark], [], 9, 1000).get('mark')?.reach).toBe(1);
});

describe('names on a map too small for all of them', () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 400 };
  const spot = (id: string, x: number, weight = 0): CrowdedSpot => ({ id, letters: 6, fewer: 4, weight, x, y: 200 });
  const placed = (spots: readonly CrowdedSpot[], inside = room) =>
    clearNames(spots, { hurdles: [], radius: 4, room: inside, high: 12, taken: [] });

  test('are whole where there is room, shorter where there is less, and left out where there is none', () => {
    expect(placed([spot('a', 200)]).get('a')).toEqual({ side: 'e', reach: 1, isShort: false });
    const narrow = { ...room, left: 180, right: 240, top: 190, bottom: 210 };
    expect(placed([spot('a', 200)], narrow).get('a')?.isShort).toBe(true);
    expect(placed([spot('a', 200)], { ...narrow, right: 220 }).has('a')).toBe(false);
  });

  test('give way to the heavier one', () => {
    const low = { ...room, left: 188, right: 250, top: 190, bottom: 210 };
    for (const [a, b] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const names = placed([spot('a', 200, a), spot('b', 202, b)], low);
      expect([...names.keys()]).toEqual([a > b ? 'a' : 'b']);
    }
  });
});
