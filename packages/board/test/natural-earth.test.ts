/** The map that the build draws: the same each time, small, and of the places it shows. */

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawMap } from '../build/natural-earth.mjs';
import { groundOf, tarmacMaps } from '../build/vite.mjs';
import { LAID_FLAT } from '../src/labels/laid-flat.ts';
import { project } from '../src/map/project.ts';
import { isOnLand, linesOf } from './support/paths.ts';

const europe = drawMap('europe');

test('is the same each time it is drawn', () => {
  expect(drawMap('europe')).toEqual(europe);
});

test('costs a reader less than 40 kB, beside the script', () => {
  expect(gzipSync(groundOf(europe)).length).toBeLessThan(40_000);
});

test('keeps to one decimal', () => {
  for (const path of [europe.land, europe.shore, europe.borders, europe.grid]) expect(path).not.toMatch(/\.\d\d/);
});

test('draws a little beyond its bleed, so that no line along the cut can be seen, and nothing farther', () => {
  const { bleed, width, height } = europe;
  const over = 30.1;
  const points = linesOf(europe.land).flat();
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(-bleed.x - over);
    expect(x).toBeLessThanOrEqual(width + bleed.x + over);
    expect(y).toBeGreaterThanOrEqual(-bleed.y - over);
    expect(y).toBeLessThanOrEqual(height + bleed.y + over);
  }
  // The cut through Asia is out of sight.
  expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThan(width + bleed.x + 9);
});

test.each(['europe', 'north-america'])(
  '%s fills a screen three times as wide as high, and one a third higher than wide',
  (name) => {
    const { bleed, width, height } = drawMap(name);
    expect(width + 2 * bleed.x).toBeGreaterThanOrEqual(3 * height);
    expect(height + 2 * bleed.y).toBeGreaterThanOrEqual(1.3 * width);
  },
);

test.each(Object.entries(LAID_FLAT))('%s is laid flat as whoever has no build believes', (name, { flat }) => {
  const drawn = drawMap(name).flat as unknown as Readonly<Record<string, number | string>>;
  for (const [part, value] of Object.entries(flat)) {
    if (typeof value === 'number') expect(drawn[part]).toBeCloseTo(value, 9);
    else expect(drawn[part]).toBe(value);
  }
});

describe('land and sea are where they are', () => {
  test.each([
    ['Madrid', -3.7, 40.42],
    ['Kyiv', 30.52, 50.45],
    ['Moscow', 37.62, 55.76],
    ['Nicosia', 33.38, 35.17],
    ['London', -0.5, 51.51],
    ['the middle of Crete', 24.9, 35.2],
  ])('%s is on land', (_, longitude, latitude) => {
    expect(isOnLand(europe.land, project(europe, longitude, latitude))).toBe(true);
  });

  test.each([
    ['the Atlantic', -12, 47],
    ['the Tyrrhenian Sea', 12, 40],
    ['the Black Sea', 34, 43.5],
    ['the Baltic', 19.5, 56.5],
    ['the Caspian Sea', 50.5, 42],
  ])('%s is not', (_, longitude, latitude) => {
    expect(isOnLand(europe.land, project(europe, longitude, latitude))).toBe(false);
  });
});

test('a map that nobody has described is refused by name', () => {
  expect(() => drawMap('atlantis')).toThrow('No map is called atlantis; there are europe');
});

describe('for Vite', () => {
  const plugin = tarmacMaps();

  test('a map is a module of its own, and its ground a picture beside it', () => {
    const files: { fileName: string; source: string }[] = [];
    const emitting = { emitFile: (file: { fileName: string; source: string }) => files.push(file) };
    const id = plugin.resolveId('virtual:tarmac-map/europe');
    const code = plugin.load.call(emitting, id ?? '')?.code ?? '';
    const { ground, ...map } = JSON.parse(/^export default (.*);$/.exec(code)?.[1] ?? '');
    const { land, shore, borders, grid, ...rest } = europe;
    expect(map).toEqual(rest);
    expect(files).toEqual([
      { type: 'asset', fileName: ground.slice(1), source: groundOf({ land, shore, borders, grid }) },
    ]);
    expect(ground).toMatch(/^\/assets\/europe-[0-9a-f]{8}\.svg$/);
  });

  test('every other module is left alone', () => {
    expect(plugin.resolveId('svelte')).toBeUndefined();
    expect(plugin.load.call({ emitFile: () => '' }, '/src/main.ts')).toBeUndefined();
  });
});
