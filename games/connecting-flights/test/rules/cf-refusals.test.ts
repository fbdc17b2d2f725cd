/** What a refusal tells: its code, the one rule it cites, and the facts the words for it need. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Chain } from '../../rules/flight/plan.ts';
import type { State } from '../../rules/state.ts';
import { act, judged, play } from '../support/act.ts';
import * as a from '../support/actions.ts';
import { called, dealt, type Position, planning, position } from '../support/position.ts';

type Row = readonly [State, Action, { readonly code: string; readonly rule: string; readonly [fact: string]: unknown }];

const told = (rows: readonly Row[]) => {
  for (const [state, action, refusal] of rows) {
    expect(connectingFlights.check(state, 0, action), JSON.stringify(action)).toEqual(refusal);
  }
};

const market = (wish: Position = {}) =>
  position({ seats: 3, players: ['creative-accountant', 'investment-manager', 'long-haul-pilot'], ...wish });

describe('CF-3.3 the setup', () => {
  const shown = play(dealt(['trader', 'aircraft-engineer'], ['creative-accountant', 'fuel-merchant']), [
    [0, a.keep('aircraft-engineer')],
    [1, a.keep('creative-accountant')],
    [1, a.start('africa')],
  ]);
  const started = act(shown, 0, a.start('europe'));

  test('CF-3.1, CF-3.2, CF-3.3 cards and continents', () => {
    const before = dealt(['trader', 'aircraft-engineer'], ['creative-accountant', 'fuel-merchant']);
    told([
      [before, a.keep('fuel-merchant'), { code: 'playerNotDealt', rule: 'CF-3.2', player: 'fuel-merchant' }],
      [before, a.start('europe'), { code: 'notNow', rule: 'CF-3.3', due: 'keep' }],
      [shown, a.start('asia'), { code: 'continentOut', rule: 'CF-3.1', continent: 'asia' }],
      [shown, a.start('africa'), { code: 'continentTaken', rule: 'CF-3.3', continent: 'africa', seat: 1 }],
    ]);
  });

  test('CF-3.3 first flights', () => {
    told([
      [started, a.first('london', 'rome', 3, 3), { code: 'noSuchCity', rule: 'CF-1.2', city: 'rome' }],
      [
        started,
        a.first('london', 'cairo', 3, 3),
        { code: 'outsideStart', rule: 'CF-3.3', city: 'cairo', continent: 'europe' },
      ],
      [
        started,
        a.first('london', 'paris', 3, 4),
        { code: 'noSuchPassenger', rule: 'CF-1.3', continent: 'europe', stars: 4 },
      ],
      [started, a.first('london', 'paris', 1, 2), { code: 'planeTooSmall', rule: 'CF-2.2', plane: 1, passenger: 2 }],
      [
        started,
        a.first('london', 'athens', 3, 2),
        { code: 'airportTooSmall', rule: 'CF-2.3', city: 'athens', stars: 1, passenger: 2 },
      ],
      [started, a.first('london', 'london', 3, 2), { code: 'sameCity', rule: 'CF-2.7', city: 'london' }],
    ]);
    const trader = { ...started, players: started.players.with(0, 0) };
    told([[trader, a.first('london', 'paris', 3, 3), { code: 'overBudget', rule: 'CF-3.3', cost: 105, budget: 95 }]]);
  });
});

describe('CF-2.1 flights', () => {
  const state = position({
    frame: planning(5),
    owned: [['paris', 'london', 'london/b', 'new-york', 'plane-2', 'plane-3', 'europe-2', 'europe-3', 'africa-1']],
    trucks: [[1, 3]],
    rights: { moscow: 0 },
    sabotages: { 'engine-failure': 'plane-2' },
  });
  const verdict = (...chains: readonly Chain[]) =>
    judged(state, 0, ...chains)
      .at(-1)
      ?.at(-1)?.refusal;

  test('CF-2.1 to CF-2.7 why a flight does not count', () => {
    const { chain, leg } = a;
    expect(verdict(chain('paris', leg('plane-3', 1, null, 'london')))).toEqual({ code: 'incomplete', rule: 'CF-2.1' });
    expect(verdict(chain('paris', leg('plane-3', 1, 'africa-1', 'london')))).toEqual({
      code: 'wrongContinent',
      rule: 'CF-2.4',
      city: 'london',
      continent: 'africa',
    });
    expect(verdict(chain('new-york', leg('plane-3', 1, 'europe-3', 'london')))).toEqual({
      code: 'tooLittleFuel',
      rule: 'CF-2.5',
      needed: 3,
      truck: 1,
    });
    expect(verdict(chain('moscow', leg('plane-3', 1, 'europe-3', 'london')))).toEqual({
      code: 'fromRights',
      rule: 'CF-2.6',
      city: 'moscow',
    });
    expect(verdict(chain('london', leg('plane-3', 1, 'europe-3', 'london/b')))).toEqual({
      code: 'sameCity',
      rule: 'CF-2.7',
      city: 'london',
    });
    expect(verdict(chain('paris', leg('plane-2', 1, 'europe-2', 'london')))).toEqual({
      code: 'grounded',
      rule: 'CF-4.7',
      card: card('plane-2'),
      sabotage: 'engine-failure',
    });
  });

  test('CF-2.10 why a plan is not taken', () => {
    const { chain, fly, leg } = a;
    told([
      [
        state,
        fly(chain('paris', leg('plane-3', 4, 'europe-3', 'london'))),
        { code: 'truckUsedTwice', rule: 'CF-2.10', capacity: 4 },
      ],
      [state, fly(chain('cairo')), { code: 'notYours', rule: 'CF-2.10', card: card('cairo') }],
      [state, fly(chain('paris'), chain('paris')), { code: 'usedTwice', rule: 'CF-2.10', card: card('paris') }],
      [state, fly(chain('plane-3')), { code: 'wrongKind', rule: 'CF-2.1', card: card('plane-3') }],
    ]);
  });
});

describe('CF-4.3 the auction', () => {
  test('CF-4.2, CF-4.3 cards and bids', () => {
    const adding = position({
      seats: 2,
      players: ['investment-manager', 'trader'],
      frame: { kind: 'add', seat: 0, slot: -1 },
      owned: [['moscow']],
    });
    const bidding = position({ seats: 3, frame: called(3), row: ['plane-2'], coins: [30] });
    told([
      [adding, a.add('plane'), { code: 'slotForbids', rule: 'CF-4.2', kind: 'plane' }],
      [adding, a.addAirport('moscow'), { code: 'notInSupply', rule: 'CF-1.2', city: 'moscow' }],
      [bidding, a.bid(17), { code: 'bidTooLow', rule: 'CF-4.3', least: 18 }],
      [bidding, a.bid(31), { code: 'notEnoughCoins', rule: 'CF-4.3', cost: 31, coins: 30 }],
    ]);
    const topped = play(bidding, [
      [0, a.bid(18)],
      [1, a.bid(20)],
      [2, a.pass],
    ]);
    told([[topped, a.bid(20), { code: 'bidTooLow', rule: 'CF-4.3', least: 21 }]]);
  });
});

describe('CF-4.4 the market', () => {
  test('CF-4.4 purchases', () => {
    const state = market({
      owned: [['europe-2'], ['electric-1', 'electric-1/b']],
      trucks: [[1], [4, 4, 4, 4, 4, 4]],
      coins: [14],
    });
    told([
      [state, a.rent('athens'), { code: 'rightsNotNeeded', rule: 'CF-4.4', city: 'athens' }],
      [act(state, 0, a.rent('london')), a.rent('paris'), { code: 'rightsLimit', rule: 'CF-4.4', limit: 1 }],
      [state, a.buyElectric(1), { code: 'noElectricLeft', rule: 'CF-1.5', stars: 1 }],
      [state, a.buyTruck(4), { code: 'noTruckLeft', rule: 'CF-1.5', capacity: 4 }],
      [state, a.buyTruck(3), { code: 'notEnoughCoins', rule: 'CF-1.7', cost: 15, coins: 14 }],
      [state, a.sellTruck(1), { code: 'cannotSell', rule: 'CF-4.4' }],
    ]);
  });

  test('CF-4.10 offers', () => {
    const state = market({
      owned: [['london', 'plane-3'], ['cairo']],
      sabotages: { 'bad-press': 'london' },
      rights: { cairo: 2 },
      coins: [20, 15],
    });
    const one = { coins: 1 };
    told([
      [state, a.offer(1, { cards: ['paris'] }, one), { code: 'notYours', rule: 'CF-4.10', card: card('paris') }],
      [state, a.offer(1, { trucks: [3] }, one), { code: 'truckNotYours', rule: 'CF-4.10', capacity: 3 }],
      [
        state,
        a.offer(1, { coins: 21 }, { trucks: [1] }),
        { code: 'notEnoughCoins', rule: 'CF-1.7', cost: 21, coins: 20 },
      ],
      [
        state,
        a.offer(1, one, { cards: ['paris'] }),
        { code: 'notTheirs', rule: 'CF-4.10', seat: 1, card: card('paris') },
      ],
      [state, a.offer(1, one, { trucks: [4] }), { code: 'truckNotTheirs', rule: 'CF-4.10', seat: 1, capacity: 4 }],
      [
        state,
        a.offer(1, { trucks: [1] }, { coins: 16 }),
        { code: 'theyCannotPay', rule: 'CF-4.10', seat: 1, coins: 16 },
      ],
      [state, a.offer(1, one, { cards: ['cairo'] }), { code: 'onLoan', rule: 'CF-4.10', card: card('cairo') }],
      [state, a.offer(1, { loans: ['london'] }, one), { code: 'sabotagedLoan', rule: 'CF-4.10', card: card('london') }],
      [
        state,
        a.offer(1, { loans: ['plane-3'] }, one),
        { code: 'notAnAirport', rule: 'CF-4.10', card: card('plane-3') },
      ],
      [state, a.accept(2), { code: 'noOfferFrom', rule: 'CF-4.10', seat: 2 }],
      [act(state, 1, a.offer(2, one, { trucks: [1] })), a.pass, { code: 'notNow', rule: 'CF-4.10', due: 'answer' }],
    ]);
    const promised = play(market({ trucks: [[2], [1]], coins: [20, 15] }), [
      [0, a.offer(1, { coins: 15, trucks: [2] }, { trucks: [1] })],
      [2, a.offer(0, { trucks: [1] }, { coins: 6 })],
    ]);
    told([[promised, a.accept(2), { code: 'notEnoughCoins', rule: 'CF-1.7', cost: 6, coins: 5 }]]);
    const truck = play(market({ trucks: [[2], [1]], coins: [20, 15] }), [
      [0, a.offer(1, { trucks: [2] }, { trucks: [1] })],
      [2, a.offer(0, { trucks: [1] }, { trucks: [2] })],
    ]);
    told([[truck, a.accept(2), { code: 'truckNotYours', rule: 'CF-4.10', capacity: 2 }]]);
  });

  test('CF-4.7 sabotage cards', () => {
    const state = market({ owned: [['london']], sabotages: { 'bad-press': 'london' }, coins: [4] });
    told([
      [state, a.lift('fine'), { code: 'notSabotaged', rule: 'CF-4.7', sabotage: 'fine' }],
      [state, a.lift('bad-press'), { code: 'notEnoughCoins', rule: 'CF-1.7', cost: 5, coins: 4 }],
      [state, a.order(false), { code: 'sameOrder', rule: 'CF-3.4', claim: false }],
    ]);
  });
});
