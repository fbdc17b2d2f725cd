/** Boards that configs name or bring, and what is made of them. */

import { describe, expect, test } from 'vitest';
import { oncePerBoard, withBoard } from '../src/index.ts';

interface Board {
  readonly size: number;
}
const BOARDS: Readonly<Record<string, Board>> = { small: { size: 1 } };
const parseBoard = (input: unknown) =>
  typeof (input as Board).size === 'number'
    ? { ok: true as const, value: { size: (input as Board).size } }
    : { ok: false as const, problem: 'size must be a number' };

describe('the board of a config', () => {
  const read = (board: unknown) => withBoard({ board: board as string | Board, deck: 'exact' }, BOARDS, parseBoard);

  test('may be named, if it comes with the game', () => {
    expect(read('small')).toEqual({ ok: true, value: { board: 'small', deck: 'exact' } });
    expect(read('toString')).toEqual({ ok: false, problem: 'config.board must be a board file or one of small' });
  });

  test('may be a whole file, of which only what is read is kept', () => {
    expect(read({ size: 2, more: true })).toEqual({ ok: true, value: { board: { size: 2 }, deck: 'exact' } });
    expect(read({})).toEqual({ ok: false, problem: 'config.board: size must be a number' });
  });
});

test('what is made of a board is made once: by its name, or by the file itself', () => {
  const made: Board[] = [];
  const of = oncePerBoard(BOARDS, (board) => {
    made.push(board);
    return { board };
  });
  const own = { size: 2 };
  expect(of('small')).toBe(of('small'));
  expect(of(own)).toBe(of(own));
  expect(of({ size: 2 })).not.toBe(of(own));
  expect(made.map(({ size }) => size)).toEqual([1, 2, 2]);
  expect(() => of('large')).toThrow('no board is called large');
});
