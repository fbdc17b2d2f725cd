/** The figures on the pages of campaigns can be played again from their seeds, as long as the rules are those they were made by. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CampaignFigures, LOST } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { spareGame } from '../src/workers/jobs.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const WITH_CAMPAIGN = GAMES.filter(({ campaign }) => campaign !== undefined).map(({ game }) => game);

test.for(WITH_CAMPAIGN)('$id: games played again end as they did, in as many rounds', (game, { skip }) => {
  const path = join(ROOT, 'games', game.id, 'board', 'campaign', 'figures.json');
  const { bot, seats, seed, version, madeWith, results } = JSON.parse(readFileSync(path, 'utf8')) as CampaignFigures;
  if (version !== game.version) skip(`made by version ${version} of the rules, which are at ${game.version}`);
  const bots = Array.from({ length: seats }, () => bot) as Parameters<typeof spareGame>[0]['bots'];
  const samples = Object.entries(results).flatMap(([scenario, byDifficulty], place) =>
    Object.entries(byDifficulty).map(([difficulty, games]) => ({ scenario, difficulty, games, index: 3 * place })),
  );
  expect(samples.length).toBeGreaterThan(0);
  for (const { scenario, difficulty, games, index } of samples) {
    const parsed = game.parseConfig({ scenario, difficulty }, seats);
    if (!parsed.ok) throw new Error(parsed.problem);
    const seated = { game: game.id, seats, config: parsed.value, bots, scale: 1, seating: bots.join(',') };
    const spare = spareGame({ ...seated, seed: seed + index });
    const made = `${scenario} on ${difficulty}, made with commit ${madeWith}; make it anew where rules or bots have changed since`;
    expect(`${spare ?? LOST}`, made).toBe(games[index]);
  }
});
