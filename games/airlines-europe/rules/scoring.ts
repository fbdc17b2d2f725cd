/** The arithmetic of a scoring (AE-8.3 to 8.5) and the fictitious third player (AE-9.2). */

import { ABACUS, AIRLINES, inPlay, SHARES } from './airlines.ts';
import type { State } from './state.ts';
import { rowAt, tablesOf } from './tables.ts';

/** AE-8.5 by scoring, the first one first. */
export const ABACUS_ROWS: readonly (readonly number[])[] = [
  [4, 2, 1, 0, 0],
  [8, 4, 2, 1, 0],
  [16, 8, 4, 2, 1],
];

/** AE-8.3, AE-8.4 the points of each holder: shared places are added up, divided and rounded up. */
export function pointsFor(row: readonly number[], held: readonly number[]): number[] {
  return held.map((shares) => {
    if (shares === 0) return 0;
    const ahead = held.filter((other) => other > shares).length;
    const tied = held.filter((other) => other === shares).length;
    let sum = 0;
    for (let place = ahead; place < ahead + tied; place++) sum += row[place] ?? 0;
    return Math.ceil(sum / tied);
  });
}

/** AE-8.3, AE-1.7 airlines in play, the farthest on the track first, then in the order of AE-1.1; Air ABACUS last. */
export function scoringOrder(state: State): number[] {
  const playing = inPlay(state.seats);
  const airlines = AIRLINES.map((_, airline) => airline).filter((airline) => playing[airline]);
  airlines.sort((a, b) => state.track[b]! - state.track[a]! || a - b);
  return [...airlines, ABACUS];
}

/** The row of points for this share in this scoring. */
export function scoringRow(state: Pick<State, 'config' | 'track'>, share: number, scoring: number): readonly number[] {
  if (share === ABACUS) return ABACUS_ROWS[scoring - 1]!;
  return rowAt(tablesOf(state.config.board).board, state.track[share]!);
}

/** AE-9.2 unclaimed Air ABACUS, the market, the rest of the deck, the discard pile. */
export function thirdPortfolio(state: Pick<State, 'abacus' | 'gone' | 'bag' | 'market' | 'given'>): number[] {
  return SHARES.map((share, index) => {
    if (index === ABACUS) return state.abacus + state.gone[ABACUS]!;
    let count = state.bag[index]! + state.gone[index]!;
    for (const airline of state.market) if (airline === share) count++;
    for (const given of state.given) count += given[index]!;
    return count;
  });
}
