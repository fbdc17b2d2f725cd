/** A board of the cooperative game turned into numbers. */

import { type CardTables, CONTINENT_INDEX, CONTINENTS, makeCardTables } from '@tarmac/flights/rules';
import { oncePerBoard } from '@tarmac/map';
import type { Board, DemandKind } from './board.ts';
import { BOARDS } from './data/boards.ts';

export const COLOURS = CONTINENTS.length;

export interface Tables extends CardTables {
  readonly board: Board;
  /** By departure card, then continent: a city by index. */
  readonly departures: readonly (readonly number[])[];
  /** By demand card, then continent: a colour by index; -1 for an empty row. */
  readonly demands: Readonly<Record<DemandKind, readonly (readonly number[])[]>>;
}

export const tablesOf: (board: string | Board) => Tables = oncePerBoard(BOARDS, makeTables);

function makeTables(board: Board): Tables {
  const cards = makeCardTables(board);
  const colours = (rows: Board['demands'][DemandKind]) =>
    rows.map((row) => row.map((colour) => (colour === null ? -1 : CONTINENT_INDEX[colour])));
  return {
    ...cards,
    board,
    departures: board.departures.map((row) => row.map((city) => cards.cityIndex(city))),
    demands: { low: colours(board.demands.low), high: colours(board.demands.high) },
  };
}
