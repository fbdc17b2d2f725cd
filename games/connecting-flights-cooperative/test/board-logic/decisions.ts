/** Decisions of whole games in every scenario, through the eyes of whoever makes them. */

import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { type Scene, scene } from '../../rules/facts.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { playRandomly } from '../support/random-game.ts';
import { TABLES } from '../support/tables.ts';

export interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
  readonly scene: Scene;
}

/** Every so many moments, and all of the setup. */
const STEP = 9;

export const DECISIONS: readonly Decision[] = TABLES.flatMap(({ settings, seats }, place) =>
  playRandomly(settings, seats, place + 1)
    .states.filter(({ round }, index) => round === 0 || index % STEP === 0)
    .flatMap((state) =>
      cooperativeFlights.toAct(state).seats.map((seat) => {
        const view = cooperativeFlights.view(state, seat);
        return { state, seat, view, scene: scene(view) };
      }),
    ),
);
