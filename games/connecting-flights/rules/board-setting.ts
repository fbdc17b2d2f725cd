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
