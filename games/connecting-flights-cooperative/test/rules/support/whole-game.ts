/** Plays whole cooperative games, from the setup to the end. */

import { fastChance } from '@tarmac/kit';
import type { Action } from '../../../rules/actions.ts';
import type { Config } from '../../../rules/config.ts';
import { cooperativeFlights } from '../../../rules/game.ts';
import type { News } from '../../../rules/news.ts';
import type { State } from '../../../rules/state.ts';
import { config } from './position.ts';

export interface WholeGame {
  readonly state: State;
  readonly news: readonly News[];
}

export interface Whims {
  /** Nothing is bought or flown. */
  readonly isIdle?: boolean;
  /** After each action, and first of all after the setup: what it told. */
  readonly watch?: (state: State, news: readonly News[]) => void;
}

/** Kinds of action are as likely as each other, but a phase is closed seldom. */
export function wholeGame(wish: Partial<Config>, seats: number, seed: number, whims: Whims = {}): WholeGame {
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1000);
  const news: News[] = [];
  const state = cooperativeFlights.setup(config(wish), seats, luck, news);
  whims.watch?.(state, news);
  for (;;) {
    const owing = cooperativeFlights.toAct(state).seats;
    if (owing.length === 0) return { state, news };
    const seat = owing[whim.draw(owing.length)] as number;
    const action = choose(cooperativeFlights.actions(state, seat));
    const heard: News[] = [];
    cooperativeFlights.apply(state, seat, action, luck, heard);
    news.push(...heard);
    whims.watch?.(state, heard);
  }

  function choose(listed: readonly Action[]): Action {
    const closing = listed.find(({ type }) => type === 'pass');
    if (closing !== undefined && (whims.isIdle === true || listed.length === 1 || whim.draw(12) === 0)) return closing;
    const kinds = [...new Set(listed.map(({ type }) => type))].filter((type) => type !== 'pass');
    const kind = kinds[whim.draw(kinds.length)];
    const wanted = listed.filter(({ type }) => type === kind);
    return wanted[whim.draw(wanted.length)] as Action;
  }
}
