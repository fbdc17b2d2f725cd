/** A saved game of version 1: somebody alone with two hands, eight cards and four, about to pay for it (CF-6.5). */

import { readFileSync } from 'node:fs';
import { fastChance, playout, step } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';

const { version, state } = JSON.parse(readFileSync(new URL('./version-1.json', import.meta.url), 'utf8')) as {
  readonly version: number;
  readonly state: State;
};

test('CF-6.5 it goes on as it was, without the penalty for unequal hands', () => {
  const cards = [0, 1].map((hand) => state.where.filter((owner) => owner === hand).length);
  expect([state.seats, ...cards]).toEqual([1, 8, 4]);
  const loaded = cooperativeFlights.load(state, version);
  expect(loaded).toEqual(state);
  const ended = step(cooperativeFlights, loaded, 0, { type: 'pass' }, fastChance(1));
  if (!ended.ok) throw new Error(ended.refusal.code);
  expect(ended.news.map(({ kind }) => kind)).not.toContain('penalties');
  expect(ended.state).toMatchObject({ round: state.round + 1, coins: state.coins + 45 });
  expect(cooperativeFlights.audit(ended.state)).toEqual([]);
});

test('it is played to its end', () => {
  const now = cooperativeFlights.load(state, version);
  playout(cooperativeFlights, now, now.seats, fastChance(2));
  expect(now.frame.kind).toBe('over');
  expect(cooperativeFlights.audit(now)).toEqual([]);
});
