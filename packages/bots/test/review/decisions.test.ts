/** What a decision cost: measured on what its player could know, against the best there was. */

import type { Review } from '@tarmac/bots';
import { everyDraw, foldLog, type StartEntry, same } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Cards, cards, cardsBrain } from '../games/cards.ts';
import { duelBrain } from '../games/duel.ts';
import { wonBy } from '../games/tiny.ts';
import { dealt, matchOf, stamp, withAct } from './logs.ts';
import { reviewed } from './run.ts';

const CLOSELY = { glance: 4, deep: 3, playouts: 8 };

/** A deal of two in which the first seat has this card. */
function seedWith(card: number): number {
  for (let seed = 1; ; seed++) if (foldLog(cards, dealt(cards, null, 2, seed)).state.hands[0] === card) return seed;
}

/** The first seat's decision in a match of two. */
function firstDecision(card: number, action: Cards['action']): Review<Cards>['decisions'][number] {
  const log = matchOf(cards, null, 2, [action, 'keep'], seedWith(card));
  const [first] = reviewed(cardsBrain, log, CLOSELY).review.decisions;
  if (first === undefined) throw new Error('it was a decision');
  return first;
}

/** By how much another action wins more, over everything that can be the case and the last seat keeping its card. */
function exactLoss(card: number, played: Cards['action'], other: Cards['action']): number {
  const view = cards.view(foldLog(cards, dealt(cards, null, 2, seedWith(card))).state, 0);
  let loss = 0;
  for (const [action, sign] of [
    [other, 1],
    [played, -1],
  ] as const) {
    everyDraw((chance, weight) => {
      const state = cards.imagine(view, chance);
      cards.apply(state, 0, action, chance);
      cards.apply(state, 1, 'keep', chance);
      loss += sign * weight() * wonBy(cardsBrain, state, 0);
    });
  }
  return loss;
}

/** The rival keeps whatever it has, so that what is right can be counted. */
const keeping: typeof cardsBrain = {
  ...cardsBrain,
  appraise(state, seat, actions, into) {
    cardsBrain.appraise(state, seat, actions, into);
    if (seat === 1) for (const [index, action] of actions.entries()) into[index] = action === 'keep' ? 10 : 0;
  },
};

describe('a decision', () => {
  test('that was the best costs nothing', () => {
    const { played, best, loss, candidates } = firstDecision(5, 'keep');
    expect(loss).toBe(0);
    expect(best).toBe(played);
    expect(candidates[0]).toBe(played);
  });

  test('that gave a good card away cost what the counting of all cards says', () => {
    const log = matchOf(cards, null, 2, ['swap', 'keep'], seedWith(5));
    const [first] = reviewed(keeping, log, { ...CLOSELY, glance: 20, deep: 0 }).review.decisions;
    expect(first?.best.action).toBe('keep');
    expect(first?.played.action).toBe('swap');
    const exact = exactLoss(5, 'swap', 'keep');
    expect(exact).toBeGreaterThan(0.2);
    expect(Math.abs((first?.loss ?? 0) - exact)).toBeLessThan(4 * (first?.lossError ?? 0));
    expect(first?.lossError).toBeLessThan(0.05);
  });

  test('that no bot would look at is measured all the same', () => {
    const { played, best, loss, lossError, candidates } = firstDecision(3, 'burn');
    expect(played.action).toBe('burn');
    expect(candidates).toContain(played);
    expect(candidates[0]).toBe(best);
    expect(loss).toBeGreaterThan(3 * lossError);
    expect(loss).toBeCloseTo(best.value - played.value, 10);
  });

  test('is told against the best, and the best against it', () => {
    const { played, best, candidates } = firstDecision(3, 'burn');
    expect(candidates.slice(0, 2)).toEqual([best, played]);
    const [gain, lack] = [best, played].map(({ reasons }) => reasons[0]?.gain ?? 0);
    expect(gain).toBeGreaterThan(0);
    expect(lack).toBeCloseTo(-(gain as number), 10);
  });

  test('of which two tries say the same is not certain', () => {
    // Burnt against kept: with the highest card every try comes out alike.
    const log = matchOf(cards, null, 2, ['burn', 'keep'], seedWith(5));
    const hasty = reviewed(keeping, log, { glance: 0.01, deep: 0, playouts: 4 }).review.decisions[0];
    expect(hasty?.loss).toBeGreaterThan(0.4);
    expect(hasty?.lossError).toBeGreaterThanOrEqual(0.25);
    const closely = reviewed(keeping, log, { glance: 4, deep: 0, playouts: 4 }).review.decisions[0];
    expect(closely?.lossError).toBeGreaterThan(0);
    expect(closely?.lossError).toBeLessThan(0.02);
  });

  test('is told without what was tried too seldom to say anything of it', () => {
    const log = matchOf(cards, null, 2, ['swap', 'keep'], seedWith(5));
    const told = (glance: number) => reviewed(openMinded, log, { glance, deep: 0, playouts: 4 }).review.decisions[0];
    expect(told(0.01)?.candidates).toHaveLength(2);
    expect(told(4)?.candidates).toHaveLength(3);
  });

  test('is measured by what could be known, whatever was true', () => {
    const log = dealt(cards, null, 2, seedWith(3));
    const { state } = foldLog(cards, log);
    const measured = [1, 2, 4, 5].map((hidden) => {
      const other = { ...state, hands: [3, hidden], bag: bagWithout(3, hidden) };
      const decision = reviewed(upgraded, goneOnFrom(other), CLOSELY).review.decisions[0];
      return { ...decision, deep: null };
    });
    expect(measured[0]?.played?.action).toBe('swap');
    for (const other of measured) expect(other).toEqual(measured[0]);
  });

  test('made in secret is not measured by what others had chosen', () => {
    // Whoever is to answer counts on the bold choice; whether it was made decides the game, and nobody knew.
    const game = duelBrain.game;
    const brain: typeof duelBrain = {
      ...duelBrain,
      appraise(_state, _seat, actions, into) {
        for (const [index, action] of actions.entries()) into[index] = action === 'bold' ? 10 : 0;
      },
    };
    const logs = (['bold', 'trick'] as const).map((secret) => matchOf(game, null, 2, [secret, 'left'], 1));
    expect(logs.map((log) => game.outcome(foldLog(game, log).state)?.ranks)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const losses = logs.map((log) => reviewed(brain, log, CLOSELY).review.decisions[1]?.loss ?? 0);
    expect(losses[0]).toBeGreaterThan(0.5);
    expect(losses[1]).toBe(losses[0]);
  });
});

/** Looks at burning too, which is dominated. */
const openMinded: typeof cardsBrain = {
  ...cardsBrain,
  appraise: (_state, _seat, actions, into) =>
    actions.forEach((_, index) => {
      into[index] = 0;
    }),
};

const bagWithout = (...held: readonly number[]) =>
  [0, 2, 2, 2, 2, 2].map((count, worth) => count - held.filter((card) => card === worth).length);

/** The same rules, a version later: a match can go on from any state. */
const upgraded: typeof cardsBrain = {
  ...cardsBrain,
  game: { ...cards, version: 2, load: (saved) => cards.clone(saved as Cards['state']) },
};

function goneOnFrom(state: Cards['state']) {
  const [start] = dealt(cards, null, 2, 1);
  if (start === undefined) throw new Error('a log has a start');
  return withAct(upgraded.game, [start, { ...stamp, kind: 'upgrade', version: 2, state }], 'swap', 1);
}

describe('what is reviewed', () => {
  const TWO = ['swap', 'keep'] as const;

  test('is every decision of every seat, and a point for the deal and each act', () => {
    const { seats, points, decisions } = reviewed(cardsBrain, matchOf(cards, null, 2, TWO, 1), CLOSELY).review;
    expect(seats).toBe(2);
    expect(points.map(({ entry, seat }) => [entry, seat])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
    ]);
    expect(decisions.map(({ entry, seat, played }) => [entry, seat, played.action])).toEqual([
      [1, 0, 'swap'],
      [2, 1, 'keep'],
    ]);
  });

  test('is not what was taken back', () => {
    const once = matchOf(cards, null, 2, ['keep'], 1);
    const log = withAct(cards, [...once, { ...stamp, kind: 'undo', to: 0, keep: [] }], 'burn', 2);
    const { points, decisions } = reviewed(cardsBrain, log, CLOSELY).review;
    expect(points.map(({ entry }) => entry)).toEqual([0, 3]);
    expect(decisions.map(({ entry, played }) => [entry, played.action])).toEqual([[3, 'burn']]);
  });

  test('begins where a match goes on from a state of its own', () => {
    const { state } = foldLog(cards, matchOf(cards, null, 2, ['keep'], 1));
    const log = goneOnFrom(state);
    const { points, decisions } = reviewed(upgraded, log, CLOSELY).review;
    expect(points.map(({ entry, seat }) => [entry, seat])).toEqual([
      [1, null],
      [2, 1],
    ]);
    expect(points[0]?.luck).toEqual([0, 0]);
    expect(decisions.map(({ entry }) => entry)).toEqual([2]);
  });

  test('begins at the branch of a what-if', () => {
    const [start] = dealt(cards, null, 2, 1);
    const { state } = foldLog(cards, matchOf(cards, null, 2, ['keep'], 1));
    const branch = { ...stamp, kind: 'branch', version: 2, state, of: { match: 'other', eye: 0, frame: 2 } } as const;
    const log = withAct(
      upgraded.game,
      [{ ...(start as StartEntry<Cards>), config: {} as never, version: 2, draws: [] }, branch],
      'keep',
      1,
    );
    const { points, decisions } = reviewed(upgraded, log, CLOSELY).review;
    expect(points.map(({ entry, luck }) => [entry, luck])).toEqual([
      [1, [0, 0]],
      [2, [0, 0]],
    ]);
    expect(decisions.map(({ entry, seat }) => [entry, seat])).toEqual([[2, 1]]);
  });

  test('tells apart what a stand-in or the clock played in a person’s seat', () => {
    const [start, ...acts] = matchOf(cards, null, 3, ['keep', 'keep', 'keep'], 1);
    const person = { kind: 'person', id: 'ada' } as const;
    const bot = { kind: 'stand-in' } as const;
    const seat = (place: number, holder: typeof person | typeof bot, reason: 'taken' | 'stand-in') =>
      ({ ...stamp, kind: 'seat', seat: place, holder, reason }) as const;
    const played = acts.map((act, place) => ({ ...act, by: place === 0 ? person : bot }));
    const log = [
      start as StartEntry<Cards>,
      ...[seat(0, person, 'taken'), seat(1, person, 'taken'), seat(2, bot, 'taken'), seat(1, bot, 'stand-in')],
      ...played,
    ];
    const { decisions } = reviewed(cardsBrain, log, CLOSELY).review;
    // The third seat was the bot's own all along.
    expect(decisions.map(({ standIn }) => standIn)).toEqual([false, true, false]);
  });

  test('is no act without an alternative, nor one that nobody waited for', () => {
    const game: typeof cards = {
      ...cards,
      hasOptionalActions: true,
      isOptional: (action) => action === 'burn',
      actions: (state, seat) => (state.turn === 1 ? (['keep'] as const) : cards.actions(state, seat)),
    };
    const optional = matchOf(game, null, 2, ['burn', 'keep'], 1);
    expect(reviewed({ ...cardsBrain, game }, optional, CLOSELY).review.decisions).toEqual([]);
    const owed = matchOf(game, null, 2, ['swap', 'keep'], 1);
    const { decisions } = reviewed({ ...cardsBrain, game }, owed, CLOSELY).review;
    expect(decisions.map(({ entry }) => entry)).toEqual([1]);
    expect(decisions[0]?.candidates.map(({ action }) => action).sort()).toEqual(['keep', 'swap']);
  });

  test('says the same for the same seed', () => {
    const log = matchOf(cards, null, 3, ['swap', 'keep', 'swap'], 5);
    const once = reviewed(cardsBrain, log, CLOSELY, 9).review;
    expect(same(reviewed(cardsBrain, log, CLOSELY, 9).review, once)).toBe(true);
    expect(same(reviewed(cardsBrain, log, CLOSELY, 10).review, once)).toBe(false);
  });
});

describe('where the game has a planner of its own', () => {
  const candidate = (action: Cards['action'], value: number, error = 0.03) => ({
    ...{ action, value, error, points: 0, pointsError: 0, reasons: [] },
  });
  const decided = (candidates: readonly ReturnType<typeof candidate>[]) => {
    const plan: NonNullable<typeof cardsBrain.plan> = () => () => ({ action: 'keep', candidates });
    return reviewed({ ...cardsBrain, plan }, matchOf(cards, null, 2, ['swap'], 1), CLOSELY).review.decisions;
  };

  test('the best is what is worth most, even if the planner prefers something else', () => {
    const [decision] = decided([candidate('keep', 0.5), candidate('swap', 0.4), candidate('burn', 0.55)]);
    expect(decision?.candidates.map(({ action }) => action)).toEqual(['burn', 'swap', 'keep']);
    expect(decision?.best.action).toBe('burn');
    expect(decision?.loss).toBeCloseTo(0.15, 10);
  });

  test('nothing is certain, whatever the planner says', () => {
    const [decision] = decided([candidate('keep', 1, 0), candidate('swap', 0, 0)]);
    expect(decision?.lossError).toBeGreaterThan(0.01);
    expect(decision?.played.error).toBe(0.01);
  });

  test('what it cannot judge is left out, and the rest is reviewed', () => {
    expect(decided([])).toEqual([]);
    expect(decided([candidate('keep', 0.5)])).toEqual([]);
  });
});
