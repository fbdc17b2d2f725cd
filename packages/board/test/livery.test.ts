/** Liveries must be told apart without colours: by their patterns, also small. */

import { describe, expect, test } from 'vitest';
import { type Livery, liveryFill, tileOf } from '../src/livery/livery.ts';
import { findsNamed } from '../src/livery/named.ts';
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

const livery = (key: string): Livery => ({ key, colour: '#000000', ink: '#ffffff', pattern: 'solid', letter: 'A' });
const named = (...names: readonly string[]) => names.map((name) => ({ name, livery: livery(name) }));
const told = (names: readonly string[], sentence: string) =>
  findsNamed(named(...names))(sentence).map(({ text, livery: worn }) => (worn === null ? text : `<${worn.key}>`));

describe('named airlines in a sentence', () => {
  test('finds each of them, the same one twice', () => {
    expect(told(['FF Flys', 'BOI'], 'Ann plays FF Flys, BOI and FF Flys.')).toEqual([
      'Ann plays ',
      '<FF Flys>',
      ', ',
      '<BOI>',
      ' and ',
      '<FF Flys>',
      '.',
    ]);
  });

  test('finds names with an apostrophe, at the ends of a sentence, and signs that have a meaning in patterns', () => {
    const names = ['It’s Funagain To Fly', 'A+ (air)'];
    expect(told(names, 'It’s Funagain To Fly meets A+ (air)')).toEqual([
      '<It’s Funagain To Fly>',
      ' meets ',
      '<A+ (air)>',
    ]);
  });

  test('takes no part of a word', () => {
    expect(told(['HIT'], 'HITS, ÉHIT, HIT2 and hit')).toEqual(['HITS, ÉHIT, HIT2 and hit']);
  });

  test('takes the longer of two names', () => {
    expect(told(['Air', 'Air ABACUS'], 'Air ABACUS and Air')).toEqual(['<Air ABACUS>', ' and ', '<Air>']);
  });

  test('leaves sentences of a game without airlines as they are', () => {
    expect(told([], 'Ann lifts a card.')).toEqual(['Ann lifts a card.']);
  });
});
