/** AL-4.2, AL-8: markers on the board, and airlines that they make inactive (AL-7.2). */

import { AIRLINES } from '../airlines.ts';
import { canBeFounded } from '../network.ts';
import type { News } from '../news.ts';
import { type State, sabotageOf } from '../state.ts';
import type { Tables } from '../tables.ts';

export function placeFlight(state: State, tables: Tables, airline: number, circle: number, news?: News[]): void {
  place(state, tables, airline, circle, airline, news);
}

/** AL-8.3 for good, and one marker fewer for its airline. */
export function placeSabotage(state: State, tables: Tables, airline: number, circle: number, news?: News[]): void {
  place(state, tables, airline, circle, sabotageOf(airline), news);
  deactivateIfLost(state, tables, airline, news);
}

function place(
  state: State,
  tables: Tables,
  airline: number,
  circle: number,
  lying: number,
  news: News[] | undefined,
): void {
  state.circles[circle] = lying;
  state.markers[airline] = state.markers[airline]! - 1;
  const founders = tables.founders[tables.routeOf[circle]!]!;
  for (const founder of founders) deactivateIfLost(state, tables, founder, news);
}

/** AL-7.2 for good. */
function deactivateIfLost(state: State, tables: Tables, airline: number, news?: News[]): void {
  if (state.founded[airline] || state.inactive[airline] || canBeFounded(state, tables, airline)) return;
  state.inactive[airline] = true;
  news?.push({ kind: 'inactive', airline: AIRLINES[airline]! });
}
