/** CF-4.8 the end of a round. */

import { stageOf } from '@tarmac/flights/rules';
import { ABILITIES } from '../cards/player-cards.ts';
import type { News } from '../news.ts';
import { after, byRank } from '../order.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { gain } from './coins.ts';

export function endRound(state: State, tables: Tables, news?: News[]): boolean {
  state.rightsOf.fill(-1);
  state.firstSeat = after(state, state.firstSeat);
  const stage = stageOf(state.round + 1);
  if (stage !== stageOf(state.round)) news?.push({ kind: 'nextStage', stage });
  payAbilities(state, tables, news);
  return false;
}

/** CF-4.11 by rank. */
function payAbilities(state: State, tables: Tables, news?: News[]): void {
  for (const seat of byRank(state, tables.board)) {
    const { id, amount, most } = tables.board.players[state.players[seat]!]!;
    const due = ABILITIES[id].endOfRound?.(state, tables, seat, amount) ?? 0;
    const coins = gain(state, seat, most === 0 ? due : Math.min(due, most));
    if (coins > 0) news?.push({ kind: 'abilityPaid', seat, player: id, coins });
  }
}
