/** What bots are asked to choose from: optional acts too, but never only those, and never for ever. */

import { botChoices, botsOwing, fastChance, type Game, optionalInARow } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { liveMatch, playAtRandom, toyOf } from './log/live-match.ts';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const ORDER = { type: 'order', order: 'sell' } as const;
const PASS = { type: 'pass' } as const;
const isOptional = (action: Toy['action']) => toy.isOptional(action);

test('optional acts in a row are counted seat by seat, and begin anew with an act that is owed', () => {
  let counts = [0, 0];
  for (const [seat, action, after] of [
    [0, ORDER, [1, 0]],
    [0, ORDER, [2, 0]],
    [1, ORDER, [2, 1]],
    [1, PASS, [2, 0]],
    [0, ORDER, [3, 0]],
    [0, PASS, [0, 0]],
  ] as const) {
    const before = [...counts];
    const next = optionalInARow(toy, counts, seat, action);
    expect(next).toEqual(after);
    expect(counts).toEqual(before);
    counts = next;
  }
});

test('a game without optional actions is not asked about them', () => {
  const plain: Game<Toy> = {
    ...toy,
    hasOptionalActions: false,
    isOptional: () => {
      throw new Error('asked');
    },
  };
  expect(optionalInARow(plain, [0, 0], 1, PASS)).toEqual([0, 0]);
});

describe('a bot that owes a decision', () => {
  const state = toy.setup({ deck: 'full' }, 2, fastChance(1));
  const all = toy.actions(state, 0);

  test.each([0, 1, 2, 3])('chooses from everything after %i optional acts in a row', (count) => {
    expect(all.some(isOptional)).toBe(true);
    expect(botChoices(toy, state, 0, [count, 9])).toEqual(all);
  });

  test.each([4, 5, 100])('chooses from what it owes after %i', (count) => {
    const owed = botChoices(toy, state, 0, [count, 0]);
    expect(owed).toEqual(all.filter((action) => !isOptional(action)));
    expect(owed.length).toBeGreaterThan(0);
  });

  test('comes to the end of a game though it takes what is optional whenever it can', () => {
    for (let seed = 0; seed < 20; seed++) {
      const playing = toy.setup({ deck: 'full' }, 3, fastChance(seed));
      const luck = fastChance(seed + 100);
      let counts = [0, 0, 0];
      let acts = 0;
      for (let [seat] = toy.toAct(playing).seats; seat !== undefined; [seat] = toy.toAct(playing).seats) {
        const choices = botChoices(toy, playing, seat, counts);
        const action = choices.find(isOptional) ?? choices[luck.draw(choices.length)];
        if (action === undefined) throw new Error('nothing to choose from');
        counts = optionalInARow(toy, counts, seat, action);
        toy.apply(playing, seat, action, luck);
        expect(++acts).toBeLessThanOrEqual(5 * toy.longest(3));
      }
      expect(toy.outcome(playing)).not.toBeNull();
    }
  });
});

describe('in a log', () => {
  test('the fold counts what was done, seat by seat', () => {
    const match = liveMatch(3);
    let counts = [0, 0, 0];
    for (let acts = 0; acts < 40 && toy.outcome(match.state) === null; acts++) {
      playAtRandom(match, acts, 1);
      const entry = match.log.at(-1);
      if (entry?.kind !== 'act') throw new Error('no act');
      counts = optionalInARow(toy, counts, entry.seat, entry.action);
      expect(match.fold().optionalInARow).toEqual(counts);
    }
    expect(match.log.some((entry) => entry.kind === 'act' && isOptional(entry.action))).toBe(true);
  });

  test('what was taken back stays counted', () => {
    const match = liveMatch(2);
    match.act(0, ORDER);
    match.append({ kind: 'undo', to: 0, keep: [] });
    expect(match.fold().points).toEqual([]);
    expect(match.fold().optionalInARow).toEqual([1, 0]);
  });

  test('after an upgrade the count begins anew', () => {
    const match = liveMatch(2);
    match.act(0, ORDER);
    match.upgradeTo(toyOf(2));
    expect(match.fold().optionalInARow).toEqual([0, 0]);
  });
});

const botsAt =
  (...bots: number[]) =>
  (seat: number) =>
    bots.includes(seat);

describe('where each owes a decision', () => {
  test('every bot that owes one decides, whoever else does', () => {
    expect(botsOwing({ mode: 'each', seats: [0, 1, 2] }, botsAt(1, 2, 3))).toEqual([1, 2]);
    expect(botsOwing({ mode: 'each', seats: [0] }, botsAt(1))).toEqual([]);
  });
});

describe('where any may act for the team', () => {
  test('bots wait for the people in it', () => {
    expect(botsOwing({ mode: 'any', seats: [0, 1, 2] }, botsAt(0, 1))).toEqual([]);
    expect(botsOwing({ mode: 'any', seats: [0] }, botsAt(1, 2))).toEqual([]);
  });

  test('one of them acts if nobody else is in it', () => {
    expect(botsOwing({ mode: 'any', seats: [0, 1, 2] }, botsAt(0, 1, 2))).toEqual([0]);
    expect(botsOwing({ mode: 'any', seats: [1, 2] }, botsAt(1, 2))).toEqual([1]);
  });
});

test('nobody decides once the game is over', () => {
  expect(botsOwing({ mode: 'any', seats: [] }, botsAt(0))).toEqual([]);
  expect(botsOwing({ mode: 'each', seats: [] }, botsAt(0))).toEqual([]);
});
