/** Parser shapes for saves and for claimed views. */

import {
  AIRPORT_CARDS,
  airport,
  CARDS,
  coins,
  conventionalPlane,
  count,
  FIRST_PASSENGER,
  FIRST_PLANE,
  OUT,
  passenger,
  plane,
  ROUNDS,
  truck,
  trucks,
} from '@tarmac/flights/rules';
import { flag, list, oneOf, orNull, record, type Shape, seatShapes, tagged, whole } from '@tarmac/kit';
import { ACTION, load } from './actions.ts';
import { PASSENGERS_SHOWN, PLANES_SHOWN } from './display.ts';
import { PAWNS_OF_COLOUR } from './pawns.ts';
import { NO_CARD, PHASES } from './state.ts';
import { COLOURS, type Tables } from './tables.ts';

/** CF-2.10 a plane serves one flight. */
const MOST_FLIGHTS = FIRST_PASSENGER - FIRST_PLANE;
const endRule = oneOf('CF-6.6');
export const round = whole(1, ROUNDS);

/** A card, or an empty place of the display. */
const orNoCard =
  (shape: Shape): Shape =>
  (value, path) =>
    value === NO_CARD ? null : shape(value, path);

/** CF-5.4 `hands` are those of the table. */
export function flightShape(hands: number) {
  return record({ hand: whole(0, hands - 1), from: airport, plane, truck, passenger, to: airport, pawns: load });
}

/** The part of a state that every eye sees; `config` has its own parser. */
export function tableShapes(seats: number, hands: number, { board }: Tables): Readonly<Record<string, Shape>> {
  const { seat, bySeat } = seatShapes(seats);
  const hand = whole(0, hands - 1);
  const drawn = (cards: readonly unknown[]) => list(flag, cards.length, cards.length);
  const places = board.cities.length * COLOURS;
  return {
    config: () => null,
    seats: oneOf(seats),
    round: whole(0, ROUNDS),
    phase: oneOf(...PHASES),
    frame: tagged('kind', {
      place: { continent: whole(0, COLOURS - 1) },
      first: { hand },
      take: { hand, left: count },
      market: {},
      flights: {},
      further: {},
      consent: { by: seat, action: ACTION, agreed: bySeat(flag), within: oneOf('market', 'flights') },
      over: {},
    }),
    coins,
    where: list(whole(OUT, hands - 1), CARDS, CARDS),
    rightsOf: list(whole(-1, hands - 1), AIRPORT_CARDS, AIRPORT_CARDS),
    planeQueue: list(conventionalPlane, 0, CARDS),
    passengerQueue: list(passenger, 0, CARDS),
    passengersShown: list(orNoCard(passenger), 0, PASSENGERS_SHOWN),
    planesShown: list(orNoCard(conventionalPlane), 0, PLANES_SHOWN),
    trucks: list(trucks, hands, hands),
    truckSupply: trucks,
    pawns: list(whole(0, PAWNS_OF_COLOUR), places, places),
    departuresDrawn: drawn(board.departures),
    lowDrawn: drawn(board.demands.low),
    highDrawn: drawn(board.demands.high),
    charters: count,
    flights: list(flightShape(hands), 0, MOST_FLIGHTS),
    homeThisRound: count,
    home: count,
    refused: count,
    endedBy: orNull(endRule),
    won: flag,
  };
}
