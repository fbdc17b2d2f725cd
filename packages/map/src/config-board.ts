/** The board of a config: the id of one that comes with the game, or a whole board file. */

import type { Parsed } from '@tarmac/kit';

export function withBoard<B, C extends { readonly board: string | B }>(
  config: C,
  boards: Readonly<Record<string, B>>,
  parseBoard: (input: unknown) => Parsed<B>,
): Parsed<C> {
  if (typeof config.board === 'string') {
    if (Object.hasOwn(boards, config.board)) return { ok: true, value: config };
    return { ok: false, problem: `config.board must be a board file or one of ${Object.keys(boards).join(', ')}` };
  }
  const board = parseBoard(config.board);
  return board.ok
    ? { ok: true, value: { ...config, board: board.value } }
    : { ok: false, problem: `config.board: ${board.problem}` };
}

/** Caches a value made from a board: by id for the game's own boards, by object for others. */
export function oncePerBoard<B extends object, T>(
  boards: Readonly<Record<string, B>>,
  make: (board: B) => T,
): (board: string | B) => T {
  const byId = new Map<string, T>();
  const byBoard = new WeakMap<B, T>();
  return (board) => {
    if (typeof board !== 'string') {
      let made = byBoard.get(board);
      if (made === undefined) {
        made = make(board);
        byBoard.set(board, made);
      }
      return made;
    }
    let made = byId.get(board);
    if (made === undefined) {
      const known = boards[board];
      if (known === undefined) throw new Error(`no board is called ${board}`);
      made = make(known);
      byId.set(board, made);
    }
    return made;
  };
}
