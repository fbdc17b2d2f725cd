/** The shape of board files of the cooperative game; what they share with the competitive ones is tested there. */

import { WORLD as PRINTED } from '@tarmac/flights/rules';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../rules/board-file.ts';
import { WORLD } from '../../rules/data/world.ts';

function problemWith(input: unknown): string {
  const parsed = parseBoard(input);
  return parsed.ok ? 'none' : parsed.problem;
}

/** The file with one value put in place of another: `put('departures.3.0', 4)`. */
function put(path: string, value: unknown): unknown {
  const whole = JSON.parse(JSON.stringify(WORLD)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const target = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, whole);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return whole;
}

const CONTINENT = 'must be one of "north-america", "europe", "asia", "south-america", "africa", "oceania"';

const SHAPE: readonly [string, unknown, string][] = [
  ['id', undefined, 'id is missing'],
  ['source', 'guessed', 'source must be one of "rulebook", "reconstructed"'],
  ['cities.0.continent', 'antarctica', `cities[0].continent ${CONTINENT}`],
  ['departures', {}, 'departures must be a list'],
  ['departures', Array(101).fill([]), 'departures must have 0 to 100 items (got 101)'],
  ['departures.0', ['havana'], 'departures[0] must have 6 items (got 1)'],
  ['departures.0.0', null, 'departures[0][0] must be a text of 1 to 60 characters'],
  ['departures.0.0', 'Havana', 'departures[0][0] must be lower-case letters, digits and single hyphens'],
  ['demands.low', undefined, 'demands.low is missing'],
  ['demands.middling', [], 'demands has an unknown key "middling"'],
  ['demands.high.2', [], 'demands.high[2] must have 6 items (got 0)'],
  ['demands.high.2.1', 'green', `demands.high[2][1] ${CONTINENT}`],
  ['charters.easy', [[1], [1]], 'charters.easy must have 3 items (got 2)'],
  ['charters.expert', [[1], [1], [1]], 'charters has an unknown key "expert"'],
  ['charters.hard.0', Array(11).fill(1), 'charters.hard[0] must have 0 to 10 items (got 11)'],
  ['charters.hard.0.1', '3', 'charters.hard[0][1] must be a number from -1000000 to 1000000'],
  ['revenue', [10, 15, 20], 'board has an unknown key "revenue"'],
];

describe('the shape of a board file', () => {
  test.each(SHAPE)('%s cannot be %j', (path, value, problem) => {
    expect(problemWith(put(path, value))).toBe(problem);
  });

  test('a board of the competitive game is none of this one', () => {
    expect(problemWith({ ...PRINTED, revenue: [10, 15, 20] })).toBe('board has an unknown key "revenue"');
  });

  test.each([undefined, null, true, 7, 'world-1', [], Symbol('board'), 10n])('%s is no board', (input) => {
    expect(problemWith(input)).toBe('board must be an object');
  });

  test('what is huge is refused without being looked through', () => {
    const touched: number[] = [];
    const huge = new Proxy(Array(1e9), { get: (target, key) => (key === 'length' ? target.length : touched.push(1)) });
    expect(problemWith(put('departures', huge))).toBe('departures must have 0 to 100 items (got 1000000000)');
    expect(touched).toEqual([]);
  });
});
