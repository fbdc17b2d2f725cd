/** Win shares as a reader sees them. */

import { expect, test } from 'vitest';
import { inMargin, inPercent, inPoints } from '../../src/review/numbers.ts';

test('points of win share have one digit more below ten, and a real minus', () => {
  expect(inPoints('en-GB', 0.143)).toBe('14');
  expect(inPoints('en-GB', -0.0432)).toBe('−4.3');
  expect(inPoints('fr', -0.0432)).toBe('−4,3');
  expect(inPoints('en-GB', 0.0996)).toBe('10');
});

test('luck always says which way it went, and nothing is neither', () => {
  expect([0.05, -0.05, 0].map((luck) => inPoints('en-GB', luck, true))).toEqual(['+5.0', '−5.0', '0.0']);
  expect(inPoints('en-GB', -0)).toBe('0.0');
});

test('chances are whole percents', () => {
  expect(inPercent('en-GB', 0.536)).toBe('54%');
  expect(inPercent('fr', 0.536)).toMatch(/^54\s%$/u);
});

test('a margin is rounded up, and nothing stays nothing', () => {
  expect([0, 0.0001, 0.011, 0.0121, 0.1234].map((margin) => inMargin('en-GB', margin))).toEqual([
    '0.0',
    '0.1',
    '1.1',
    '1.3',
    '13',
  ]);
});
