/** Whether a board's map can be read on a small screen. Lengths are in degrees of latitude. */

import type { Board } from '../../rules/board.ts';
import { angle, apart, cross, distanceToSegment, type Point, PROJECTIONS, type Projection } from './plane.ts';

const CITIES_APART = 2.4;
const ROUTE_FROM_THIRD_CITY = 0.6;
const ROOM_FOR_A_CIRCLE = 0.85;
const LEAST_ANGLE = 15;

export function mapProblems(board: Board): string[] {
  const drawn = Object.entries(PROJECTIONS).flatMap(([name, projection]) =>
    drawingProblems(board, projection).map((problem) => `${problem} (${name})`),
  );
  return [...drawn, ...edgeProblems(board)];
}

function drawingProblems(board: Board, projection: Projection): string[] {
  const places = new Map<string, Point>(board.cities.map((city) => [city.id, projection(city)]));
  const at = (id: string): Point => places.get(id) ?? [Number.NaN, Number.NaN];
  const problems: string[] = [];

  board.cities.forEach(({ id }, i) => {
    for (const other of board.cities.slice(0, i)) {
      if (apart(at(id), at(other.id)) < CITIES_APART) problems.push(`${id} is too near to ${other.id}`);
    }
  });

  board.routes.forEach((route, i) => {
    const [from, to] = route.cities;
    for (const { id } of board.cities) {
      if (id === from || id === to) continue;
      const gap = distanceToSegment(at(id), at(from), at(to));
      if (gap < ROUTE_FROM_THIRD_CITY) problems.push(`${route.id} passes too near to ${id}`);
    }
    if (apart(at(from), at(to)) < ROOM_FOR_A_CIRCLE * (route.licences.length + 1)) {
      problems.push(`${route.id} is too short for its licences`);
    }
    for (const other of board.routes.slice(0, i)) {
      const shared = route.cities.find((city) => other.cities.includes(city));
      if (shared === undefined) {
        if (cross(at(from), at(to), at(other.cities[0]), at(other.cities[1]))) {
          problems.push(`${route.id} crosses ${other.id}`);
        }
        continue;
      }
      const [a, b] = [route, other].map(({ cities }) => (cities[0] === shared ? cities[1] : cities[0]));
      if (a !== undefined && b !== undefined && angle(at(shared), at(a), at(b)) < LEAST_ANGLE) {
        problems.push(`${route.id} and ${other.id} leave ${shared} side by side`);
      }
    }
  });
  return problems;
}

/** The far end of a remote route lies outside the box around all ordinary cities. */
function edgeProblems(board: Board): string[] {
  const far = new Set(board.routes.filter((route) => route.remote).map((route) => route.cities[1]));
  const near = board.cities.filter((city) => !far.has(city.id));
  const beyond = (value: number, values: readonly number[]) =>
    value < Math.min(...values) || value > Math.max(...values);
  const longitudes = near.map((city) => city.longitude);
  const latitudes = near.map((city) => city.latitude);
  return board.cities
    .filter((city) => far.has(city.id) && !beyond(city.longitude, longitudes) && !beyond(city.latitude, latitudes))
    .map((city) => `${city.id} must be drawn at the edge of the map`);
}
