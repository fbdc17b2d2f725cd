/** What the matches of one browser come to. */

import { expect, test } from 'vitest';
import { localTallies as talliesOf } from '../../src/statistics/in-browser.ts';
import type { LocalSummary } from '../../src/worker/rules-api.ts';

const TEAM = 'connecting-flights-cooperative';
const localTallies = (matches: readonly LocalSummary[]) => talliesOf(matches, (game) => game === TEAM);
const ANN = { name: 'Ann' };
const BOT = { bot: 'pilot' };

const match = (ranks: readonly number[] | null, more: Partial<LocalSummary> = {}): LocalSummary => ({
  id: 'one',
  game: 'airlines',
  seats: [ANN, BOT, BOT],
  state: ranks === null ? 'running' : 'over',
  ranks,
  createdAt: 0,
  changedAt: 0,
  hints: true,
  ...more,
});

test('matches, victories, and the part of the others that ranked behind', () => {
  // First of three, last of three, level with one and ahead of the other.
  const tallies = localTallies([match([1, 2, 3]), match([3, 1, 2]), match([1, 1, 3])]);
  expect(tallies).toEqual([{ game: 'airlines', team: false, matches: 3, wins: 2, share: (1 + 0 + 0.75) / 3 }]);
});

test('a team has won or lost, whoever sits in it', () => {
  const game = TEAM;
  expect(localTallies([match([1, 1, 1], { game }), match([2], { game, seats: [ANN] })])).toEqual([
    { game, team: true, matches: 2, wins: 1, share: 0.5 },
  ]);
});

test('where all are level, everybody has beaten half of the others', () => {
  expect(localTallies([match([1, 1, 1])])).toMatchObject([{ wins: 1, share: 0.5 }]);
});

test('what is not over, what several play around one device, and what-ifs do not count', () => {
  const whatIf = { match: '/local/x', seat: 0, frame: 3 } as unknown as NonNullable<LocalSummary['whatIf']>;
  expect(
    localTallies([match(null), match([1, 2, 3], { seats: [ANN, ANN, BOT] }), match([1, 2, 3], { whatIf })]),
  ).toEqual([]);
});

test('the game that was played most comes first', () => {
  const games = localTallies([match([1, 2, 3]), match([1, 2, 3], { game: 'b' }), match([1, 2, 3], { game: 'b' })]);
  expect(games.map(({ game }) => game)).toEqual(['b', 'airlines']);
});
