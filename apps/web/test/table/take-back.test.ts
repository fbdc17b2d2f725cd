/** Where an undo by consent would go back to. */

import { expect, test } from 'vitest';
import { beforeLastDecision } from '../../src/table/take-back.ts';
import { moment } from './support.ts';

test('to the moment at which the seat last decided', () => {
  const moments = [moment(0, { awaited: [0] }), moment(1, { awaited: [1] }), moment(2, { awaited: [2] })];
  expect(beforeLastDecision(moments, 0)).toBe(0);
  expect(beforeLastDecision(moments, 1)).toBe(1);
});

test('not to the decision it is facing now', () => {
  const moments = [moment(0, { awaited: [0] }), moment(1, { awaited: [1] }), moment(2, { awaited: [0] })];
  expect(beforeLastDecision(moments, 0)).toBe(0);
});

test('nowhere where it has decided nothing', () => {
  expect(beforeLastDecision([moment(0, { awaited: [1] }), moment(1, { awaited: [0] })], 0)).toBeNull();
});

test('not to a decision that was taken back already', () => {
  const moments = [
    moment(0, { awaited: [0] }),
    moment(1, { awaited: [1] }),
    moment(2, { awaited: [0] }),
    moment(3, { awaited: [1] }),
    moment(4, { cause: 'undo', awaited: [0], view: { frame: 2 } }),
  ];
  expect(beforeLastDecision(moments, 0)).toBe(0);
});
