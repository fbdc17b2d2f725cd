/** Applies a checked action, in place. */

import type { Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { AIRLINE_INDEX } from '../airlines.ts';
import { FLIGHT, SABOTAGE } from '../frames.ts';
import { findSabotages } from '../legal.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { drawFlight, exchangeFlight, playFlight } from './flights.ts';
import { placeSabotage } from './markers.ts';
import { clearRow, drawStock, layStock, removeFaceUp, takeFaceUp } from './stock.ts';
import { askForStock, endTurn, finishTurn } from './turns.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function apply(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  switch (action.type) {
    case 'exchange':
      exchangeFlight(state, seat, action.flight, chance, news);
      break;
    case 'remove':
      removeFaceUp(state, seat, action.airline, chance, news);
      break;
    case 'found':
      found(state, seat, action, chance, news);
      break;
    case 'expand':
      // AL-6.1 the drawn card is seen before deciding.
      news?.push({ kind: 'expanding', seat });
      state.frame = FLIGHT;
      drawFlight(state, seat, chance, news);
      break;
    case 'fly':
      fly(state, seat, action, chance, news);
      break;
    case 'stop':
      if (state.frame.kind === 'flight') news?.push({ kind: 'stayed', seat });
      endTurn(state, chance, news);
      break;
    case 'play':
      play(state, seat, action, chance, news);
      break;
    case 'sabotage':
      sabotage(state, seat, action, chance, news);
      break;
    case 'take': {
      const { thenFlight } = stockFrame(state);
      takeFaceUp(state, seat, action.airline, chance, news);
      finishTurn(state, thenFlight, chance, news);
      break;
    }
    case 'draw': {
      const { thenFlight } = stockFrame(state);
      if (drawStock(state, seat, chance, news)) finishTurn(state, thenFlight, chance, news);
      // AL-9.1 unless the last face-up cards went too, one of them must be taken instead.
      else if (state.endedBy === null) askForStock(state, thenFlight, chance, news);
      break;
    }
  }
}

function stockFrame({ frame }: State): Extract<State['frame'], { kind: 'stock' }> {
  if (frame.kind !== 'stock') throw new Error(`a stock card was drawn in frame ${frame.kind}`);
  return frame;
}

/** AL-5 */
function found(state: State, seat: Seat, action: Of<'found'>, chance: Chance, news?: News[]): void {
  const { airline, count, route, flight } = action;
  const tables = tablesOf(state.config.board);
  const index = AIRLINE_INDEX[airline];
  // Cards of a hidden hand are shown.
  chance.reveal();
  layStock(state, seat, index, count);
  state.founded[index] = true;
  state.markers[index] = state.markers[index]! - 1;
  news?.push({ kind: 'founded', seat, airline, count, headquarters: tables.board.airlines[airline].headquarters });
  playFlight(state, tables, seat, index, route, flight, news);
  clearRow(state, chance, news);
  if (state.endedBy === null) askForStock(state, true, chance, news);
}

/** AL-6.1 */
function fly(state: State, seat: Seat, { airline, route, flight }: Of<'fly'>, chance: Chance, news?: News[]): void {
  chance.reveal();
  playFlight(state, tablesOf(state.config.board), seat, AIRLINE_INDEX[airline], route, flight, news);
  clearRow(state, chance, news);
  if (state.endedBy === null) askForStock(state, false, chance, news);
}

/** AL-6.2 */
function play(state: State, seat: Seat, { airline, count }: Of<'play'>, chance: Chance, news?: News[]): void {
  chance.reveal();
  layStock(state, seat, AIRLINE_INDEX[airline], count);
  news?.push({ kind: 'laid', seat, airline, count });
  // AL-8.1
  if (count === 1 && findSabotages(state, tablesOf(state.config.board), null)) state.frame = SABOTAGE;
  else endTurn(state, chance, news);
}

/** AL-8 */
function sabotage(state: State, seat: Seat, action: Of<'sabotage'>, chance: Chance, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  const circle = tables.firstCircle[tables.routeIndex(action.route)]! + action.circle;
  news?.push({
    kind: 'sabotaged',
    seat,
    airline: action.airline,
    route: action.route,
    circle: action.circle,
    number: tables.numbers[circle]!,
  });
  placeSabotage(state, tables, AIRLINE_INDEX[action.airline], circle, news);
  clearRow(state, chance, news);
  endTurn(state, chance, news);
}
