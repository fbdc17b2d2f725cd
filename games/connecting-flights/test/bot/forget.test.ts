/** CF-9 a view as somebody remembers it who did not watch: which tasks others had met unclaimed is gone, all else stays. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { expect, test } from 'vitest';
import { forget } from '../../bot/brain.ts';
import { positionsIn, SEAT_COUNTS, take } from './support.ts';

const states = take(positionsIn(SEAT_COUNTS, 2), 800);

test('only that is forgotten, and the view it is made from stays as it was', () => {
  let remembered = 0;
  for (const { state, seat } of states) {
    const view = connectingFlights.view(state, seat);
    const before = JSON.stringify(view);
    const { missed, ...rest } = forget(view);
    const { missed: known, ...all } = view;
    expect(rest).toEqual(all);
    expect(missed).toEqual(known.map((tasks, other) => (other === seat ? tasks : 0)));
    expect(JSON.stringify(view)).toBe(before);
    remembered += known.filter((tasks, other) => other !== seat && tasks !== 0).length;
  }
  expect(remembered).toBeGreaterThan(20);
});
