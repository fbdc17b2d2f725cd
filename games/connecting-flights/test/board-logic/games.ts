/** Every decision of a few whole games, through the eyes of whoever makes it. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { facts } from '../../bot/facts.ts';
import { type Facts, type Scene, scene } from '../../rules/facts.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

export interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
  readonly facts: Facts;
  readonly scene: Scene;
}

export function decisionAt(state: State, seat: number): Decision {
  const view = connectingFlights.view(state, seat);
  return { state, seat, view, facts: facts(view), scene: scene(view) };
}

export const DECISIONS: readonly Decision[] = [2, 5].flatMap((seats) =>
  playRandomly(config({ board: 'world-1' }), seats, seats)
    .states.filter((_, index) => index % 5 === 0)
    .flatMap((state) => connectingFlights.toAct(state).seats.map((seat) => decisionAt(state, seat))),
);
