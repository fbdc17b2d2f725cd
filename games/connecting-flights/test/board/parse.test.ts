/** The doors for data from outside: every kind of action comes through, nothing else does, and nothing hostile is repeated. */

import { CARDS, FIRST_PASSENGER, FIRST_PLANE } from '@tarmac/flights/rules';
import { spoilt } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import type { Action, Bundle } from '../../rules/actions.ts';
import { OFFER_LIMITS } from '../../rules/config.ts';
import { WORLD } from '../../rules/data/world.ts';
import { parseAction, parseConfig } from '../../rules/parse.ts';

const NOTHING: Bundle = { cards: [], trucks: [0, 0, 0, 0], coins: 0, loans: [] };
const BUNDLE: Bundle = { cards: [0, 34, CARDS - 1], trucks: [16, 7, 6, 6], coins: 100, loans: [1, 2] };
const LEG = { plane: FIRST_PLANE, truck: 4, passenger: FIRST_PASSENGER, to: 34 };
const UNFINISHED = { plane: null, truck: 0, passenger: null, to: null };

/** One of every kind at least: a kind that is missing here does not compile. */
const EVERY: { readonly [T in Action['type']]: readonly Extract<Action, { type: T }>[] } = {
  keep: [{ type: 'keep', player: 'aircraft-engineer' }],
  start: [{ type: 'start', continent: 'south-america' }],
  first: [{ type: 'first', from: 'new-york', to: 'havana', plane: 3, passenger: 1 }],
  name: [{ type: 'name', continent: 'asia' }],
  add: [
    { type: 'add', kind: 'plane' },
    { type: 'add', kind: 'passenger' },
  ],
  addAirport: [{ type: 'addAirport', city: 'rio-de-janeiro' }],
  bid: [
    { type: 'bid', coins: 1 },
    { type: 'bid', coins: 100 },
  ],
  pass: [{ type: 'pass' }],
  rent: [{ type: 'rent', city: 'fiji' }],
  buyElectric: [{ type: 'buyElectric', stars: 2 }],
  buyTruck: [{ type: 'buyTruck', capacity: 4 }],
  sell: [
    { type: 'sell', card: 0 },
    { type: 'sell', card: CARDS - 1 },
  ],
  sellTruck: [{ type: 'sellTruck', capacity: 1 }],
  offer: [
    { type: 'offer', to: 4, give: BUNDLE, take: NOTHING },
    { type: 'offer', to: 0, give: NOTHING, take: BUNDLE },
  ],
  withdraw: [{ type: 'withdraw' }],
  answer: [
    { type: 'answer', from: 1, accept: true },
    { type: 'answer', from: 1, accept: false },
  ],
  counter: [{ type: 'counter', from: 2, give: BUNDLE, take: { ...NOTHING, coins: 7 } }],
  fly: [
    { type: 'fly', chains: [] },
    { type: 'fly', chains: [{ from: 0, legs: [LEG, LEG] }] },
    {
      type: 'fly',
      chains: [
        { from: null, legs: [UNFINISHED] },
        { from: 3, legs: [] },
      ],
    },
  ],
  takeCoins: [{ type: 'takeCoins' }],
  drawSabotage: [{ type: 'drawSabotage' }],
  sabotage: [
    { type: 'sabotage', victim: 3, on: 40 },
    { type: 'sabotage', victim: 0, on: null },
  ],
  bury: [{ type: 'bury' }],
  deflect: [{ type: 'deflect', pay: false }],
  recall: [{ type: 'recall' }],
  lift: [{ type: 'lift', sabotage: 'bad-press' }],
  order: [{ type: 'order', claim: true }],
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
    const trucks = [0, 0, 0, 1];
    const parsed = parseAction({ type: 'offer', to: 1, give: { ...NOTHING, trucks }, take: NOTHING });
    trucks[3] = 5;
    expect(parsed).toMatchObject({ ok: true, value: { give: { trucks: [0, 0, 0, 1] } } });
  });
});

const offer = (give: object): unknown => ({ type: 'offer', to: 1, give: { ...NOTHING, ...give }, take: NOTHING });
const plan = (leg: object): unknown => ({ type: 'fly', chains: [{ from: 0, legs: [{ ...LEG, ...leg }] }] });

const REFUSED: readonly [string, unknown, string][] = [
  ['no kind of action', { type: 'cheat' }, expect.stringMatching(/^action\.type must be one of keep, /) as string],
  ['a kind inherited', { type: 'constructor' }, expect.stringMatching(/^action\.type must be one of /) as string],
  ['a player card nobody has', { type: 'keep', player: 'pilot' }, 'action.player must be one of'],
  ['a seventh continent', { type: 'start', continent: 'antarctica' }, 'action.continent must be one of'],
  [
    'a plane of 4 stars',
    { type: 'first', from: 'a', to: 'b', plane: 4, passenger: 1 },
    'action.plane must be one of 1, 2, 3',
  ],
  ['an airport as a top card', { type: 'add', kind: 'airport' }, 'action.kind must be one of "plane", "passenger"'],
  ['a bid of nothing', { type: 'bid', coins: 0 }, 'action.coins must be a whole number from 1 to 100'],
  ['a bid beyond all coins', { type: 'bid', coins: 101 }, 'action.coins must be a whole number from 1 to 100'],
  ['half a bid', { type: 'bid', coins: 1.5 }, 'action.coins must be a whole number from 1 to 100'],
  ['a truck of 5', { type: 'buyTruck', capacity: 5 }, 'action.capacity must be one of 1, 2, 3, 4'],
  ['a card that is none', { type: 'sell', card: CARDS }, `action.card must be a whole number from 0 to ${CARDS - 1}`],
  ['a card of -0', { type: 'sell', card: -0 }, `action.card must be a whole number from 0 to ${CARDS - 1}`],
  [
    'an offer to a sixth seat',
    { type: 'offer', to: 5, give: NOTHING, take: NOTHING },
    'action.to must be a whole number from 0 to 4',
  ],
  ['cards out of order', offer({ cards: [3, 2] }), 'action.give.cards must rise, none twice'],
  ['a card twice', offer({ cards: [3, 3] }), 'action.give.cards must rise, none twice'],
  ['loans out of order', offer({ loans: [3, 2] }), 'action.give.loans must rise, none twice'],
  ['a plane on loan', offer({ loans: [FIRST_PLANE] }), 'action.give.loans[0] must be a whole number from 0 to 34'],
  ['trucks of a fifth kind', offer({ trucks: [0, 0, 0, 0, 1] }), 'action.give.trucks must have 4 items (got 5)'],
  [
    'more trucks than there are',
    offer({ trucks: [17, 0, 0, 0] }),
    'action.give.trucks[0] must be a whole number from 0 to 16',
  ],
  ['coins below nothing', offer({ coins: -1 }), 'action.give.coins must be a whole number from 0 to 100'],
  ['a promise', offer({ promise: 'peace' }), 'action.give has an unknown key "promise"'],
  ['no plan', { type: 'fly', chains: null }, 'action.chains must be a list'],
  ['chains without end', { type: 'fly', chains: Array(36).fill({}) }, 'action.chains must have 0 to 35 items (got 36)'],
  [
    'flights without end',
    { type: 'fly', chains: [{ from: 0, legs: Array(31).fill(LEG) }] },
    'action.chains[0].legs must have 0 to 30 items (got 31)',
  ],
  [
    'an airport for a plane',
    plan({ plane: 34 }),
    'action.chains[0].legs[0].plane must be a whole number from 35 to 64',
  ],
  [
    'a plane for a passenger',
    plan({ passenger: 64 }),
    'action.chains[0].legs[0].passenger must be a whole number from 65 to 97',
  ],
  ['a passenger for an airport', plan({ to: 65 }), 'action.chains[0].legs[0].to must be a whole number from 0 to 34'],
  ['a truck that is null', plan({ truck: null }), 'action.chains[0].legs[0].truck must be a whole number from 0 to 4'],
  ['an answer of yes', { type: 'answer', from: 0, accept: 'yes' }, 'action.accept must be true or false'],
  ['a sabotage nobody drew', { type: 'lift', sabotage: 'meteor' }, 'action.sabotage must be one of'],
];

describe('an action that is none', () => {
  test.each(REFUSED)('%s', (_, input, problem) => {
    const parsed = parseAction(input);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    if (typeof problem === 'string') expect(parsed.problem).toContain(problem);
    else expect(parsed.problem).toEqual(problem);
  });

  test.each([undefined, null, true, 7, 'pass', [], () => 'pass', Symbol('pass'), 10n])('%s', (input) => {
    expect(parseAction(input)).toEqual({ ok: false, problem: 'action must be an object' });
  });

  test('a kind from a prototype is no kind', () => {
    expect(parseAction(Object.create({ type: 'pass' })).ok).toBe(false);
    expect(parseAction(JSON.parse('{"type":"pass","__proto__":{"polluted":true}}'))).toEqual({
      ok: false,
      problem: 'action has an unknown key "__proto__"',
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('what is huge is neither looked through nor repeated', () => {
    const touched: number[] = [];
    const huge = new Proxy(Array(1e9), { get: (target, key) => (key === 'length' ? target.length : touched.push(1)) });
    expect(parseAction({ type: 'fly', chains: huge })).toMatchObject({ ok: false });
    expect(parseAction(offer({ cards: huge }))).toMatchObject({ ok: false });
    expect(touched).toEqual([]);
    const long = 'x'.repeat(1e6);
    for (const input of [
      { type: long },
      { type: 'rent', city: long },
      { type: 'keep', player: long },
      { type: 'pass', [long]: 1 },
    ]) {
      const parsed = parseAction(input);
      expect(parsed.ok ? '' : parsed.problem).toMatch(/^action/);
      expect(parsed.ok ? 0 : parsed.problem.length).toBeLessThan(400);
    }
  });
});

describe('a config', () => {
  test.each([2, 3, 4, 5])('with %i seats the defaults are World and three offers a round', (seats) => {
    expect(parseConfig({}, seats)).toEqual({ ok: true, value: { board: 'world-1', offers: '3' } });
  });

  test.each([0, 1, 6, 2.5, Number.NaN])('%d seats are refused', (seats) => {
    expect(parseConfig({}, seats)).toEqual({ ok: false, problem: 'Connecting Flights is for 2 to 5 seats' });
  });

  test.each(OFFER_LIMITS)('CF-4.10 %s offers a round', (offers) => {
    expect(parseConfig({ offers }, 4)).toEqual({ ok: true, value: { board: 'world-1', offers } });
  });

  test.each([3, '6', '-1', null])('%j is no limit of offers', (offers) => {
    expect(parseConfig({ offers }, 4)).toEqual({
      ok: false,
      problem: 'config.offers must be one of "0", "1", "2", "3", "4", "5"',
    });
  });

  test.each(['constructor', '__proto__', 'world-2', ''])('there is no board %j', (board) => {
    expect(parseConfig({ board }, 4)).toEqual({
      ok: false,
      problem: 'config.board must be a board file or one of world-1',
    });
  });

  test('a board file of somebody’s own comes along whole', () => {
    const board = spoilt(WORLD, { id: 'printed', 'prices.truck.3': 21 });
    expect(parseConfig({ board, offers: '0' }, 2)).toEqual({ ok: true, value: { board, offers: '0' } });
    const broken = spoilt(board, { 'slots.0': [] });
    expect(parseConfig({ board: broken }, 2)).toEqual({
      ok: false,
      problem: 'config.board: slots[0] must take at least one kind of card',
    });
  });

  test('nothing else is a setting', () => {
    expect(parseConfig({ cheats: true }, 2)).toEqual({ ok: false, problem: 'config has an unknown key "cheats"' });
    expect(parseConfig(null, 2)).toEqual({ ok: false, problem: 'config must be an object' });
  });
});
