/** CF-4.6 subsidies and taxes, by where the marker stands on the leaderboard. */

import { taxDue } from '../modifiers.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { settle } from './coins.ts';

export function levyTaxes(state: State, tables: Tables, news?: News[]): boolean {
  const coins = state.revenue.map((revenue, seat) => settle(state, seat, taxDue(state, tables, seat, revenue)));
  news?.push({ kind: 'taxed', coins });
  return false;
}
