/** The arithmetic of line charts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt, placeLabels, roundSteps, spreadOut } from '../src/charts/chart.ts';

describe('the steps of an axis', () => {
  test('are round', () => {
    expect(roundSteps(0, 140)).toEqual([0, 50, 100, 150]);
    expect(roundSteps(0, 9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(roundSteps(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  });

  test('are whole numbers that hold every value between them, and not too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 0 }), fc.integer({ min: 1, max: 5000 }), (least, most) => {
        const steps = roundSteps(least, most);
        expect(steps[0]).toBeLessThanOrEqual(least);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
        expect(steps.length).toBeLessThanOrEqual(8);
        expect(steps.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('labels', () => {
  test('stay where they are when there is room', () => {
    expect(spreadOut([10, 80, 40], 15, 100)).toEqual([10, 80, 40]);
  });

  test('make room for one another, in the same order, and stay above the bottom', () => {
    expect(spreadOut([90, 92, 91], 10, 95)).toEqual([75, 95, 85]);
  });
});

describe('places on the axis', () => {
  test('with the same name share one label, in their middle', () => {
    expect(placeLabels(['start', '1', '1', '1', '2', '2'], 1)).toEqual([
      { at: 0, name: 'start', from: null },
      { at: 2, name: '1', from: 1 },
      { at: 4.5, name: '2', from: 4 },
    ]);
  });

  test('are left out where they would be too near, unless they stand for several', () => {
    expect(placeLabels(['0', '1', '2', '3', '4'], 2).map(({ name }) => name)).toEqual(['0', '2', '4']);
    expect(placeLabels(['start', '1', '1', '2', '2'], 10).map(({ name }) => name)).toEqual(['start', '1', '2']);
  });
});

describe('a pointer', () => {
  test('means the place that is nearest, and never one beyond the ends', () => {
    expect([40, 44, 46, 139, 140].map((at) => placeAt(at, 40, 140, 11))).toEqual([0, 0, 1, 10, 10]);
    expect([-20, 600].map((at) => placeAt(at, 40, 140, 11))).toEqual([0, 10]);
    expect(placeAt(90, 40, 40, 1)).toBe(0);
  });
});
