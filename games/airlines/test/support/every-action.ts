/** Every action anybody could think of, lawful or not, each choice written once. */

import type { Action } from '../../rules/actions.ts';
import type { Board } from '../../rules/board.ts';
import { draw, exchange, expand, fly, found, play, remove, sabotage, stop, take } from './actions.ts';
import { flightIds, NAMES } from './booklet.ts';

export function everyAction(board: Board): Action[] {
  const flights = flightIds(board);
  const circles = board.routes.flatMap(({ id, circles }) => circles.map((_, circle) => [id, circle] as const));
  const counts = (airline: (typeof NAMES)[number]) =>
    Array.from({ length: board.airlines[airline].stock + 1 }, (_, less) => less + 1);
  return [
    expand,
    stop,
    draw,
    ...flights.map(exchange),
    ...NAMES.flatMap((airline) => [remove(airline), take(airline)]),
    ...NAMES.flatMap((airline) => counts(airline).map((count) => play(airline, count))),
    ...NAMES.flatMap((airline) => circles.map(([route, circle]) => sabotage(airline, route, circle))),
    ...NAMES.flatMap((airline) => board.routes.flatMap(({ id }) => flights.map((flight) => fly(airline, id, flight)))),
    // Away from the headquarters once for each route is enough.
    ...NAMES.flatMap((airline) =>
      board.routes.flatMap(({ id, cities }) => {
        const isAtHome = cities.includes(board.airlines[airline].headquarters);
        return flights.flatMap((flight) =>
          counts(airline)
            .filter((count) => isAtHome || (count === 1 && flight === flights[0]))
            .map((count) => found(airline, count, id, flight)),
        );
      }),
    ),
  ];
}
