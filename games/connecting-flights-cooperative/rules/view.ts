/** CF-9.4: every eye sees and hears everything, for no state holds the order of a shuffled deck. */

import type { Eye } from '@tarmac/kit';
import type { News } from './news.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** Field by field, so that an eye gets nothing but the fields named here. */
export function view(state: State, eye: Eye): View {
  return {
    eye,
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
    trucks: state.trucks.map((own) => own.slice()),
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

export function tell(news: News): News {
  return news;
}
