/** Plays whole games at random, from the deal to the end. */

import { airlines } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Config } from '../../rules/config.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';

export interface RandomGame {
  readonly state: State;
  /** The state before each action, and the last one. */
  readonly states: readonly State[];
  readonly news: readonly News[];
}

/** Where anything that is preferred can be done, one of those things is. */
export function playRandomly(
  config: Config,
  seats: number,
  seed: number,
  isPreferred: (action: Action) => boolean = () => false,
): RandomGame {
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1000);
  const news: News[] = [];
  const state = airlines.setup(config, seats, luck, news);
  const states: State[] = [];
  const longest = airlines.longest(seats);
  for (;;) {
    states.push(airlines.clone(state));
    expect(airlines.audit(state)).toEqual([]);
    const [seat] = airlines.toAct(state).seats;
    if (seat === undefined) return { state, states, news };
    expect(states.length).toBeLessThanOrEqual(longest);
    const lawful = airlines.actions(state, seat);
    const preferred = lawful.filter(isPreferred);
    const actions = preferred.length > 0 ? preferred : lawful;
    const action = actions[whim.draw(actions.length)];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can do nothing`);
    expect(airlines.check(state, seat, action)).toBeNull();
    airlines.apply(state, seat, action, luck, news);
  }
}
