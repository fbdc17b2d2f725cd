/**
 * Bots cannot cheat. By type: they are handed a View. And shown here: what a seat cannot see is made up
 * anew, and neither its action nor a single figure changes. (That `imagine` makes up every hidden state
 * with its true odds is shown in ../imagine.)
 */

import { type Action, type Airlines, airlines, type State } from '@tarmac/airlines/rules';
import { type Bot, type Brain, type Budget, type Contestant, type Decision, playerOf } from '@tarmac/bots';
import { fastChance, type Seat, same } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Position, positionsIn, SEAT_COUNTS, shortSighted } from './support.ts';

const POSITIONS = 1000;
const FEW: Budget = { simulations: 8 };
const brain = shortSighted(0);

interface Twins extends Position {
  /** Another state that looks the same to the seat. */
  readonly other: State;
}

/** Only where something is hidden that can differ. */
function* twins(seatCounts: readonly number[], count: number, seed: number): Generator<Twins> {
  const luck = fastChance(seed);
  let left = count;
  for (const position of positionsIn(seatCounts, seed)) {
    const other = airlines.imagine(airlines.view(position.state, position.seat), luck);
    if (same(position.state, other)) continue;
    yield { ...position, other };
    left--;
    if (left === 0) return;
  }
}

type Think = (state: State, seat: Seat, seed: number) => Decision<Action>;

function decidesAlike(think: Think, { state, other, seat }: Twins, seed: number): boolean {
  return same(think(state, seat, seed), think(other, seat, seed));
}

function honest(bot: Bot<Airlines>): Think {
  return (state, seat, seed) => bot(airlines.view(state, seat), airlines.actions(state, seat), FEW, fastChance(seed));
}

/** Imagines nothing: it searches the state as it truly is. */
const cheating: Think = (state, seat, seed) => {
  const peeking: Brain<Airlines> = {
    ...brain,
    game: { ...airlines, imagine: () => airlines.clone(state) },
  };
  return honest(playerOf(peeking, 'pilot').bot)(state, seat, seed);
};

/** Takes the thinkers in turn and says how many positions there were. */
function expectNoPeeking(thinkers: readonly Contestant[], pairs: Iterable<Twins>): number {
  const bots = thinkers.map((thinker) => honest(playerOf(brain, thinker).bot));
  let looked = 0;
  for (const pair of pairs) {
    const turn = looked % thinkers.length;
    if (!decidesAlike(bots[turn] as Think, pair, looked))
      expect.fail(`${thinkers[turn]} peeks as seat ${pair.seat} in ${JSON.stringify(pair.state)}`);
    looked++;
  }
  return looked;
}

describe('what a seat cannot see changes neither the action nor the figures', () => {
  const count = POSITIONS / SEAT_COUNTS.length;

  test.each(SEAT_COUNTS)('of any level, with %i seats', { timeout: 300_000 }, (seats) => {
    expect(expectNoPeeking(['trainee', 'pilot', 'captain'], twins([seats], count, 100 * seats))).toBe(count);
  });

  test('of what they are compared with', { timeout: 300_000 }, () => {
    expect(expectNoPeeking(['policy', 'greedy', 'tree'], twins(SEAT_COUNTS, 100, 7))).toBe(100);
  });
});

test('a bot that looks at the true state is caught', () => {
  const caught = [...twins(SEAT_COUNTS, 100, 1)].filter((pair, seed) => !decidesAlike(cheating, pair, seed));
  expect(caught.length).toBeGreaterThan(50);
});

test('a State does not pass for a View', () => {
  const { bot } = playerOf(brain, 'captain');
  const [first] = twins([3], 1, 1);
  const { state, seat, actions } = first as Twins;
  // @ts-expect-error: the compiler refuses it; `tsc -b` fails where it no longer does.
  const peek = () => bot(state, actions, FEW, fastChance(1));
  expect(peek).toThrow();
  expect(bot(airlines.view(state, seat), actions, FEW, fastChance(1)).candidates.length).toBeGreaterThan(0);
});
