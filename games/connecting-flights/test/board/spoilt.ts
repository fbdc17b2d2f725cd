/** Copies of a board that a test may spoil. */

import type { Board } from '../../rules/board.ts';

type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };
export type LooseBoard = Loose<Board>;

export function spoilt(board: Board, spoil: (copy: LooseBoard) => void): Board {
  const copy = structuredClone(board) as LooseBoard;
  spoil(copy);
  return copy as Board;
}

/** The card of that id in a list of cards. */
export function cardIn<C extends { id: string }>(cards: readonly C[], id: C['id']): C {
  const card = cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
