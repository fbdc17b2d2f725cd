/** A board as numbers, for thousands of lookups a second. */

import { bitSet, oncePerBoard, type RouteTables, routesTouching, routeTables } from '@tarmac/map';
import type { Action } from './actions.ts';
import { AIRLINES, STYLE_INDEX, STYLES } from './airlines.ts';
import type { Board } from './board.ts';
import { BOARDS } from './data/boards.ts';

/** A flight card; `style` is an index. */
export interface FlightCard {
  readonly id: string;
  readonly style: number;
  readonly value: number;
}

/** The numbers of every map, and those of this game. */
export interface Tables extends RouteTables {
  readonly board: Board;
  flightIndex(id: string): number;

  /** Style by style, the lowest value first. */
  readonly flights: readonly FlightCard[];
  /** By style: the range of its flight cards, and the highest printed value (0 without any). */
  readonly firstFlight: readonly number[];
  readonly endFlight: readonly number[];
  readonly highest: readonly number[];
  /** By style: its routes, and the airlines that may use it. */
  readonly routesOf: readonly (readonly number[])[];
  readonly users: readonly (readonly number[])[];

  /** By route. */
  readonly routeStyle: readonly number[];
  /** The airlines with their headquarters at one of its ends that may use its style. */
  readonly founders: readonly (readonly number[])[];

  /** By circle. */
  readonly numbers: readonly number[];

  /** Bit sets: the routes at an airline's headquarters, `besideHeadquarters[airline * words + word]`. */
  readonly besideHeadquarters: readonly number[];
  /** Bit sets: the routes of the styles it may use. */
  readonly allowedRoutes: readonly number[];

  /** By airline. */
  readonly headquarters: readonly number[];
  readonly allowed: readonly (readonly boolean[])[];
  readonly stock: readonly number[];
  readonly markers: readonly number[];
  /** The routes at its headquarters that it may use (AL-5.1). */
  readonly firstRoutes: readonly (readonly number[])[];

  readonly actions: SharedActions;
}

/** Shared action objects, so that listing them costs nothing. */
export interface SharedActions {
  /** By flight card. */
  readonly exchange: readonly Action[];
  /** By airline. */
  readonly remove: readonly Action[];
  readonly take: readonly Action[];
  /** By airline and by number of cards. */
  readonly play: readonly (readonly Action[])[];
  /** `fly[flyFrom[route] + airline * cards of the style + index of the card in its style]` */
  readonly flyFrom: readonly number[];
  readonly fly: readonly Action[];
  /** By airline and by index in `firstRoutes`: `[index of the card in its style * (stock + 1) + number of cards]`. */
  readonly found: readonly (readonly (readonly Action[])[])[];
  /** `sabotage[airline * circles + circle]` */
  readonly sabotage: readonly Action[];
}

/** The board that a config names or contains. */
export function boardOf(board: string | Board): Board {
  return tablesOf(board).board;
}

export const tablesOf = oncePerBoard(BOARDS, makeTables);

function makeTables(board: Board): Tables {
  const routes = routeTables(board, (route) => route.circles);
  const { cityIndex, routeIndex, firstCircle, circleCount, ends, routeOf, routesAt, words, beside } = routes;

  const flights = STYLES.flatMap((style) => flightsOf(board, style));
  const byFlight = new Map(flights.map(({ id }, index) => [id, index]));
  const cardsOf = STYLES.map((style) => board.flightCards[style].length);
  const firstFlight = STYLES.map((_, style) => cardsOf.slice(0, style).reduce((sum, count) => sum + count, 0));
  const endFlight = firstFlight.map((first, style) => first + cardsOf[style]!);

  const routeStyle = board.routes.map((route) => STYLE_INDEX[route.style]);
  const airlines = AIRLINES.map((airline) => board.airlines[airline]);
  const headquarters = airlines.map((airline) => cityIndex(airline.headquarters));
  const allowed = airlines.map((airline) => STYLES.map((style) => airline.styles.includes(style)));
  const firstRoutes = headquarters.map((city, airline) =>
    (routesAt[city] ?? []).filter((route) => allowed[airline]?.[routeStyle[route]!]),
  );
  const allowedRoutes = allowed.flatMap((styles) =>
    bitSet(
      words,
      routeStyle.flatMap((style, route) => (styles[style] ? [route] : [])),
    ),
  );

  return {
    board,
    cityIndex,
    routeIndex,
    flightIndex: (id) => byFlight.get(id) ?? -1,
    flights,
    firstFlight,
    endFlight,
    highest: STYLES.map((style) => Math.max(0, ...board.flightCards[style])),
    routesOf: STYLES.map((_, style) => routeStyle.flatMap((of, route) => (of === style ? [route] : []))),
    users: STYLES.map((_, style) => allowed.flatMap((styles, airline) => (styles[style] ? [airline] : []))),
    routeStyle,
    firstCircle,
    circleCount,
    ends,
    founders: board.routes.map((_, route) =>
      firstRoutes.flatMap((first, airline) => (first.includes(route) ? [airline] : [])),
    ),
    numbers: board.routes.flatMap((route) => route.circles),
    routeOf,
    routesAt,
    words,
    beside,
    besideHeadquarters: headquarters.flatMap((city) => routesTouching(routes, [city])),
    allowedRoutes,
    headquarters,
    allowed,
    stock: airlines.map((airline) => airline.stock),
    markers: airlines.map((airline) => airline.markers),
    firstRoutes,
    actions: makeActions(board, flights, firstFlight, endFlight, firstRoutes),
  };
}

/** Twins get distinct ids: the second card of a face is marked b, the third c. */
function flightsOf(board: Board, style: (typeof STYLES)[number]): FlightCard[] {
  const values = board.flightCards[style];
  return values.map((value, place) => {
    const twins = place - values.indexOf(value);
    const mark = twins === 0 ? '' : String.fromCharCode('a'.charCodeAt(0) + twins);
    return { id: `${style}-${value}${mark}`, style: STYLE_INDEX[style], value };
  });
}

function makeActions(
  board: Board,
  flights: readonly FlightCard[],
  firstFlight: readonly number[],
  endFlight: readonly number[],
  firstRoutes: readonly (readonly number[])[],
): SharedActions {
  const cardsFor = (route: number) => {
    const style = STYLE_INDEX[board.routes[route]!.style];
    return flights.slice(firstFlight[style], endFlight[style]);
  };
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, number) => number);
  const flyFrom: number[] = [];
  const fly: Action[] = [];
  board.routes.forEach((route, index) => {
    flyFrom.push(fly.length);
    for (const airline of AIRLINES) {
      for (const { id } of cardsFor(index)) fly.push({ type: 'fly', airline, route: route.id, flight: id });
    }
  });
  return {
    exchange: flights.map(({ id }) => ({ type: 'exchange', flight: id })),
    remove: AIRLINES.map((airline) => ({ type: 'remove', airline })),
    take: AIRLINES.map((airline) => ({ type: 'take', airline })),
    play: AIRLINES.map((airline) =>
      upTo(board.airlines[airline].stock).map((count): Action => ({ type: 'play', airline, count })),
    ),
    flyFrom,
    fly,
    found: AIRLINES.map((airline, index) =>
      (firstRoutes[index] ?? []).map((route) =>
        cardsFor(route).flatMap(({ id }) =>
          upTo(board.airlines[airline].stock).map(
            (count): Action => ({
              type: 'found',
              airline,
              count,
              route: board.routes[route]!.id,
              flight: id,
            }),
          ),
        ),
      ),
    ),
    sabotage: AIRLINES.flatMap((airline) =>
      board.routes.flatMap((route) =>
        route.circles.map((_, circle): Action => ({ type: 'sabotage', airline, route: route.id, circle })),
      ),
    ),
  };
}
