/** CF-3.2, CF-3.3 */

import { CONTINENT_INDEX, CONTINENTS, PASSENGER_COUNTS } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { firstCost } from '../first-cost.ts';
import { refuse } from '../refusals.ts';
import { isInPlay } from '../setup.ts';
import type { State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { isInTurn, waitsFor } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function checkKeep(state: State, seat: Seat, { player }: Of<'keep'>): Refusal | null {
  const due = waitsFor(state, 'keep', 'CF-3.2');
  if (due !== null) return due;
  const { board } = tablesOf(state.config.board);
  const isDealt = state.dealt[seat]?.some((place) => board.players[place]?.id === player);
  return isDealt ? null : refuse('playerNotDealt', { player });
}

export function checkStart(state: State, seat: Seat, { continent }: Of<'start'>): Refusal | null {
  const due = isInTurn(state, seat, 'start', 'CF-3.3');
  if (due !== null) return due;
  const index = CONTINENT_INDEX[continent];
  if (!isInPlay(state.seats, index)) return refuse('continentOut', { continent });
  const holder = state.startContinents.indexOf(index);
  return holder < 0 ? null : refuse('continentTaken', { continent, seat: holder });
}

/** A valid flight (CF-2) within the continent and the budget. The truck of capacity 1 is enough there. */
export function checkFirst(state: State, seat: Seat, action: Of<'first'>): Refusal | null {
  const due = waitsFor(state, 'first', 'CF-3.3');
  if (due !== null) return due;
  const tables = tablesOf(state.config.board);
  const start = state.startContinents[seat]!;
  const continent = CONTINENTS[start] as string;
  for (const city of [action.from, action.to]) {
    const index = tables.cityIndex(city);
    if (index < 0) return refuse('noSuchCity', { city });
    if (tables.board.cities[index]?.continent !== continent) return refuse('outsideStart', { city, continent });
  }
  const { plane, passenger } = action;
  if ((PASSENGER_COUNTS[start]?.[passenger - 1] ?? 0) === 0) {
    return refuse('noSuchPassenger', { continent, stars: passenger });
  }
  if (plane < passenger) return refuse('planeTooSmall', { plane, passenger });
  const { stars } = tables.board.cities[tables.cityIndex(action.to)]!;
  if (stars < passenger) return refuse('airportTooSmall', { city: action.to, stars, passenger });
  if (action.from === action.to) return refuse('sameCity', { city: action.to });
  const cost = firstCost(tables, action);
  const { budget } = tables.board.players[state.players[seat]!]!;
  return cost <= budget ? null : refuse('overBudget', { cost, budget });
}
