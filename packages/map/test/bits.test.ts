/** Sets of routes as words of bits. */

import { expect, test } from 'vitest';
import { bitSet, WORD_BITS } from '../src/bits.ts';

/** The other way round, slowly: every number there is room for, asked one by one. */
const membersOf = (set: readonly number[]): number[] =>
  Array.from({ length: set.length * WORD_BITS }, (_, member) => member).filter(
    (member) => (((set[Math.floor(member / WORD_BITS)] ?? 0) >>> (member % WORD_BITS)) & 1) === 1,
  );

test('the empty set is as many words as asked for, all zero', () => {
  expect(bitSet(3, [])).toEqual([0, 0, 0]);
});

test('members are bits, the lowest first', () => {
  expect(bitSet(1, [0, 1, 3])).toEqual([0b1011]);
});

test('a word is full with 32, and the next begins', () => {
  // The highest bit of a word is its sign.
  expect(bitSet(2, [31])).toEqual([-(2 ** 31), 0]);
  expect(bitSet(2, [32])).toEqual([0, 1]);
});

test('a member that is named twice is in the set once', () => {
  expect(bitSet(1, [5, 5])).toEqual(bitSet(1, [5]));
});

test('what goes in is what is in, over several words and in any order', () => {
  const members = [0, 30, 31, 32, 33, 63, 64, 95];
  expect(membersOf(bitSet(3, members.toReversed()))).toEqual(members);
});
