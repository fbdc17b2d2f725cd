/** The results kept in the repository: what they hold, what they were made with, and what they show. */

import { describe, expect, test } from 'vitest';
import { figuresOf } from '../src/tournament/figures.ts';
import { pairsOf, planOf } from '../src/tournament/plan.ts';
import { asText } from '../src/tournament/text.ts';
import { KEPT, keptResults } from './kept-results.ts';

describe('committed results', () => {
  test.each(KEPT)('%s: holds whole blocks and nothing that was not planned', (name) => {
    const results = keptResults(name);
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

  test.each(KEPT)('%s: says what it was made with', (name) => {
    const results = keptResults(name);
    const { version, madeWith } = results;
    expect(madeWith).toEqual(madeWith.map(() => expect.stringMatching(/^[0-9a-f]{10}$/)));
    const said = `Rules version ${version}, made with commit ${madeWith.join(', ')}.`;
    expect(asText(figuresOf(results, results, []))).toContain(said);
  });
});

describe('what the levels are worth', () => {
  function pairOf(name: string, scale: number) {
    const results = keptResults(name);
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
  const others = KEPT.filter((name) => name.startsWith('full-strength-') && name !== FULL_STRENGTH);
  test.each([FULL_STRENGTH, ...others])('%s: agrees in sign', (name) => {
    expect(pairOf(name, 1).points).toBeGreaterThan(0);
  });

  test('the check at full strength has 50 games', () => {
    expect(pairOf(FULL_STRENGTH, 1).games).toBeGreaterThanOrEqual(50);
  });
});
