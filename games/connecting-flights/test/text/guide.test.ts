/** CF-4.5, CF-4.6 the worked round of the rulebook is what the board makes of it. */

import { expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';

test('its flights earn what the board prints, and the leaderboard takes its tax', () => {
  const { revenue, leaderboard } = WORLD;
  expect(EXAMPLE.stars.map((stars) => revenue[stars - 1])).toEqual(EXAMPLE.earned);
  expect(EXAMPLE.earned.reduce((sum, coins) => sum + coins, 0)).toBe(EXAMPLE.revenue);
  expect(leaderboard.findLast(({ from }) => from <= EXAMPLE.revenue)?.coins).toBe(EXAMPLE.leaderboard);
  for (const { note } of Object.values(EXAMPLE_WORDS)) {
    expect(note).toContain(`${EXAMPLE.revenue}`);
    expect(note).toContain(`${EXAMPLE.revenue + EXAMPLE.leaderboard}`);
  }
});
