/** A slow second opinion on routes and flights, read off the board file and what lies on it. */

import type { Airline, Style } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';
import { FREE, type State } from '../../rules/state.ts';
import { faceOf, flightIds, NAMES } from './booklet.ts';

export interface Flight {
  readonly airline: Airline;
  readonly route: string;
  readonly flight: string;
}

/** AL-4.1, AL-6.1 every flight this seat could play for a founded airline. */
export function lawfulFlights(board: Board, state: State, seat: number): Flight[] {
  const hand = flightIds(board).filter((_, card) => state.flights[card] === seat);
  return NAMES.filter((airline, index) => state.founded[index] && markersLeft(state, airline) > 0).flatMap(
    (airline) => {
      const reached = reachedCities(board, state, airline);
      return board.routes.flatMap((route) => {
        const number = lowestFree(board, state, route);
        if (number === null || isOn(board, state, airline, route)) return [];
        if (!board.airlines[airline].styles.includes(route.style)) return [];
        if (!route.cities.some((city) => reached.has(city))) return [];
        return hand
          .filter((flight) => faceOf(flight).style === route.style && faceOf(flight).value >= number)
          .map((flight) => ({ airline, route: route.id, flight }));
      });
    },
  );
}

/** AL-4.7 in the order of the board file. */
export function openRoutes(board: Board, state: State, airline: Airline): string[] {
  const isFounded = state.founded[NAMES.indexOf(airline)] === true;
  if (!isFounded && isInactive(board, state, airline)) return [];
  // A marker for every claim, and one for the headquarters.
  const claims = markersLeft(state, airline) - (isFounded ? 0 : 1);
  let reached = reachedCities(board, state, airline);
  const open = new Set<Route>();
  for (let claim = 1; claim <= claims; claim++) {
    const touching = board.routes.filter(
      (route) =>
        isWithinReach(board, state, airline, route) &&
        !isOn(board, state, airline, route) &&
        route.cities.some((city) => reached.has(city)),
    );
    for (const route of touching) open.add(route);
    reached = new Set([...reached, ...touching.flatMap(({ cities }) => cities)]);
  }
  return board.routes.filter((route) => open.has(route)).map(({ id }) => id);
}

/** AL-7.2 */
export function isInactive(board: Board, state: State, airline: Airline): boolean {
  if (state.founded[NAMES.indexOf(airline)]) return false;
  if (markersLeft(state, airline) < 2) return true;
  const { headquarters } = board.airlines[airline];
  return !board.routes.some(
    (route) => route.cities.includes(headquarters) && isWithinReach(board, state, airline, route),
  );
}

/** AL-4.6 the ids of the flight cards that nobody could ever play again. */
export function unusableFlights(board: Board, state: State): string[] {
  const lowest = new Map<Style, number>();
  for (const airline of NAMES) {
    for (const id of openRoutes(board, state, airline)) {
      const route = board.routes.find((one) => one.id === id) as Route;
      const number = lowestFree(board, state, route) ?? Number.POSITIVE_INFINITY;
      lowest.set(route.style, Math.min(number, lowest.get(route.style) ?? number));
    }
  }
  return flightIds(board).filter((id) => {
    const { style, value } = faceOf(id);
    return value < (lowest.get(style) ?? Number.POSITIVE_INFINITY);
  });
}

/** Style allowed, and a free number that a printed card reaches. */
function isWithinReach(board: Board, state: State, airline: Airline, route: Route): boolean {
  const number = lowestFree(board, state, route);
  if (number === null || !board.airlines[airline].styles.includes(route.style)) return false;
  return number <= Math.max(...board.flightCards[route.style]);
}

/** AL-4.1 the headquarters, and both ends of each route the airline flies. */
export function reachedCities(board: Board, state: State, airline: Airline): Set<string> {
  const own = board.routes.filter((route) => isOn(board, state, airline, route));
  return new Set([board.airlines[airline].headquarters, ...own.flatMap(({ cities }) => cities)]);
}

function markersLeft(state: State, airline: Airline): number {
  return state.markers[NAMES.indexOf(airline)] ?? 0;
}

function isOn(board: Board, state: State, airline: Airline, route: Route): boolean {
  return lying(board, state, route).includes(NAMES.indexOf(airline));
}

function lowestFree(board: Board, state: State, route: Route): number | null {
  return route.circles[lying(board, state, route).indexOf(FREE)] ?? null;
}

function lying(board: Board, state: State, wanted: Route): number[] {
  let first = 0;
  for (const route of board.routes) {
    if (route === wanted) return state.circles.slice(first, first + route.circles.length);
    first += route.circles.length;
  }
  throw new Error(`no route ${wanted.id} on this board`);
}
