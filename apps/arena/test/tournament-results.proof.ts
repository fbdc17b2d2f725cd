/** The results kept in the repository can be played again from their seeds, as long as the rules are those they were made by. */

import { playerOf } from '@tarmac/bots';
import { expect, test } from 'vitest';
import { gameById } from '../src/seats.ts';
import { playGame } from '../src/tournament/play-game.ts';
import type { GameLine, ResultFile } from '../src/tournament/result-file.ts';
import { jobOf } from '../src/tournament/run.ts';
import { KEPT, keptResults } from './kept-results.ts';

/** Simulations for a round of decisions; where it takes more, one game is enough to wait for. */
const CHEAP = 100;

/** Two from every file, from anywhere in it; where that takes long only the cheaper of them. */
function samplesOf(results: ResultFile): GameLine[] {
  const lines = [...results.games, ...results.gauntlet];
  const two = [3 / 4, 1 / 4].map((part) => lines[Math.floor(part * lines.length)] as GameLine);
  const [cheaper, dearer] = two.toSorted((a, b) => costOf(results, a) - costOf(results, b)) as [GameLine, GameLine];
  return costOf(results, cheaper) > CHEAP ? [cheaper] : [cheaper, dearer];
}

/** The simulations that are made when every seat decides once. */
function costOf(results: ResultFile, [seed, seating]: GameLine): number {
  const { brain } = gameById(results.game, 'the game');
  if (brain === undefined) return 0;
  const budgets = jobOf(results, { seed, seating }).bots.map((bot) => playerOf(brain, bot, results.scale).budget);
  return budgets.reduce((sum, { simulations }) => sum + simulations, 0);
}

test.for(KEPT)('%s: games played again end as they did', (name, { skip }) => {
  const results = keptResults(name);
  const { version } = gameById(results.game, name).game;
  if (results.version !== version) skip(`made by version ${results.version} of the rules, which are at ${version}`);
  const samples = samplesOf(results);
  expect(samples).not.toEqual([]);
  for (const [seed, seating, ranks, scores] of samples) {
    const again = playGame(jobOf(results, { seed, seating }));
    const made = `made with commit ${results.madeWith.join(', ')}; make it anew where rules or bots have changed since`;
    expect({ seed, seating, ranks: again.ranks, scores: again.scores }, made).toEqual({ seed, seating, ranks, scores });
  }
});
