/** What a press on a map is meant for, also where things lie close together. */

import { describe, expect, test } from 'vitest';
import { nearestLine, nearestSpot, reachOf } from '../src/map/nearest.ts';
import { reaches } from '../src/map/reaches.ts';

describe('a press', () => {
  test('is meant for the nearest circle within reach', () => {
    const circles = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    expect(nearestSpot({ x: 20, y: 5 }, circles, 22)).toBe(1);
    expect(nearestSpot({ x: 80, y: 0 }, circles, 22)).toBeNull();
  });

  test('between two circles is meant for the one that answers, unless the other is hit', () => {
    const circles = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    const secondAnswers = { answers: (index: number) => index === 1, hit: 10 };
    expect(nearestSpot({ x: 12, y: 0 }, circles, 22, secondAnswers)).toBe(1);
    expect(nearestSpot({ x: 9, y: 0 }, circles, 22, secondAnswers)).toBe(0);
    expect(nearestSpot({ x: -15, y: 0 }, circles, 22, secondAnswers)).toBe(0);
  });

  test('may miss a circle by as much as a finger is thick: 44 pixels for a finger, 24 at least for a mouse', () => {
    expect(2 * reachOf('touch')).toBeGreaterThanOrEqual(44);
    expect(2 * reachOf(undefined)).toBeGreaterThanOrEqual(44);
    expect(2 * reachOf('mouse')).toBeGreaterThanOrEqual(24);
  });

  test('beside a line is meant for its route, beyond its end it is not', () => {
    const lines = [
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 0, y: 40 },
        { x: 100, y: 40 },
      ],
    ];
    expect(nearestLine({ x: 70, y: 8 }, lines, 14)).toBe(0);
    expect(nearestLine({ x: 70, y: 33 }, lines, 14)).toBe(1);
    expect(nearestLine({ x: 130, y: 0 }, lines, 14)).toBeNull();
    expect(
      nearestLine(
        { x: 3, y: 4 },
        [
          [
            { x: 0, y: 0 },
            { x: 0, y: 0 },
          ],
        ],
        5,
      ),
    ).toBe(0);
  });
});

test('each reaches half the way to its nearest neighbour', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 6, y: 8 },
    { x: 100, y: 8 },
  ];
  expect(reaches(points)).toEqual([5, 5, 47]);
});

test('and never farther than is asked for', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 8 },
    { x: 0, y: 100 },
  ];
  expect(reaches(points, 10)).toEqual([4, 4, 10]);
  expect(reaches([{ x: 1, y: 1 }], 10)).toEqual([10]);
});
