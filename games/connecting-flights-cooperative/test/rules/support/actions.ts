/** Short names for the actions of the team. Cards are named as in the competitive booklet, pawns by their colours. */

import type { Continent } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import type { Action } from '../../../rules/actions.ts';
import { type Colour, continentOf, load } from './booklet.ts';

export const pass: Action = { type: 'pass' };
export const renew: Action = { type: 'renew' };
export const withdraw: Action = { type: 'withdraw' };
export const agree: Action = { type: 'consent', agree: true };
export const disagree: Action = { type: 'consent', agree: false };

export const place = (city: string): Action => ({ type: 'place', city });
export const take = (hand: number, continent: Continent): Action => ({ type: 'take', hand, continent });
export const buy = (hand: number, name: string): Action => ({ type: 'buy', hand, card: card(name) });
export const buyAirport = (hand: number, city: string): Action => ({ type: 'buyAirport', hand, city });
export const rent = (hand: number, city: string): Action => ({ type: 'rent', hand, city });
export const buyElectric = (hand: number, stars: number): Action => ({ type: 'buyElectric', hand, stars });
export const buyTruck = (hand: number, capacity: number): Action => ({ type: 'buyTruck', hand, capacity });
export const further = (draw: boolean): Action => ({ type: 'further', draw });

export function first(hand: number, from: string, to: string, plane: number, passenger: number): Action {
  return { type: 'first', hand, from, to, plane, passenger };
}

export function charter(pawn: Colour, from: string, to: string): Action {
  return { type: 'charter', pawn: continentOf(pawn), from, to };
}

/** `fly(0, 'sydney', 'plane-3', 2, 'asia-1', 'tokyo', 'pink blue')`: in the order of CF-2.1, then who is aboard. */
export function fly(
  hand: number,
  from: string,
  plane: string,
  truck: number,
  passenger: string,
  to: string,
  aboard: string,
): Action {
  return {
    type: 'fly',
    hand,
    from: card(from),
    plane: card(plane),
    truck,
    passenger: card(passenger),
    to: card(to),
    pawns: load(aboard),
  };
}
