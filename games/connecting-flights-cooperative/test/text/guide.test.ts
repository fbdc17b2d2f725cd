/** CF-6.5 the worked end of a round in the rulebook is what the rules make of it. */

import { expect, test } from 'vitest';
import { CROWDED_COST, CROWDED_FROM, FULL_COST } from '../../rules/penalties.ts';
import { EXAMPLE, SIGNS } from '../../text/guide.ts';

test('its coins are those of the rules, and the legend says from when an airport is crowded', () => {
  expect(EXAMPLE).toMatchObject({ crowdedCost: CROWDED_COST, fullCost: FULL_COST });
  expect(EXAMPLE.due).toBe(EXAMPLE.crowded * CROWDED_COST + EXAMPLE.full * FULL_COST);
  expect(CROWDED_FROM).toBe(4);
  expect(SIGNS.en.crowd).toContain('four');
  expect(SIGNS.fr.crowd).toContain('quatre');
});
