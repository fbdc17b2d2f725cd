/** AE-8.3, AE-8.4 the worked scoring of the rulebook is what the rules make of it. */

import { expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/index.ts';
import { pointsFor } from '../../rules/scoring.ts';
import { rowAt, tablesOf } from '../../rules/tables.ts';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';

test('its row is that of the zone it names, and its points are those of the shares', () => {
  const config = airlinesEurope.parseConfig({}, 4);
  if (!config.ok) throw new Error(config.problem);
  expect(rowAt(tablesOf(config.value.board).board, EXAMPLE.space)).toEqual(EXAMPLE.row);
  expect(pointsFor(EXAMPLE.row, EXAMPLE.held)).toEqual(EXAMPLE.points);
});

test('its words say the numbers of the rules', () => {
  const [, second, third] = EXAMPLE.row;
  for (const { note } of Object.values(EXAMPLE_WORDS)) {
    expect(note).toContain(`${second} + ${third} = ${second + third}`);
    expect(note).toContain(`${EXAMPLE.points[1]}`);
  }
});
