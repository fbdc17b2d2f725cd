/** Liveries must be told apart without colours: by their patterns, also small. */

import { expect, test } from 'vitest';
import { type Livery, liveryFill, tileOf } from '../src/livery/livery.ts';
import { PATTERNS, type PatternName, type Tile } from '../src/livery/patterns.ts';

const TILES: [string, Tile][] = Object.entries(PATTERNS);

test('there are enough of them for ten airlines and one of another kind', () => {
  expect(TILES.length).toBeGreaterThanOrEqual(11);
});

test('no two have the same drawing', () => {
  expect(new Set(TILES.map(([, { filled, drawn }]) => `${filled} ${drawn}`)).size).toBe(TILES.length);
});

test('only the plain one has no drawing', () => {
  expect(TILES.filter(([, { filled, drawn }]) => filled === '' && drawn === '').map(([name]) => name)).toEqual([
    'solid',
  ]);
});

test.each(TILES)('%s reads on an emblem of 16 pixels: tiles of 4 pixels or more, lines of 1 or more', (_, tile) => {
  // An emblem has 32 units.
  const pixels = (units: number): number => units / 2;
  expect(pixels(Math.min(tile.width, tile.height))).toBeGreaterThanOrEqual(4);
  if (tile.drawn !== '') expect(pixels(tile.line)).toBeGreaterThanOrEqual(1);
});

test('a livery is painted by its key, with the tile of its pattern', () => {
  const pattern: PatternName = 'dots';
  const livery: Livery = { key: 'red', colour: '#c0392b', ink: '#ffffff', pattern, letter: 'R' };
  expect(liveryFill(livery.key)).toBe('url(#livery-red)');
  expect(tileOf(livery)).toBe(PATTERNS.dots);
});
