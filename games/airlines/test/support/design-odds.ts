/** What the first hands can do on a board, counted over all of them, and how far its airlines can come. */

import { graphOf, otherEnd } from '@tarmac/map';
import {
  AIRLINES,
  type Airline,
  DEALT_STOCK,
  FLIGHT_CARDS,
  STOCK_CARDS,
  STYLES,
  type Style,
} from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';

interface Card {
  readonly style: Style;
  readonly value: number;
}

export interface FoundingOdds {
  /** That three flight cards and five stock cards can found some airline on the empty board. */
  readonly any: number;
  /** That three flight cards can found this one, for whoever has its stock. */
  readonly byAirline: Readonly<Record<Airline, number>>;
}

export function foundingOdds(board: Board): FoundingOdds {
  const cards = cardsOf(board);
  const founds = AIRLINES.map((airline) => cards.map((card) => canFound(board, airline, card)));
  const counts = AIRLINES.map(() => 0);
  let hands = 0;
  let sum = 0;
  for (let i = 0; i < cards.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      for (let k = 0; k < j; k += 1) {
        const able = founds.map((by) => by[i] === true || by[j] === true || by[k] === true);
        const shares = AIRLINES.filter((_, index) => able[index]).map((airline) => board.airlines[airline].stock);
        able.forEach((yes, index) => {
          if (yes) counts[index] = (counts[index] ?? 0) + 1;
        });
        hands += 1;
        sum += 1 - oddsOfNone(shares.reduce((all, one) => all + one, 0));
      }
    }
  }
  const byAirline = AIRLINES.map((airline, index) => [airline, (counts[index] ?? 0) / hands] as const);
  return { any: sum / hands, byAirline: Object.fromEntries(byAirline) as Record<Airline, number> };
}

const cardsOf = ({ flightCards }: Board): Card[] =>
  STYLES.flatMap((style) => flightCards[style].map((value) => ({ style, value })));

function canFound(board: Board, airline: Airline, { style, value }: Card): boolean {
  const { headquarters, styles } = board.airlines[airline];
  if (!styles.includes(style)) return false;
  return board.routes.some(
    (route) => route.style === style && route.cities.includes(headquarters) && (route.circles[0] ?? 99) <= value,
  );
}

/** That none of the stock cards dealt is one of so many. */
function oddsOfNone(wanted: number): number {
  let odds = 1;
  for (let dealt = 0; dealt < DEALT_STOCK; dealt += 1) {
    odds *= Math.max(0, STOCK_CARDS - wanted - dealt) / (STOCK_CARDS - dealt);
  }
  return odds;
}

/** The routes an airline can come to over routes of its styles. */
export function reachOf(board: Board, airline: Airline): Route[] {
  const { headquarters, styles } = board.airlines[airline];
  const graph = graphOf({
    cities: board.cities,
    routes: board.routes.filter((route) => styles.includes(route.style)),
  });
  const cities = new Set([headquarters]);
  const routes = new Set<Route>();
  for (const city of cities) {
    for (const route of graph.get(city) ?? []) {
      routes.add(route);
      cities.add(otherEnd(route, city));
    }
  }
  return [...routes];
}

/**
 * That one of four flight cards can be flown for an airline that has just been founded and is alone on the board: the
 * mean over all airlines and the routes they can be founded on.
 */
export function firstFlightOdds(board: Board): number {
  const odds = AIRLINES.flatMap((airline) => {
    const { headquarters, styles } = board.airlines[airline];
    const allowed = board.routes.filter((route) => styles.includes(route.style));
    return allowed
      .filter((route) => route.cities.includes(headquarters))
      .map((first) => {
        const open = allowed.filter(
          (route) => route !== first && route.cities.some((city) => first.cities.includes(city)),
        );
        const useless = cardsOf(board).filter(
          ({ style, value }) => !open.some((route) => route.style === style && (route.circles[0] ?? 99) <= value),
        ).length;
        return 1 - [0, 1, 2, 3].reduce((none, drawn) => (none * (useless - drawn)) / (FLIGHT_CARDS - drawn), 1);
      });
  });
  return odds.reduce((sum, one) => sum + one, 0) / odds.length;
}
