import { expect, test } from 'vitest';
import type { SeatState } from '../../src/match/after.ts';
import { ranked, shared } from '../../src/match/ending.ts';

const stayed: SeatState = { holder: null, state: 'playing', bot: null, leftAt: null };
const leftAt = (entry: number): SeatState => ({ ...stayed, state: 'resigned', leftAt: entry });

test('without anybody leaving the ranks are the game’s own, shared places too', () => {
  expect(ranked([1, 3, 1], [stayed, stayed, stayed])).toEqual([1, 3, 1]);
});

test('whoever left ranks behind everybody who stayed, however well the stand-in did', () => {
  expect(ranked([1, 3, 2], [leftAt(10), stayed, stayed])).toEqual([3, 2, 1]);
});

test('the first to leave is the last of all', () => {
  expect(ranked([1, 2, 3, 4], [leftAt(30), leftAt(10), stayed, stayed])).toEqual([3, 4, 1, 2]);
});

test('before the game has ranks, all who stayed share the first place', () => {
  expect(ranked(null, [stayed, leftAt(5), stayed])).toEqual([1, 3, 1]);
});

test('a team has the ranks of the game, whoever left, and has lost what was not played to its end', () => {
  expect(shared([1, 1], 2)).toEqual([1, 1]);
  expect(shared(null, 1)).toEqual([2]);
  expect(shared(null, 3)).toEqual([2, 2, 2]);
});
