import { describe, expect, test } from 'vitest';
import { exp } from '../src/exp.ts';

describe('e to a power', () => {
  test('is as near as numbers allow', () => {
    for (let x = -700; x <= 700; x += 0.37) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(3e-16);
  });

  test('is the same to the last bit on every engine', () => {
    // Newer engines than Node 20 give other last digits for Math.exp here.
    expect([-0.6, -1.1, -1.2, -2.9, -3.2, -4.4].map(exp)).toEqual([
      0.5488116360940265, 0.3328710836980795, 0.3011942119122021, 0.05502322005640724, 0.040762203978366204,
      0.012277339903068438,
    ]);
  });

  test('knows its ends', () => {
    expect([0, -0, -1000, Number.NEGATIVE_INFINITY, 1000, Number.POSITIVE_INFINITY, Number.NaN].map(exp)).toEqual([
      1,
      1,
      0,
      0,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NaN,
    ]);
  });
});
