/** An unordered deck gives each single card with the same chance, and exactly once. */

import { type Bag, bagSize, drawFromBag, everyDraw, fastChance } from '@tarmac/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const bags = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 }).filter((bag) => bagSize(bag) > 0);

test('the size is the number of cards', () => {
  expect(bagSize([2, 0, 3])).toBe(5);
  expect(bagSize([])).toBe(0);
});

test('every kind comes as often as there are cards of it', () => {
  const odds = [0, 0, 0];
  everyDraw((chance, weight) => {
    const bag: Bag = [2, 0, 3];
    const kind = drawFromBag(bag, 5, chance);
    odds[kind] = (odds[kind] ?? 0) + weight();
    expect(bag).toEqual(kind === 0 ? [1, 0, 3] : [2, 0, 2]);
  });
  expect(odds[0]).toBeCloseTo(2 / 5, 12);
  expect(odds[1]).toBe(0);
  expect(odds[2]).toBeCloseTo(3 / 5, 12);
});

test('drawn to the end it has given exactly its cards', () => {
  fc.assert(
    fc.property(bags, fc.nat(), (counts, seed) => {
      const bag = [...counts];
      const chance = fastChance(seed);
      const given = counts.map(() => 0);
      for (let left = bagSize(counts); left > 0; left--) {
        const kind = drawFromBag(bag, left, chance);
        given[kind] = (given[kind] ?? 0) + 1;
      }
      expect(given).toEqual(counts);
      expect(bagSize(bag)).toBe(0);
    }),
  );
});

test('a wrong size is noticed when the draw lands beyond the cards', () => {
  expect(() => drawFromBag([1, 1], 3, { draw: () => 2, reveal() {} })).toThrow('fewer than 3 cards');
});
