/** AL-11: the view of each eye, built field by field, and its news. */

import { type BySeat, bagSize, copyRows, type Eye } from '@tarmac/kit';
import { currentPile, flightsAt } from './flight-pile.ts';
import type { News } from './news.ts';
import { type ByFlight, IN_PILE, type State } from './state.ts';
import { pileSize } from './stock-pile.ts';
import { HIDDEN, type View } from './view-types.ts';

export function view(state: State, eye: Eye): View {
  const own = eye === 'watcher' ? -1 : eye;
  const { scoringCards, flights } = state;
  return {
    eye,
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
    pileSize: pileSize(state),
    scoringCards: { inPile: scoringCards.inPile, aside: scoringCards.aside },
    row: state.row.slice(),
    handSizes: state.hands.map(bagSize),
    // AL-11.2
    hand: state.hands[own]?.slice() ?? null,
    laid: copyRows(state.laid),
    removed: state.removed.slice(),
    seenTaken: copyRows(state.seenTaken),
    flights: seenFlights(flights, own),
    flightPiles: state.flightPiles.slice(),
    flightPileSize: flightsAt(state, IN_PILE),
    flightsDrawn: flightsDrawn(state),
    scores: state.scores.slice(),
    payouts: state.payouts,
    scorings: state.scorings,
    endedBy: state.endedBy,
    // AL-11.3
    laidOpen:
      state.endedBy === null
        ? null
        : { pile: state.pile.slice(), hands: copyRows(state.hands), flights: flights.slice() },
  };
}

/** AL-11.1, AL-11.2 discards, cards out of the game and the eye's own. */
function seenFlights(flights: ByFlight<number>, own: number): ByFlight<number> {
  const seen = flights.slice();
  for (let card = 0; card < seen.length; card++) {
    const place = seen[card]!;
    if (place === IN_PILE || (place >= 0 && place !== own)) seen[card] = HIDDEN;
  }
  return seen;
}

/** AL-11.1 everyone saw from which pile each card of a hand was drawn. */
function flightsDrawn(state: State): BySeat<number[]> {
  const { flights, flightPiles } = state;
  const makings = currentPile(state) + 1;
  const drawn: BySeat<number[]> = [];
  for (let seat = 0; seat < state.seats; seat++) drawn.push(new Array<number>(makings).fill(0));
  for (let card = 0; card < flights.length; card++) {
    const from = drawn[flights[card]!];
    if (from === undefined) continue;
    const making = flightPiles[card]!;
    from[making] = from[making]! + 1;
  }
  return drawn;
}

/** AL-11.2 only the drawer sees a card from a pile. */
export function tell(news: News, eye: Eye): News {
  if (news.kind === 'drew' && news.seat !== eye) return { ...news, airline: null };
  if (news.kind === 'drewFlight' && news.seat !== eye) return { ...news, flight: null };
  return news;
}
