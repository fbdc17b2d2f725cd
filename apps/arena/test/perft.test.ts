/** Counts of the command are the kit's counts. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, perft, playout } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { arena, arenaJson } from './helpers.ts';

test('perft counts from the position of a seed, after some decisions', async () => {
  const config = airlinesEurope.parseConfig({ deck: 'exact' }, 3);
  if (!config.ok) throw new Error(config.problem);
  const chance = fastChance(5);
  const state = airlinesEurope.setup(config.value, 3, chance);
  playout(airlinesEurope, state, 3, chance, { decisions: 12, optional: 0 });
  const words = ['perft', '--seats', '3', '--seed', '5', '--plies', '12', '--option', 'deck=exact'];
  expect(await arenaJson(words)).toEqual({
    game: 'airlines-europe',
    seats: 3,
    seed: 5,
    plies: 12,
    depth: 2,
    counts: [perft(airlinesEurope, state, 1), perft(airlinesEurope, state, 2)],
  });
  const { out } = await arena([...words, '--depth', '1']);
  expect(out).toMatch(/^depth +ways\n-.*\n1 +[\d,]+\n$/);
});
