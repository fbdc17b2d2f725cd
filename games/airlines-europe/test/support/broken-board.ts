/** Copies of a board that a test may spoil. */

import type { Board, Route, Zone } from '../../rules/board.ts';

export type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };
export type LooseBoard = Loose<Board>;

export function broken(board: Board, spoil: (copy: LooseBoard) => void): Board {
  const copy: LooseBoard = structuredClone(board) as LooseBoard;
  spoil(copy);
  return copy as Board;
}

export function routeOf(board: LooseBoard, id: string): Loose<Route> {
  const route = board.routes.find((candidate) => candidate.id === id);
  if (route === undefined) throw new Error(`no route ${id}`);
  return route;
}

export function cityOf(board: LooseBoard, id: string): LooseBoard['cities'][number] {
  const city = board.cities.find((candidate) => candidate.id === id);
  if (city === undefined) throw new Error(`no city ${id}`);
  return city;
}

export function zoneOf(board: LooseBoard, index: number): Loose<Zone> {
  const zone = board.track.zones[index];
  if (zone === undefined) throw new Error(`no zone ${index}`);
  return zone;
}

/** Takes the route away, and with it any city it alone touched. */
export function cut(board: LooseBoard, id: string): void {
  board.routes = board.routes.filter((route) => route.id !== id);
  board.cities = board.cities.filter((city) => board.routes.some((route) => route.cities.includes(city.id)));
}

export function add(board: LooseBoard, from: string, to: string, licences: number[]): void {
  board.routes.push({ id: `${from}-${to}`, cities: [from, to], licences, remote: false });
}
