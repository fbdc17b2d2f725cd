/** The pieces on the board and in a hand, for pictures, which may load only the types of the rules. */

import type { Scene, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import type { Airline, Board, FlightCard, Route } from './shapes.ts';

/**
 * The values of `View.circles` for a free circle and the highest one for a sabotage; a test compares them with the
 * rules.
 */
export const FREE = -1;
const SABOTAGED = -2;

/** The value of `View.flights` for a played card. */
const DISCARDED = -2;

export function indexOf(airline: Airline): number {
  return AIRLINE_ORDER.indexOf(airline);
}

/** One circle of the board. */
export interface Circle {
  /** Its index in `View.circles`. */
  readonly index: number;
  readonly route: Route;
  /** Its index on the route, as in actions. */
  readonly place: number;
  readonly number: number;
}

export function circlesOf(board: Board): readonly Circle[] {
  let index = 0;
  return board.routes.flatMap((route) =>
    route.circles.map((number, place) => ({ index: index++, route, place, number })),
  );
}

/** The airline there; null for a free or sabotaged circle. */
export function flierOn({ circles }: Pick<View, 'circles'>, circle: number): Airline | null {
  return AIRLINE_ORDER[circles[circle] ?? FREE] ?? null;
}

/** The owner of a marker that lies there sticker side up; null for none. */
export function sabotageOn({ circles }: Pick<View, 'circles'>, circle: number): Airline | null {
  return AIRLINE_ORDER[SABOTAGED - (circles[circle] ?? FREE)] ?? null;
}

/** AL-5.1, AL-7.2 whether an airline flies, may still be founded, or never will be. */
export function stateOf(
  { founded, inactive }: Pick<View, 'founded' | 'inactive'>,
  airline: Airline,
): 'founded' | 'unfounded' | 'inactive' {
  if (founded[indexOf(airline)]) return 'founded';
  return inactive[indexOf(airline)] ? 'inactive' : 'unfounded';
}

/** AL-4.2 the next circle of each route; none for a full route. */
export function nextCircles(circles: readonly Circle[], view: Pick<View, 'circles'>): ReadonlyMap<string, Circle> {
  const next = new Map<string, Circle>();
  for (const circle of circles) {
    const { id } = circle.route;
    if (view.circles[circle.index] === FREE && !next.has(id)) next.set(id, circle);
  }
  return next;
}

/** The flight cards of the eye's own hand, by style and value; none for a watcher. */
export function ownFlights({ flights }: Scene, view: Pick<View, 'eye' | 'flights'>): readonly FlightCard[] {
  return typeof view.eye === 'number' ? flights.filter((_, card) => view.flights[card] === view.eye) : [];
}

export function discardCount({ flights }: Pick<View, 'flights'>): number {
  return flights.filter((where) => where === DISCARDED).length;
}

export interface Held {
  readonly airline: Airline;
  readonly count: number;
}

/** The held stock with its numbers. */
export function heldStock(counts: readonly number[]): readonly Held[] {
  return AIRLINE_ORDER.flatMap((airline, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ airline, count }];
  });
}
