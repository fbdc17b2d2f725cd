/** Move numbers as one eye counts them while a match goes on, and the history before a what-if. */

import { expect, test } from 'vitest';
import { movesSeen, upTo } from '../../src/replay/moves.ts';
import { moment } from './support.ts';

test('every noticed act is a move, and the beginning is none', () => {
  expect(movesSeen([moment(1, { cause: 'start' }), moment(2), moment(3)])).toEqual([0, 1, 2]);
});

test('an undo goes back to the number of the moment that looked the same', () => {
  const moments = [
    moment(1, { cause: 'start' }),
    moment(2),
    moment(3),
    moment(4, { cause: 'undo', view: { frame: 1 } }),
    moment(5),
  ];
  expect(movesSeen(moments)).toEqual([0, 1, 2, 0, 1]);
});

test('newer rules are no move', () => {
  expect(movesSeen([moment(1, { cause: 'start' }), moment(2), moment(3, { cause: 'upgrade' })])).toEqual([0, 1, 1]);
});

test('what came before a what-if ends with its first moment', () => {
  const moments = [moment(1), moment(2), moment(3), moment(4)];
  expect(upTo(moments, 3).map(({ frame }) => frame)).toEqual([-1, 0, 1]);
});
