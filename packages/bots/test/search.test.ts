/** Flat search and greedy: what both have to do alike. */

import { type Bot, type Brain, flatSearch, greedy, type Limits } from '@tarmac/bots';
import { everyDraw, fastChance, type Game, type Shapes } from '@tarmac/kit';
import { deepFreeze } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { byHalving } from '../src/halving.ts';
import { newTally } from '../src/tally.ts';
import { type Cards, cards, cardsBrain, type View } from './games/cards.ts';
import { THOROUGH, wonBy } from './games/tiny.ts';

type Search = <T extends Shapes>(brain: Brain<T>, limits: Limits) => Bot<T>;
const SEARCHES: readonly [string, Search][] = [
  ['flat search', flatSearch],
  ['greedy', greedy],
];

const ACTIONS = deepFreeze(['burn', 'keep', 'swap'] as const);

/** The last of three seats is to act and has seen some cards go. */
function lastSeatWith(card: number, gone: readonly number[] = [0, 0, 0, 0, 0, 0]): View {
  return deepFreeze({ eye: 2, seats: 3, turn: 2, card, burnt: [false, false, false], gone });
}

/** The win share over everything that can be the case and every card that can come. */
function exactShare(view: View, action: Cards['action']): number {
  let share = 0;
  everyDraw((chance, weight) => {
    const state = cards.imagine(view, chance);
    cards.apply(state, view.eye, action, chance);
    share += weight() * wonBy(cardsBrain, state, view.eye);
  });
  return share;
}

/** The game, with a note of each view that is imagined from and of each state that is copied to play on. */
function watched(): { brain: Brain<Cards>; views: View[]; copies: () => number } {
  const views: View[] = [];
  let copied = 0;
  const game: Game<Cards> = {
    ...cards,
    imagine(view, chance) {
      views.push(view);
      return cards.imagine(view, chance);
    },
    clone(state) {
      copied++;
      return cards.clone(state);
    },
  };
  return { brain: { ...cardsBrain, game }, views, copies: () => copied };
}

describe.each(SEARCHES)('%s', (_name, search) => {
  const decide = (view: View, simulations: number, seed: number, limits: Partial<Limits> = {}) =>
    search(cardsBrain, { ...THOROUGH, ...limits })(view, ACTIONS, { simulations }, fastChance(seed));

  test.each([1, 2, 3, 4, 5])('finds the better action with a card worth %i, and what it is worth', (card) => {
    const view = lastSeatWith(card);
    const exact = { keep: exactShare(view, 'keep'), swap: exactShare(view, 'swap') };
    const { action, candidates } = decide(view, 4000, card);
    expect(action).toBe(exact.keep > exact.swap ? 'keep' : 'swap');
    for (const candidate of candidates) {
      const off = Math.abs(candidate.value - exact[candidate.action as 'keep' | 'swap']);
      expect(off).toBeLessThan(4 * candidate.error + 1e-9);
    }
  });

  test('remembers the cards that went', () => {
    const high = lastSeatWith(3, [0, 0, 0, 0, 2, 2]);
    const low = lastSeatWith(3, [0, 2, 2, 0, 0, 0]);
    expect([decide(high, 600, 1).action, decide(low, 600, 1).action]).toEqual(['keep', 'swap']);
  });

  test('or forgets them, if it has no memory for cards', () => {
    const view = lastSeatWith(3, [0, 0, 1, 0, 0, 1]);
    for (const remembers of [true, false]) {
      const { brain, views } = watched();
      search(brain, { ...THOROUGH, remembers })(view, ACTIONS, { simulations: 60 }, fastChance(1));
      const own = views.filter(({ eye }) => eye === view.eye);
      expect(own.length).toBeGreaterThan(1);
      for (const { gone } of own) expect(gone).toEqual(remembers ? view.gone : [0, 0, 0, 0, 0, 0]);
    }
  });

  test('answers the same for the same seed', () => {
    const [one, two] = [decide(lastSeatWith(2), 200, 7), decide(lastSeatWith(2), 200, 7)];
    expect(one).toEqual(two);
  });

  test('imagines other worlds for another seed', () => {
    const values = [1, 2, 3, 4].map((seed) => decide(lastSeatWith(3), 200, seed).candidates[0]?.value);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  test('gives win shares between 0 and 1', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = cards.setup(null, 4, fastChance(seed));
      const { candidates } = decide(cards.view(state, 0), 40, seed);
      for (const { value } of candidates) expect(value >= 0 && value <= 1).toBe(true);
    }
  });

  test('is four times as sure after sixteen times as many simulations', () => {
    const errors = [500, 8000].map((simulations) => decide(lastSeatWith(3), simulations, 3).candidates[0]?.error ?? 0);
    const ratio = (errors[0] as number) / (errors[1] as number);
    expect(ratio).toBeGreaterThan(3.6);
    expect(ratio).toBeLessThan(4.4);
  });

  test('never looks at a dominated action', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { action, candidates } = decide(lastSeatWith(1 + (seed % 5)), 30, seed, { temperature: 1 });
      expect(candidates.map((candidate) => candidate.action).toSorted()).toEqual(['keep', 'swap']);
      expect(action).not.toBe('burn');
    }
  });

  test('plays what is dominated if there is nothing else', () => {
    const bot = search(cardsBrain, THOROUGH);
    expect(bot(lastSeatWith(1), ['burn'], { simulations: 10 }, fastChance(1)).action).toBe('burn');
  });

  test('makes as many simulations as it may, or less than a world more', () => {
    for (const simulations of [60, 101, 500]) {
      const { brain, copies } = watched();
      search(brain, THOROUGH)(lastSeatWith(3), ACTIONS, { simulations }, fastChance(1));
      expect(copies()).toBeGreaterThan(simulations - 2);
      expect(copies()).toBeLessThan(simulations + 2);
    }
  });

  test('stops when its time is over', () => {
    const { brain, copies } = watched();
    let clock = 1000;
    const time = { milliseconds: 50, now: () => clock++ };
    search(brain, THOROUGH)(lastSeatWith(3), ACTIONS, { simulations: 1e9, time }, fastChance(1));
    // The clock goes on by one at each look, and there is one look for each world of two simulations.
    const worlds = copies() / 2;
    expect(worlds).toBeGreaterThanOrEqual(50);
    expect(worlds).toBeLessThanOrEqual(51);
  });

  test('needs no more than a glance when there is no time at all', () => {
    const { brain, copies } = watched();
    let clock = 0;
    const time = { milliseconds: 1, now: () => (clock += 1000) };
    const { candidates } = search(brain, THOROUGH)(lastSeatWith(3), ACTIONS, { simulations: 1e9, time }, fastChance(1));
    expect(copies()).toBe(2);
    expect(candidates.length).toBe(2);
  });

  test('does not go on for ever about a single action', () => {
    const { brain, copies } = watched();
    const bot = search(brain, THOROUGH);
    expect(bot(lastSeatWith(3), ['keep'], { simulations: 50 }, fastChance(1)).candidates).toHaveLength(1);
    expect(copies()).toBeLessThanOrEqual(50);
  });
});

/** Choices worth 0, 1, 2 and so on; how many were in the running each time, and how often each was tried. */
function halve(choices: number, budget: Budget): { running: number[]; tried: number[] } {
  const all = Array.from({ length: choices }, (_, worth) => newTally(worth, null, 0));
  const running: number[] = [];
  byHalving(all, budget, (left) => {
    running.push(left.length);
    for (const tally of left) {
      tally.simulations++;
      tally.share.mean = tally.action;
    }
  });
  return { running, tried: all.map(({ simulations }) => simulations) };
}

describe('sequential halving', () => {
  test('spends a like part of the budget before each cut, and the worse half goes', () => {
    expect(halve(8, { simulations: 48 })).toEqual({
      running: [8, 8, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2],
      tried: [2, 2, 2, 2, 6, 6, 14, 14],
    });
  });

  test('of an odd number the smaller half goes', () => {
    expect(new Set(halve(10, { simulations: 1000 }).running)).toEqual(new Set([10, 5, 3, 2]));
  });

  test('tries everything once however small the budget, and then no more', () => {
    expect(halve(8, { simulations: 1 }).running).toEqual([8]);
    expect(halve(8, { simulations: 0 }).running).toEqual([8]);
  });

  test('leaves out the cuts that a small budget does not reach', () => {
    expect(halve(8, { simulations: 12 }).running).toEqual([8, 2, 2]);
  });

  test('spends little where there is no choice, and no more than it may', () => {
    expect(halve(1, { simulations: 1000 }).tried).toEqual([16]);
    expect(halve(1, { simulations: 3 }).tried).toEqual([3]);
  });

  test('goes by time as well, whichever is over first', () => {
    const clock = (milliseconds: number) => {
      let ticks = 0;
      return { milliseconds, now: () => ticks++ };
    };
    expect(halve(4, { simulations: 1e9, time: clock(8) }).running).toEqual([4, 4, 4, 4, 2, 2, 2]);
    expect(halve(4, { simulations: 8, time: clock(1e9) }).running).toEqual([4, 2, 2]);
  });
});
