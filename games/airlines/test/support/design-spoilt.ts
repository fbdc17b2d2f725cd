/** Copies of a board that a test may spoil. */

import type { Style } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';

type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };
export type LooseBoard = Loose<Board>;

export function spoilt(board: Board, spoil: (copy: LooseBoard) => void): Board {
  const copy = structuredClone(board) as LooseBoard;
  spoil(copy);
  return copy as Board;
}

export function routeIn(board: LooseBoard, id: string): Loose<Route> {
  const route = board.routes.find((candidate) => candidate.id === id);
  if (route === undefined) throw new Error(`no route ${id}`);
  return route;
}

export function cityIn(board: LooseBoard, id: string): LooseBoard['cities'][number] {
  const city = board.cities.find((candidate) => candidate.id === id);
  if (city === undefined) throw new Error(`no city ${id}`);
  return city;
}

export function join(board: LooseBoard, style: Style, from: string, to: string, circles: number[]): void {
  board.routes.push({ id: `${from}-${to}`, cities: [from, to], style, circles });
}

/** Takes the route away, and with it any city it alone touched. */
export function cut(board: LooseBoard, id: string): void {
  routeIn(board, id);
  board.routes = board.routes.filter((route) => route.id !== id);
  board.cities = board.cities.filter((city) => board.routes.some((route) => route.cities.includes(city.id)));
}
