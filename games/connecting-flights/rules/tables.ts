/** A board turned into numbers: what the rules look up thousands of times a second. */

import type { Action } from './actions.ts';
import type { Board } from './board.ts';
import { type CardTables, makeCardTables } from './card-tables.ts';
import { BOARDS } from './data/boards.ts';

export interface Tables extends CardTables {
  readonly board: Board;
  /** Made once: by city, by sabotage. */
  readonly actions: {
    readonly addAirport: readonly Action[];
    readonly rent: readonly Action[];
    readonly lift: readonly Action[];
  };
}

const known = new WeakMap<Board, Tables>();

export function boardOf(board: string | Board): Board {
  if (typeof board !== 'string') return board;
  const found = BOARDS[board];
  if (found === undefined) throw new Error(`there is no board ${board}`);
  return found;
}

export function tablesOf(board: string | Board): Tables {
  const whole = boardOf(board);
  let tables = known.get(whole);
  if (tables === undefined) {
    tables = makeTables(whole);
    known.set(whole, tables);
  }
  return tables;
}

function makeTables(board: Board): Tables {
  const { cities, sabotages } = board;
  return {
    ...makeCardTables(board),
    board,
    actions: {
      addAirport: cities.map(({ id: city }) => ({ type: 'addAirport', city })),
      rent: cities.map(({ id: city }) => ({ type: 'rent', city })),
      lift: sabotages.map(({ id: sabotage }) => ({ type: 'lift', sabotage })),
    },
  };
}
