/** A copy that shares only immutable parts: the config, frames, payouts. */

import { copyRows } from '@tarmac/kit';
import type { State } from './state.ts';

export function clone(state: State): State {
  const { scoringCards } = state;
  return {
    config: state.config,
    seats: state.seats,
    startSeat: state.startSeat,
    turn: state.turn,
    turnsDone: state.turnsDone,
    idleTurns: state.idleTurns,
    stirred: state.stirred,
    extraTurns: state.extraTurns,
    frame: state.frame,
    circles: state.circles.slice(),
    markers: state.markers.slice(),
    founded: state.founded.slice(),
    inactive: state.inactive.slice(),
    pile: state.pile.slice(),
    scoringCards: { inPile: scoringCards.inPile, aside: scoringCards.aside },
    row: state.row.slice(),
    hands: copyRows(state.hands),
    laid: copyRows(state.laid),
    removed: state.removed.slice(),
    seenTaken: copyRows(state.seenTaken),
    flights: state.flights.slice(),
    flightPiles: state.flightPiles.slice(),
    scores: state.scores.slice(),
    payouts: state.payouts,
    scorings: state.scorings,
    endedBy: state.endedBy,
  };
}
