/** A board as numbers, for thousands of lookups a second. */

import { type CardTables, makeCardTables } from '@tarmac/flights/rules';
import { oncePerBoard } from '@tarmac/map';
import type { Action } from './actions.ts';
import type { Board } from './board.ts';
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

/** The board a config names or brings. */
export function boardOf(board: string | Board): Board {
  return tablesOf(board).board;
}

export const tablesOf: (board: string | Board) => Tables = oncePerBoard(BOARDS, makeTables);

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
