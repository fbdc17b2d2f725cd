/** Step: the one way to play outside the rules. */

import { canonical, fastChance, recordingChance, step } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { toy } from './toy/game.ts';

const start = () => toy.setup({ deck: 'full' }, 2, fastChance(1));

test('a legal action gives a new state and news, and leaves the old state alone', () => {
  const state = start();
  const before = canonical(state);
  const chance = recordingChance(fastChance(2));
  const first = step(toy, state, 0, { type: 'play', slot: 1 }, chance);
  if (!first.ok) throw new Error('refused');
  expect(canonical(state)).toBe(before);
  expect(first.state).not.toBe(state);
  expect(first.state.frame).toEqual({ kind: 'play', chosen: [1, null] });
  expect(first.news).toEqual([{ kind: 'chose', seat: 0 }]);
  expect(chance.revealed).toBe(false);
  const second = step(toy, first.state, 1, { type: 'play', slot: 0 }, chance);
  if (!second.ok) throw new Error('refused');
  expect(chance.revealed).toBe(true);
  expect(second.news.map((news) => news.kind)).toEqual(['chose', 'shown', 'shown']);
});

test('a refused action gives the refusal, touches nothing and draws nothing', () => {
  const state = start();
  const before = canonical(state);
  const chance = recordingChance(fastChance(2));
  expect(step(toy, state, 0, { type: 'deal' }, chance)).toEqual({
    ok: false,
    refusal: { code: 'notNow', rule: 'TOY-3.1' },
  });
  expect(canonical(state)).toBe(before);
  expect(chance.draws).toEqual([]);
});

test('a refused action never reaches apply', () => {
  const game = {
    ...toy,
    apply() {
      throw new Error('applied');
    },
  };
  expect(step(game, start(), 0, { type: 'bury', slot: 0 }, fastChance(1)).ok).toBe(false);
});
