/** The scoring moment tells what the rules paid, and works shared places out in the same way. */

import { airlinesEurope, facts, type News, scene } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER } from '@tarmac/airlines-europe/text';
import { describe, expect, test } from 'vitest';
import { standings } from '../../board/moments/story/match-story.ts';
import { newsIfScored } from '../../board/moments/story/scored-now.ts';
import { scoringStories } from '../../board/moments/story/scoring-story.ts';
import { playRandomly } from '../support/random-game.ts';
import { CONFIG } from './whole-games.ts';

const scored = (row: readonly number[], held: number[], points: number[], third: number | null = null): News => ({
  kind: 'scored',
  share: 'red',
  row,
  held,
  third,
  points,
});
const ended = (points: number[]): News => ({ kind: 'scoringEnded', number: 1, points });
const ROW = [6, 3, 2, 1, 0];

describe('one airline', () => {
  test('AE-8.3 the holders stand on their places, best first, and who has none is left out', () => {
    const [story] = scoringStories([scored(ROW, [1, 0, 3], [3, 0, 6]), ended([3, 0, 6])]);
    expect(story?.payments[0]?.holdings).toEqual([
      { holder: 2, shares: 3, place: 1, points: 6 },
      { holder: 0, shares: 1, place: 2, points: 3 },
    ]);
    expect(story?.payments[0]?.ties).toEqual([]);
  });

  test('AE-8.4 a shared place comes with its sum before it is rounded up', () => {
    const [story] = scoringStories([scored(ROW, [2, 2, 1], [5, 5, 2]), ended([5, 5, 2])]);
    expect(story?.payments[0]?.ties).toEqual([
      { holders: [0, 1], shares: 2, firstPlace: 1, values: [6, 3], sum: 9, exact: 4.5, points: 5 },
    ]);
    expect(story?.payments[0]?.holdings.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test('AE-9.2 the third player takes a place and shares a tie, and keeps nothing', () => {
    const [story] = scoringStories([scored(ROW, [2, 1], [5, 2], 2), ended([5, 2])]);
    expect(story?.third).toBe(true);
    expect(story?.payments[0]?.ties[0]?.holders).toEqual([0, 'third']);
    expect(story?.totals).toEqual([5, 2]);
  });
});

test('two scorings in a row are two stories, and each counts from nothing', () => {
  const news = [scored(ROW, [1, 0], [6, 0]), ended([6, 0]), scored(ROW, [0, 1], [0, 6]), ended([0, 6])];
  expect(scoringStories(news).map(({ totals }) => totals)).toEqual([
    [6, 0],
    [0, 6],
  ]);
  expect(scoringStories(news)[1]?.payments[0]?.totals).toEqual([0, 6]);
});

test.each([2, 3, 4, 5])('in whole games of %i every sum is what the rules paid', (seats) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { news } = playRandomly(CONFIG, seats, seed);
    const stories = scoringStories(news);
    expect(stories.length).toBeGreaterThan(0);
    for (const { payments, totals, third } of stories) {
      expect(payments.at(-1)?.news.share).toBe('abacus');
      expect(payments.at(-1)?.totals).toEqual(totals);
      expect(third).toBe(seats === 2 && payments.at(-1)?.row[0] === 16);
      for (const { ties, holdings, news: paid } of payments) {
        for (const tie of ties) {
          for (const holder of tie.holders) if (holder !== 'third') expect(paid.points[holder]).toBe(tie.points);
        }
        const told = holdings.flatMap(({ holder, points }) => (holder === 'third' ? [] : [points]));
        expect(told.reduce((sum, points) => sum + points, 0)).toBe(
          paid.points.reduce((sum, points) => sum + points, 0),
        );
        const alone = holdings.filter(({ shares }) => ties.every((tie) => tie.shares !== shares));
        for (const { place, points } of alone) expect(points).toBe(paid.row[place - 1]);
      }
    }
  }
});

test.each([2, 3, 5])(
  'AE-11.4 to a watcher of %i the standings tell what everyone has, and what the next scoring would add',
  (seats) => {
    const hidden = { ...CONFIG, openScores: false };
    const { states } = playRandomly(hidden, seats, 4);
    for (const state of states.slice(0, -1).filter((_, at) => at % 9 === 0)) {
      const view = airlinesEurope.view(state, 'watcher');
      expect(view.scores).toEqual(state.scores.map(() => null));
      expect(standings(view).at(-1)?.totals).toEqual(state.scores);
      const foreseen = facts(view);
      const [story] = scoringStories(newsIfScored(scene(view), view, foreseen));
      expect(story?.number).toBe(foreseen.scoring);
      expect(story?.third).toBe(foreseen.third?.counts === true);
      expect(story?.payments.at(-1)?.news.share).toBe('abacus');
      const spaces = story?.payments.slice(0, -1).map(({ news }) => state.track[SHARE_ORDER.indexOf(news.share)] ?? 0);
      expect(spaces).toEqual(spaces?.toSorted((a, b) => b - a));
      const paid = state.scores.map((_, seat) => foreseen.points.reduce((sum, bySeat) => sum + (bySeat[seat] ?? 0), 0));
      expect(story?.totals).toEqual(paid);
      expect(story?.payments.at(-1)?.totals).toEqual(paid);
    }
  },
);
