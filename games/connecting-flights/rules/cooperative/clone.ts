/** A copy that shares only what is replaced and never changed: config, frame, flights. */

import type { State } from './state.ts';

export function clone(state: State): State {
  const { trucks } = state;
  const copies: number[][] = new Array(trucks.length);
  for (let hand = 0; hand < trucks.length; hand++) copies[hand] = (trucks[hand] as number[]).slice();
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
    trucks: copies,
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
