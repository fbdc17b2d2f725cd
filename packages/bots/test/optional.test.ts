/** What a game's appraisal likes best may be optional for ever: no playout and no search loses itself in it. */

import { type Brain, flatSearch, policyPlayout } from '@tarmac/bots';
import { fastChance, type Seat } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { mazeBrain } from './games/maze.ts';
import { THOROUGH } from './games/tiny.ts';

const looks = { ring: 100, on: 0 };

/** Each seat goes on once, and may ring as often as it likes before. */
const quiet = mazeBrain({
  start: { seat: 0, ways: { ring: 'start', on: 'middle' }, looks },
  middle: { seat: 1, ways: { ring: 'middle', on: 'end' }, looks },
  end: { scores: [1, 0] },
});
type Maze = typeof quiet extends Brain<infer T> ? T : never;

/** Notes who rang and who went on. */
function ringing(): { readonly brain: Brain<Maze>; readonly acts: string[] } {
  const acts: string[] = [];
  const game: Brain<Maze>['game'] = {
    ...quiet.game,
    hasOptionalActions: true,
    isOptional: ({ go }) => go === 'ring',
    apply(state, seat: Seat, action, ...rest) {
      acts.push(`${seat} ${action.go}`);
      quiet.game.apply(state, seat, action, ...rest);
    },
  };
  return { brain: { ...quiet, game }, acts };
}

test('a playout by the policy rings four times a seat and goes on', () => {
  const { brain, acts } = ringing();
  const state = { at: 'start' };
  policyPlayout(brain, 0)(state, 0, 99, fastChance(1));
  expect(state.at).toBe('end');
  const rings = (seat: Seat) => new Array(4).fill(`${seat} ring`);
  expect(acts).toEqual([...rings(0), '0 on', ...rings(1), '1 on']);
});

describe('flat search', () => {
  test('comes to a decision, whatever it looks at first', () => {
    const { brain } = ringing();
    const actions = brain.game.actions({ at: 'start' }, 0);
    const bot = flatSearch(brain, { ...THOROUGH, rounds: 50 });
    const decision = bot({ eye: 0, at: 'start' }, actions, { simulations: 500 }, fastChance(1));
    expect(actions).toContainEqual(decision.action);
    expect(decision.candidates.map(({ action }) => action.go).toSorted()).toEqual(['on', 'ring']);
  });
});
