/** Estimates the markers of the airlines until the coming scorings. */

import { AIRLINES, type State } from '@tarmac/airlines/rules';
import type { Reach } from './reach.ts';
import type { TimeLeft } from './time-left.ts';

/**
 * A drawn stock card follows a placed marker, so both are about as many. Held airlines get most; those without a marker
 * or route left get none. `unfounded`: the weight of an unfounded airline against a founded one without stock laid.
 * Writes `into[scoring * airlines + airline]`, the next scoring first.
 */
export function markersToCome(state: State, reach: Reach, time: TimeLeft, unfounded: number, into: Float64Array): void {
  let all = 0;
  for (let airline = 0; airline < AIRLINES.length; airline++) {
    let liking = 0;
    if (reach.ways[airline]! > 0) {
      liking = state.founded[airline] ? 1 : unfounded;
      for (let seat = 0; seat < state.seats; seat++) liking += state.laid[seat]![airline]!;
    }
    into[airline] = liking;
    all += liking;
  }
  for (let airline = 0; airline < AIRLINES.length; airline++) {
    const part = all === 0 ? 0 : into[airline]! / all;
    const most = state.markers[airline]!;
    for (let scoring = 0; scoring < time.scorings; scoring++) {
      const count = time.cards[scoring]! * part;
      into[scoring * AIRLINES.length + airline] = count < most ? count : most;
    }
  }
}
