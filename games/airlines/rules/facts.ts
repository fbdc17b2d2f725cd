/** Facts that a reader could derive from the view and the rules, for pictures, which know no rules. */

import { AIRLINES, type ByAirline, type ByStyle, STYLES } from './airlines.ts';
import type { Board } from './board.ts';
import { flightsAt } from './flight-pile.ts';
import { reachesCity } from './network.ts';
import { isUnusable, lowestOpen, openRoutes } from './open-routes.ts';
import { type ScoredNow, scoredNow } from './scored-now.ts';
import { worths } from './scoring.ts';
import { type ByFlight, DISCARDED } from './state.ts';
import { controlledRounds, idleLimit } from './stock-pile.ts';
import { type Tables, tablesOf } from './tables.ts';
import type { View } from './view-types.ts';

/** The fixed data of a match. */
export interface Scene {
  readonly board: Board;
  /** The flight cards in the order of `View.flights`, with the ids that actions use. */
  readonly flights: ByFlight<{
    readonly id: string;
    readonly style: Board['routes'][number]['style'];
    readonly value: number;
  }>;
}

export interface Facts extends ScoredNow {
  /** AL-9.2 the markers on the board that count. */
  readonly worth: ByAirline<number>;
  /** The number of the next scoring, 1 to 4; null after the last. */
  readonly nextScoring: number | null;
  /** AL-4.4 the number of flight cards that can still be drawn, with the discards. */
  readonly flightsToDraw: number;
  /** AL-4.7 by airline: the ids of its open routes. */
  readonly openRoutes: ByAirline<readonly string[]>;
  /** AL-4.6 by flight card: no route is left for it. */
  readonly unusable: ByFlight<boolean>;
  /** AL-4.6 by style: the least value of a useful card; null without one. */
  readonly lowestOpen: ByStyle<number | null>;
  /** AL-4.1 the cities each founded airline has reached, its headquarters included, by id. */
  readonly reached: ByAirline<readonly string[]>;
  /** AL-10.3 the round at whose end the scoring cards are shuffled in; null afterwards. */
  readonly scoringCardsAfterRound: number | null;
  /** AL-9.5 the number of turns in a row without stock laid or drawn, and without a flight card to draw, that ends the game. */
  readonly idleLimit: number;
}

export function scene({ config }: Pick<View, 'config'>): Scene {
  const { board, flights } = tablesOf(config.board);
  return {
    board,
    flights: flights.map(({ id, style, value }) => ({ id, style: STYLES[style]!, value })),
  };
}

export function facts(view: View): Facts {
  const tables = tablesOf(view.config.board);
  const worth = worths(view);
  const open = AIRLINES.map((_, airline) => {
    const isOpen = openRoutes(view, tables, airline);
    return tables.board.routes.filter((_, route) => isOpen[route]).map(({ id }) => id);
  });
  return {
    worth,
    ...scoredNow(view, worth),
    nextScoring: view.endedBy === null ? view.scorings + 1 : null,
    flightsToDraw: view.flightPileSize + flightsAt(view, DISCARDED),
    openRoutes: open,
    unusable: tables.flights.map((_, card) => isUnusable(view, tables, card)),
    lowestOpen: lowestOpen(view, tables),
    reached: AIRLINES.map((_, airline) => (view.founded[airline] ? reached(view, tables, airline) : [])),
    scoringCardsAfterRound: view.scoringCards.aside > 0 ? controlledRounds(view.seats) : null,
    idleLimit: idleLimit(
      view.seats,
      open.some((routes) => routes.length > 0),
    ),
  };
}

/** AL-4.1 */
function reached(view: View, tables: Tables, airline: number): string[] {
  return tables.board.cities.filter((_, city) => reachesCity(view, tables, airline, city)).map(({ id }) => id);
}
