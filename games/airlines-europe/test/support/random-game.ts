/** Plays whole games at random, from the deal to the end. */

import { fastChance } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';

export interface RandomGame {
  readonly state: State;
  /** The state before each action, and the last one. */
  readonly states: readonly State[];
  readonly news: readonly News[];
}

export function playRandomly(config: Config, seats: number, seed: number): RandomGame {
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1000);
  const news: News[] = [];
  const state = airlinesEurope.setup(config, seats, luck, news);
  const states: State[] = [];
  const longest = airlinesEurope.longest(seats);
  for (;;) {
    states.push(airlinesEurope.clone(state));
    expect(airlinesEurope.audit(state)).toEqual([]);
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) return { state, states, news };
    expect(states.length).toBeLessThanOrEqual(longest);
    const actions = airlinesEurope.actions(state, seat);
    const action = actions[whim.draw(actions.length)];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can do nothing`);
    expect(airlinesEurope.check(state, seat, action)).toBeNull();
    airlinesEurope.apply(state, seat, action, luck, news);
  }
}
