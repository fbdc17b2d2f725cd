/** Draws a map from Natural Earth: SVG paths cut to a window, with what is needed to put a place on it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoGraticule, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { worthKeeping } from './simplify.mjs';
import { WINDOWS } from './windows.mjs';

const require = createRequire(import.meta.url);

/** @param {string} name one of the windows */
export function drawMap(name) {
  const window = WINDOWS[name];
  if (window === undefined) throw new Error(`No map is called ${name}; there are ${Object.keys(WINDOWS).join(', ')}.`);
  const { projection, height } = layFlat(window);
  const { width, bleed } = window;
  projection.clipExtent([
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ]);

  const atlas = simplified(readAtlas(), projection, window);
  const path = geoPath(projection).digits(2);
  const land = feature(atlas, atlas.objects.land);
  const polygons = land.features.flatMap(({ geometry }) => geometry.coordinates);
  const shown = polygons.filter(
    (coordinates) => reaches(coordinates) && path.area({ type: 'Polygon', coordinates }) >= window.islet,
  );
  return {
    name,
    width,
    height,
    bleed,
    cone: coneOf(window, projection),
    land: shorter(path({ type: 'MultiPolygon', coordinates: shown })),
    borders: shorter(path(mesh(atlas, atlas.objects.countries, (a, b) => a !== b))),
    grid: shorter(
      path(
        geoGraticule()
          .step([window.grid, window.grid])
          .extent([
            [-180, 0],
            [180, 85],
          ])(),
      ),
    ),
  };
}

function readAtlas() {
  return JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));
}

/** What lies far to the south is infinitely large on a cone. */
function reaches([ring]) {
  return ring.some(([, latitude]) => latitude > 5);
}

/** The projection that makes the window as wide as the map. */
function layFlat({ longitudes: [west, east], latitudes: [south, north], parallels, width }) {
  const projection = geoConicConformal()
    .parallels([...parallels])
    .rotate([-(west + east) / 2, 0])
    .scale(1)
    .translate([0, 0]);
  const edge = [];
  for (let step = 0; step <= 40; step += 1) {
    const longitude = west + ((east - west) * step) / 40;
    const latitude = south + ((north - south) * step) / 40;
    edge.push([longitude, south], [longitude, north], [west, latitude], [east, latitude]);
  }
  const flat = edge.map((point) => projection(point));
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))];
  const [top, bottom] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))];
  const scale = width / (right - left);
  projection.scale(scale).translate([-left * scale, -top * scale]);
  return { projection, height: Math.ceil((bottom - top) * scale) };
}

/** The numbers by which `project` (src/project.ts) does without d3 what this projection does. */
function coneOf({ longitudes: [west, east], parallels }, projection) {
  const [first, second] = parallels.map((latitude) => (latitude * Math.PI) / 180);
  const tangent = (latitude) => Math.tan(Math.PI / 4 + latitude / 2);
  const power = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(tangent(second) / tangent(first));
  const reach = (projection.scale() * Math.cos(first) * tangent(first) ** power) / power;
  const [x, y] = projection.translate();
  return { meridian: (west + east) / 2, power, reach, x, y: y - reach };
}

/** The same atlas with fewer corners: coast and borders share their lines, so they stay on one another. */
function simplified(atlas, projection, { detail }) {
  const { scale, translate } = atlas.transform;
  const flat = geoConicConformal()
    .parallels(projection.parallels())
    .rotate(projection.rotate())
    .scale(projection.scale())
    .translate(projection.translate());
  const arcs = atlas.arcs.map((steps) => {
    let [x, y] = [0, 0];
    const points = steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    const kept = worthKeeping(points.map(flat), detail);
    return points.filter((_, index) => kept[index]);
  });
  return { type: 'Topology', objects: atlas.objects, arcs };
}

/** The same path in steps from point to point, in tenths of a unit: it compresses to half. */
function shorter(path) {
  let [atX, atY] = [0, 0];
  let out = '';
  for (const [line] of path.matchAll(/M[^M]*/g)) {
    const closed = line.endsWith('Z');
    const points = line
      .replace('Z', '')
      .slice(1)
      .split('L')
      .map((pair) => pair.split(',').map((n) => Math.round(Number(n) * 10)));
    const [[x, y], ...rest] = points;
    let steps = '';
    let [nextX, nextY] = [x, y];
    for (const [toX, toY] of rest) {
      if (toX === nextX && toY === nextY) continue;
      steps += step(toX - nextX, toY - nextY, steps === '' ? 'l' : ' ');
      [nextX, nextY] = [toX, toY];
    }
    if (steps === '') continue;
    out += step(x - atX, y - atY, 'm') + steps + (closed ? 'z' : '');
    // A closed line ends where it began.
    [atX, atY] = closed ? [x, y] : [nextX, nextY];
  }
  return out;
}

function step(x, y, command) {
  const [first, second] = [tenths(x), tenths(y)];
  const lead = command === ' ' && first.startsWith('-') ? '' : command;
  return `${lead}${first}${second.startsWith('-') ? '' : ' '}${second}`;
}

function tenths(value) {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
