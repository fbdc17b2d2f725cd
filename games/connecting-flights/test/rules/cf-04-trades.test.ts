/** CF-4.10: offers, and the trades that come of them. Loans are in cf-04-loans.test.ts. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import type { Seat } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Reason } from '../../rules/reasons.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  newsOf,
  play,
  playAndHear,
  seatsToAct,
} from '../support/act.ts';
import {
  accept,
  bundle,
  buyTruck,
  counter,
  decline,
  drawSabotage,
  type Goods,
  lift,
  offer,
  pass,
  why,
  withdraw,
} from '../support/actions.ts';
import { market, namesAt, type Position, planning, position, sabotagePlace, trucksOf } from '../support/position.ts';

/** Three players with something of everything. */
function fair(wish: Position = {}) {
  return position({
    seats: 3,
    owned: [
      ['london', 'plane-3', 'europe-3'],
      ['cairo', 'plane-2', 'africa-2', 'electric-1'],
      ['new-york', 'north-america-1'],
    ],
    trucks: [[1, 4], [1, 2], [1]],
    coins: [30, 40, 50],
    ...wish,
  });
}

describe('CF-4.10 what is traded', () => {
  const kinds: readonly (readonly [string, Goods, Goods])[] = [
    ['an airport for coins', { cards: ['london'] }, { coins: 35 }],
    ['a plane for a plane', { cards: ['plane-3'] }, { cards: ['plane-2'] }],
    ['a passenger for an electric plane', { cards: ['europe-3'] }, { cards: ['electric-1'] }],
    ['a truck for a truck', { trucks: [4] }, { trucks: [2] }],
    ['coins for a truck', { coins: 10 }, { trucks: [2] }],
    ['several things for several', { cards: ['london', 'plane-3'], coins: 5 }, { cards: ['cairo'], trucks: [1, 2] }],
  ];

  test.each(kinds)('CF-4.10 %s', (_, give, take) => {
    const before = fair();
    const { state, news } = playAndHear(before, [
      [0, offer(1, give, take)],
      [1, accept(0)],
    ]);
    expect(newsOf(news, 'traded')).toEqual([
      { kind: 'traded', from: 0, to: 1, give: bundle(give), take: bundle(take) },
    ]);
    for (const one of give.cards ?? []) expect(namesAt(state, 1)).toContain(one);
    for (const one of take.cards ?? []) expect(namesAt(state, 0)).toContain(one);
    expect(state.coins).toEqual([
      30 - (give.coins ?? 0) + (take.coins ?? 0),
      40 + (give.coins ?? 0) - (take.coins ?? 0),
      50,
    ]);
    const left = [1, 4].filter((truck) => !give.trucks?.includes(truck)).concat(take.trucks ?? []);
    expect(trucksOf(state, 0)).toEqual(left.sort());
    expect(state.truckSupply).toEqual(before.truckSupply);
  });

  test('CF-4.10 both give something', () => {
    expectRefusal(fair(), 0, offer(1, { cards: ['london'] }, {}), 'oneSided');
    expectRefusal(fair(), 0, offer(1, {}, { coins: 5 }), 'oneSided');
  });

  test('CF-4.10 two players: not oneself', () => {
    expectRefusal(fair(), 0, offer(0, { coins: 1 }, { coins: 2 }), 'offerToSelf');
    expectImpossible(fair(), 0, offer(7, { coins: 1 }, { coins: 2 }));
  });

  test('CF-4.10 what one has', () => {
    expectRefusal(fair(), 0, offer(1, { cards: ['cairo'] }, { coins: 5 }), 'notYours', 'CF-4.10');
    expectRefusal(fair(), 0, offer(1, { trucks: [3] }, { coins: 5 }), 'truckNotYours', 'CF-4.10');
    expectRefusal(fair(), 0, offer(1, { coins: 31 }, { trucks: [1] }), 'notEnoughCoins', 'CF-1.7');
  });

  test('CF-4.10 for what the other has', () => {
    expectRefusal(fair(), 0, offer(1, { coins: 5 }, { cards: ['new-york'] }), 'notTheirs');
    expectRefusal(fair(), 0, offer(1, { coins: 5 }, { trucks: [4] }), 'truckNotTheirs');
    expectRefusal(fair(), 0, offer(1, { trucks: [1] }, { coins: 41 }), 'theyCannotPay');
  });

  test('CF-4.10 nothing twice, nothing less than nothing', () => {
    const twice = { ...bundle({}), cards: [card('london'), card('london')] };
    expectImpossible(fair(), 0, { ...offer(1, { coins: 1 }, { coins: 1 }), give: twice });
    expectImpossible(fair(), 0, { ...offer(1, { coins: 1 }, { coins: 1 }), give: { ...bundle({}), coins: -5 } });
    expectImpossible(fair(), 0, {
      ...offer(1, { coins: 1 }, { coins: 1 }),
      give: { ...bundle({}), trucks: [-1, 1, 0, 0] },
    });
  });

  test('CF-4.10 player cards and identities cannot be offered', () => {
    const input = {
      ...offer(1, { coins: 5 }, { trucks: [1] }),
      give: { ...bundle({ coins: 5 }), players: ['trader'] },
    };
    expectImpossible(fair(), 0, input);
  });

  test('CF-4.10 a sabotage card goes with its card', () => {
    const before = fair({ sabotages: { 'runway-works': 'london' } });
    const state = play(before, [
      [0, offer(1, { cards: ['london'] }, { coins: 10 })],
      [1, accept(0)],
    ]);
    expect(sabotagePlace(state, 'runway-works')).toBe(card('london'));
    expectRefusal(state, 0, lift('runway-works'), 'notSabotaged');
    expect(act(state, 1, lift('runway-works')).coins[1]).toBe(20);
  });
});

describe('CF-4.10 an offer', () => {
  const OFFER = offer(1, { cards: ['london'] }, { coins: 30 });

  test('CF-4.10 by anybody while the market is open, also after passing', () => {
    const state = fair({ frame: market(3, 1, [0]) });
    expectAllowed(state, 0, OFFER);
    expectAllowed(state, 2, offer(1, { cards: ['new-york'] }, { coins: 10 }));
  });

  test('CF-4.10 is answered before anything else', () => {
    const state = act(fair(), 0, OFFER);
    expect(connectingFlights.toAct(state)).toEqual({ mode: 'each', seats: [1] });
    expectRefusal(state, 0, buyTruck(1), 'notNow', 'CF-4.10');
    expectRefusal(state, 0, pass, 'notNow', 'CF-4.10');
    expect(seatsToAct(act(state, 1, decline(0)))).toEqual([0]);
  });

  test('CF-4.10 several are answered in any order', () => {
    const state = play(fair(), [
      [0, offer(2, { coins: 1 }, { trucks: [1] })],
      [2, offer(1, { coins: 1 }, { trucks: [1] })],
      [1, offer(0, { coins: 1 }, { trucks: [1] })],
    ]);
    expect(seatsToAct(state)).toEqual([0, 1, 2]);
    expect(seatsToAct(act(state, 1, decline(2)))).toEqual([0, 2]);
  });

  test('CF-4.10 declined, nothing changes hands', () => {
    const { state, news } = playAndHear(fair(), [
      [0, OFFER],
      [1, decline(0)],
    ]);
    expect(newsOf(news, 'declined')).toEqual([{ kind: 'declined', from: 0, to: 1 }]);
    expect([state.coins, state.offers]).toEqual([[30, 40, 50], []]);
  });

  test('CF-4.10 who declines or counters may say why; it changes nothing', () => {
    const because = (first?: Reason, second?: Reason): [Seat, Action][] => [
      [0, offer(1, { coins: 5 }, { cards: ['cairo'] })],
      [1, decline(0, first)],
      [0, OFFER],
      [1, counter(0, { coins: 20 }, { cards: ['london'] }, second)],
    ];
    const { state, news } = playAndHear(fair(), because(why('neededFor', 'cairo'), why('tooDear')));
    expect(newsOf(news, 'declined')).toEqual([{ kind: 'declined', from: 0, to: 1, reason: why('neededFor', 'cairo') }]);
    expect(newsOf(news, 'countered')[0]).toMatchObject({ reason: why('tooDear') });
    expect(state).toEqual(play(fair(), because()));
  });

  test('CF-4.10 a reason is about this offer', () => {
    const state = act(fair(), 0, OFFER);
    const refused = [
      why('neededFor'),
      why('neededFor', 'tokyo'),
      why('noUse', 'tokyo'),
      why('worthMore', 'tokyo'),
      why('tooDear', 'london'),
    ];
    for (const reason of refused) {
      expectRefusal(state, 1, decline(0, reason), 'idleReason');
      expectRefusal(state, 1, counter(0, { coins: 20 }, { cards: ['london'] }, reason), 'idleReason');
    }
    expectRefusal(state, 1, { type: 'answer', from: 0, accept: true, reason: why('helpsYou') }, 'idleReason');
    for (const reason of [why('helpsYou'), why('noUse'), why('worthMore')]) expectAllowed(state, 1, decline(0, reason));
  });

  test('CF-4.10 taken back', () => {
    const { state, news } = playAndHear(fair(), [
      [0, OFFER],
      [0, withdraw],
    ]);
    expect(newsOf(news, 'withdrawn')).toEqual([{ kind: 'withdrawn', from: 0, to: 1 }]);
    expectRefusal(state, 1, accept(0), 'noOfferFrom');
    expectRefusal(state, 0, withdraw, 'noOfferMade');
  });

  test('CF-4.10 answered with another: the first is declined', () => {
    const { state, news } = playAndHear(fair(), [
      [0, OFFER],
      [1, counter(0, { coins: 20 }, { cards: ['london'] })],
    ]);
    expect(newsOf(news, 'countered')[0]).toMatchObject({ from: 0, to: 1 });
    expect(seatsToAct(state)).toEqual([0]);
    const after = act(state, 0, accept(1));
    expect(namesAt(after, 1)).toContain('london');
    expect(after.coins).toEqual([50, 20, 50]);
  });

  test('CF-4.10 only by whom it was made to', () => {
    const state = act(fair(), 0, OFFER);
    expectRefusal(state, 2, accept(0), 'noOfferFrom');
    expectRefusal(state, 2, counter(0, { coins: 1 }, { trucks: [1] }), 'noOfferFrom');
    expectRefusal(state, 1, accept(2), 'noOfferFrom');
  });

  test('CF-4.10 one open offer a seat', () => {
    const state = act(fair(), 0, OFFER);
    expectRefusal(state, 0, offer(2, { trucks: [1] }, { coins: 5 }), 'offerOpen');
    expectAllowed(state, 2, offer(0, { trucks: [1] }, { coins: 5 }));
  });

  test('CF-4.10 so many a round, counter-offers counted', () => {
    let state = fair({ offers: '2' });
    for (let made = 0; made < 2; made++)
      state = play(state, [
        [0, OFFER],
        [1, decline(0)],
      ]);
    expectRefusal(state, 0, OFFER, 'offerLimit');
    const asked = act(state, 1, offer(0, { coins: 1 }, { cards: ['london'] }));
    expectRefusal(asked, 0, counter(1, { cards: ['london'] }, { coins: 2 }), 'offerLimit');
    expectAllowed(asked, 0, accept(1));
  });

  test('CF-4.10 or none at all', () => {
    expectRefusal(fair({ offers: '0' }), 0, OFFER, 'noTrading');
  });

  test('CF-4.10 in the market only', () => {
    const state = fair({ frame: planning(3) });
    for (const action of [OFFER, withdraw, accept(1), counter(1, { coins: 1 }, { trucks: [1] })]) {
      expectRefusal(state, 0, action, 'notNow', 'CF-4.10');
    }
    expectRefusal(state, 0, drawSabotage, 'notNow', 'CF-4.7');
  });
});

describe('CF-4.10 nothing is promised twice', () => {
  const promised = act(fair(), 0, offer(1, { cards: ['london'], trucks: [4], coins: 20 }, { cards: ['cairo'] }));

  test('CF-4.10 not to a third', () => {
    const airport = act(promised, 2, offer(0, { coins: 5 }, { cards: ['london'] }));
    expectRefusal(airport, 0, accept(2), 'promised');
    const truck = act(promised, 2, offer(0, { coins: 5 }, { trucks: [4] }));
    expectRefusal(truck, 0, accept(2), 'truckNotYours', 'CF-4.10');
    const coins = act(promised, 2, offer(0, { trucks: [1] }, { coins: 11 }));
    expectRefusal(coins, 0, accept(2), 'notEnoughCoins', 'CF-1.7');
    expectAllowed(act(promised, 2, offer(0, { trucks: [1] }, { coins: 10 })), 0, accept(2));
  });

  test('CF-4.10 nor given away and lent in one offer', () => {
    expectRefusal(fair(), 0, offer(1, { cards: ['london'], loans: ['london'] }, { coins: 5 }), 'promised');
  });

  test('CF-4.10 nor spent on a sabotage card', () => {
    const state = act(
      fair({ sabotages: { 'runway-works': 'london' }, coins: [29] }),
      0,
      offer(1, { coins: 20 }, { trucks: [1] }),
    );
    expectRefusal(state, 0, lift('runway-works'), 'notEnoughCoins', 'CF-1.7');
  });

  test('CF-4.10 taken back, it is free again', () => {
    expectAllowed(act(promised, 0, withdraw), 0, offer(2, { cards: ['london'] }, { coins: 5 }));
  });
});

describe('CF-4.10 an offer lapses', () => {
  test('CF-4.10 when something of it is gone', () => {
    const two = play(fair(), [
      [0, offer(1, { coins: 10 }, { cards: ['cairo'] })],
      [2, offer(1, { coins: 12 }, { cards: ['cairo'] })],
    ]);
    const { state, news } = actAndHear(two, 1, accept(2));
    expect(newsOf(news, 'lapsed')).toEqual([{ kind: 'lapsed', from: 0, to: 1 }]);
    expect(state.offers).toEqual([]);
    expect(namesAt(state, 2)).toContain('cairo');
  });

  // To pay a sabotage off is optional, and takes no decision off a seat.
  test('CF-4.10 but not when the one who is asked spends its coins on a sabotage card: it can only say no', () => {
    const asked = act(
      fair({ sabotages: { 'runway-works': 'cairo' } }),
      0,
      offer(1, { cards: ['london'] }, { coins: 35 }),
    );
    const state = act(asked, 1, lift('runway-works'));
    expect(seatsToAct(state)).toEqual([1]);
    expectRefusal(state, 1, accept(0), 'notEnoughCoins', 'CF-1.7');
    expect(seatsToAct(act(state, 1, decline(0)))).toEqual([0]);
  });

  test('CF-4.10 when an airport of it has been lent meanwhile', () => {
    const two = play(fair(), [
      [0, offer(1, { coins: 10 }, { cards: ['cairo'] })],
      [2, offer(1, { coins: 3 }, { loans: ['cairo'] })],
    ]);
    expect(newsOf(actAndHear(two, 1, accept(2)).news, 'lapsed')).toEqual([{ kind: 'lapsed', from: 0, to: 1 }]);
  });

  test('CF-4.10 when an airport that was to be lent is gone', () => {
    const two = play(fair(), [
      [0, offer(1, { coins: 3 }, { loans: ['cairo'] })],
      [2, offer(1, { coins: 10 }, { cards: ['cairo'] })],
    ]);
    expect(newsOf(actAndHear(two, 1, accept(2)).news, 'lapsed')).toEqual([{ kind: 'lapsed', from: 0, to: 1 }]);
  });

  test('CF-4.10 when a truck of it is gone', () => {
    const two = play(fair(), [
      [0, offer(1, { coins: 3 }, { trucks: [2] })],
      [2, offer(1, { coins: 4 }, { trucks: [2] })],
    ]);
    expect(newsOf(actAndHear(two, 1, accept(2)).news, 'lapsed')).toEqual([{ kind: 'lapsed', from: 0, to: 1 }]);
  });

  test('CF-4.10 it stays while all of it is there', () => {
    const two = play(fair(), [
      [0, offer(1, { coins: 10 }, { cards: ['cairo'] })],
      [2, offer(1, { coins: 12 }, { cards: ['plane-2'] })],
    ]);
    expect(act(two, 1, accept(2)).offers).toHaveLength(1);
  });
});
