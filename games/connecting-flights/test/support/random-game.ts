/** Plays whole games at random, from the deal to the end. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
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

/** So many acts that nobody waits for are put in between, or else offers and withdrawals would go on for ever. */
const OPTIONAL = 60;

/** Where anything that is preferred can be done, one of those things is. Kinds of action are as likely as each other. */
export function playRandomly(
  config: Config,
  seats: number,
  seed: number,
  isPreferred: (action: Action) => boolean = () => false,
): RandomGame {
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1000);
  const news: News[] = [];
  const state = connectingFlights.setup(config, seats, luck, news);
  const states: State[] = [];
  let optionalLeft = OPTIONAL;
  for (;;) {
    states.push(connectingFlights.clone(state));
    expect(connectingFlights.audit(state)).toEqual([]);
    const owing = connectingFlights.toAct(state).seats;
    if (owing.length === 0) return { state, states, news };
    const isOptional = optionalLeft > 0 && whim.draw(4) === 0;
    const seat = isOptional ? whim.draw(seats) : (owing[whim.draw(owing.length)] as number);
    const lawful = connectingFlights
      .actions(state, seat)
      .filter((action) => connectingFlights.isOptional(action) === isOptional);
    if (lawful.length === 0) {
      if (isOptional) continue;
      throw new Error(`seat ${seat} is to act and can do nothing`);
    }
    if (isOptional) optionalLeft--;
    const preferred = lawful.filter(isPreferred);
    const wanted = preferred.length > 0 ? preferred : lawful;
    const kinds = [...new Set(wanted.map(({ type }) => type))];
    const kind = kinds[whim.draw(kinds.length)];
    const actions = wanted.filter(({ type }) => type === kind);
    const action = actions[whim.draw(actions.length)] as Action;
    expect(connectingFlights.check(state, seat, action)).toBeNull();
    connectingFlights.apply(state, seat, action, luck, news);
  }
}
