/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

import {
  airport,
  CARDS,
  CONTINENTS,
  capacity,
  card,
  cityId,
  coins,
  count,
  passenger,
  plane,
} from '@tarmac/flights/rules';
import {
  also,
  flag,
  list,
  oneOf,
  record,
  type Shape,
  type ShapesByKind,
  seatShapes,
  tagged,
  viewProblemOf,
  whole,
} from '@tarmac/kit';
import { audit } from './audit.ts';
import { DEMAND_KINDS } from './board.ts';
import type { Config } from './config.ts';
import { PASSENGERS_SHOWN, PLANES_SHOWN } from './display.ts';
import { handsOf } from './hands.ts';
import { imagine } from './imagine.ts';
import type { News } from './news.ts';
import { ACTION, load, parseConfig } from './parse.ts';
import { flightShape, round, tableShapes } from './shapes.ts';
import type { State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import type { View } from './view-types.ts';

function viewShape(seats: number, config: Config): Shape {
  const { seat } = seatShapes(seats);
  return record({
    ...tableShapes(seats, handsOf({ config, seats }), tablesOf(config.board)),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
  });
}

/** What is wrong with a view; null for one that some game can have come to. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: viewShape,
  problem: () => null,
  imagine,
  audit,
  view: seenBy,
});

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, view: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(tablesOf(view.config.board), view.seats, handsOf(view))(news, 'news');
}

const continent = oneOf(...CONTINENTS);
const demandKind = oneOf(...DEMAND_KINDS);
const colours = list(continent, 0, CONTINENTS.length);

function newsShape({ board }: Tables, seats: number, hands: number): Shape {
  const { seat } = seatShapes(seats);
  const hand = whole(0, hands - 1);
  const city = also(cityId, (value) => board.cities.some(({ id }) => id === value), 'must be a city of the board');
  const placed = list(record({ city, pawn: continent }), 0, CONTINENTS.length);
  const shown = list(card, 0, PASSENGERS_SHOWN + PLANES_SHOWN);
  const demands = whole(0, Math.max(...DEMAND_KINDS.map((kind) => board.demands[kind].length)) - 1);
  const shapes: ShapesByKind<News> = {
    began: {},
    pair: {
      for: oneOf('setup', 'round', 'further', 'extra'),
      demandKind,
      departure: whole(0, board.departures.length - 1),
      demand: demands,
      placed,
      missing: colours,
    },
    renewedDeck: { deck: oneOf(...DEMAND_KINDS, 'departure') },
    placed: { seat, city, pawn: continent },
    first: { seat, hand, from: airport, to: airport, plane, passenger },
    took: { seat, hand, card: passenger },
    display: { cards: shown },
    roundBegan: { round },
    bought: { seat, hand, card, coins },
    rented: { seat, hand, card: airport, coins },
    boughtTruck: { seat, hand, capacity, coins },
    refilled: { card },
    renewed: { seat, coins, cards: shown },
    marketClosed: { seat },
    flew: { seat, flight: flightShape(hands), home: load, fee: coins },
    chartered: { seat, pawn: continent, from: city, to: city, coins },
    flightsClosed: { seat, home: count, left: count },
    fullPlanesBonus: { coins },
    further: { seat, draw: flag, coins },
    games: { city, placed, missing: colours },
    interest: { coins },
    income: { coins },
    carbon: { trucks: count, coins },
    penalties: { crowded: list(city, 0, CARDS), full: colours, unequal: flag, due: count, paid: coins },
    proposed: { seat, action: ACTION },
    agreed: { seat },
    disagreed: { seat, by: seat },
    withdrawn: { seat },
    ended: { won: flag, round, home: count, left: count },
  };
  return tagged('kind', shapes);
}
