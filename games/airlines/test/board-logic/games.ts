/** Every decision of a few whole games, through the eyes of whoever makes it. */

import { airlines } from '@tarmac/airlines/rules';
import { circlesOf } from '../../board/logic/pieces.ts';
import { type Facts, facts, type Scene, scene } from '../../rules/facts.ts';
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
  readonly circles: ReturnType<typeof circlesOf>;
}

export function decisionAt(state: State, seat: number): Decision {
  const view = airlines.view(state, seat);
  const shown = scene(view);
  return { state, seat, view, facts: facts(view), scene: shown, circles: circlesOf(shown.board) };
}

/** Long games: whoever can fly or found does. */
export const DECISIONS: readonly Decision[] = [3, 6].flatMap((seats) =>
  playRandomly(config({ board: 'north-america-1' }), seats, seats, ({ type }) => type === 'found' || type === 'fly')
    .states.filter((_, index) => index % 4 === 0)
    .flatMap((state) => airlines.toAct(state).seats.map((seat) => decisionAt(state, seat))),
);
