/** The games of a wish: as many as wished, the same for the same seed, and a step for each. */

import { type Cast, type Lab, type LabWish, labFigures, labRun } from '@tarmac/bots';
import { expect, test } from 'vitest';
import { coinBrain } from '../games/coin.ts';

/** Whoever hides the coin has it hidden. */
const lab: Lab = {
  count: ({ state }) => ({
    startSeat: 0,
    rounds: null,
    leaderWon: null,
    measures: {},
    holders: { hid: { coin: (state as { done: string }).done === 'folded' ? [] : [0] } },
  }),
};

const WISH: LabWish = { config: null, seats: 2, bots: ['random', 'random'], scale: 1, games: 40, seed: 5 };

function played(wish: LabWish) {
  const steps = labRun({ game: coinBrain.game, brain: coinBrain } as Cast, lab, wish);
  const seen: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { seen, tally: step.value };
    expect(step.value.tally.games).toBe(step.value.done);
    seen.push(step.value.done / step.value.games);
  }
}

test('a step after each game', () => {
  const { seen, tally } = played({ ...WISH, games: 4 });
  expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  expect(tally.games).toBe(4);
});

test('the same seed plays the same games, another seed others', () => {
  expect(played(WISH).tally).toEqual(played(WISH).tally);
  expect(played({ ...WISH, seed: 6000 }).tally).not.toEqual(played(WISH).tally);
});

test('each game takes the next seed: the first ten and the next thirty are the forty', () => {
  const first = played({ ...WISH, games: 10 }).tally;
  const next = played({ ...WISH, games: 30, seed: WISH.seed + 10 }).tally;
  expect(first.games + next.games).toBe(40);
  expect((first.seatParts[0] ?? 0) + (next.seatParts[0] ?? 0)).toBe(played(WISH).tally.seatParts[0]);
});

test('folding shares the victory; a hidden coin is guessed at random half the time', () => {
  const figures = labFigures(played({ ...WISH, games: 400 }).tally);
  for (const { value } of figures.bySeat) expect(Math.abs(value - 0.5)).toBeLessThan(0.08);
  const [coin] = figures.strengths[0]?.items ?? [];
  expect(Math.abs((coin?.count ?? 0) - 200)).toBeLessThan(50);
});
