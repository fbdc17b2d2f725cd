/** What `arena bench --page` makes of what it measured. How fast the page is, no test asserts. */

import { expect, test } from 'vitest';
import { benchedPage } from '../src/bench/page/report.ts';
import { misses, type Row } from '../src/bench/part.ts';

const QUIET = { seconds: 20, longest: 0, long: 0, blocking: 0 };
/** One task of 60 ms. */
const BUSY = { seconds: 20, longest: 60, long: 1, blocking: 10 };
const GOOD = {
  slowDown: 4,
  firstDecisionMs: { 'Airlines Europe': [1500, 1200, 1900], Airlines: [1400] },
  playing: QUIET,
  emptyMap: QUIET,
};

const failing = (figures: Parameters<typeof benchedPage>[0]): string[] =>
  benchedPage(figures)
    .part.rows.filter(({ met }: Row) => met === false)
    .map(({ what }) => what);

test('a page within its budgets passes', () => {
  expect(misses(benchedPage(GOOD).part)).toBe(false);
  expect(failing(GOOD)).toEqual([]);
});

test.each([
  ['the slowest visit', { firstDecisionMs: { Airlines: [1000, 2001, 1000] } }, 'Airlines, the slowest visit'],
  [
    'a task too long',
    { playing: BUSY, emptyMap: { ...BUSY, longest: 55, blocking: 10 } },
    'longest task while playing',
  ],
  [
    'blocking',
    { playing: { ...QUIET, blocking: 21 }, emptyMap: { ...QUIET, blocking: 10 } },
    'against twice the empty',
  ],
])('%s beyond its budget fails and says so', (_, worse, line) => {
  const figures = { ...GOOD, ...worse };
  expect(misses(benchedPage(figures).part)).toBe(true);
  expect(failing(figures)).toEqual([expect.stringContaining(line)]);
});

test('blocking is held against twice that of the empty page', () => {
  const twice = { ...GOOD, playing: { ...BUSY, blocking: 20, long: 2 }, emptyMap: BUSY };
  expect(failing(twice)).toEqual([expect.stringContaining('longest task')]);
  const more = { ...GOOD, playing: { ...BUSY, blocking: 21, long: 3 }, emptyMap: BUSY };
  expect(failing(more)).toEqual([expect.stringContaining('longest task'), expect.stringContaining('twice the empty')]);
});
