/** Shared action objects of a board: playouts spend their time on listing. */

import { fuelBetween, STARS } from '@tarmac/flights/rules';
import type { Action } from './actions.ts';
import { MOST_HANDS } from './hands.ts';
import type { Tables } from './tables.ts';

/** CF-5.2 the most stars a passenger has in this game. */
export const MOST_PASSENGER_STARS = 2;

export interface ReadyFirst {
  readonly from: number;
  readonly to: number;
  /** Stars. */
  readonly plane: number;
  readonly passenger: number;
  readonly fuel: number;
  readonly byHand: readonly Action[];
}

export interface ReadyActions {
  /** CF-5.2 every starting flight whose stars fit. */
  readonly firsts: readonly ReadyFirst[];
  /** By city, then hand. */
  readonly buyAirport: readonly (readonly Action[])[];
  readonly rent: readonly (readonly Action[])[];
}

const known = new WeakMap<Tables, ReadyActions>();

export function readyActions(tables: Tables): ReadyActions {
  let ready = known.get(tables);
  if (ready === undefined) {
    ready = makeReady(tables);
    known.set(tables, ready);
  }
  return ready;
}

const HANDS = Array.from({ length: MOST_HANDS }, (_, hand) => hand);

function makeReady(tables: Tables): ReadyActions {
  const { cityIds } = tables;
  return {
    firsts: cityIds.flatMap((_, from) => cityIds.flatMap((__, to) => (from === to ? [] : between(tables, from, to)))),
    buyAirport: cityIds.map((city) => HANDS.map((hand) => ({ type: 'buyAirport', hand, city }))),
    rent: cityIds.map((city) => HANDS.map((hand) => ({ type: 'rent', hand, city }))),
  };
}

function between(tables: Tables, from: number, to: number): ReadyFirst[] {
  const { cityIds, cardsOf, board } = tables;
  const fuel = fuelBetween(tables, cardsOf[from]![0]!, cardsOf[to]![0]!);
  const most = Math.min(MOST_PASSENGER_STARS, board.cities[to]?.stars ?? 0);
  return STARS.flatMap((plane) =>
    STARS.filter((passenger) => passenger <= most && passenger <= plane).map((passenger) => ({
      from,
      to,
      plane,
      passenger,
      fuel,
      byHand: HANDS.map((hand) => ({
        type: 'first' as const,
        hand,
        from: cityIds[from]!,
        to: cityIds[to]!,
        plane,
        passenger,
      })),
    })),
  );
}
