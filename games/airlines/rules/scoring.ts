/** The arithmetic of a scoring (AL-9.2), and the fictitious third player (AL-9.4). */

import { AIRLINE_INDEX, type ByAirline } from './airlines.ts';
import type { State } from './state.ts';

/** AL-9.2 by airline: its markers on the board, headquarters included, sabotage markers not. */
export function worths({ circles, founded }: Pick<State, 'circles' | 'founded'>): ByAirline<number> {
  const worth: number[] = founded.map((isFounded) => (isFounded ? 1 : 0));
  for (let circle = 0; circle < circles.length; circle++) {
    const lying = circles[circle]!;
    if (lying >= 0) worth[lying] = worth[lying]! + 1;
  }
  return worth;
}

/** AL-9.2 the points of each holder for an airline with so many markers. */
export function pointsFor(markers: number, held: readonly number[]): number[] {
  const half = Math.floor(markers / 2);
  let first = 0;
  let second = 0;
  for (const count of held) {
    if (count > first) {
      second = first;
      first = count;
    } else if (count < first && count > second) second = count;
  }
  const firsts = held.filter((count) => count === first).length;
  const seconds = held.filter((count) => count === second).length;
  return held.map((count) => {
    if (count === 0) return 0;
    if (count === first) {
      if (firsts > 1) return Math.floor((markers + half) / firsts);
      return second === 0 ? markers + half : markers;
    }
    return count === second && firsts === 1 ? Math.floor(half / seconds) : 0;
  });
}

/** AL-9.4 the pile and the cards face up. */
export function thirdPlayer({ pile, row }: Pick<State, 'pile' | 'row'>): ByAirline<number> {
  const stock = pile.slice();
  for (const airline of row) {
    const index = AIRLINE_INDEX[airline];
    stock[index] = stock[index]! + 1;
  }
  return stock;
}
