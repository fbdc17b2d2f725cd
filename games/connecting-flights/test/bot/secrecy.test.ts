/**
 * Bots cannot cheat. By type: they are handed a View. And shown here: what a seat cannot see is made up
 * anew, and neither its action nor a single figure changes. (That `imagine` makes up every hidden state
 * with its true odds is shown in ../imagine.)
 */

import { type Budget, playerOf } from '@tarmac/bots';
import { cheatsFound, findPeeking, twins } from '@tarmac/bots/proofs';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Position, positionsIn, SEAT_COUNTS, shortSighted } from './support.ts';

const POSITIONS = 400;
const FEW: Budget = { simulations: 8 };
const brain = shortSighted(0);

const pairs = (seatCounts: readonly number[], count: number, seed: number) =>
  twins(brain, positionsIn(seatCounts, seed), count, seed);

describe('what a seat cannot see changes neither the action nor the figures', () => {
  const count = POSITIONS / SEAT_COUNTS.length;

  test.each(SEAT_COUNTS)('of any level, with %i seats', { timeout: 300_000 }, (seats) => {
    const found = findPeeking(brain, ['trainee', 'pilot', 'captain'], pairs([seats], count, 100 * seats));
    expect(found).toEqual({ looked: count, peeked: [] });
  });

  test('of what they are compared with', { timeout: 300_000 }, () => {
    const found = findPeeking(brain, ['policy', 'greedy', 'tree'], pairs(SEAT_COUNTS, 100, 7));
    expect(found).toEqual({ looked: 100, peeked: [] });
  });
});

test('a bot that looks at the true state is caught', () => {
  expect(cheatsFound(brain, pairs(SEAT_COUNTS, 100, 1))).toBeGreaterThan(20);
});

test('a State does not pass for a View', () => {
  const { bot } = playerOf(brain, 'captain');
  const [first] = pairs([3], 1, 1);
  const { state, seat, actions } = first as Position;
  // @ts-expect-error: the compiler refuses it; `tsc -b` fails where it no longer does.
  const peek = () => bot(state, actions, FEW, fastChance(1));
  expect(peek).toThrow();
  expect(bot(connectingFlights.view(state, seat), actions, FEW, fastChance(1)).candidates.length).toBeGreaterThan(0);
});
