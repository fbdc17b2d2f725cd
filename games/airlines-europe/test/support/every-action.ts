/** Every action anybody could think of, lawful or not, each choice written once. */

import type { Action } from '../../rules/actions.ts';
import { SHARES } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { ban, buy, cash, choose, draw, exchange, give, pass, play, playTwo, stop, take } from './actions.ts';
import { COLOURS } from './booklet.ts';

export function everyAction(board: Board): Action[] {
  const circles = board.routes.flatMap(({ id, licences }) => licences.map((_, licence) => [id, licence] as const));
  return [
    ...pairs(COLOURS).map(([first, second]) => choose(first, second)),
    ...COLOURS.flatMap((airline) => circles.map(([route, licence]) => buy(airline, route, licence))),
    stop,
    ...COLOURS.map(take),
    draw,
    ...SHARES.flatMap((share) => Array.from({ length: 20 }, (_, less) => play(share, less + 1))),
    ...pairs(SHARES).map(([first, second]) => playTwo(first, second)),
    exchange(1),
    exchange(3),
    ...SHARES.flatMap((share) => [give('portfolio', share), give('hand', share)]),
    cash,
    ...circles.map(([route, licence]) => ban(route, licence)),
    pass,
  ];
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}
