/** Whether a board's map can be read on a small screen. Lengths are in units of the map, which is 1000 wide. */

import { otherEnd } from '@tarmac/map';
import type { Board } from '../../rules/board.ts';
import {
  angle,
  apart,
  areApart,
  BENDS,
  boxOf,
  circlesOf,
  distanceToLine,
  lengthOf,
  lineOf,
  linesCross,
  MAP,
  type Places,
  type Point,
  placesOf,
} from './design-plane.ts';

/** A circle is drawn with a radius of up to 10.5. */
const CIRCLES_APART = 23;
const CIRCLE_FROM_OTHER_LINE = 13;
const CIRCLE_FROM_CITY = 22;
const LINE_FROM_THIRD_CITY = 16;
const CITIES_APART = 60;
const LEAST_ANGLE = 18;
/** Room for a name or a flag. */
const CITY_FROM_EDGE = 25;

export function mapProblems(board: Board): string[] {
  const places = placesOf(board);
  return [
    ...cityProblems(board, places),
    ...angleProblems(board, places),
    ...haulProblems(board, places),
    ...BENDS.flatMap((bend) =>
      drawingProblems(board, places, bend).map((problem) => `${problem} (${bend === 0 ? 'straight' : 'bent'})`),
    ),
  ];
}

function cityProblems(board: Board, places: Places): string[] {
  const at = (id: string) => places.get(id) as Point;
  return board.cities.flatMap(({ id }, i) => {
    const { x, y } = at(id);
    const toEdge = Math.min(x, y, MAP.width - x, MAP.height - y);
    return [
      ...(toEdge < CITY_FROM_EDGE ? [`${id} is too near to the edge of the map`] : []),
      ...board.cities
        .slice(0, i)
        .filter((other) => apart(at(id), at(other.id)) < CITIES_APART)
        .map((other) => `${id} is too near to ${other.id}`),
    ];
  });
}

function angleProblems(board: Board, places: Places): string[] {
  const at = (id: string) => places.get(id) as Point;
  return pairsOf(board.routes).flatMap(([route, other]) => {
    const shared = route.cities.find((city) => other.cities.includes(city));
    if (shared === undefined) return [];
    const between = angle(at(shared), at(otherEnd(route, shared)), at(otherEnd(other, shared)));
    return between < LEAST_ANGLE ? [`${route.id} and ${other.id} leave ${shared} side by side`] : [];
  });
}

/** AL-1.5 short hops have one circle, long hauls up to three: more circles never go with a shorter way. */
function haulProblems(board: Board, places: Places): string[] {
  return pairsOf(board.routes).flatMap((pair) => {
    const [short, long] = pair.toSorted((a, b) => lengthOf(places, a) - lengthOf(places, b));
    if (short === undefined || long === undefined || short.circles.length <= long.circles.length) return [];
    return [`${short.id} is shorter than ${long.id} and has more circles`];
  });
}

function drawingProblems(board: Board, places: Places, bend: number): string[] {
  const drawn = board.routes.map((route) => {
    const line = lineOf(places, route, bend);
    return { route, line, box: boxOf(line), circles: circlesOf(places, route, bend) };
  });
  // Most routes are far from one another, and then there is nothing to work out.
  const neighbours = pairsOf(drawn).filter(([one, other]) => !areApart(one.box, other.box, CIRCLES_APART));
  return [
    ...drawn.flatMap(({ route, line, circles }) => [
      ...[...places]
        .filter(([id, at]) => !route.cities.includes(id) && distanceToLine(at, line) < LINE_FROM_THIRD_CITY)
        .map(([id]) => `${route.id} passes too near to ${id}`),
      ...[...places]
        .filter(([, at]) => nearest([at], circles) < CIRCLE_FROM_CITY)
        .map(([id]) => `${route.id} has a circle too near to ${id}`),
      ...(nearestWithin(circles) < CIRCLES_APART ? [`${route.id} is too short for its circles`] : []),
    ]),
    ...neighbours.flatMap(([one, other]) => [
      ...(linesCross(one.line, other.line) ? [`${one.route.id} crosses ${other.route.id}`] : []),
      ...(nearest(one.circles, other.circles) < CIRCLES_APART
        ? [`circles of ${one.route.id} and ${other.route.id} lie too near`]
        : []),
      ...[[one, other] as const, [other, one] as const].flatMap(([a, b]) =>
        a.circles.some((circle) => distanceToLine(circle, b.line) < CIRCLE_FROM_OTHER_LINE)
          ? [`a circle of ${a.route.id} lies too near to the line of ${b.route.id}`]
          : [],
      ),
    ]),
  ];
}

const nearest = (points: readonly Point[], others: readonly Point[]) =>
  Math.min(...points.flatMap((point) => others.map((other) => apart(point, other))));

const nearestWithin = (points: readonly Point[]) => Math.min(...pairsOf(points).map(([a, b]) => apart(a, b)));

export function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((item, i) => items.slice(0, i).map((earlier): readonly [T, T] => [item, earlier]));
}
