/** CF-9: the view of each eye, built field by field, and its news. */

import type { Eye } from '@tarmac/kit';
import type { News } from './news.ts';
import { type Frame, knowerBit, SABOTAGE_DRAWN, SABOTAGE_IN_DECK, SABOTAGE_UNDER_DECK, type State } from './state.ts';
import { SABOTAGE_HIDDEN, type View } from './view-types.ts';

export function view(state: State, eye: Eye): View {
  const own = eye === 'watcher' ? -1 : eye;
  const isOver = state.frame.kind === 'over';
  return {
    eye,
    config: state.config,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    firstSeat: state.firstSeat,
    frame: seenFrame(state.frame, eye),
    where: state.where.slice(),
    rightsOf: state.rightsOf.slice(),
    planeQueue: state.planeQueue.slice(),
    passengerQueue: state.passengerQueue.slice(),
    trucks: state.trucks.map((trucks) => trucks.slice()),
    truckSupply: state.truckSupply.slice(),
    coins: state.coins.slice(),
    revenue: state.revenue.slice(),
    revenues: state.revenues,
    // CF-9.2, CF-9.3
    dealt: state.dealt.map((pair, seat) => (isOver || seat === own ? pair : null)),
    players: state.players.slice(),
    startContinents: state.startContinents.slice(),
    identities: state.identities.map((identity, seat) =>
      isOver || seat === own || state.claimed[seat] === true ? identity : null,
    ),
    claimed: state.claimed.slice(),
    order: state.orders[own] ?? null,
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
    sabotages: seenSabotages(state, eye),
    sabotageQueue: state.sabotageQueue.map((buried) =>
      isOver || knows(eye, buried.knownTo) ? buried : { sabotage: -1, knownTo: buried.knownTo },
    ),
    endedBy: state.endedBy,
  };
}

function knows(eye: Eye, knownTo: number): boolean {
  return (knownTo & knowerBit(eye)) !== 0;
}

/** CF-1.8 others' choices are hidden until all are in; CF-9.2 only the drawer sees a drawn sabotage card. */
function seenFrame(frame: Frame, eye: Eye): Frame {
  switch (frame.kind) {
    case 'keep':
      return { kind: 'keep', chosen: ownOf(frame.chosen, eye) };
    case 'first':
      return { kind: 'first', chosen: ownOf(frame.chosen, eye) };
    case 'plans':
      return { kind: 'plans', chosen: ownOf(frame.chosen, eye) };
    case 'use':
      return knows(eye, frame.knownTo) ? frame : { ...frame, sabotage: -1 };
    default:
      return frame;
  }
}

function ownOf<T>(chosen: readonly (T | null)[], eye: Eye): (T | null)[] {
  return chosen.map((choice, seat) => (seat === eye ? choice : null));
}

/** CF-9.2, CF-9.3 the open ones, and those in and under the deck that this eye saw go there. */
function seenSabotages({ sabotages, sabotageQueue, frame }: State, eye: Eye): number[] {
  const isOver = frame.kind === 'over';
  return sabotages.map((place, sabotage) => {
    switch (place) {
      case SABOTAGE_IN_DECK:
        return isOver ? place : SABOTAGE_HIDDEN;
      case SABOTAGE_UNDER_DECK: {
        const knownTo = sabotageQueue.find((buried) => buried.sabotage === sabotage)?.knownTo ?? 0;
        return isOver || knows(eye, knownTo) ? place : SABOTAGE_HIDDEN;
      }
      case SABOTAGE_DRAWN:
        return frame.kind === 'use' && !knows(eye, frame.knownTo) ? SABOTAGE_HIDDEN : place;
      default:
        return place;
    }
  });
}

/** CF-9.2 */
export function tell(news: News, eye: Eye): News | null {
  switch (news.kind) {
    case 'drewSabotage':
    case 'buried':
      return news.seat === eye ? news : { ...news, sabotage: null };
    case 'ordered':
      return news.seat === eye ? news : null;
    default:
      return news;
  }
}
