/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

import {
  flag,
  list,
  orNull,
  record,
  type SeatShapes,
  type Shape,
  type ShapesByKind,
  seatShapes,
  tagged,
  viewProblemOf,
  whole,
} from '@tarmac/kit';
import { idOf } from '@tarmac/map';
import { ROW_SIZE } from './airlines.ts';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { imagine } from './imagine.ts';
import type { News } from './news.ts';
import { parseConfig } from './parse.ts';
import {
  airline,
  byFlight,
  count,
  counts,
  endRule,
  MOST_MAKINGS,
  openShapes,
  rowOfCards,
  scoringNumber,
} from './shapes.ts';
import { GONE, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import { HIDDEN, type View } from './view-types.ts';

function viewShape(seats: number, tables: Tables): Shape {
  const { seat, bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
    pileSize: count,
    handSizes: bySeat(count),
    hand: orNull(counts),
    flights: byFlight(tables, whole(HIDDEN, seats - 1)),
    flightPileSize: count,
    flightsDrawn: bySeat(list(count, 1, MOST_MAKINGS + 1)),
    laidOpen: orNull(
      record({ pile: counts, hands: bySeat(counts), flights: byFlight(tables, whole(GONE, seats - 1)) }),
    ),
  });
}

/** What is wrong with a view; null for one that some game can have come to. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: (seats, { board }) => viewShape(seats, tablesOf(board)),
  problem({ laidOpen, frame, hand, eye }) {
    if ((laidOpen !== null) !== (frame.kind === 'over')) return 'view is laid open before the end, or not then';
    return (hand === null) === (eye === 'watcher') ? null : 'view has a hand that is not the eye’s';
  },
  imagine,
  audit,
  view: seenBy,
});

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(tablesOf(config.board), seatShapes(seats), seats)(news, 'news');
}

function newsShape({ board, flights }: Tables, { seat, bySeat }: SeatShapes, seats: number): Shape {
  const route = idOf(board.routes, 'a route');
  const flight = idOf(flights, 'a flight card');
  const circle = whole(0, 2);
  const shapes: ShapesByKind<News> = {
    began: { startSeat: seat, row: rowOfCards },
    exchanged: { seat, flight },
    removed: { seat: orNull(seat), airlines: list(airline, 1, ROW_SIZE) },
    founded: { seat, airline, count, headquarters: idOf(board.cities, 'a city') },
    flew: { seat, airline, route, circle, number: count, flight },
    expanding: { seat },
    stayed: { seat },
    drewFlight: { seat, flight: orNull(flight) },
    noFlightLeft: { seat },
    flightsShuffled: { count },
    laid: { seat, airline, count },
    sabotaged: { seat, airline, route, circle, number: count },
    inactive: { airline },
    took: { seat, airline },
    drew: { seat, airline: orNull(airline) },
    turnedUp: { airline },
    pileEmpty: {},
    scoringCardsIn: { round: count },
    scoringCard: { seat, number: scoringNumber },
    shuffledBack: { seat },
    scoringBegan: { number: scoringNumber },
    thirdPlayer: { stock: counts },
    scored: { airline, markers: count, held: bySeat(count), third: orNull(count), points: bySeat(count) },
    scoringEnded: { number: scoringNumber, points: bySeat(count) },
    lastRound: { seat },
    stalemate: { turns: count, routesOpen: flag },
    bonus: { points: bySeat(count) },
    ended: { rule: endRule, ranks: bySeat(whole(1, seats)), scores: bySeat(count) },
  };
  return tagged('kind', shapes);
}
