/** Whether a choice that was begun may stay when the table is told again. */

import { expect, test } from 'vitest';
import { isSameDecision } from '../../src/table/same-decision.ts';
import { moment } from './support.ts';

const now = moment(4, { eye: 1, awaited: [0, 1] });

test('after a lost connection the same frame asks the same', () => {
  const again = {
    ...now,
    cause: 'start',
    view: { ...(now.view as object) },
    clocks: [{ left: 1, since: null }],
  } as const;
  expect(isSameDecision(now, again)).toBe(true);
});

test('another frame, another who is awaited, or an end ask something else', () => {
  expect(isSameDecision(now, { ...now, frame: 5 })).toBe(false);
  expect(isSameDecision(now, { ...now, awaited: [0] })).toBe(false);
  expect(isSameDecision(now, { ...now, awaited: [0, 2] })).toBe(false);
  expect(isSameDecision(now, { ...now, outcome: { ranks: [1], scores: [3], rule: 'X-1' } })).toBe(false);
});
