/** CF-3.4 secret identities are claimed as a phase ends, by standing order. */

import type { Chance, Seat } from '@tarmac/kit';
import { TASKS } from '../cards/identities.ts';
import type { News } from '../news.ts';
import { clockwise } from '../order.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { gain } from './coins.ts';

/** Whether a seat's task is met as the present phase ends, were this its identity. */
function isMet(state: State, tables: Tables, seat: Seat, identity: number): boolean {
  const { id, goals } = tables.board.identities[identity]!;
  const { phase, reached } = TASKS[id];
  if (phase !== null && phase !== state.phase) return false;
  return reached(state, tables, seat) >= goals[state.seats - 2]!;
}

export function claimAll(state: State, tables: Tables, chance: Chance, news?: News[]): void {
  if (state.claimed.every((claimed) => claimed)) return;
  // Whether somebody claims shows what they have, or that they have something else.
  chance.reveal();
  for (const seat of clockwise(state)) {
    if (state.claimed[seat]) continue;
    const identity = state.identities[seat]!;
    if (state.orders[seat] && isMet(state, tables, seat, identity)) {
      const { id, reward } = tables.board.identities[identity]!;
      state.claimed[seat] = true;
      const coins = gain(state, seat, reward);
      news?.push({ kind: 'claimed', seat, identity: id, coins });
    } else remember(state, tables, seat);
  }
}

/** All see which tasks were met and not claimed: the seat has another, or waits. */
function remember(state: State, tables: Tables, seat: Seat): void {
  let missed = state.missed[seat]!;
  for (let identity = 0; identity < tables.board.identities.length; identity++) {
    const bit = 1 << identity;
    if ((missed & bit) === 0 && isMet(state, tables, seat, identity)) missed |= bit;
  }
  state.missed[seat] = missed;
}
