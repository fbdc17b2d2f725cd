/** A slow second opinion on licences, read off the board file and the circles alone. */

import { AIRLINES, type Airline } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';
import { FREE, type State } from '../../rules/state.ts';
import { cardsOf, playing } from './booklet.ts';

export interface Licence {
  readonly airline: Airline;
  readonly route: string;
  readonly licence: number;
  readonly cost: number;
}

/** Every licence that may be bought, money aside. */
export function lawfulLicences(board: Board, state: State): Licence[] {
  return playing(state.seats).flatMap((airline) => {
    if (airplanesLeft(board, state, airline) === 0) return [];
    const reached = network(board, state, airline);
    return board.routes.flatMap((route) => {
      const circles = lying(board, state, route);
      const licence = circles.indexOf(FREE);
      const cost = route.licences[licence];
      if (cost === undefined || circles.includes(AIRLINES.indexOf(airline))) return [];
      if (!route.cities.some((city) => reached.has(city))) return [];
      return [{ airline, route: route.id, licence, cost }];
    });
  });
}

/** AE-4.2 the cities an airline can trace back to its home over its own licences. */
function network(board: Board, state: State, airline: Airline): Set<string> {
  const own = board.routes.filter((route) => lying(board, state, route).includes(AIRLINES.indexOf(airline)));
  const reached = new Set([board.homes[airline]]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { cities } of own) {
      if (cities.some((city) => reached.has(city))) for (const city of cities) reached.add(city);
    }
  }
  return reached;
}

function airplanesLeft(board: Board, state: State, airline: Airline): number {
  const used = board.routes.filter((route) => lying(board, state, route).includes(AIRLINES.indexOf(airline))).length;
  return cardsOf(airline, state.seats) - used;
}

function lying(board: Board, state: State, wanted: Route): number[] {
  let first = 0;
  for (const route of board.routes) {
    if (route === wanted) return state.circles.slice(first, first + route.licences.length);
    first += route.licences.length;
  }
  throw new Error(`no route ${wanted.id} on this board`);
}
