/** Changes to copies of a board. */

import { type Loose, withId } from '@tarmac/kit/conformance';
import type { Style } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';

export type LooseBoard = Loose<Board>;

export function join(board: LooseBoard, style: Style, from: string, to: string, circles: number[]): void {
  board.routes.push({ id: `${from}-${to}`, cities: [from, to], style, circles });
}

/** Takes the route away, and with it any city it alone touched. */
export function cut(board: LooseBoard, id: string): void {
  withId(board.routes, id);
  board.routes = board.routes.filter((route) => route.id !== id);
  board.cities = board.cities.filter((city) => board.routes.some((route) => route.cities.includes(city.id)));
}
