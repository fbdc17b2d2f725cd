/** The doors for data from outside: every kind of action comes through, nothing else does. */

import { CARDS, FIRST_PASSENGER, FIRST_PLANE, WORLD as PRINTED } from '@tarmac/flights/rules';
import { spoilt } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { SCENARIO_IDS } from '../../rules/config.ts';
import { WORLD } from '../../rules/data/world.ts';
import { DIFFICULTIES } from '../../rules/difficulty.ts';
import { parseAction, parseConfig } from '../../rules/parse.ts';

const FLIGHT: Extract<Action, { type: 'fly' }> = {
  type: 'fly',
  hand: 2,
  from: 0,
  plane: FIRST_PLANE,
  truck: 4,
  passenger: FIRST_PASSENGER,
  to: 34,
  pawns: [0, 1, 0, 0, 2, 0],
};

/** One of every kind at least: a kind that is missing here does not compile. */
const EVERY: { readonly [T in Action['type']]: readonly Extract<Action, { type: T }>[] } = {
  place: [{ type: 'place', city: 'sydney' }],
  first: [{ type: 'first', hand: 0, from: 'new-york', to: 'havana', plane: 3, passenger: 1 }],
  take: [{ type: 'take', hand: 1, continent: 'asia' }],
  buy: [
    { type: 'buy', hand: 2, card: 0 },
    { type: 'buy', hand: 0, card: CARDS - 1 },
  ],
  buyAirport: [{ type: 'buyAirport', hand: 0, city: 'fiji' }],
  rent: [{ type: 'rent', hand: 0, city: 'rio-de-janeiro' }],
  buyElectric: [{ type: 'buyElectric', hand: 0, stars: 2 }],
  buyTruck: [{ type: 'buyTruck', hand: 0, capacity: 4 }],
  renew: [{ type: 'renew' }],
  fly: [FLIGHT, { ...FLIGHT, truck: 0 }],
  charter: [{ type: 'charter', pawn: 'europe', from: 'tokyo', to: 'singapore' }],
  pass: [{ type: 'pass' }],
  further: [
    { type: 'further', draw: true },
    { type: 'further', draw: false },
  ],
  consent: [
    { type: 'consent', agree: true },
    { type: 'consent', agree: false },
  ],
  withdraw: [{ type: 'withdraw' }],
};

describe('an action', () => {
  test.each(Object.values(EVERY).flat())('%j comes through as it is', (action) => {
    expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual({ ok: true, value: action });
  });

  test.each(Object.values(EVERY).flat())('%j with a part too many or too few does not', (action) => {
    expect(parseAction({ ...action, gift: 1 })).toEqual({ ok: false, problem: 'action has an unknown key "gift"' });
    for (const key of Object.keys(action).filter((part) => part !== 'type')) {
      const { [key]: _, ...rest } = action as Record<string, unknown>;
      expect(parseAction(rest)).toEqual({ ok: false, problem: `action.${key} is missing` });
    }
  });

  test('what comes through is a copy', () => {
    const pawns = [1, 0, 0, 0, 0, 0];
    const parsed = parseAction({ ...FLIGHT, pawns });
    pawns[0] = 3;
    expect(parsed).toMatchObject({ ok: true, value: { pawns: [1, 0, 0, 0, 0, 0] } });
  });
});

const REFUSED: readonly [string, unknown, string][] = [
  ['no kind of action', { type: 'cheat' }, 'action.type must be one of place, first, '],
  ['a kind inherited', { type: 'constructor' }, 'action.type must be one of '],
  ['a fourth hand', { type: 'rent', hand: 3, city: 'fiji' }, 'action.hand must be a whole number from 0 to 2'],
  ['a seventh continent', { type: 'take', hand: 0, continent: 'antarctica' }, 'action.continent must be one of'],
  ['a card that is none', { type: 'buy', hand: 0, card: CARDS }, `from 0 to ${CARDS - 1}`],
  ['a truck of 5', { type: 'buyTruck', hand: 0, capacity: 5 }, 'action.capacity must be a whole number from 1 to 4'],
  ['a plane of 4 stars', { type: 'buyElectric', hand: 0, stars: 4 }, 'action.stars must be one of 1, 2, 3'],
  ['a plane for an airport', { ...FLIGHT, from: FIRST_PLANE }, 'action.from must be a whole number from 0 to 34'],
  ['a passenger for a plane', { ...FLIGHT, plane: FIRST_PASSENGER }, 'action.plane must be a whole number from 35'],
  ['a truck that is null', { ...FLIGHT, truck: null }, 'action.truck must be a whole number from 0 to 4'],
  ['pawns of a seventh colour', { ...FLIGHT, pawns: [0, 0, 0, 0, 0, 0, 1] }, 'must have 6 items (got 7)'],
  [
    'six pawns of a colour',
    { ...FLIGHT, pawns: [6, 0, 0, 0, 0, 0] },
    'action.pawns[0] must be a whole number from 0 to 5',
  ],
  ['pawns fewer than none', { ...FLIGHT, pawns: [-1, 0, 0, 0, 0, 0] }, 'action.pawns[0] must be a whole number'],
  ['a pawn of no colour', { type: 'charter', pawn: 'green', from: 'a', to: 'b' }, 'action.pawn must be one of'],
  ['an answer of yes', { type: 'consent', agree: 'yes' }, 'action.agree must be true or false'],
  ['half a decision', { type: 'further', draw: 0.5 }, 'action.draw must be true or false'],
];

describe('an action that is none', () => {
  test.each(REFUSED)('%s', (_, input, problem) => {
    const parsed = parseAction(input);
    expect(parsed.ok ? '' : parsed.problem).toContain(problem);
  });

  test.each([undefined, null, true, 7, 'pass', [], Symbol('pass'), 10n])('%s', (input) => {
    expect(parseAction(input)).toEqual({ ok: false, problem: 'action must be an object' });
  });

  test('what is huge is neither looked through nor repeated', () => {
    const touched: number[] = [];
    const huge = new Proxy(Array(1e9), { get: (target, key) => (key === 'length' ? target.length : touched.push(1)) });
    expect(parseAction({ ...FLIGHT, pawns: huge })).toMatchObject({ ok: false });
    expect(touched).toEqual([]);
    const long = 'x'.repeat(1e6);
    for (const input of [{ type: long }, { type: 'place', city: long }, { type: 'pass', [long]: 1 }]) {
      const parsed = parseAction(input);
      expect(parsed.ok ? 0 : parsed.problem.length).toBeLessThan(400);
    }
  });
});

const DEFAULTS = {
  board: 'world-1',
  difficulty: 'easy',
  scenario: 'none',
  hands: 'one',
  beginner: false,
  consent: false,
};

describe('a config', () => {
  test.each([1, 2, 3])('with %i seats everything has a default', (seats) => {
    expect(parseConfig({}, seats)).toEqual({ ok: true, value: DEFAULTS });
  });

  test.each([0, 4, 1.5, Number.NaN])('%d seats are refused', (seats) => {
    expect(parseConfig({}, seats)).toEqual({
      ok: false,
      problem: 'Connecting Flights, cooperative, is for 1 to 3 seats',
    });
  });

  test.each(DIFFICULTIES.flatMap((difficulty) => SCENARIO_IDS.map((scenario) => ({ difficulty, scenario }))))(
    '$difficulty, $scenario',
    (settings) => {
      expect(parseConfig(settings, 2)).toEqual({ ok: true, value: { ...DEFAULTS, ...settings } });
    },
  );

  test('CF-5.4 two hands are for somebody alone; with more seats they are no mistake and are not used', () => {
    for (const seats of [1, 2, 3]) {
      expect(parseConfig({ hands: 'two', beginner: true }, seats)).toEqual({
        ok: true,
        value: { ...DEFAULTS, hands: 'two', beginner: true },
      });
    }
  });

  test('the usual solver goes without saying, as before there was a choice; no solver is kept', () => {
    expect(parseConfig({ solver: true }, 1)).toEqual({ ok: true, value: DEFAULTS });
    expect(parseConfig({ solver: false }, 1)).toEqual({ ok: true, value: { ...DEFAULTS, solver: false } });
  });

  test.each<[object, string]>([
    [{ solver: 'no' }, 'config.solver must be true or false'],
    [{ difficulty: 'expert' }, 'config.difficulty must be one of "easy", "medium", "hard"'],
    [{ scenario: 'pandemic' }, 'config.scenario must be one of "none", "creating-demand"'],
    [{ hands: 2 }, 'config.hands must be one of "one", "two"'],
    [{ beginner: 'yes' }, 'config.beginner must be true or false'],
    [{ consent: null }, 'config.consent must be true or false'],
    [{ board: 'constructor' }, 'config.board must be a board file or one of world-1'],
    [{ offers: '3' }, 'config has an unknown key "offers"'],
  ])('%j is refused', (settings, problem) => {
    const parsed = parseConfig(settings, 2);
    expect(parsed.ok ? '' : parsed.problem).toContain(problem);
  });

  test('a board file of somebody’s own comes along whole, and one of the other game does not', () => {
    const board = spoilt(WORLD, { id: 'printed', 'prices.truck.3': 21 });
    expect(parseConfig({ board }, 3)).toEqual({ ok: true, value: { ...DEFAULTS, board } });
    const broken = spoilt(board, { 'charters.easy.1': [] });
    expect(parseConfig({ board: broken }, 3)).toEqual({
      ok: false,
      problem: 'config.board: charters.easy[1] must have at least one price',
    });
    expect(parseConfig({ board: { ...PRINTED, revenue: [10, 15, 20] } }, 3)).toEqual({
      ok: false,
      problem: 'config.board: board has an unknown key "revenue"',
    });
  });
});
