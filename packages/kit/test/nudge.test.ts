/** Where on a map something lies: the side towards which it is farthest from the middle. */

import { type Quarter, quarterOf } from '@tarmac/kit/words';
import { expect, test } from 'vitest';

const PLACES = [
  { id: 'oslo', longitude: 10, latitude: 60 },
  { id: 'palermo', longitude: 13, latitude: 38 },
  { id: 'lisbon', longitude: -9, latitude: 39 },
  { id: 'kyiv', longitude: 30, latitude: 50 },
  { id: 'zurich', longitude: 9, latitude: 48 },
];

test.each<[string, readonly string[], Quarter]>([
  ['a city at the upper edge', ['oslo'], 'north'],
  ['a city at the lower edge', ['palermo'], 'south'],
  ['a city at the right edge', ['kyiv'], 'east'],
  ['a city at the left edge', ['lisbon'], 'west'],
  ['a city far from all edges', ['zurich'], 'middle'],
  ['two cities at opposite edges', ['oslo', 'palermo'], 'middle'],
  ['nothing', [], 'middle'],
])('%s', (_, ids, quarter) => {
  expect(quarterOf(PLACES, ids)).toBe(quarter);
});
