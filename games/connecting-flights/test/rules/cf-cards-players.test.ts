/** CF-1.6: the ten player cards, each in effect. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import type { PlayerCardId } from '../../rules/cards/ids.ts';
import type { Chain } from '../../rules/flight/plan.ts';
import { act, actAndHear, earnings, expectAllowed, expectRefusal, newsOf, play, seatsToAct } from '../support/act.ts';
import {
  bid,
  buyTruck,
  chain,
  deflect,
  drawSabotage,
  fly,
  leg,
  lift,
  pass,
  rent,
  sabotage,
  sell,
  sellTruck,
} from '../support/actions.ts';
import { called, market, ownerOf, type Position, planning, position, sabotagePlace } from '../support/position.ts';
import { allFly } from '../support/standing.ts';

/** Seat 0 has this card, and is to act. */
function as(player: PlayerCardId, wish: Position = {}) {
  return position({ frame: market(wish.seats ?? 5), players: [player], ...wish });
}

describe('CF-1.6 the Trader', () => {
  const trader = as('trader', {
    owned: [['london', 'moscow', 'plane-3', 'plane-1', 'europe-2', 'electric-1']],
    trucks: [[1, 2, 3, 4]],
    coins: [0],
  });

  test('CF-1.6 sells cards to the bank at half price, rounded down', () => {
    const got = (name: string) => act(trader, 0, sell(name)).coins[0];
    expect(['london', 'moscow', 'plane-3', 'plane-1', 'europe-2', 'electric-1'].map(got)).toEqual([
      15, 11, 12, 5, 7, 12,
    ]);
  });

  test('CF-1.6 and trucks', () => {
    expect([1, 2, 3, 4].map((capacity) => act(trader, 0, sellTruck(capacity)).coins[0])).toEqual([2, 5, 7, 10]);
  });

  test('CF-1.6 never for more than they would cost now', () => {
    const cheap = as('trader', { event: 'cheap-fuel', trucks: [[1]], coins: [0] });
    expect(act(cheap, 0, sellTruck(1)).coins[0]).toBe(1);
    expect(newsOf(actAndHear(trader, 0, sellTruck(4)).news, 'soldTruck')[0]).toMatchObject({ capacity: 4, coins: 10 });
  });

  test('CF-1.6 nor for more than a Fuel Merchant at the table pays for them', () => {
    const beside = as('trader', {
      players: ['trader', 'fuel-merchant', 'long-haul-pilot'],
      trucks: [[1, 2, 3, 4]],
      coins: [0],
    });
    expect([1, 2, 3, 4].map((capacity) => act(beside, 0, sellTruck(capacity)).coins[0])).toEqual([1, 5, 7, 10]);
  });
});

describe('CF-1.6 the Broker', () => {
  test('CF-1.6 has three bids a card', () => {
    const before = as('broker', { seats: 3, frame: called(3), row: ['plane-1'], coins: [90, 90, 90] });
    const state = play(before, [
      [0, bid(10)],
      [1, bid(11)],
      [2, bid(12)],
      [0, bid(13)],
      [1, bid(14)],
      [2, bid(15)],
    ]);
    expect(seatsToAct(state)).toEqual([0]);
    expect(ownerOf(act(state, 0, bid(16)), 'plane-1')).toBe(0);
  });
});

describe('CF-1.6 the Creative Accountant', () => {
  test('CF-1.6 pays 5 less tax, and gets subsidies in full', () => {
    const before = as('creative-accountant', { seats: 3, event: 'controllers-strike', frame: planning(3) });
    expect(newsOf(allFly(before, []).news, 'taxed')[0]?.coins[0]).toBe(10);
    const flying = as('creative-accountant', {
      seats: 3,
      event: 'controllers-strike',
      frame: planning(3),
      owned: [
        ['paris', 'london', 'cairo', 'plane-3', 'plane-3/b', 'europe-3', 'africa-3', 'plane-1', 'europe-1', 'athens'],
      ],
      trucks: [[1, 2, 2]],
    });
    const fifty = fly(
      chain(
        'paris',
        leg('plane-3', 1, 'europe-3', 'london'),
        leg('plane-3/b', 2, 'africa-3', 'cairo'),
        leg('plane-1', 2, 'europe-1', 'athens'),
      ),
    );
    expect(newsOf(allFly(flying, [fifty]).news, 'taxed')[0]?.coins[0]).toBe(-5);
  });
});

/** What the card pays seat 0 when the round ends after these flights. */
function paidAtTheEnd(player: PlayerCardId, wish: Position, ...plan: readonly Chain[]): number[] {
  const before = as(player, { seats: 3, event: 'regional-aid', frame: planning(3), ...wish });
  const paid = newsOf(allFly(before, [fly(...plan)]).news, 'abilityPaid');
  return paid.filter(({ seat }) => seat === 0).map(({ coins }) => coins);
}

describe('CF-1.6 the Investment Manager', () => {
  test.each([
    [0, [1]],
    [19, [2]],
    [29, [3]],
    [30, [4]],
    [40, [5]],
    [80, [5]],
  ])('CF-1.6 with %i coins and a subsidy of 10: 1 for every full 10, at most 5', (coins, paid) => {
    expect(paidAtTheEnd('investment-manager', { coins: [coins] })).toEqual(paid);
  });
});

describe('CF-1.6 the Fuel Merchant', () => {
  test('CF-1.6 pays 4 less for trucks', () => {
    const state = as('fuel-merchant');
    expect([1, 2, 3, 4].map((capacity) => 40 - (act(state, 0, buyTruck(capacity)).coins[0] as number))).toEqual([
      1, 6, 11, 16,
    ]);
  });
});

describe('CF-1.6 the Long-Haul Pilot', () => {
  const wish: Position = {
    owned: [
      [
        ...['london', 'paris', 'new-york', 'cairo', 'rio-de-janeiro', 'los-angeles', 'bogota', 'moscow'],
        ...['plane-3', 'plane-3/b', 'plane-3/c', 'plane-3/d', 'plane-3/e'],
        ...['europe-1', 'europe-2', 'africa-1', 'north-america-1', 'north-america-2', 'south-america-1', 'europe-1/b'],
      ],
    ],
    trucks: [[4, 4, 4, 4, 4]],
    coins: [0],
  };

  test('CF-1.6 gets 2 for a flight of fuel 3 or 4, and nothing for a shorter one', () => {
    expect(paidAtTheEnd('long-haul-pilot', wish, chain('london', leg('plane-3', 4, 'europe-1', 'paris')))).toEqual([]);
    expect(paidAtTheEnd('long-haul-pilot', wish, chain('london', leg('plane-3', 4, 'africa-1', 'cairo')))).toEqual([]);
    const three = chain('new-york', leg('plane-3', 4, 'europe-1', 'paris'));
    expect(paidAtTheEnd('long-haul-pilot', wish, three)).toEqual([2]);
    const four = chain('new-york', leg('plane-3', 4, 'africa-1', 'cairo'));
    expect(paidAtTheEnd('long-haul-pilot', wish, four)).toEqual([2]);
  });

  test('CF-1.6 at most 8', () => {
    const five = chain(
      'new-york',
      leg('plane-3', 4, 'europe-1', 'paris'),
      leg('plane-3/b', 4, 'north-america-1', 'los-angeles'),
      leg('plane-3/c', 4, 'africa-1', 'cairo'),
      leg('plane-3/d', 4, 'south-america-1', 'bogota'),
      leg('plane-3/e', 4, 'europe-1/b', 'moscow'),
    );
    expect(paidAtTheEnd('long-haul-pilot', wish, five)).toEqual([8]);
  });

  test('CF-1.6 for valid flights', () => {
    const invalid = chain('new-york', leg('plane-3', 0, 'europe-1', 'paris'));
    expect(paidAtTheEnd('long-haul-pilot', wish, invalid)).toEqual([]);
  });
});

describe('CF-1.6 the Slot Coordinator', () => {
  test('CF-1.6 rents two landing rights a round', () => {
    const state = play(as('slot-coordinator', { owned: [['europe-3', 'africa-3', 'asia-3']], coins: [90] }), [
      [0, rent('london')],
      [0, rent('cairo')],
    ]);
    expectRefusal(state, 0, rent('tokyo'), 'rightsLimit');
  });

  test('CF-1.6 and pays no penalty', () => {
    const before = as('slot-coordinator', {
      event: 'business-boom',
      frame: planning(5),
      rights: { london: 0, cairo: 0 },
    });
    expect(newsOf(allFly(before, []).news, 'penalty')).toEqual([]);
  });
});

describe('CF-1.6 the Aircraft Engineer', () => {
  const state = as('aircraft-engineer', {
    frame: planning(5),
    owned: [
      ['paris', 'london', 'cairo', 'plane-1', 'plane-2', 'plane-2/b', 'plane-3', 'europe-3', 'africa-3', 'europe-2'],
    ],
    trucks: [[1, 2, 2]],
  });

  test('CF-1.6 one plane a round counts a star more, by itself where it is needed', () => {
    expect(earnings(state, 0, chain('paris', leg('plane-2', 1, 'europe-3', 'london')))).toEqual([20]);
    expectRefusal(state, 0, [chain('paris', leg('plane-1', 1, 'europe-3', 'london'))], 'planeTooSmall');
  });

  test('CF-1.6 not two, and none is wasted on a plane that does not need it', () => {
    const both = chain('paris', leg('plane-2', 1, 'europe-3', 'london'), leg('plane-2/b', 2, 'africa-3', 'cairo'));
    expect(earnings(state, 0, both)).toEqual([20, 0]);
    const second = chain('paris', leg('plane-3', 1, 'europe-3', 'london'), leg('plane-2', 2, 'africa-3', 'cairo'));
    expect(earnings(state, 0, second)).toEqual([20, 20]);
    const afterInvalid = chain(
      'paris',
      leg('plane-2', 0, 'europe-3', 'london'),
      leg('plane-2/b', 2, 'africa-3', 'cairo'),
    );
    expect(earnings(state, 0, afterInvalid)).toEqual([0, 20]);
  });

  test('CF-1.6 nobody else’s', () => {
    const other = as('trader', { frame: planning(5), owned: [['paris', 'london', 'plane-2', 'europe-3']] });
    expectRefusal(other, 0, [chain('paris', leg('plane-2', 1, 'europe-3', 'london'))], 'planeTooSmall');
  });
});

describe('CF-1.6 the Estate Agent', () => {
  const wish: Position = { seats: 4, frame: called(4), coins: [90, 90, 90, 90] };
  const agent = as('estate-agent', { ...wish, row: ['london'] });

  test('CF-1.6 begins the bidding for an airport 5 below its price', () => {
    expectRefusal(agent, 0, bid(24), 'bidTooLow');
    expectAllowed(agent, 0, bid(25));
    expectRefusal(act(agent, 0, pass), 1, bid(29), 'bidTooLow');
    expectRefusal(as('estate-agent', { ...wish, row: ['plane-3'] }), 0, bid(24), 'bidTooLow');
  });

  test('CF-1.6, CF-4.3 only the first bid is held to a price: others need only go above', () => {
    expectAllowed(act(agent, 0, bid(25)), 1, bid(26));
  });
});

describe('CF-1.6 the Security Chief', () => {
  /** Seat 1, the poorest, uses a fine on seat 0, who has so many coins by then. */
  const struck = (coins: number) => {
    const before = as('security-chief', {
      seats: 4,
      event: 'green-incentive',
      frame: planning(4),
      coins: [40, 0, 50, 50],
    });
    const drawn = act(allFly(before, []).state, 1, drawSabotage, ['fine']);
    return actAndHear({ ...drawn, coins: drawn.coins.with(0, coins) }, 1, sabotage(0));
  };

  test('CF-1.6 pays 3 to send a sabotage under the deck', () => {
    const { state } = struck(40);
    expect(seatsToAct(state)).toEqual([0]);
    expectRefusal(state, 1, deflect(true), 'notYourTurn', 'CF-4.7');
    const { state: after, news } = actAndHear(state, 0, deflect(true));
    expect(newsOf(news, 'deflected')).toEqual([{ kind: 'deflected', seat: 0, sabotage: 'fine', coins: 3 }]);
    expect(newsOf(news, 'struck')).toEqual([]);
    expect(sabotagePlace(after, 'fine')).toBe(-2);
  });

  test('CF-1.6 or obeys', () => {
    const { news } = actAndHear(struck(40).state, 0, deflect(false));
    expect(newsOf(news, 'struck')[0]).toMatchObject({ victim: 0, paid: 8 });
  });

  test('CF-1.6 who has not got the 3 coins is not asked', () => {
    expect(newsOf(struck(3).news, 'struck')).toEqual([]);
    expect(newsOf(struck(2).news, 'struck')[0]).toMatchObject({ victim: 0, paid: 2 });
  });

  test('CF-1.6, CF-1.7 who spends them first has to obey', () => {
    const { state } = struck(10);
    const lying = {
      ...state,
      where: state.where.with(card('london'), 0),
      sabotages: state.sabotages.with(1, card('london')),
    };
    const poor = act(lying, 0, lift('runway-works'));
    expect(poor.coins[0]).toBe(0);
    expectRefusal(poor, 0, deflect(true), 'notEnoughCoins', 'CF-1.7');
    expect(newsOf(actAndHear(poor, 0, deflect(false)).news, 'struck')[0]).toMatchObject({ victim: 0, paid: 0 });
  });

  test('CF-1.6 nobody else is asked', () => {
    const before = as('trader', {
      seats: 4,
      event: 'green-incentive',
      frame: planning(4),
      coins: [40, 0, 50, 50],
      owned: [['london']],
    });
    const drawn = act(allFly(before, []).state, 1, drawSabotage, ['runway-works']);
    expect(act(drawn, 1, sabotage(0, 'london')).sabotages[1]).toBe(card('london'));
  });
});
