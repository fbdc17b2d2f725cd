/** How routes are drawn and pressed, and what stands for an airline where there is no room for its code. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../../board/logic/letters.ts';
import {
  framePath,
  STROKES,
  samplePath,
  smoothPath,
  straight,
  wavePath,
  wavesIn,
} from '../../board/logic/line-styles.ts';
import { STYLES } from '../../rules/airlines.ts';
import { NORTH_AMERICA } from '../../rules/data/north-america.ts';

/** What of a drawing does not depend on colour. */
const drawn = (style: (typeof STYLES)[number]) => JSON.stringify([STROKES[style], samplePath(style, 40, 2)]);

describe('AL-1.3 the five styles', () => {
  test('are told apart by their lines alone', () => {
    expect(new Set(STYLES.map(drawn)).size).toBe(STYLES.length);
    expect(new Set(STYLES.map((style) => framePath(style, { width: 40, height: 70 }, 2))).size).toBe(2);
  });

  test('a wave ends where its route does, after as many crests on either side', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 900, noNaN: true }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (length, width) => {
          const waves = wavesIn(length, width);
          expect(waves % 2).toBe(0);
          const path = wavePath(straight({ x: 0, y: 0 }, { x: length, y: 0 }, waves), width);
          expect(path.match(/Q/g)).toHaveLength(waves);
          expect(path.endsWith(` ${Math.round(length * 10) / 10} 0`)).toBe(true);
        },
      ),
    );
  });

  test('a wave swings to both sides of its line', () => {
    const handles = [...wavePath(straight({ x: 0, y: 0 }, { x: 12, y: 0 }, 2), 2).matchAll(/Q\S+ (\S+) /g)];
    expect(handles.map(([, y]) => Math.sign(Number(y)))).toEqual([1, -1]);
  });

  test('nothing is drawn through no places', () => {
    expect([wavePath([], 2), smoothPath([])]).toEqual(['', '']);
  });
});

describe('the letter of an airline', () => {
  test('is the first of its code', () => {
    expect(lettersOf(Object.values(NORTH_AMERICA.airlines).map(({ code }) => code)).join('')).toBe('BIHLMPRTZ');
  });

  test('is another of its letters, or a digit, where that is taken', () => {
    expect(lettersOf(['ABC', 'ABD', 'BAB', 'AAB'])).toEqual(['A', 'B', '3', '4']);
  });
});
