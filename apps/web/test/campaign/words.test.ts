/** What the pages of a campaign tell: each game's page and its rules mean the same campaign, and records are told rightly. */

import { LANGUAGES } from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';
import { mineWords, nextDifficulty, nextScenario, pilotWords, tellScenarios } from '../../src/campaign/words.ts';
import { GAMES } from '../../src/games.ts';
import { gameCalled } from '../../src/worker/games.ts';

const pages = await Promise.all(GAMES.map(async ({ id, campaign }) => ({ id, page: (await campaign?.()) ?? null })));

test.each(pages)('the page and the rules of $id have the same campaign, or both none', ({ id, page }) => {
  const { campaign, game } = gameCalled(id);
  expect(page?.scenarios.map((scenario) => scenario.id)).toEqual(campaign?.scenarios);
  expect(page?.difficulties).toEqual(campaign?.difficulties);
  if (page === null || campaign === undefined) return;
  for (const language of LANGUAGES) {
    const { scenarios, difficulties } = page.words[language];
    expect(Object.keys(scenarios)).toEqual(campaign.scenarios);
    expect(Object.keys(difficulties)).toEqual(campaign.difficulties);
  }
  const { figures } = page;
  expect([figures.game, figures.version]).toEqual([id, game.version]);
  expect(Object.keys(figures.results)).toEqual(campaign.scenarios);
  for (const byDifficulty of Object.values(figures.results)) {
    expect(Object.keys(byDifficulty)).toEqual(campaign.difficulties);
    for (const games of Object.values(byDifficulty)) expect(games).toMatch(new RegExp(`^[-\\d]{${figures.games}}$`));
  }
});

describe('of one campaign', () => {
  const page = pages.find((one) => one.page !== null)?.page;
  if (page === null || page === undefined) throw new Error('no game has a campaign');
  const [first, second] = page.scenarios;
  if (first === undefined || second === undefined) throw new Error('it has no two scenarios');
  const tell = (record: Parameters<typeof tellScenarios>[2]) => tellScenarios(page, page.words.en, record);
  const easy = { scenario: first.id, difficulty: 'easy', matches: 3, wins: 1, spare: 2 };

  test('the next scenario is the first without a victory, the next difficulty the lowest without one', () => {
    expect(nextScenario(tell([]))?.id).toBe(first.id);
    const told = tell([easy, { ...easy, scenario: second.id, wins: 0, spare: null }]);
    expect(nextScenario(told)?.id).toBe(second.id);
    expect(told.slice(0, 2).map(({ earned }) => earned)).toEqual([
      { stars: 1, spare: 2 },
      { stars: 0, spare: null },
    ]);
    expect(told.slice(0, 2).map(({ earned }) => nextDifficulty(page, earned))).toEqual(['medium', 'easy']);
    expect(nextDifficulty(page, { stars: 3, spare: 0 })).toBe('hard');
    expect(nextScenario(tell(page.scenarios.map(({ id }) => ({ ...easy, scenario: id }))))).toBeNull();
  });

  test('a record says how many were played and won, and the rounds to spare; the pilot’s says of how many games', () => {
    expect(mineWords([easy], easy)).toBe('You: won 1 of 3 matches, 2 rounds to spare');
    expect(mineWords([{ ...easy, spare: 0 }], easy)).toBe('You: won 1 of 3 matches, no round to spare');
    expect(mineWords([{ ...easy, matches: 1, wins: 0, spare: null }], easy)).toBe('You: won 0 of 1 match');
    expect(mineWords([easy], { ...easy, difficulty: 'hard' })).toBe('You have not played it yet');
    expect(pilotWords(page, easy)).toMatch(/^Our pilot won \d+ of 100 games$/);
    expect(pilotWords(page, { ...easy, difficulty: 'absurd' })).toBeNull();
  });
});
