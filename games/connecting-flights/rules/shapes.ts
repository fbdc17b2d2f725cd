/** Parser shapes for saves and for claimed views. */

import {
  AIRPORT_CARDS,
  airport,
  CARDS,
  CONTINENTS,
  card,
  cityId,
  coins,
  conventionalPlane,
  count,
  OUT,
  passenger,
  ROUNDS,
  stars,
  trucks,
} from '@tarmac/flights/rules';
import { flag, list, oneOf, orNull, record, type Shape, seatShapes, tagged, whole } from '@tarmac/kit';
import { plan, runs } from './flight/plan.ts';
import { beforeSeat, PHASES } from './state.ts';
import type { Tables } from './tables.ts';
import { SABOTAGE_HIDDEN } from './view-types.ts';

export const endRule = oneOf('CF-4.9');
const bits = whole(0, (1 << 6) - 1);

export const bundle = record({
  cards: list(card, 0, CARDS),
  trucks,
  coins,
  loans: list(airport, 0, AIRPORT_CARDS),
});

export const firstFlight = record({ from: cityId, to: cityId, plane: stars, passenger: stars });

/** CF-3.2 two player cards, by place in the board's list. */
export const pairOf = ({ board }: Tables): Shape => list(whole(0, board.players.length - 1), 2, 2);

export const identityOf = ({ board }: Tables): Shape => whole(0, board.identities.length - 1);

/** The public part, with the same shape for all; `config` has its own parser. An unknown card is -1. */
export function openShapes(seats: number, { board }: Tables): Readonly<Record<string, Shape>> {
  const { seat, bySeat } = seatShapes(seats);
  const nobody = whole(-1, seats - 1);
  const sabotage = whole(-1, board.sabotages.length - 1);
  const then = list(seat, 0, seats - 1);
  const offer = record({ from: seat, to: seat, give: bundle, take: bundle });
  return {
    config: () => null,
    seats: oneOf(seats),
    round: whole(0, ROUNDS),
    phase: oneOf(...PHASES),
    firstSeat: seat,
    frame: tagged('kind', {
      keep: { chosen: bySeat(orNull(whole(0, 1))) },
      start: { seat },
      first: { chosen: bySeat(orNull(firstFlight)) },
      name: { seat },
      add: { seat, slot: whole(-1, board.slots.length - 1) },
      bid: { seat, high: coins, highSeat: nobody, bids: bySeat(count), out: bySeat(flag) },
      market: { seat, passed: bySeat(flag) },
      plans: { chosen: bySeat(orNull(plan)) },
      sabotage: { seat, then },
      use: { seat, then, sabotage, knownTo: bits },
      deflect: { seat, then, sabotage, saboteur: seat, on: orNull(card) },
      over: {},
    }),
    where: list(whole(OUT, seats - 1), CARDS, CARDS),
    rightsOf: list(nobody, AIRPORT_CARDS, AIRPORT_CARDS),
    planeQueue: list(conventionalPlane, 0, CARDS),
    passengerQueue: list(passenger, 0, CARDS),
    trucks: bySeat(trucks),
    truckSupply: trucks,
    coins: bySeat(coins),
    revenue: bySeat(count),
    revenues: list(bySeat(count), 0, ROUNDS),
    players: bySeat(whole(-1, board.players.length - 1)),
    startContinents: bySeat(whole(-1, CONTINENTS.length - 1)),
    claimed: bySeat(flag),
    missed: bySeat(bits),
    events: list(whole(0, board.events.length - 1), 0, ROUNDS),
    named: whole(-1, CONTINENTS.length - 1),
    row: list(card, 0, seats + 2),
    bargains: bySeat(count),
    rented: bySeat(count),
    offersMade: bySeat(count),
    offers: list(offer, 0, seats),
    plans: orNull(bySeat(plan)),
    flown: orNull(bySeat(runs)),
    sabotages: list(sabotagePlace(seats), board.sabotages.length, board.sabotages.length),
    sabotageQueue: list(record({ sabotage, knownTo: bits }), 0, board.sabotages.length),
    endedBy: orNull(endRule),
  };
}

/** On a card, before a seat, in or under the deck, in hand, or out of sight. */
function sabotagePlace(seats: number): Shape {
  const place = whole(beforeSeat(seats - 1), CARDS - 1);
  return (value, path) => (value === SABOTAGE_HIDDEN ? null : place(value, path));
}
