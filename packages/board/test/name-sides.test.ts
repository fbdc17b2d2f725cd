/** Where names are drawn: near what they belong to, and clear of one another. */

import { describe, expect, test } from 'vitest';
import { type NamedSpot, nameSides } from '../src/map/name-sides.ts';

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
