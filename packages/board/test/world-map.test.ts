/** The map of the world: whole, cut in the Pacific, and where d3-geo puts everything. */

import { gzipSync } from 'node:zlib';
import { geoNaturalEarth1 } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { drawMap } from '../build/natural-earth.mjs';
import { groundOf } from '../build/vite.mjs';
import { project } from '../src/map/project.ts';
import { isOnLand, linesOf } from './support/paths.ts';

const world = drawMap('world');

test('costs a reader less than 15 kB: no borders of countries', () => {
  expect(gzipSync(groundOf(world)).length).toBeLessThan(15_000);
  expect(world.borders).toBe('');
});

test('a place lies where d3-geo puts it, all over the map', () => {
  const { flat } = world;
  if (flat.kind !== 'world') throw new Error('It is not laid flat as a world.');
  const d3 = geoNaturalEarth1().rotate([-11, 0]).scale(flat.scale).translate([flat.x, flat.y]);
  for (let longitude = -165; longitude <= 190; longitude += 5) {
    for (let latitude = -55; latitude <= 75; latitude += 5) {
      const { x, y } = project(world, longitude, latitude);
      const [d3X, d3Y] = d3([longitude, latitude]) ?? [];
      expect(x).toBeCloseTo(d3X ?? Number.NaN, 6);
      expect(y).toBeCloseTo(d3Y ?? Number.NaN, 6);
    }
  }
});

describe('nothing is cut off where people fly', () => {
  test.each([
    ['Fiji', 178, -18],
    ['Auckland', 174.8, -36.8],
    ['Los Angeles', -118.2, 34.1],
    ['Moscow', 37.6, 55.8],
    ['Buenos Aires', -58.4, -34.6],
    ['Tokyo', 139.7, 35.7],
  ])('%s is on the map, with some air around it', (_, longitude, latitude) => {
    const { x, y } = project(world, longitude, latitude);
    const air = 20;
    expect(x).toBeGreaterThan(air);
    expect(x).toBeLessThan(world.width - air);
    expect(y).toBeGreaterThan(air);
    expect(y).toBeLessThan(world.height - air);
  });

  test('Fiji lies east of Auckland, and Los Angeles at the other end', () => {
    expect(project(world, 178, -18).x).toBeGreaterThan(project(world, 174.8, -36.8).x);
    expect(project(world, -118.2, 34.1).x).toBeLessThan(project(world, -0.1, 51.5).x);
  });
});

describe('land and sea are where they are', () => {
  test.each([
    ['Nairobi', 36.8, -1.3],
    ['Delhi', 77.2, 28.6],
    ['Alice Springs', 133.9, -23.7],
    ['La Paz', -68.1, -16.5],
    ['Denver', -105, 39.7],
    ['the middle of Madagascar', 46.8, -19],
  ])('%s is on land', (_, longitude, latitude) => {
    expect(isOnLand(world.land, project(world, longitude, latitude))).toBe(true);
  });

  test.each([
    ['the South Atlantic', -15, -30],
    ['the Indian Ocean', 80, -20],
    ['the Pacific', -140, 0],
    ['Hudson Bay', -85, 60],
  ])('%s is not', (_, longitude, latitude) => {
    expect(isOnLand(world.land, project(world, longitude, latitude))).toBe(false);
  });

  test('the ice of the south is left out', () => {
    const { y } = project(world, 0, -62);
    for (const corner of linesOf(world.land).flat()) expect(corner.y).toBeLessThan(y);
  });
});
