/** A board as numbers, for thousands of lookups a second. */

import { oncePerBoard, type RouteTables, routesTouching, routeTables } from '@tarmac/map';
import type { Action } from './actions.ts';
import { AIRLINES } from './airlines.ts';
import type { Board } from './board.ts';
import { BOARDS } from './data/boards.ts';

/** The numbers of every map, with licences as circles, and those of this game. */
export interface Tables extends RouteTables {
  readonly board: Board;

  /** By circle. */
  readonly costs: readonly number[];
  /** The lowest of all costs. */
  readonly cheapest: number;

  /** The routes at an airline's home, as sets of bits: `besideHome[airline * words + word]`. */
  readonly besideHome: readonly number[];

  /** By airline; a target of -1 means no bonus connection (AE-4.9). */
  readonly homes: readonly number[];
  readonly bonusTargets: readonly number[];
  readonly bonusSpaces: readonly number[];

  /** Shared action objects, so that listing them costs nothing: `buy[airline * circles + circle]`. */
  readonly buy: readonly Action[];
  /** By circle. */
  readonly ban: readonly Action[];
}

/** The board that a config names or contains. */
export function boardOf(board: string | Board): Board {
  return tablesOf(board).board;
}

export const tablesOf = oncePerBoard(BOARDS, makeTables);

function makeTables(board: Board): Tables {
  const routes = routeTables(board, (route) => route.licences);
  const { cityIndex, routeIndex, firstCircle, circleCount, ends, routeOf, routesAt, words, beside } = routes;
  const costs = board.routes.flatMap((route) => route.licences);
  const ban = board.routes.flatMap((route) =>
    route.licences.map((_, licence): Action => ({ type: 'ban', route: route.id, licence })),
  );
  const buy = AIRLINES.flatMap((airline) =>
    board.routes.flatMap((route) =>
      route.licences.map((_, licence): Action => ({ type: 'buy', airline, route: route.id, licence })),
    ),
  );
  const homes = AIRLINES.map((airline) => cityIndex(board.homes[airline]));
  const bonusOf = AIRLINES.map((airline) => board.bonuses.find((bonus) => bonus.airline === airline));
  return {
    board,
    cityIndex,
    routeIndex,
    firstCircle,
    circleCount,
    ends,
    costs,
    cheapest: Math.min(...costs),
    routeOf,
    routesAt,
    words,
    beside,
    besideHome: homes.flatMap((home) => routesTouching(routes, [home])),
    homes,
    bonusTargets: bonusOf.map((bonus) => (bonus === undefined ? -1 : cityIndex(bonus.target))),
    bonusSpaces: bonusOf.map((bonus) => bonus?.spaces ?? 0),
    buy,
    ban,
  };
}

/** AE-1.5, AE-1.7 the row that counts for a marker on this space. */
export function rowAt(board: Board, space: number): readonly number[] {
  let row: readonly number[] = [];
  for (const zone of board.track.zones) {
    if (zone.from > space) break;
    row = zone.row;
  }
  return row;
}
