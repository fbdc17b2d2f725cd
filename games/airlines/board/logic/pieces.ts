/** What lies on the board and in a hand, as the picture counts it. The picture may not load the rules, only their types. */

import type { Scene, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import type { Airline, Board, FlightCard, Route } from './shapes.ts';

/** What `View.circles` holds where nothing lies, and the highest of what stands for a sabotage; a test holds both equal to the rules' own. */
export const FREE = -1;
const SABOTAGED = -2;

/** Where `View.flights` says a card is that was played. */
const DISCARDED = -2;

export function indexOf(airline: Airline): number {
  return AIRLINE_ORDER.indexOf(airline);
}

/** One circle of the board. */
export interface Circle {
  /** Its place in `View.circles`. */
  readonly index: number;
  readonly route: Route;
  /** Its place on the route, as actions count it. */
  readonly place: number;
  readonly number: number;
}

export function circlesOf(board: Board): readonly Circle[] {
  let index = 0;
  return board.routes.flatMap((route) =>
    route.circles.map((number, place) => ({ index: index++, route, place, number })),
  );
}

/** Who flies there; null where the circle is free or sabotaged. */
export function flierOn({ circles }: Pick<View, 'circles'>, circle: number): Airline | null {
  return AIRLINE_ORDER[circles[circle] ?? FREE] ?? null;
}

/** Whose marker lies there sticker side up; null where none does. */
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

/** AL-4.2 where the next flight on each route would land; none for a route that is full. */
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

/** What is held at all, with its number. */
export function heldStock(counts: readonly number[]): readonly Held[] {
  return AIRLINE_ORDER.flatMap((airline, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ airline, count }];
  });
}
