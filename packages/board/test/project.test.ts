/** Where places lie on a map: the same as d3-geo says, without d3-geo. */

import { geoConicConformal } from 'd3-geo';
import { expect, test } from 'vitest';
import { drawMap } from '../build/natural-earth.mjs';
import { project } from '../src/map/project.ts';

const europe = drawMap('europe');

/** Scaled and moved so that two far apart places lie where `project` puts them; every other must then agree. */
function asD3Does(): (longitude: number, latitude: number) => [number, number] {
  const flat = geoConicConformal().parallels([38, 56]).rotate([-13.5, 0]).scale(1).translate([0, 0]);
  const at = (longitude: number, latitude: number): [number, number] => {
    const point = flat([longitude, latitude]);
    if (point === null) throw new Error('d3-geo knows no such place.');
    return point;
  };
  const [west, east] = [at(-10, 40), at(35, 40)];
  const [ours, theirs] = [project(europe, -10, 40), project(europe, 35, 40)];
  const scale = (theirs.x - ours.x) / (east[0] - west[0]);
  return (longitude, latitude) => {
    const [x, y] = at(longitude, latitude);
    return [ours.x + (x - west[0]) * scale, ours.y + (y - west[1]) * scale];
  };
}

test('a place lies where d3-geo puts it, all over the map', () => {
  const d3 = asD3Does();
  for (let longitude = -30; longitude <= 60; longitude += 5) {
    for (let latitude = 20; latitude <= 75; latitude += 5) {
      const { x, y } = project(europe, longitude, latitude);
      const [d3X, d3Y] = d3(longitude, latitude);
      expect(x).toBeCloseTo(d3X, 6);
      expect(y).toBeCloseTo(d3Y, 6);
    }
  }
});

test('the meridian in the middle points straight up', () => {
  expect(project(europe, 13.5, 60).x).toBeCloseTo(project(europe, 13.5, 35).x, 9);
  expect(project(europe, 13.5, 60).y).toBeLessThan(project(europe, 13.5, 35).y);
});

test.each([
  ['in the far west', -14, 33],
  ['in the far east', 41, 33],
  ['in the north west', -14, 62.5],
  ['in the north east', 41, 62.5],
  ['straight south', 13.5, 33],
  ['straight north', 13.5, 62.5],
])('a place %s of the window is on the map, with some air around it', (_, longitude, latitude) => {
  const { x, y } = project(europe, longitude, latitude);
  const air = 5;
  expect(x).toBeGreaterThan(air);
  expect(x).toBeLessThan(europe.width - air);
  expect(y).toBeGreaterThan(air);
  expect(y).toBeLessThan(europe.height - air);
});
