/** How a window is laid flat: a part of the world on a cone, all of it as Natural Earth is drawn. */

import { geoConicConformal, geoNaturalEarth1 } from 'd3-geo';

/** Neither scaled nor moved nor cut. */
export function projectionOf({ longitudes: [west, east], parallels }) {
  const projection = parallels === null ? geoNaturalEarth1() : geoConicConformal().parallels([...parallels]);
  return projection.rotate([-(west + east) / 2, 0]);
}

/** The projection that makes the window as wide as the map. */
export function layFlat(window) {
  const { longitudes, latitudes, width } = window;
  const [west, east] = inside(longitudes);
  const [south, north] = latitudes;
  const projection = projectionOf(window).scale(1).translate([0, 0]);
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

/** Where a window goes all the way round, its west end is its east end too: it is kept a little short of it. */
function inside([west, east]) {
  return east - west < 360 ? [west, east] : [west + 0.001, east - 0.001];
}

/** The numbers by which `project` (src/map/project.ts) does without d3 what this projection does. */
export function flatOf({ longitudes: [west, east], parallels }, projection) {
  const meridian = (west + east) / 2;
  const [x, y] = projection.translate();
  if (parallels === null) return { kind: 'world', meridian, scale: projection.scale(), x, y };
  const [first, second] = parallels.map((latitude) => (latitude * Math.PI) / 180);
  const tangent = (latitude) => Math.tan(Math.PI / 4 + latitude / 2);
  const power = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(tangent(second) / tangent(first));
  const reach = (projection.scale() * Math.cos(first) * tangent(first) ** power) / power;
  return { kind: 'cone', meridian, power, reach, x, y: y - reach };
}
