/** CF-4.2, CF-4.3 */

import { availableAirport, deckSize } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { slotKinds } from '../auction-slots.ts';
import { leastBid } from '../bidding.ts';
import { refuse } from '../refusals.ts';
import type { Bidding, Frame, State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { cityRefusal } from './city.ts';
import { isInTurn } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type AddFrame = Extract<Frame, { kind: 'add' }>;

export function checkAdd(state: State, seat: Seat, { kind }: Of<'add'>): Refusal | null {
  const due = isInTurn(state, seat, 'add', 'CF-4.2');
  if (due !== null) return due;
  if (!slotKinds(tablesOf(state.config.board), (state.frame as AddFrame).slot).includes(kind)) {
    return refuse('slotForbids', { kind });
  }
  return deckSize(state, kind) > 0 ? null : refuse('deckEmpty', { kind });
}

export function checkAddAirport(state: State, seat: Seat, { city }: Of<'addAirport'>): Refusal | null {
  const due = isInTurn(state, seat, 'add', 'CF-4.2');
  if (due !== null) return due;
  const tables = tablesOf(state.config.board);
  if (!slotKinds(tables, (state.frame as AddFrame).slot).includes('airport')) {
    return refuse('slotForbids', { kind: 'airport' });
  }
  const wrong = cityRefusal(state, tables, city);
  if (wrong !== null) return wrong;
  return availableAirport(state, tables, tables.cityIndex(city)) === null ? refuse('notInSupply', { city }) : null;
}

/** Whoever is asked has a bid left; it may only be too low, or more than it has. */
export function checkBid(state: State, seat: Seat, { coins }: Of<'bid'>): Refusal | null {
  const due = isInTurn(state, seat, 'bid', 'CF-4.3');
  if (due !== null) return due;
  const least = leastBid(state, tablesOf(state.config.board), state.frame as Bidding, seat);
  if (coins < least) return refuse('bidTooLow', { least });
  const held = state.coins[seat]!;
  return coins <= held ? null : refuse('notEnoughCoins', { cost: coins, coins: held }, 'CF-4.3');
}
