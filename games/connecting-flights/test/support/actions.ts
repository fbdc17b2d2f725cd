/** Short names for the actions, so that a test reads like a round. Cards are named as in booklet.ts. */

import type { Continent } from '@tarmac/flights/rules';
import { card, cards } from '@tarmac/flights/support';
import type { Action, Bundle } from '../../rules/actions.ts';
import type { PlayerCardId, SabotageId } from '../../rules/cards/ids.ts';
import type { Chain, Leg } from '../../rules/flight/plan.ts';
import type { Reason, ReasonCode } from '../../rules/reasons.ts';

export const pass: Action = { type: 'pass' };
export const takeCoins: Action = { type: 'takeCoins' };
export const drawSabotage: Action = { type: 'drawSabotage' };
export const bury: Action = { type: 'bury' };
export const withdraw: Action = { type: 'withdraw' };
export const recall: Action = { type: 'recall' };
export const stayHome: Action = { type: 'fly', chains: [] };

export const keep = (player: PlayerCardId): Action => ({ type: 'keep', player });
export const start = (continent: Continent): Action => ({ type: 'start', continent });
export const name = (continent: Continent): Action => ({ type: 'name', continent });
export const add = (kind: 'plane' | 'passenger'): Action => ({ type: 'add', kind });
export const addAirport = (city: string): Action => ({ type: 'addAirport', city });
export const bid = (coins: number): Action => ({ type: 'bid', coins });
export const rent = (city: string): Action => ({ type: 'rent', city });
export const buyElectric = (stars: number): Action => ({ type: 'buyElectric', stars });
export const buyTruck = (capacity: number): Action => ({ type: 'buyTruck', capacity });
export const sell = (sold: string): Action => ({ type: 'sell', card: card(sold) });
export const sellTruck = (capacity: number): Action => ({ type: 'sellTruck', capacity });
export const deflect = (pay: boolean): Action => ({ type: 'deflect', pay });
export const lift = (sabotage: SabotageId): Action => ({ type: 'lift', sabotage });
export const order = (claim: boolean): Action => ({ type: 'order', claim });

export function first(from: string, to: string, plane: number, passenger: number): Action {
  return { type: 'first', from, to, plane, passenger };
}

export function sabotage(victim: number, on: string | null = null): Action {
  return { type: 'sabotage', victim, on: on === null ? null : card(on) };
}

/** One side of a trade: cards by name, trucks by capacity. */
export interface Goods {
  readonly cards?: readonly string[];
  readonly trucks?: readonly number[];
  readonly coins?: number;
  readonly loans?: readonly string[];
}

export function bundle(goods: Goods): Bundle {
  const trucks = [1, 2, 3, 4].map((capacity) => (goods.trucks ?? []).filter((truck) => truck === capacity).length);
  return {
    cards: cards(...(goods.cards ?? [])),
    trucks,
    coins: goods.coins ?? 0,
    loans: cards(...(goods.loans ?? [])),
  };
}

export const offer = (to: number, give: Goods, take: Goods): Action => ({
  type: 'offer',
  to,
  give: bundle(give),
  take: bundle(take),
});
export const counter = (from: number, give: Goods, take: Goods, reason?: Reason): Action => ({
  type: 'counter',
  from,
  give: bundle(give),
  take: bundle(take),
  ...(reason && { reason }),
});
export const accept = (from: number): Action => ({ type: 'answer', from, accept: true });
export const decline = (from: number, reason?: Reason): Action => ({
  type: 'answer',
  from,
  accept: false,
  ...(reason && { reason }),
});

/** Why; the card by name. */
export const why = (code: ReasonCode, about: string | null = null): Reason => ({
  code,
  card: about === null ? null : card(about),
});

/** `leg('plane-2', 3, 'europe-2', 'london')`: what a chain is made of after its first airport. Null or 0 is missing. */
export function leg(plane: string | null, truck: number, passenger: string | null, to: string | null): Leg {
  const numbered = (named: string | null) => (named === null ? null : card(named));
  return { plane: numbered(plane), truck, passenger: numbered(passenger), to: numbered(to) };
}

export function chain(from: string | null, ...legs: readonly Leg[]): Chain {
  return { from: from === null ? null : card(from), legs };
}

export function fly(...chains: readonly Chain[]): Action {
  return { type: 'fly', chains };
}
