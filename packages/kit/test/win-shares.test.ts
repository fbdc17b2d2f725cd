/** How a victory is divided. */

import { winShares } from '@tarmac/kit';
import { expect, test } from 'vitest';

test.each([
  [
    [1, 2, 3],
    [1, 0, 0],
  ],
  [
    [1, 3, 1],
    [0.5, 0, 0.5],
  ],
  [
    [2, 2],
    [0, 0],
  ],
])('ranks %j share it as %j', (ranks, shares) => {
  expect(winShares(ranks)).toEqual(shares);
});
