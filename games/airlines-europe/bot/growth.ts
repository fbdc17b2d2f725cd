/** Estimates the moves of the markers until the coming scorings. */

import { AIRLINES, inPlay, type State } from '@tarmac/airlines-europe/rules';
import type { TimeLeft } from './time-left.ts';

/** The mean price of a licence: the move of a marker per remaining airplane. */
const PRICE = 4.7;

/**
 * Held airlines move most; those without airplanes stay (AE-4.6). `rate`: spaces that all move together per card off
 * the deck. Writes `into[scoring * airlines + airline]`, the next scoring first.
 */
export function marketGrowth(state: State, time: TimeLeft, rate: number, into: Float64Array): void {
  const playing = inPlay(state.seats);
  let all = 0;
  for (let airline = 0; airline < AIRLINES.length; airline++) {
    let liking = 0;
    if (playing[airline] && state.planes[airline]! > 0) {
      liking = 1;
      for (let seat = 0; seat < state.seats; seat++) liking += state.portfolios[seat]![airline]!;
    }
    into[airline] = liking;
    all += liking;
  }
  for (let airline = 0; airline < AIRLINES.length; airline++) {
    const part = all === 0 ? 0 : into[airline]! / all;
    const most = state.planes[airline]! * PRICE;
    for (let scoring = 0; scoring < time.scorings; scoring++) {
      const spaces = rate * time.cards[scoring]! * part;
      into[scoring * AIRLINES.length + airline] = spaces < most ? spaces : most;
    }
  }
}
