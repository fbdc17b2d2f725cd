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
    [-bleed.x - OVER, -bleed.y - OVER],
    [width + bleed.x + OVER, height + bleed.y + OVER],
  ]);

  const whole = readAtlas();
  const path = geoPath(projection).digits(2);
  const farOut = ([x, y]) => x < -NEAR || y < -NEAR || x > width + NEAR || y > height + NEAR;
  const detailAt = (point) => (farOut(point) ? FAR_DETAIL : window.detail);
  const atlas = simplified(whole, projection, window, detailAt);
  return {
    name,
    width,
    height,
    bleed,
    flat: flatOf(window, projection),
    land: shorter(path(landOf(atlas, path, window))),
    shore: shorter(
      path(
        landOf(
          simplified(whole, projection, window, () => SHORE_DETAIL),
          path,
          window,
        ),
      ),
    ),
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

/** Drawn beyond what can be seen, so that no line along the cut is in sight. */
const OVER = 30;
/** So far beyond the map a coast needs fewer corners, and so does the wide band of shallow water before it. */
const NEAR = 60;
const FAR_DETAIL = 6;
const SHORE_DETAIL = 6;

function landOf(atlas, path, window) {
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => geometry.coordinates);
  const coordinates = polygons.filter(
    (polygon) => reaches(polygon, window) && path.area({ type: 'Polygon', coordinates: polygon }) >= window.islet,
  );
  return { type: 'MultiPolygon', coordinates };
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
function simplified(atlas, projection, window, detailAt) {
  const { scale, translate } = atlas.transform;
  const flat = projectionOf(window).scale(projection.scale()).translate(projection.translate());
  const arcs = atlas.arcs.map((steps) => {
    let [x, y] = [0, 0];
    const points = steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    const kept = worthKeeping(points.map(flat), detailAt);
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
