/** AE-4: the purchase of a licence, and its consequences. */

import type { Chance } from '@tarmac/kit';
import { AIRLINES } from '../airlines.ts';
import { SECOND, SHARE } from '../frames.ts';
import { allBlocked, findLicences, reachesCity } from '../network.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { endBlocked } from './scorings.ts';

export function buyLicence(
  state: State,
  seat: number,
  airline: number,
  routeId: string,
  licence: number,
  chance: Chance,
  news?: News[],
): void {
  const tables = tablesOf(state.config.board);
  const route = tables.routeIndex(routeId);
  const circle = tables.firstCircle[route]! + licence;
  const cost = tables.costs[circle]!;

  // AE-4.1
  state.cash[seat] = state.cash[seat]! - cost;
  state.bank += cost;
  state.circles[circle] = airline;
  state.planes[airline] = state.planes[airline]! - 1;
  state.track[airline] = state.track[airline]! + cost;
  news?.push({
    kind: 'bought',
    seat,
    airline: AIRLINES[airline]!,
    route: routeId,
    licence,
    cost,
    track: state.track[airline] as number,
  });
  payBonus(state, tables, airline, news);

  // AE-4.11 even before a second licence or a share.
  if (allBlocked(state, tables)) endBlocked(state, chance, news);
  // AE-4.7
  else if (state.frame.kind === 'turn' && findLicences(state, tables, state.cash[seat] as number, null))
    state.frame = SECOND;
  else state.frame = SHARE;
}

/** AE-4.9 the first connection of home and target. */
function payBonus(state: State, tables: Tables, airline: number, news?: News[]): void {
  if (!state.bonus[airline]) return;
  const target = tables.bonusTargets[airline]!;
  if (!reachesCity(state, tables, airline, target)) return;
  const spaces = tables.bonusSpaces[airline]!;
  state.bonus[airline] = false;
  state.track[airline] = state.track[airline]! + spaces;
  news?.push({
    kind: 'bonus',
    airline: AIRLINES[airline]!,
    target: tables.board.cities[target]?.id ?? '',
    spaces,
    track: state.track[airline] as number,
  });
}
