/** How much time is left, and how it is written. */

import { expect, test } from 'vitest';
import { isShort, timeLeft, timeWords } from '../../src/table/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('a clock that runs has less left every moment, and never less than nothing', () => {
  expect(timeLeft({ left: 5000, since: 1000 }, 3000)).toBe(3000);
  expect(timeLeft({ left: 5000, since: 1000 }, 9000)).toBe(0);
});

test('a clock that stands keeps its time', () => {
  expect(timeLeft({ left: 5000, since: null }, 9000)).toBe(5000);
});

test('a clock that starts a little in the future, by another machine’s time, has lost nothing yet', () => {
  expect(timeLeft({ left: 5000, since: 1000 }, 900)).toBe(5000);
});

test('it reads like a watch, with hours where there are some', () => {
  expect(timeWords(0)).toEqual({ digits: '0:00' });
  expect(timeWords(1)).toEqual({ digits: '0:01' });
  expect(timeWords(65_000)).toEqual({ digits: '1:05' });
  expect(timeWords(59 * MINUTE + 59_500)).toEqual({ digits: '1:00:00' });
  expect(timeWords(25 * 60 * MINUTE)).toEqual({ digits: '25:00:00' });
});

test('from two days on it is days and hours', () => {
  expect(timeWords(2 * DAY)).toEqual({ days: 2, hours: 0 });
  expect(timeWords(3 * DAY + 5 * 60 * MINUTE)).toEqual({ days: 3, hours: 5 });
});

test('the last minute is short', () => {
  expect(isShort(MINUTE)).toBe(false);
  expect(isShort(MINUTE - 1)).toBe(true);
});
