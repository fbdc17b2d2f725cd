/** Every action of the finite kinds that anybody could think of, lawful or not, each choice written once. */

import { cardNames, GRID } from '@tarmac/flights/support';
import type { Action } from '../../rules/actions.ts';
import type { Board } from '../../rules/board.ts';
import {
  addAirport,
  bury,
  buyElectric,
  buyTruck,
  deflect,
  drawSabotage,
  first,
  keep,
  lift,
  name,
  order,
  pass,
  recall,
  rent,
  sellTruck,
  start,
  takeCoins,
  withdraw,
} from './actions.ts';

const STARS = [1, 2, 3];
const CAPACITIES = [1, 2, 3, 4];
const EITHER = [true, false];
const SEATS = [0, 1, 2, 3, 4];

/** Of these there are more than can be listed: bids, offers, counter-offers, flight plans. */
export const UNBOUNDED: readonly Action['type'][] = ['bid', 'offer', 'counter', 'fly'];

export function everyAction({ cities, players, sabotages }: Board): Action[] {
  const cards = cardNames().map((_, card) => card);
  const pairs = cities.flatMap(({ id: from }) => cities.map(({ id: to }) => [from, to] as const));
  return [
    pass,
    takeCoins,
    drawSabotage,
    bury,
    withdraw,
    recall,
    { type: 'add', kind: 'plane' },
    { type: 'add', kind: 'passenger' },
    ...players.map(({ id }) => keep(id)),
    ...GRID.flatMap((continent) => [start(continent), name(continent)]),
    ...cities.flatMap(({ id }) => [addAirport(id), rent(id)]),
    ...pairs.flatMap(([from, to]) =>
      STARS.flatMap((plane) => STARS.map((passenger) => first(from, to, plane, passenger))),
    ),
    ...STARS.map(buyElectric),
    ...CAPACITIES.flatMap((capacity) => [buyTruck(capacity), sellTruck(capacity)]),
    ...cards.map((card): Action => ({ type: 'sell', card })),
    ...SEATS.flatMap((from) => EITHER.map((accept): Action => ({ type: 'answer', from, accept }))),
    ...SEATS.flatMap((victim) => [null, ...cards].map((on): Action => ({ type: 'sabotage', victim, on }))),
    ...EITHER.map(deflect),
    ...EITHER.map(order),
    ...sabotages.map(({ id }) => lift(id)),
  ];
}
