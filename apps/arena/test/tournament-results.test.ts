/** The results kept in the repository: what they show, and that they can be played again from their seeds. */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playerOf } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { gameById } from '../src/seats.ts';
import { figuresOf } from '../src/tournament/figures.ts';
import { pairsOf, planOf } from '../src/tournament/plan.ts';
import { playGame } from '../src/tournament/play-game.ts';
import { type GameLine, type ResultFile, readResults } from '../src/tournament/result-file.ts';
import { jobOf } from '../src/tournament/run.ts';

const folder = fileURLToPath(new URL('../results/', import.meta.url));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

const resultsOf = (name: string) => readResults(`${folder}${name}.json`, name);

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

describe('committed results', () => {
  test.each(names)('%s: holds whole blocks and nothing that was not planned', (name) => {
    const results = resultsOf(name);
    const { bots, seats, seed, games, gauntlet } = results;
    const pairs = pairsOf(bots.length).length;
    const plan = planOf({ bots: bots.length, seats, seed, games: games.length / pairs, gauntlet: gauntlet.length });
    const planned = (['games', 'gauntlet'] as const).flatMap((list) =>
      results[list].map((line) => ({ list, seed: line[0], seating: line[1] })),
    );
    expect(planned.filter((line) => !plan.has(line))).toEqual([]);
    expect(new Set(planned.map(({ list, seed, seating }) => `${list} ${seed} ${seating}`)).size).toBe(plan.length);
    expect(planned).toHaveLength(plan.length);
  });

  test.each(names)(
    '%s: games played again end as they did',
    (name) => {
      const results = resultsOf(name);
      expect(results.version).toBe(gameById(results.game, name).game.version);
      const samples = samplesOf(results);
      expect(samples).not.toEqual([]);
      for (const [seed, seating, ranks, scores] of samples) {
        const again = playGame(jobOf(results, { seed, seating }));
        expect({ seed, seating, ranks: again.ranks, scores: again.scores }).toEqual({ seed, seating, ranks, scores });
      }
    },
    1_800_000,
  );
});

describe('what the levels are worth', () => {
  function pairOf(name: string, scale: number) {
    const results = resultsOf(name);
    const { bots, seats } = results;
    expect(name.endsWith(`${bots.join('-')}-${seats}-seats`), 'it holds what its name says').toBe(true);
    expect(results.scale).toBe(scale);
    const [pair] = figuresOf(results, results, []).pairs;
    if (!pair?.difference) throw new Error(`${name} holds no block`);
    return { points: 100 * pair.difference.value, winRate: pair.winRate?.value, games: pair.games };
  }

  test.each([
    ['captain-pilot-3-seats', 15],
    ['captain-pilot-4-seats', 15],
    ['pilot-trainee-3-seats', 15],
    ['pilot-trainee-4-seats', 15],
    ['trainee-random-3-seats', 40],
    ['trainee-random-4-seats', 40],
    ['airlines-captain-pilot-3-seats', 12],
    ['airlines-captain-pilot-4-seats', 12],
    ['airlines-pilot-trainee-3-seats', 12],
    ['airlines-pilot-trainee-4-seats', 12],
    ['airlines-trainee-random-3-seats', 35],
    ['airlines-trainee-random-4-seats', 35],
  ])('%s: a difference of at least %i points', (name, least) => {
    expect(pairOf(name, 0.05).points).toBeGreaterThanOrEqual(least);
  });

  // Its levels have so few simulations that nothing need be scaled down.
  test.each([
    ['connecting-flights-captain-pilot-3-seats', 12],
    ['connecting-flights-captain-pilot-4-seats', 12],
    ['connecting-flights-pilot-trainee-3-seats', 12],
    ['connecting-flights-pilot-trainee-4-seats', 12],
    ['connecting-flights-trainee-random-3-seats', 35],
    ['connecting-flights-trainee-random-4-seats', 35],
  ])('%s: a difference of at least %i points, at full strength', (name, least) => {
    expect(pairOf(name, 1).points).toBeGreaterThanOrEqual(least);
  });

  test('with two seats the captain wins at least 80 % against the trainee', () => {
    expect(pairOf('captain-trainee-2-seats', 0.05).winRate).toBeGreaterThanOrEqual(0.8);
  });

  const FULL_STRENGTH = 'full-strength-captain-pilot-3-seats';
  const others = names.filter((name) => name.startsWith('full-strength-') && name !== FULL_STRENGTH);
  test.each([FULL_STRENGTH, ...others])('%s: agrees in sign', (name) => {
    expect(pairOf(name, 1).points).toBeGreaterThan(0);
  });

  test('the check at full strength has 50 games', () => {
    expect(pairOf(FULL_STRENGTH, 1).games).toBeGreaterThanOrEqual(50);
  });
});
