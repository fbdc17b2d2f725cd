/** AL-9.2 the worked scoring of the rulebook is what the rules make of it. */

import { expect, test } from 'vitest';
import { pointsFor } from '../../rules/scoring.ts';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';

test('its points are those of its markers and stock, and its words say them', () => {
  expect(pointsFor(EXAMPLE.markers, EXAMPLE.held)).toEqual(EXAMPLE.points);
  for (const { intro, note } of Object.values(EXAMPLE_WORDS)) {
    expect(intro).toContain(`${EXAMPLE.markers}`);
    expect(note).toContain(`${Math.floor(EXAMPLE.markers / 2)}`);
    expect(note).toContain(`${EXAMPLE.points[1]}`);
  }
});
