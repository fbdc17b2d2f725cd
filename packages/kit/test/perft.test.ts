/** Counting ways to go on, on a position small enough to count by hand. */

import { fastChance, perft } from '@tarmac/kit';
import { countedConformance } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { failing } from './conformance/failing.ts';
import { toy } from './toy/game.ts';
import type { State } from './toy/state.ts';

/*
 * Tiny deck (4 cards), 2 seats, one card each, 2 left in the bag. Changing the order is always one more action.
 *
 * both unchosen  each of 2 seats: play its card, change its order         b(1) = 4
 * one chosen     only the other is to act: play, order                    o(1) = 2
 * team           each of 2 seats: deal (2 * 1 draws), rest, order         t(1) = 2 * (2 + 1 + 1) = 8
 * turn, dealt    seat 0 with one card: pass, bury, 2 prices, order        d(1) = 5
 * turn, rested   seat 0 with no card: pass, order                         r(1) = 2
 *
 * An order leads back to the same kind of position, so
 * o(2) = t(1) + o(1) = 10              b(2) = 2 o(1) + 2 b(1) = 12
 * t(2) = 4 d(1) + 2 r(1) + 2 t(1) = 40
 * o(3) = t(2) + o(2) = 50              b(3) = 2 o(2) + 2 b(2) = 44
 *                                      b(4) = 2 o(3) + 2 b(3) = 188
 */
const start = (): State => toy.setup({ deck: 'tiny' }, 2, fastChance(1));

test.each([
  [0, 1],
  [1, 4],
  [2, 12],
  [3, 44],
  [4, 188],
])('depth %d has %d ways', (depth, count) => {
  expect(perft(toy, start(), depth)).toBe(count);
});

test('the team position alone: 8, then 40', () => {
  const team = start();
  for (const seat of [0, 1]) toy.apply(team, seat, { type: 'play', slot: 0 }, fastChance(1));
  expect(perft(toy, team, 1)).toBe(8);
  expect(perft(toy, team, 2)).toBe(40);
});

test('nothing follows the end, and counting leaves the position alone', () => {
  const over: State = { ...start(), frame: { kind: 'over' } };
  expect(perft(toy, over, 1)).toBe(0);
  const state = start();
  perft(toy, state, 3);
  expect(state).toEqual(start());
});

test('a file of counts passes where it is right, and fails by the line that is wrong', () => {
  const failed = (file: string, positions: Record<string, () => State> = { start }) =>
    failing(countedConformance(toy, { file, positions }));
  expect(failed('# by hand\nstart 1 4\nstart 2 12\n')).toEqual([]);
  expect(failed('start 1 4\nstart 2 13\n')).toEqual(['start 2 13']);
  expect(failed('start 1 4\nend 1 0\n')).toEqual(['end 1 0']);
  expect(failed('start 1 4\n', { start, other: start })).toEqual(['every position is counted']);
  expect(failed('start 1 4\n', { start: () => ({ ...start(), bag: [] }) })).toEqual(['start 1 4']);
});
