/** A board turned into numbers: what the rules look up thousands of times a second. */

import { bitSet, WORD_BITS } from '@tarmac/map';
import type { Action } from './actions.ts';
import { AIRLINES } from './airlines.ts';
import type { Board } from './board.ts';
import { BOARDS } from './data/boards.ts';

/** Indexes are places in the board file: of a city, of a route, of a licence circle counted route by route. */
export interface Tables {
  readonly board: Board;
  cityIndex(id: string): number;
  routeIndex(id: string): number;

  /** By route. */
  readonly firstCircle: readonly number[];
  readonly circleCount: readonly number[];
  readonly ends: readonly (readonly [number, number])[];

  /** By circle. */
  readonly costs: readonly number[];
  /** The lowest of all costs. */
  readonly cheapest: number;
  readonly routeOf: readonly number[];

  /** By city. */
  readonly routesAt: readonly (readonly number[])[];

  /** Sets of routes as `words` words of bits each: those at either end of a route, `beside[route * words + word]` ... */
  readonly words: number;
  readonly beside: readonly number[];
  /** ... and those at an airline's home, `besideHome[airline * words + word]`. */
  readonly besideHome: readonly number[];

  /** By airline; a target of -1 means no bonus connection (AE-4.9). */
  readonly homes: readonly number[];
  readonly bonusTargets: readonly number[];
  readonly bonusSpaces: readonly number[];

  /** The same action objects again and again, so that listing them costs nothing: `buy[airline * circles + circle]`. */
  readonly buy: readonly Action[];
  /** By circle. */
  readonly ban: readonly Action[];
}

/** The board a config names or brings. */
export function boardOf(board: string | Board): Board {
  return tablesOf(board).board;
}

const byId = new Map<string, Tables>();
const byBoard = new WeakMap<Board, Tables>();

export function tablesOf(board: string | Board): Tables {
  if (typeof board !== 'string') {
    let tables = byBoard.get(board);
    if (tables === undefined) {
      tables = makeTables(board);
      byBoard.set(board, tables);
    }
    return tables;
  }
  let tables = byId.get(board);
  if (tables === undefined) {
    const known = BOARDS[board];
    if (known === undefined) throw new Error(`no board is called ${board}`);
    tables = makeTables(known);
    byId.set(board, tables);
  }
  return tables;
}

function makeTables(board: Board): Tables {
  const cities = new Map(board.cities.map((city, index) => [city.id, index]));
  const routes = new Map(board.routes.map((route, index) => [route.id, index]));
  const cityIndex = (id: string) => cities.get(id) ?? -1;

  const ends = board.routes.map(({ cities: [from, to] }) => [cityIndex(from), cityIndex(to)] as const);
  const circleCount = board.routes.map((route) => route.licences.length);
  const costs = board.routes.flatMap((route) => route.licences);
  const firstCircle: number[] = [];
  const routeOf: number[] = [];
  const ban: Action[] = [];
  board.routes.forEach((route, index) => {
    firstCircle.push(routeOf.length);
    route.licences.forEach((_, licence) => {
      routeOf.push(index);
      ban.push({ type: 'ban', route: route.id, licence });
    });
  });
  const buy = AIRLINES.flatMap((airline) =>
    board.routes.flatMap((route) =>
      route.licences.map((_, licence): Action => ({ type: 'buy', airline, route: route.id, licence })),
    ),
  );
  const routesAt = board.cities.map((_, city) =>
    ends.flatMap(([from, to], route) => (from === city || to === city ? [route] : [])),
  );
  const homes = AIRLINES.map((airline) => cityIndex(board.homes[airline]));
  const words = Math.ceil(board.routes.length / WORD_BITS);
  const bitsOf = (cities: readonly number[]) =>
    bitSet(
      words,
      cities.flatMap((city) => routesAt[city] ?? []),
    );
  const bonusOf = AIRLINES.map((airline) => board.bonuses.find((bonus) => bonus.airline === airline));
  return {
    board,
    cityIndex,
    routeIndex: (id) => routes.get(id) ?? -1,
    firstCircle,
    circleCount,
    ends,
    costs,
    cheapest: Math.min(...costs),
    routeOf,
    routesAt,
    words,
    beside: ends.flatMap(bitsOf),
    besideHome: homes.flatMap((home) => bitsOf([home])),
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
