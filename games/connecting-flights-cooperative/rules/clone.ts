/** A copy that shares only immutable parts: config, frame, flights. */

import { copyRows } from '@tarmac/kit';
import type { State } from './state.ts';

export function clone(state: State): State {
  return {
    config: state.config,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    frame: state.frame,
    coins: state.coins,
    where: state.where.slice(),
    rightsOf: state.rightsOf.slice(),
    planeQueue: state.planeQueue.slice(),
    passengerQueue: state.passengerQueue.slice(),
    passengersShown: state.passengersShown.slice(),
    planesShown: state.planesShown.slice(),
    trucks: copyRows(state.trucks),
    truckSupply: state.truckSupply.slice(),
    pawns: state.pawns.slice(),
    departuresDrawn: state.departuresDrawn.slice(),
    lowDrawn: state.lowDrawn.slice(),
    highDrawn: state.highDrawn.slice(),
    charters: state.charters,
    flights: state.flights,
    homeThisRound: state.homeThisRound,
    home: state.home,
    refused: state.refused,
    endedBy: state.endedBy,
    won: state.won,
  };
}
