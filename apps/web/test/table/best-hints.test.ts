/** Which of a captain's candidates are as good as the best. */

import { expect, test } from 'vitest';
import { bestOf, hintsOf } from '../../src/table/best-hints.ts';

const hint = (action: string, comparison: string | null, winShare = (action.charCodeAt(0) % 10) / 10, points = 40) => ({
  action,
  winShare,
  points,
  comparison,
});
const actions = (hints: ReturnType<typeof bestOf>) => hints.map(({ action }) => action);

test('a clear best stands alone', () => {
  expect(actions(bestOf([hint('a', 'better'), hint('b', 'worse'), hint('c', 'worse')]))).toEqual(['a']);
});

test('what is within the error of the best is as good', () => {
  expect(actions(bestOf([hint('a', 'close'), hint('b', 'close'), hint('c', 'worse')]))).toEqual(['a', 'b']);
});

test('what would be shown with the same figures as the best is as good', () => {
  const hints = [hint('a', 'better', 0.333, 53.2), hint('b', 'worse', 0.331, 52.9), hint('c', 'worse', 0.329, 50)];
  expect(actions(bestOf(hints))).toEqual(['a', 'b']);
});

test('the only choice is the best', () => {
  expect(actions(bestOf([hint('a', null)]))).toEqual(['a']);
  expect(bestOf([])).toEqual([]);
});

test('three are told at most', () => {
  expect(actions(hintsOf(['a', 'b', 'c', 'd'].map((action) => hint(action, 'close'))))).toEqual(['a', 'b', 'c']);
});
