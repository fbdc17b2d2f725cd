/** Suites for boards, saves, sightings and single actions: what is sound passes, and each planted fault is noticed. */

import { fastChance, type Parsed } from '@tarmac/kit';
import {
  actingIn,
  anyKind,
  boardFileConformance,
  conformance,
  fated,
  randomGame,
  refusedSaves,
  seenConformance,
  spoilt,
} from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import type { State, Toy } from '../toy/state.ts';
import { failing } from './failing.ts';
import { toyPlan } from './toy-plan.ts';

const deal = (): State => toy.setup({ deck: 'full' }, 2, fastChance(1));

describe('a spoilt copy', () => {
  const whole = { routes: [{ id: 'a-b', circles: [1, 2] }], name: 'map' };

  test('has a value in another place, by id and by number, and leaves the whole alone', () => {
    expect(spoilt(whole, { 'routes.a-b.circles.1': 9, name: undefined })).toEqual({
      routes: [{ id: 'a-b', circles: [1, 9] }],
    });
    expect(whole.routes[0]?.circles).toEqual([1, 2]);
  });

  test('of a place that is not there is an error', () => {
    expect(() => spoilt(whole, { 'routes.c-d.circles': [] })).toThrow('nothing in the list has the id c-d');
  });
});

describe('the suite of board files', () => {
  interface Board {
    readonly id: string;
    readonly source: string;
    readonly size: number;
  }
  const board: Board = { id: 'toy-1', source: 'reconstructed', size: 3 };
  const trusting = (input: unknown): Parsed<Board> => ({ ok: true, value: input as Board });
  const plan = {
    board,
    builtIn: { 'toy-1': board },
    parseBoard: trusting,
    boardProblems: ({ size }: Board) => (size > 3 ? ['size must be at most 3 (got 4)'] : []),
    shape: [['size', 'large', 'size must be a number']] as const,
    unplayable: [['a large one', 'size', 4, 'must be at most 3 (got 4)']] as const,
    twoFaults: {},
    manyFaults: {},
    part: 'name',
    list: ['cities', 200] as const,
    city: 'here',
  };

  test('a parser that takes everything fails for every complaint, and for sharing its input', () => {
    const failed = failing(boardFileConformance(plan));
    for (const name of ['size cannot be "large"', 'id cannot be 7', 'a large one', 'what is no object is no board'])
      expect(failed).toContain(name);
    expect(failed).toContain('the board shares nothing with the input');
    expect(failed).not.toContain('the board is fine, and survives its own JSON');
  });
});

describe('the suite of broken saves', () => {
  const names = (change: Record<string, unknown>, problem: RegExp) =>
    failing(refusedSaves(toy, deal, { broken: [change, problem] }));

  test('is passed by a save refused for its reason, and by no other', () => {
    expect(names({ seats: 'two' }, /./)).not.toContain('broken is refused');
    expect(names({ seats: 'two' }, /no such reason/)).toContain('broken is refused');
    expect(names({}, /./)).toContain('broken is refused');
  });
});

test('the suite of sightings notices doors that take everything and doors that take nothing', () => {
  const plan = (problem: string | null) => ({
    game: toy,
    viewProblem: () => problem,
    newsProblem: () => problem,
    games: { 'two seats': [2, () => randomGame(toy, { deck: 'full' }, 2, 3, anyKind)] as const },
    view: () => toy.view(deal(), 0),
    views: {},
    news: {},
  });
  expect(failing(seenConformance<Toy>(plan(null)))).toContain('a view with a key too many is refused');
  expect(failing(seenConformance<Toy>(plan('no')))).toContain('everything seen and heard is taken: two seats');
});

describe('acting', () => {
  const { act, expectAllowed, expectRefusal, kindsListed } = actingIn({
    game: toy,
    refusals: { notNow: 'TOY-4.1' },
    fate: (_, script: readonly number[]) => fated(script, () => null),
  });

  test('does what is lawful, and says what is not', () => {
    const state = deal();
    const action = toy.actions(state, 0)[0] as Toy['action'];
    expectAllowed(state, 0, action);
    expect(act(state, 0, action, [])).not.toEqual(state);
    expect(kindsListed(state)).toContain(action.type);
    expect(() => expectRefusal(state, 0, action, 'notNow')).toThrow('is not refused');
    expect(() => act(state, 0, action, [1])).toThrow('fate: never came: [1]');
    expect(() => act(state, 0, { type: 'deal' } as Toy['action'])).toThrow('seat 0 may not');
  });

  test('fate deals from a deck of the size it should have, and nothing unforeseen', () => {
    const chance = fated(['ace', 2], (name) => ({ place: name === 'ace' ? 1 : -1, size: 4 }));
    expect(() => fated(['ace'], () => ({ place: 1, size: 4 })).draw(5)).toThrow('should come from 4 cards');
    expect([chance.draw(4), chance.draw(3)]).toEqual([1, 2]);
    chance.finish();
    expect(() => chance.draw(2)).toThrow('an unforeseen draw of bound 2');
  });
});

for (const seats of [2, 3, 4]) {
  describe(`toy, ${seats} seats`, () => {
    const configs = toyPlan.configs.filter((config) => config.seats === seats);
    for (const check of conformance(toy, { ...toyPlan, configs })) test(check.name, check.run);
  });
}
