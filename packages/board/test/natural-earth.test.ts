/** The map that the build draws: the same each time, small, and of the places it shows. */

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawMap } from '../build/natural-earth.mjs';
import { tarmacMaps } from '../build/vite.mjs';
import { project } from '../src/map/project.ts';
import { isOnLand, linesOf } from './support/paths.ts';

const europe = drawMap('europe');

test('is the same each time it is drawn', () => {
  expect(drawMap('europe')).toEqual(europe);
});

test('costs a reader less than 30 kB', () => {
  expect(gzipSync(JSON.stringify(europe)).length).toBeLessThan(30_000);
});

test('keeps to one decimal', () => {
  for (const path of [europe.land, europe.borders, europe.grid]) expect(path).not.toMatch(/\.\d\d/);
});

test('draws nothing beyond its bleed', () => {
  const { bleed, width, height } = europe;
  for (const { x, y } of linesOf(europe.land).flat()) {
    expect(x).toBeGreaterThanOrEqual(-bleed - 0.1);
    expect(x).toBeLessThanOrEqual(width + bleed + 0.1);
    expect(y).toBeGreaterThanOrEqual(-bleed - 0.1);
    expect(y).toBeLessThanOrEqual(height + bleed + 0.1);
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

  test('a map is a module of its own', () => {
    const id = plugin.resolveId('virtual:tarmac-map/europe');
    const code = plugin.load(id ?? '')?.code ?? '';
    const text = /^export default JSON\.parse\((.*)\);$/.exec(code)?.[1] ?? '';
    expect(JSON.parse(JSON.parse(text))).toEqual(europe);
  });

  test('every other module is left alone', () => {
    expect(plugin.resolveId('svelte')).toBeUndefined();
    expect(plugin.load('/src/main.ts')).toBeUndefined();
  });
});
