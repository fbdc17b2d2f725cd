/** The refusal of an action: the first broken rule, by what the seat itself can see. */

import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { type Airline, inPlay, SHARE_INDEX, type Share } from './airlines.ts';
import { freeLicences } from './apply/bans.ts';
import { abacusFor, firstPlace, heldAt, lastPlace, placeOf, sharesHeld } from './exchange.ts';
import { askedSeat } from './frames.ts';
import { cheapestFree, holdsLicence, touchesNetwork } from './network.ts';
import { refuse } from './refusals.ts';
import { FREE, type Frame, type State } from './state.ts';
import { tablesOf } from './tables.ts';

/** The possible decisions in each frame, and their rule. */
const DUE = {
  opening: { types: ['choose'], rule: 'AE-2.8' },
  turn: { types: ['buy', 'play', 'playTwo', 'exchange', 'cash'], rule: 'AE-3.1' },
  second: { types: ['buy', 'stop'], rule: 'AE-3.1' },
  share: { types: ['take', 'draw'], rule: 'AE-3.1' },
  exchange: { types: ['give'], rule: 'AE-3.1' },
  market: { types: ['take'], rule: 'AE-8.2' },
  ban: { types: ['ban', 'pass'], rule: 'AE-10.2' },
  over: { types: [], rule: 'AE-3.1' },
} as const satisfies Record<Frame['kind'], { types: readonly Action['type'][]; rule: string }>;

type DueRule = (typeof DUE)[Frame['kind']]['rule'];

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  const { frame } = state;
  if (state.endedBy !== null) return refuse('gameOver', {}, state.endedBy);
  const asked = frame.kind === 'opening' ? state.hands[seat] !== undefined : askedSeat(state) === seat;
  const { types, rule }: { types: readonly Action['type'][]; rule: DueRule } = DUE[frame.kind];
  if (!asked) return refuse('notYourTurn', {}, rule);
  if (!types.includes(action.type)) return refuse('notNow', { due: frame.kind }, rule);
  switch (action.type) {
    case 'choose':
      return checkOpening(state, seat, action.shares);
    case 'buy':
      return checkLicence(state, seat, action);
    case 'take':
      if (state.market.includes(action.airline)) return null;
      return refuse('notInMarket', { airline: action.airline }, frame.kind === 'market' ? 'AE-8.2' : 'AE-4.8');
    case 'play':
      return checkHeld(state, seat, action.share, action.count);
    case 'playTwo':
      return checkPair(state, seat, action.shares);
    case 'exchange':
      return checkExchange(state, seat, action.give);
    case 'give':
      return checkGift(state, seat, frame as Extract<Frame, { kind: 'exchange' }>, action);
    case 'ban':
      return checkBan(state, action);
    case 'stop':
    case 'draw':
    case 'cash':
    case 'pass':
      return null;
  }
}

function inHand(state: State, seat: Seat, share: Share): number {
  return state.hands[seat]?.[SHARE_INDEX[share]] ?? 0;
}

function checkOpening(state: State, seat: Seat, shares: readonly [Airline, Airline]): Refusal | null {
  const missing = shares.find((share) => inHand(state, seat, share) === 0);
  if (missing !== undefined) return refuse('openingNotInHand', { airline: missing });
  return shares[0] === shares[1] ? refuse('sameAirline', { airline: shares[0] }) : null;
}

function checkLicence(state: State, seat: Seat, action: Extract<Action, { type: 'buy' }>): Refusal | null {
  const { airline, route: routeId, licence } = action;
  const tables = tablesOf(state.config.board);
  const index = SHARE_INDEX[airline];
  const route = tables.routeIndex(routeId);
  if (!inPlay(state.seats)[index]) return refuse('airlineNotInPlay', { airline });
  if (route === -1) return refuse('noSuchRoute', { route: routeId });
  if (licence >= tables.circleCount[route]!) return refuse('noSuchLicence', { route: routeId, licence });
  if (state.planes[index] === 0) return refuse('noAirplaneLeft', { airline });
  if (holdsLicence(state, tables, index, route)) return refuse('alreadyOnRoute', { airline, route: routeId });
  const cheapest = cheapestFree(state, tables, route);
  if (cheapest === -1) return refuse('routeFull', { route: routeId });
  if (!touchesNetwork(state, tables, index, route)) return refuse('notConnected', { airline, route: routeId });
  const cost = tables.costs[cheapest]!;
  const first = tables.firstCircle[route]!;
  if (cheapest !== first + licence) {
    return refuse('notCheapest', { route: routeId, licence, cheapest: cheapest - first, cost });
  }
  const cash = state.cash[seat]!;
  return cost > cash ? refuse('tooDear', { cost, cash }) : null;
}

function checkHeld(state: State, seat: Seat, share: Share, count: number): Refusal | null {
  const held = inHand(state, seat, share);
  return count >= 1 && count <= held ? null : refuse('notInHand', { share, count, held });
}

function checkPair(state: State, seat: Seat, [first, second]: readonly [Share, Share]): Refusal | null {
  if (first === second) return refuse('twoOfOneAirline', { share: first });
  return checkHeld(state, seat, first, 1) ?? checkHeld(state, seat, second, 1);
}

function checkExchange(state: State, seat: Seat, give: 1 | 3): Refusal | null {
  if (state.abacus < abacusFor(give)) return refuse('noAbacusLeft', { supply: state.abacus });
  const held = sharesHeld(state, seat);
  return held < give ? refuse('tooFewShares', { give, held }) : null;
}

function checkGift(
  state: State,
  seat: Seat,
  frame: Extract<Frame, { kind: 'exchange' }>,
  { from, share }: Extract<Action, { type: 'give' }>,
): Refusal | null {
  const place = placeOf(from, SHARE_INDEX[share]);
  if (heldAt(state, seat, place) === 0) return refuse('notHeld', { share, from });
  const fits = place >= firstPlace(frame) && place <= lastPlace(state, seat, frame);
  return fits ? null : refuse('outOfOrder', { share, from });
}

function checkBan(state: State, { route: routeId, licence }: Extract<Action, { type: 'ban' }>): Refusal | null {
  const tables = tablesOf(state.config.board);
  const route = tables.routeIndex(routeId);
  if (route === -1) return refuse('noSuchRoute', { route: routeId });
  if (licence >= tables.circleCount[route]!) return refuse('noSuchLicence', { route: routeId, licence });
  const circle = tables.firstCircle[route]! + licence;
  if (state.circles[circle] !== FREE) return refuse('licenceNotFree', { route: routeId, licence });
  return freeLicences(state, tables, route) < 2 ? refuse('lastFreeLicence', { route: routeId }) : null;
}
