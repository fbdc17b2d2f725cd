import { describe, expect, test } from 'vitest';
import { parse } from '../src/parse.ts';
import { changedPerson } from '../src/people.ts';
import { historyQuery, leaderboardQuery } from '../src/statistics.ts';

const ID = 'AAAAAAAAAAAAAAAA';
const read = (schema: Parameters<typeof parse>[0], given: unknown) => {
  const result = parse(schema, given);
  return result.ok ? result.value : null;
};

describe('a page of the history', () => {
  test('has twenty matches unless it says how many, and begins behind the last one seen', () => {
    expect(read(historyQuery, {})).toEqual({ limit: 20 });
    const before = `1700000000000.${ID}`;
    expect(read(historyQuery, { limit: '100', before })).toEqual({ limit: 100, before });
  });

  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '1e9' },
    { limit: '2.5' },
    { before: ID },
    { before: `-1.${ID}` },
    { before: `1.${ID}\n` },
    { before: `${'1'.repeat(16)}.${ID}` },
    { before: [`1.${ID}`] },
    { person: ID },
  ])('is not asked for with %j', (query) => {
    expect(read(historyQuery, query)).toBeNull();
  });
});

describe('a leaderboard', () => {
  test('is of results against people unless it says bots', () => {
    expect(read(leaderboardQuery, {})).toEqual({ against: 'people' });
    expect(read(leaderboardQuery, { against: 'bots' })).toEqual({ against: 'bots' });
  });

  test.each([{ against: 'all' }, { against: ['bots'] }, { against: 'toString' }, { limit: '5' }])(
    'is not asked for with %j',
    (query) => {
      expect(read(leaderboardQuery, query)).toBeNull();
    },
  );
});

test('ratings are wanted or not, and nothing in between', () => {
  expect(read(changedPerson, { rated: true })).toEqual({ rated: true });
  for (const rated of [1, 'yes', null]) expect(read(changedPerson, { rated })).toBeNull();
});
