/** Moves flight cards: draws, plays, exchanges. */

import type { Chance } from '@tarmac/kit';
import { AIRLINES } from '../airlines.ts';
import { flightsAt, remakePile, takeTopFlight } from '../flight-pile.ts';
import { lowestFree } from '../network.ts';
import type { News } from '../news.ts';
import { DISCARDED, GONE, IN_PILE, type State } from '../state.ts';
import { type FlightCard, type Tables, tablesOf } from '../tables.ts';
import { placeFlight } from './markers.ts';

/**
 * AL-4.4 draws the top of the pile, which is made from the discards if empty; nothing without either. AL-4.5 no hand is
 * too large.
 */
export function drawFlight(state: State, seat: number, chance: Chance, news?: News[]): void {
  let size = flightsAt(state, IN_PILE);
  if (size === 0) {
    size = remakePile(state);
    if (size > 0) news?.push({ kind: 'flightsShuffled', count: size });
  }
  if (size === 0) {
    news?.push({ kind: 'noFlightLeft', seat });
    return;
  }
  const card = takeTopFlight(state, seat, size, chance);
  news?.push({ kind: 'drewFlight', seat, flight: cardOf(tablesOf(state.config.board), card).id });
}

/** AL-4.6, AL-11.3 */
export function exchangeFlight(state: State, seat: number, flight: string, chance: Chance, news?: News[]): void {
  state.flights[tablesOf(state.config.board).flightIndex(flight)] = GONE;
  news?.push({ kind: 'exchanged', seat, flight });
  drawFlight(state, seat, chance, news);
}

/** AL-4.1, AL-4.2 the card is discarded, the marker goes on the lowest free circle. */
export function playFlight(
  state: State,
  tables: Tables,
  seat: number,
  airline: number,
  routeId: string,
  flight: string,
  news?: News[],
): void {
  const route = tables.routeIndex(routeId);
  const circle = lowestFree(state, tables, route);
  state.flights[tables.flightIndex(flight)] = DISCARDED;
  news?.push({
    kind: 'flew',
    seat,
    airline: AIRLINES[airline]!,
    route: routeId,
    circle: circle - tables.firstCircle[route]!,
    number: tables.numbers[circle]!,
    flight,
  });
  placeFlight(state, tables, airline, circle, news);
}

const cardOf = (tables: Tables, card: number): FlightCard => tables.flights[card]!;
