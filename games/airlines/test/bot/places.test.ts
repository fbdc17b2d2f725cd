/** AL-9.2 in halves: what places and ties pay, against the rules' own arithmetic. */

import { pointsFor } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { ALONE, ahead, partOf, present } from '../../bot/places.ts';

/** With no softness to speak of, odds are certainties: ahead, level or behind. */
const HARD = 1e-9;

function pays(markers: number, held: readonly number[], seat: number): number {
  const own = held[seat] as number;
  if (own === 0) return 0;
  const rivals = held.filter((count, other) => other !== seat && count > 0);
  const place = rivals.reduce((sum, theirs) => sum + ahead(theirs - own, HARD), 0);
  return markers * (partOf(place) + (rivals.length === 0 ? ALONE : 0));
}

describe('AL-9.2 with a number of markers that divides well, it is what the rules pay', () => {
  test.each([
    [[3]],
    [[3, 2]],
    [[3, 3]],
    [[3, 3, 3]],
    [[3, 2, 2]],
    [[3, 2, 1]],
    [[5, 3, 1, 3]],
    [[3, 3, 0, 1]],
    [[0, 4, 0, 0]],
  ])('%j', (held) => {
    const markers = 24;
    expect(held.map((_, seat) => Math.round(pays(markers, held, seat)))).toEqual(pointsFor(markers, held));
  });
});

test('who is ahead by the softness has three quarters of the odds, who is level half of them', () => {
  expect(ahead(0, 0.7)).toBe(0.5);
  expect(ahead(0.7, 0.7)).toBeCloseTo(0.75, 9);
  expect(ahead(-0.7, 0.7)).toBeCloseTo(0.25, 9);
  expect(ahead(3, 0.7)).toBeGreaterThan(ahead(2, 0.7));
});

test('less than a card is that chance of a card', () => {
  expect([0, 0.3, 1, 4].map(present)).toEqual([0, 0.3, 1, 1]);
});
