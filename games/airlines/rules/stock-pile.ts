/** The pile of stock cards: a bag with the scoring cards in it. It never stores an order. */

import { bagSize, type Chance } from '@tarmac/kit';
import type { State } from './state.ts';

export const SCORING = -1;

/** AL-10.3 by number of seats, the rounds after which the scoring cards are shuffled in. */
const CONTROLLED_ROUNDS: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3, 5: 2, 6: 2 };

/** AL-9.5 the idle turns in a row that end the game: one round if no airline can grow any more, else three. */
export const idleLimit = (seats: number, routesOpen: boolean): number => (routesOpen ? 3 * seats : seats);

export const controlledRounds = (seats: number): number => CONTROLLED_ROUNDS[seats]!;

export function pileSize({ pile, scoringCards }: Pick<State, 'pile' | 'scoringCards'>): number {
  return bagSize(pile) + scoringCards.inPile;
}

/** Draws the top card of a non-empty pile: an airline, or SCORING. */
export function drawFromPile(state: State, chance: Chance): number {
  const { pile } = state;
  let skip = chance.draw(pileSize(state));
  for (let airline = 0; airline < pile.length; airline++) {
    const count = pile[airline]!;
    if (skip < count) {
      pile[airline] = count - 1;
      return airline;
    }
    skip -= count;
  }
  state.scoringCards.inPile--;
  return SCORING;
}
