/** Plays whole games at random, from the deal to the end. */

import { fastChance, pick } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { parseConfig } from '../../rules/parse.ts';
import type { State } from '../../rules/state.ts';
import { anyKind } from './any-kind.ts';

export interface RandomGame {
  readonly state: State;
  /** The state before each action, and the last one. */
  readonly states: readonly State[];
  readonly news: readonly News[];
}

export function configOf(settings: Partial<Config> = {}, seats = 1): Config {
  const parsed = parseConfig(settings, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

/** Kinds of action are as likely as each other. */
export function playRandomly(settings: Partial<Config>, seats: number, seed: number): RandomGame {
  const luck = fastChance(seed);
  const news: News[] = [];
  const state = cooperativeFlights.setup(configOf(settings, seats), seats, luck, news);
  const states: State[] = [];
  for (;;) {
    states.push(cooperativeFlights.clone(state));
    expect(cooperativeFlights.audit(state)).toEqual([]);
    const owing = cooperativeFlights.toAct(state).seats;
    if (owing.length === 0) return { state, states, news };
    const seat = pick(owing, luck);
    const action = anyKind(cooperativeFlights.actions(state, seat), luck);
    expect(cooperativeFlights.check(state, seat, action)).toBeNull();
    cooperativeFlights.apply(state, seat, action, luck, news);
  }
}
