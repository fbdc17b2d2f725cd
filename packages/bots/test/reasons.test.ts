/** Reasons: the term that is named is the one that made the difference. */

import { type Decision, flatSearch, greedy } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Maze, mazeBrain } from './games/maze.ts';
import { THOROUGH } from './games/tiny.ts';

/** Three ways, whose ends are far off. `rich` brings coins above all, `wide` only planes; coins tip the scales. */
const HOLDINGS = { none: [0, 0], wide: [0, 1.5], rich: [2, 0.5] } as const;
const brain = mazeBrain(
  {
    start: { seat: 0, ways: { none: 'none', wide: 'wide', rich: 'rich' } },
    none: { seat: 1, ways: { on: 'none2' } },
    wide: { seat: 1, ways: { on: 'wide2' } },
    rich: { seat: 1, ways: { on: 'rich2' } },
    none2: { seat: 0, ways: { on: 'none' } },
    wide2: { seat: 0, ways: { on: 'wide' } },
    rich2: { seat: 0, ways: { on: 'rich' } },
  },
  { ...HOLDINGS, none2: HOLDINGS.none, wide2: HOLDINGS.wide, rich2: HOLDINGS.rich },
);
const ACTIONS = brain.game.actions({ at: 'start' }, 0);

function ways(decision: Decision<Maze['action']>): string[] {
  return decision.candidates.map(({ action }) => action.go);
}

describe('flat search', () => {
  const decide = (frozenTerm: string | null = null) =>
    flatSearch(brain, THOROUGH, frozenTerm)({ eye: 0, at: 'start' }, ACTIONS, { simulations: 60 }, fastChance(1));

  test('puts the best first and compares it with the second, the others with it', () => {
    const decision = decide();
    expect(ways(decision)).toEqual(['rich', 'wide', 'none']);
    const [rich, wide, none] = decision.candidates;
    expect(rich?.reasons).toEqual([
      { term: 'coins', gain: 2 },
      { term: 'planes', gain: -1 },
    ]);
    expect(wide?.reasons).toEqual([
      { term: 'coins', gain: -2 },
      { term: 'planes', gain: 1 },
    ]);
    expect(none?.reasons).toEqual([
      { term: 'coins', gain: -2 },
      { term: 'planes', gain: -0.5 },
    ]);
  });

  test('chooses otherwise without the term it names', () => {
    expect(decide('coins').action).toEqual({ go: 'wide' });
  });

  test('but not without another', () => {
    expect(decide('planes').action).toEqual({ go: 'rich' });
  });

  test('gives the points to be expected', () => {
    const points = decide().candidates.map((candidate) => candidate.points);
    expect(points).toEqual([25.5, 6.5, 5]);
  });
});

test('greedy gives its reasons too', () => {
  const decision = greedy(brain, THOROUGH)({ eye: 0, at: 'start' }, ACTIONS, { simulations: 30 }, fastChance(1));
  expect(ways(decision)).toEqual(['rich', 'wide', 'none']);
  expect(decision.candidates[0]?.reasons[0]).toEqual({ term: 'coins', gain: 2 });
});

test('there is no reason for a choice without an alternative', () => {
  const alone = ACTIONS.slice(0, 1);
  const decision = flatSearch(brain, THOROUGH)({ eye: 0, at: 'start' }, alone, { simulations: 30 }, fastChance(1));
  expect(decision.candidates.map(({ reasons }) => reasons)).toEqual([[]]);
});
