/** AE-5.2, AE-7: money from the bank, and the bank's bankruptcy. */

import type { Chance } from '@tarmac/kit';
import type { News } from '../news.ts';
import { CASH } from '../setup.ts';
import type { State } from '../state.ts';
import { clearMarket, fillMarket } from './market.ts';

export function pay(
  state: State,
  seat: number,
  amount: number,
  reason: 'dividend' | 'cash',
  chance: Chance,
  news?: News[],
): void {
  if (amount > state.bank) breakBank(state, chance, news);
  state.bank -= amount;
  state.cash[seat] = state.cash[seat]! + amount;
  news?.push({ kind: 'paid', seat, amount, reason });
}

/** AE-7.2 everyone keeps 8 M at most, and the market is replaced, before the payment. */
function breakBank(state: State, chance: Chance, news?: News[]): void {
  const returned = state.cash.map((cash) => Math.max(0, cash - CASH));
  returned.forEach((amount, seat) => {
    state.cash[seat] = state.cash[seat]! - amount;
    state.bank += amount;
  });
  news?.push({ kind: 'bankBroke', returned });
  clearMarket(state, news);
  fillMarket(state, chance, news);
}
