/** Which circle a press on the map is meant for. */

import type { Point } from '@tarmac/board';
import { nearestLine, nearestSpot } from './logic/hit.ts';
import type { Circle } from './logic/pieces.ts';
import type { Route } from './logic/shapes.ts';

/** How far from the middle of a circle, and from a line, a finger may be, in pixels. */
const FINGER = 22;
const BESIDE_LINE = 14;

interface Drawn {
  readonly circles: readonly Circle[];
  readonly routes: readonly Route[];
  /** By circle, and by route: where they lie, in map units. */
  readonly stops: readonly Point[];
  readonly lines: readonly (readonly Point[])[];
  readonly next: ReadonlyMap<string, Circle>;
}

/** A circle, or the next one of the route whose line is near. */
export function pressedCircle(event: MouseEvent, { circles, routes, stops, lines, next }: Drawn): Circle | null {
  const { currentTarget: layer, target } = event;
  const named = target instanceof Element ? target.closest('[data-circle]') : null;
  // Whoever presses by voice or by keyboard points nowhere.
  if (named !== null) return circles[Number(named.getAttribute('data-circle'))] ?? null;
  const matrix = layer instanceof SVGGraphicsElement ? layer.getScreenCTM() : null;
  if (matrix === null) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const pixel = 1 / matrix.a;
  const spot = nearestSpot(point, stops, FINGER * pixel);
  if (spot !== null) return circles[spot] ?? null;
  const route = routes[nearestLine(point, lines, BESIDE_LINE * pixel) ?? -1];
  if (route === undefined) return null;
  return next.get(route.id) ?? circles.find((circle) => circle.route.id === route.id) ?? null;
}
