/** Applies a checked action, in place. */

import type { Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { isProposed } from '../consent.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { charter, closeFlights, fly } from './flights.ts';
import { buy, buyAirport, buyElectric, buyTruck, closeMarket, renew, rent } from './market.ts';
import { chooseFirst, placePawn, takePassenger } from './opening.ts';
import { chooseFurther } from './round.ts';

export function apply(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  const { frame } = state;
  if (frame.kind === 'consent') answer(state, seat, action, chance, news);
  else if (isProposed(state, action)) propose(state, seat, action, news);
  else carryOut(state, seat, action, chance, news);
}

/** CF-1.8 */
function propose(state: State, seat: Seat, action: Action, news?: News[]): void {
  const within = state.frame.kind === 'market' ? 'market' : 'flights';
  const agreed = Array.from({ length: state.seats }, (_, other) => other === seat);
  state.frame = { kind: 'consent', by: seat, action, agreed, within };
  news?.push({ kind: 'proposed', seat, action });
}

/** CF-1.8 */
function answer(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  const { frame } = state;
  if (frame.kind !== 'consent') return;
  if (action.type === 'consent' && action.agree) {
    const agreed = frame.agreed.with(seat, true);
    state.frame = { ...frame, agreed };
    news?.push({ kind: 'agreed', seat });
    if (agreed.includes(false)) return;
    state.frame = { kind: frame.within };
    carryOut(state, frame.by, frame.action, chance, news);
    return;
  }
  state.refused++;
  state.frame = { kind: frame.within };
  news?.push(action.type === 'withdraw' ? { kind: 'withdrawn', seat } : { kind: 'disagreed', seat, by: frame.by });
}

function carryOut(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  switch (action.type) {
    case 'place':
      placePawn(state, tables, seat, action, chance, news);
      break;
    case 'first':
      chooseFirst(state, tables, seat, action, chance, news);
      break;
    case 'take':
      takePassenger(state, tables, seat, action, chance, news);
      break;
    case 'buy':
      buy(state, tables, seat, action, chance, news);
      break;
    case 'buyAirport':
      buyAirport(state, tables, seat, action, news);
      break;
    case 'rent':
      rent(state, tables, seat, action, news);
      break;
    case 'buyElectric':
      buyElectric(state, tables, seat, action, news);
      break;
    case 'buyTruck':
      buyTruck(state, tables, seat, action, news);
      break;
    case 'renew':
      renew(state, seat, chance, news);
      break;
    case 'fly':
      fly(state, tables, seat, action, news);
      break;
    case 'charter':
      charter(state, tables, seat, action, news);
      break;
    case 'pass':
      state.frame.kind === 'market' ? closeMarket(state, seat, news) : closeFlights(state, tables, seat, chance, news);
      break;
    case 'further':
      chooseFurther(state, tables, seat, action, chance, news);
      break;
    case 'consent':
    case 'withdraw':
      throw new Error('nothing is proposed');
  }
}
