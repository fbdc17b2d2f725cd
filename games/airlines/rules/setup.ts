/** AL-2: from the box to the first decision. */

import { bagSize, type Chance, drawFromBag } from '@tarmac/kit';
import { AIRLINES, DEALT_FLIGHTS, DEALT_STOCK, ROW_SIZE, SCORING_CARDS } from './airlines.ts';
import type { Config } from './config.ts';
import { takeTopFlight } from './flight-pile.ts';
import { TURN } from './frames.ts';
import type { News } from './news.ts';
import { FREE, IN_PILE, type State } from './state.ts';
import { tablesOf } from './tables.ts';

function perSeat<T>(seats: number, make: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
}

export function setup(config: Config, seats: number, chance: Chance, news?: News[]): State {
  const tables = tablesOf(config.board);
  // AL-2.3
  const startSeat = config.startSeat ?? chance.draw(seats);
  const pile = tables.stock.slice();
  const draw = (): number => drawFromBag(pile, bagSize(pile), chance);
  const hands = perSeat(seats, () => AIRLINES.map(() => 0));
  for (const hand of hands) {
    for (let card = 0; card < DEALT_STOCK; card++) {
      const airline = draw();
      hand[airline] = hand[airline]! + 1;
    }
  }
  const row = Array.from({ length: ROW_SIZE }, () => AIRLINES[draw()]!);
  const state: State = {
    config,
    seats,
    startSeat,
    turn: startSeat,
    turnsDone: 0,
    idleTurns: 0,
    stirred: false,
    extraTurns: null,
    frame: TURN,
    circles: tables.numbers.map(() => FREE),
    markers: tables.markers.slice(),
    founded: AIRLINES.map(() => false),
    inactive: AIRLINES.map(() => false),
    pile,
    // AL-2.2, AL-10.3
    scoringCards: config.controlledScoring ? { inPile: 0, aside: SCORING_CARDS } : { inPile: SCORING_CARDS, aside: 0 },
    row,
    hands,
    laid: perSeat(seats, () => AIRLINES.map(() => 0)),
    removed: AIRLINES.map(() => 0),
    seenTaken: perSeat(seats, () => AIRLINES.map(() => 0)),
    flights: tables.flights.map(() => IN_PILE),
    flightPiles: tables.flights.map(() => 0),
    scores: perSeat(seats, () => 0),
    payouts: [],
    scorings: 0,
    endedBy: null,
  };
  let left = tables.flights.length;
  for (let seat = 0; seat < seats; seat++) {
    for (let card = 0; card < DEALT_FLIGHTS; card++) takeTopFlight(state, seat, left--, chance);
  }
  news?.push({ kind: 'began', startSeat, row: row.slice() });
  return state;
}
