/** A copy that shares only immutable parts: config, frame, offers, plans, queues of sabotages. */

import { copyRows } from '@tarmac/kit';
import type { State } from './state.ts';

export function clone(state: State): State {
  return {
    config: state.config,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    firstSeat: state.firstSeat,
    frame: state.frame,
    where: state.where.slice(),
    rightsOf: state.rightsOf.slice(),
    planeQueue: state.planeQueue.slice(),
    passengerQueue: state.passengerQueue.slice(),
    trucks: copyRows(state.trucks),
    truckSupply: state.truckSupply.slice(),
    coins: state.coins.slice(),
    revenue: state.revenue.slice(),
    revenues: state.revenues,
    dealt: state.dealt,
    players: state.players.slice(),
    startContinents: state.startContinents.slice(),
    identities: state.identities,
    claimed: state.claimed.slice(),
    orders: state.orders.slice(),
    missed: state.missed.slice(),
    events: state.events.slice(),
    named: state.named,
    row: state.row.slice(),
    bargains: state.bargains.slice(),
    rented: state.rented.slice(),
    offersMade: state.offersMade.slice(),
    offers: state.offers,
    plans: state.plans,
    flown: state.flown,
    sabotages: state.sabotages.slice(),
    sabotageQueue: state.sabotageQueue,
    endedBy: state.endedBy,
  };
}
