/** A copy that shares only immutable parts: the config, frames, payouts. */

import { copyRows } from '@tarmac/kit';
import { copySighting } from './sightings.ts';
import type { State } from './state.ts';

export function clone(state: State): State {
  const { deck } = state;
  return {
    config: state.config,
    seats: state.seats,
    startSeat: state.startSeat,
    turn: state.turn,
    frame: state.frame,
    circles: state.circles.slice(),
    planes: state.planes.slice(),
    track: state.track.slice(),
    bonus: state.bonus.slice(),
    banMarkers: state.banMarkers.slice(),
    bag: state.bag.slice(),
    deck: { drawn: deck.drawn, met: deck.met, metAt: deck.metAt },
    market: state.market.slice(),
    hands: copyRows(state.hands),
    portfolios: copyRows(state.portfolios),
    gone: state.gone.slice(),
    given: copyRows(state.given),
    sightings: state.sightings.map(copySighting),
    abacus: state.abacus,
    bank: state.bank,
    cash: state.cash.slice(),
    scores: state.scores.slice(),
    payouts: state.payouts,
    scorings: state.scorings,
    scoringCards: state.scoringCards,
    endedBy: state.endedBy,
  };
}
