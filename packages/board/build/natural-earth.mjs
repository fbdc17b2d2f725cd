/** Draws a map from Natural Earth: SVG paths cut to a window, with what is needed to put a place on it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoGraticule, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { flatOf, layFlat, projectionOf } from './projections.mjs';
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
    (coordinates) => reaches(coordinates, window) && path.area({ type: 'Polygon', coordinates }) >= window.islet,
  );
  return {
    name,
    width,
    height,
    bleed,
    flat: flatOf(window, projection),
    land: shorter(path({ type: 'MultiPolygon', coordinates: shown })),
    borders: window.countries ? shorter(path(mesh(atlas, atlas.objects.countries, (a, b) => a !== b))) : '',
    grid: shorter(
      path(
        geoGraticule()
          .step([window.grid, window.grid])
          .extent([
            [-180, window.parallels === null ? -90 : 0],
            [180, 85],
          ])(),
      ),
    ),
  };
}

function readAtlas() {
  return JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));
}

/** What lies far to the south is infinitely large on a cone; on a map of the world it is the ice below its edge. */
function reaches([ring], { parallels }) {
  const south = parallels === null ? -60 : 5;
  return ring.some(([, latitude]) => latitude > south);
}

/** The same atlas with fewer corners: coast and borders share their lines, so they stay on one another. */
function simplified(atlas, projection, window) {
  const { scale, translate } = atlas.transform;
  const flat = projectionOf(window).scale(projection.scale()).translate(projection.translate());
  const arcs = atlas.arcs.map((steps) => {
    let [x, y] = [0, 0];
    const points = steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    const kept = worthKeeping(points.map(flat), window.detail);
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
