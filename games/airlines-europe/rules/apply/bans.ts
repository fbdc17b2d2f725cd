/** AE-10: the ban phase of the flight-ban expansion. */

import type { BySeat } from '@tarmac/kit';
import { after } from '../frames.ts';
import type { News } from '../news.ts';
import { BANNED, FREE, type Frame, type State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';

/** The number of free licences of the route; AE-10.4 keeps the last one free. */
export function freeLicences(state: State, tables: Tables, route: number): number {
  const first = tables.firstCircle[route]!;
  const end = first + tables.circleCount[route]!;
  let free = 0;
  for (let circle = first; circle < end; circle++) if (state.circles[circle] === FREE) free++;
  return free;
}

/** AE-10.6 whether any circle may still be banned. */
function canBan(state: State): boolean {
  const tables = tablesOf(state.config.board);
  return tables.firstCircle.some((_, route) => freeLicences(state, tables, route) > 1);
}

/** AE-10.2 asks the first seat from this one on that has a marker and has not passed; null when the phase is over. */
export function banFrame(state: State, from: number, passed: BySeat<boolean>): Frame | null {
  let seat = from;
  for (let asked = 0; asked < state.seats; asked++) {
    if (!passed[seat] && state.banMarkers[seat]! > 0) {
      return canBan(state) ? { kind: 'ban', seat, passed } : null;
    }
    seat = after(state, seat);
  }
  return null;
}

/** AE-10.3 */
export function placeBan(state: State, seat: number, route: string, licence: number, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  state.circles[tables.firstCircle[tables.routeIndex(route)]! + licence] = BANNED;
  state.banMarkers[seat] = state.banMarkers[seat]! - 1;
  news?.push({ kind: 'banned', seat, route, licence });
}
