/** Whether an action is legal, and else the first broken rule. */

import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { AIRLINE_INDEX, type Airline, LOWEST_SABOTAGE, STYLES } from './airlines.ts';
import { canDrawFlight } from './flight-pile.ts';
import { claims, FULL, isSabotaged, lowestFree, touchesNetwork } from './network.ts';
import { isUnusable } from './open-routes.ts';
import { refuse } from './refusals.ts';
import { FREE, type Frame, type State } from './state.ts';
import { pileSize } from './stock-pile.ts';
import { type Tables, tablesOf } from './tables.ts';

/** The possible decisions in each frame. */
const DUE: Readonly<Record<Frame['kind'], readonly Action['type'][]>> = {
  turn: ['exchange', 'remove', 'found', 'expand', 'play'],
  flight: ['fly', 'stop'],
  stock: ['take', 'draw'],
  sabotage: ['sabotage', 'stop'],
  over: [],
};

/** Their rule. */
function ruleOf(frame: Frame): 'AL-3.1' | 'AL-5.2' | 'AL-6.1' | 'AL-8.1' {
  switch (frame.kind) {
    case 'flight':
      return 'AL-6.1';
    case 'stock':
      return frame.thenFlight ? 'AL-5.2' : 'AL-6.1';
    case 'sabotage':
      return 'AL-8.1';
    default:
      return 'AL-3.1';
  }
}

/** AL-3.2 only before the rest of the turn. */
const FIRST: readonly Action['type'][] = ['exchange', 'remove'];

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  const { frame } = state;
  if (state.endedBy !== null) return refuse('gameOver', {}, state.endedBy);
  if (seat !== state.turn) return refuse('notYourTurn');
  if (!DUE[frame.kind].includes(action.type)) {
    return refuse('notNow', { due: frame.kind }, FIRST.includes(action.type) ? 'AL-3.2' : ruleOf(frame));
  }
  const tables = tablesOf(state.config.board);
  switch (action.type) {
    case 'exchange':
      return checkExchange(state, tables, seat, action.flight);
    case 'remove':
      return checkRemoval(state, frame as Extract<Frame, { kind: 'turn' }>, action.airline);
    case 'found':
      return checkFounding(state, tables, seat, action);
    case 'fly':
      return checkExpansion(state, tables, seat, action);
    case 'play':
      return checkPlay(state, seat, action.airline, action.count);
    case 'sabotage':
      return checkSabotage(state, tables, action);
    case 'take':
      return state.row.includes(action.airline) ? null : refuse('notFaceUp', { airline: action.airline }, 'AL-7.1');
    case 'draw':
      return pileSize(state) > 0 ? null : refuse('pileEmpty');
    case 'expand':
    case 'stop':
      return null;
  }
}

function checkExchange(state: State, tables: Tables, seat: Seat, flight: string): Refusal | null {
  const card = tables.flightIndex(flight);
  if (card === -1) return refuse('noSuchFlight', { flight });
  if (state.flights[card] !== seat) return refuse('flightNotInHand', { flight }, 'AL-4.6');
  if (!isUnusable(state, tables, card)) return refuse('stillUsable', { flight });
  return canDrawFlight(state) ? null : refuse('nothingToExchange');
}

function checkRemoval(state: State, frame: Extract<Frame, { kind: 'turn' }>, airline: Airline): Refusal | null {
  if (frame.removed) return refuse('alreadyRemoved');
  if (!state.row.includes(airline)) return refuse('notFaceUp', { airline }, 'AL-7.3');
  return state.inactive[AIRLINE_INDEX[airline]] ? null : refuse('notInactive', { airline });
}

function checkHeld(
  state: State,
  seat: Seat,
  airline: Airline,
  count: number,
  rule: 'AL-5.1' | 'AL-6.2',
): Refusal | null {
  const held = state.hands[seat]?.[AIRLINE_INDEX[airline]] ?? 0;
  return count >= 1 && count <= held ? null : refuse('stockNotInHand', { airline, count, held }, rule);
}

function checkPlay(state: State, seat: Seat, airline: Airline, count: number): Refusal | null {
  if (state.inactive[AIRLINE_INDEX[airline]]) return refuse('airlineInactive', { airline });
  if (!state.founded[AIRLINE_INDEX[airline]]) return refuse('notFounded', { airline }, 'AL-6.2');
  return checkHeld(state, seat, airline, count, 'AL-6.2');
}

function checkFounding(
  state: State,
  tables: Tables,
  seat: Seat,
  { airline, count, route, flight }: Extract<Action, { type: 'found' }>,
): Refusal | null {
  const index = AIRLINE_INDEX[airline];
  if (state.founded[index]) return refuse('alreadyFounded', { airline });
  if (tables.routeIndex(route) === -1) return refuse('noSuchRoute', { route });
  // An airline without a marker is inactive too; the missing marker says more.
  if (state.markers[index]! < 2) return refuse('noMarkerLeft', { airline }, 'AL-5.1');
  if (state.inactive[index]) return refuse('airlineInactive', { airline });
  const held = checkHeld(state, seat, airline, count, 'AL-5.1');
  if (held !== null) return held;
  const ends = tables.ends[tables.routeIndex(route)] as readonly number[];
  if (!ends.includes(tables.headquarters[index]!)) return refuse('notAtHeadquarters', { airline, route });
  return checkFlight(state, tables, seat, index, airline, route, flight);
}

function checkExpansion(
  state: State,
  tables: Tables,
  seat: Seat,
  { airline, route, flight }: Extract<Action, { type: 'fly' }>,
): Refusal | null {
  const index = AIRLINE_INDEX[airline];
  if (tables.routeIndex(route) === -1) return refuse('noSuchRoute', { route });
  if (state.inactive[index]) return refuse('airlineInactive', { airline });
  if (!state.founded[index]) return refuse('notFounded', { airline }, 'AL-6.1');
  if (state.markers[index] === 0) return refuse('noMarkerLeft', { airline }, 'AL-4.1');
  return checkFlight(state, tables, seat, index, airline, route, flight);
}

/** AL-4.1, AL-4.3 */
function checkFlight(
  state: State,
  tables: Tables,
  seat: Seat,
  index: number,
  airline: Airline,
  routeId: string,
  flight: string,
): Refusal | null {
  const route = tables.routeIndex(routeId);
  const style = tables.routeStyle[route]!;
  const card = tables.flightIndex(flight);
  if (card === -1) return refuse('noSuchFlight', { flight });
  const { style: cardStyle, value } = tables.flights[card]!;
  if (!tables.allowed[index]?.[style]) return refuse('styleNotAllowed', { airline, style: STYLES[style] as string });
  if (claims(state, tables, index, route)) return refuse('alreadyOnRoute', { airline, route: routeId });
  const circle = lowestFree(state, tables, route);
  if (circle === FULL) return refuse('routeFull', { route: routeId });
  if (!touchesNetwork(state, tables, index, route)) return refuse('notConnected', { airline, route: routeId });
  if (state.flights[card] !== seat) return refuse('flightNotInHand', { flight }, 'AL-4.1');
  if (cardStyle !== style) return refuse('wrongStyle', { flight, style: STYLES[style] as string });
  const number = tables.numbers[circle]!;
  return value < number ? refuse('tooLow', { flight, value, number }) : null;
}

function checkSabotage(
  state: State,
  tables: Tables,
  { airline, route: routeId, circle: place }: Extract<Action, { type: 'sabotage' }>,
): Refusal | null {
  const route = tables.routeIndex(routeId);
  if (route === -1) return refuse('noSuchRoute', { route: routeId });
  if (place >= tables.circleCount[route]!) return refuse('noSuchCircle', { route: routeId, circle: place });
  if (state.markers[AIRLINE_INDEX[airline]] === 0) return refuse('noMarkerLeft', { airline }, 'AL-8.1');
  const circle = tables.firstCircle[route]! + place;
  const number = tables.numbers[circle]!;
  if (state.circles[circle] !== FREE) return refuse('circleNotFree', { route: routeId, circle: place });
  if (number < LOWEST_SABOTAGE) return refuse('numberTooLow', { route: routeId, circle: place, number });
  return isSabotaged(state, tables, route) ? refuse('alreadySabotaged', { route: routeId }) : null;
}
