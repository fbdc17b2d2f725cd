/** CF-4.1 the event of a round. */

import { stageOf } from '@tarmac/flights/rules';
import type { Chance } from '@tarmac/kit';
import { EVENTS } from '../cards/events.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { settle } from './coins.ts';

export function beginEvent(state: State, tables: Tables, chance: Chance, news?: News[]): boolean {
  state.round++;
  state.named = -1;
  state.plans = null;
  state.flown = null;
  state.bargains.fill(0);
  state.rented.fill(0);
  state.offersMade.fill(0);
  news?.push({ kind: 'roundBegan', round: state.round, firstSeat: state.firstSeat });

  const event = turnUp(state, tables, chance);
  const { id, amount } = tables.board.events[event]!;
  const { atOnce, asksContinent } = EVENTS[id];
  state.events.push(event);
  news?.push({ kind: 'event', event: id });
  if (atOnce !== undefined) {
    const coins = atOnce(state, amount).map((change, seat) => settle(state, seat, change));
    news?.push({ kind: 'eventCoins', event: id, coins });
  }
  if (asksContinent !== true) return false;
  state.frame = { kind: 'name', seat: state.firstSeat };
  return true;
}

/** One of the stage's events that have not been seen. */
function turnUp({ round, events: seen }: State, { board: { events } }: Tables, chance: Chance): number {
  const stage = stageOf(round);
  const deck: number[] = [];
  for (let place = 0; place < events.length; place++) {
    if (events[place]?.stage === stage && !seen.includes(place)) deck.push(place);
  }
  return deck[chance.draw(deck.length)]!;
}
