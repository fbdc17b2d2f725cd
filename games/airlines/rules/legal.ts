/** Every legal action, in a stable order. */

import type { Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { AIRLINE_INDEX, AIRLINES } from './airlines.ts';
import { canDrawFlight } from './flight-pile.ts';
import { canBeSabotaged, FULL, listFlights, lowestFree } from './network.ts';
import { isUnusable } from './open-routes.ts';
import type { State } from './state.ts';
import { pileSize } from './stock-pile.ts';
import { type Tables, tablesOf } from './tables.ts';

const EXPAND: Action = { type: 'expand' };
const STOP: Action = { type: 'stop' };
const DRAW: Action = { type: 'draw' };
const NONE: readonly Action[] = [];

export function actions(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn || state.frame.kind === 'over') return NONE;
  const tables = tablesOf(state.config.board);
  const list: Action[] = [];
  switch (state.frame.kind) {
    case 'turn':
      listExchanges(state, tables, seat, list);
      if (!state.frame.removed) listRemovals(state, tables, list);
      listFoundings(state, tables, seat, list);
      list.push(EXPAND);
      listPlays(state, tables, seat, list);
      break;
    case 'flight':
      listFlights(state, tables, seat, list);
      list.push(STOP);
      break;
    case 'stock':
      listFaceUp(state, tables.actions.take, list);
      if (pileSize(state) > 0) list.push(DRAW);
      break;
    case 'sabotage':
      findSabotages(state, tables, list);
      list.push(STOP);
      break;
  }
  return list;
}

/** AL-4.6 within a style, a card of a higher value is usable if a lower one is. */
function listExchanges(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  if (!canDrawFlight(state)) return;
  const { flights } = state;
  for (let style = 0; style < tables.firstFlight.length; style++) {
    const end = tables.endFlight[style]!;
    for (let card = tables.firstFlight[style]!; card < end; card++) {
      if (flights[card] !== seat) continue;
      if (!isUnusable(state, tables, card)) break;
      list.push(tables.actions.exchange[card]!);
    }
  }
}

/** AL-7.3 with an empty pile they go automatically. */
function listRemovals(state: State, tables: Tables, list: Action[]): void {
  const { row, inactive } = state;
  for (let airline = 0; airline < inactive.length; airline++) {
    if (inactive[airline] && row.includes(AIRLINES[airline]!)) list.push(tables.actions.remove[airline]!);
  }
}

/** AL-5.1 */
function listFoundings(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  const { flights, founded, inactive } = state;
  const hand = state.hands[seat] as readonly number[];
  for (let airline = 0; airline < founded.length; airline++) {
    const held = hand[airline]!;
    if (held === 0 || founded[airline] || inactive[airline]) continue;
    const routes = tables.firstRoutes[airline]!;
    const counts = tables.stock[airline]! + 1;
    for (let place = 0; place < routes.length; place++) {
      const route = routes[place]!;
      const circle = lowestFree(state, tables, route);
      if (circle === FULL) continue;
      const number = tables.numbers[circle]!;
      const style = tables.routeStyle[route]!;
      const first = tables.firstFlight[style]!;
      const made = tables.actions.found[airline]![place]!;
      for (let card = tables.endFlight[style]! - 1; card >= first; card--) {
        if ((tables.flights[card] as { value: number }).value < number) break;
        if (flights[card] !== seat) continue;
        for (let count = 1; count <= held; count++) list.push(made[(card - first) * counts + count]!);
      }
    }
  }
}

/** AL-6.2 */
function listPlays(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  const hand = state.hands[seat] as readonly number[];
  for (let airline = 0; airline < hand.length; airline++) {
    if (!state.founded[airline]) continue;
    const made = tables.actions.play[airline]!;
    for (let count = 1; count <= hand[airline]!; count++) list.push(made[count]!);
  }
}

/** AL-7.1 each airline once, in the order of the row. */
function listFaceUp({ row }: State, made: readonly Action[], list: Action[]): void {
  for (let place = 0; place < row.length; place++) {
    const airline = row[place]!;
    if (row.indexOf(airline) === place) list.push(made[AIRLINE_INDEX[airline]]!);
  }
}

/**
 * AL-8.1, AL-8.2: adds every sabotage to `list`, or without a list stops at the first. Returns whether there is one.
 */
export function findSabotages(state: State, tables: Tables, list: Action[] | null): boolean {
  const { markers } = state;
  let found = false;
  for (let circle = 0; circle < tables.numbers.length; circle++) {
    if (!canBeSabotaged(state, tables, circle)) continue;
    for (let airline = 0; airline < markers.length; airline++) {
      if (markers[airline] === 0) continue;
      if (list === null) return true;
      list.push(tables.actions.sabotage[airline * tables.numbers.length + circle]!);
      found = true;
    }
  }
  return found;
}
