/** What tree search sees and flat search does not, and what neither may see. */

import { flatSearch, playerOf, treeSearch } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { coinBrain } from './games/coin.ts';
import { duelBrain } from './games/duel.ts';
import { mazeBrain } from './games/maze.ts';
import { THOROUGH } from './games/tiny.ts';

/** The bait wins if the other seat does what looks best, and loses if it thinks twice. */
const bait = mazeBrain({
  start: { seat: 0, ways: { bait: 'baited', solid: 'draw' } },
  baited: { seat: 1, ways: { bite: 'won', refute: 'lost' }, looks: { bite: 20 } },
  won: { scores: [1, 0] },
  lost: { scores: [0, 1] },
  draw: { scores: [1, 1] },
});

/** A sacrifice that loses if followed up by what looks best, and wins by the quiet move after any reply. */
const sacrifice = mazeBrain({
  start: { seat: 0, ways: { solid: 'draw', give: 'given' }, looks: { solid: 5 } },
  given: { seat: 1, ways: { take: 'taken', decline: 'declined' } },
  taken: { seat: 0, ways: { grab: 'lost', quiet: 'won' }, looks: { grab: 20 } },
  declined: { seat: 0, ways: { grab: 'lost', quiet: 'won' }, looks: { grab: 20 } },
  won: { scores: [1, 0] },
  lost: { scores: [0, 1] },
  draw: { scores: [1, 1] },
});

const SEEDS = [1, 2, 3, 4, 5];

describe('tree search', () => {
  test.each(SEEDS)('sees the refutation where flat search takes the bait (seed %i)', (seed) => {
    const actions = bait.game.actions({ at: 'start' }, 0);
    const choose = (search: typeof flatSearch) =>
      search(bait, THOROUGH)({ eye: 0, at: 'start' }, actions, { simulations: 300 }, fastChance(seed)).action.go;
    expect(choose(flatSearch)).toBe('bait');
    expect(choose(treeSearch)).toBe('solid');
  });

  test.each(SEEDS)('plans its own next move, which flat search leaves to the policy (seed %i)', (seed) => {
    const actions = sacrifice.game.actions({ at: 'start' }, 0);
    const choose = (search: typeof flatSearch) =>
      search(sacrifice, THOROUGH)({ eye: 0, at: 'start' }, actions, { simulations: 300 }, fastChance(seed)).action.go;
    expect(choose(flatSearch)).toBe('solid');
    expect(choose(treeSearch)).toBe('give');
  });

  test.each(SEEDS)('lets no rival act on what only the observer sees (seed %i)', (seed) => {
    const choose = (search: typeof flatSearch, side: 'heads' | 'tails') => {
      const view = { eye: 0, side, done: 'nothing' } as const;
      return search(coinBrain, THOROUGH)(view, ['fold', 'hide'], { simulations: 1200 }, fastChance(seed)).action;
    };
    // The rival learns to guess tails, three times as likely: so heads can be hidden and tails cannot.
    expect(choose(treeSearch, 'heads')).toBe('hide');
    expect(choose(treeSearch, 'tails')).toBe('fold');
    // The policy guesses heads, and flat search believes it.
    expect(choose(flatSearch, 'heads')).toBe('fold');
    expect(choose(flatSearch, 'tails')).toBe('hide');
  });

  test.each(SEEDS)('lets no rival see a choice made at the same time (seed %i)', (seed) => {
    const view = { eye: 0, own: null };
    const actions = ['bold', 'trick', 'other', 'safe'] as const;
    const { action } = treeSearch(duelBrain, THOROUGH)(view, actions, { simulations: 400 }, fastChance(seed));
    expect(action).toBe('bold');
  });
});

test('a level searches the tree with up to as many seats as its limits say, and flat with more', () => {
  const choose = (treeSeats: number) => {
    const limits = { ...THOROUGH, treeSeats };
    const brain = { ...bait, levels: { trainee: limits, pilot: limits, captain: limits } };
    const { bot, budget } = playerOf(brain, 'captain');
    return bot({ eye: 0, at: 'start' }, bait.game.actions({ at: 'start' }, 0), budget, fastChance(1)).action.go;
  };
  expect([0, 1, 2, 3].map(choose)).toEqual(['bait', 'bait', 'solid', 'solid']);
});
