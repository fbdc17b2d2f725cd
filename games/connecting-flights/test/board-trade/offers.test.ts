/** CF-4.10 an offer is put together, mirrored, and looked at by both sides. */

import { describe, expect, test } from 'vitest';
import {
  counterTo,
  isNothing,
  NOTHING_AT_ALL,
  offerAction,
  offerTo,
  stakeOf,
  withCoins,
  withPartner,
  withStake,
  withTrucks,
} from '../../board/trade/logic/offer-draft.ts';
import { offersLeft, openOffers, tradeEffects } from '../../board/trade/logic/open-offers.ts';
import type { Offer } from '../../rules/state.ts';

describe('an offer', () => {
  test('names cards, trucks, coins and loans on both sides', () => {
    let draft = offerTo(2);
    draft = withStake(draft, 'give', 40, 'traded');
    draft = withStake(draft, 'give', 7, 'traded');
    draft = withStake(draft, 'take', 3, 'lent');
    draft = withTrucks(draft, 'take', 2, 1, 1);
    draft = withCoins(draft, 'give', 12, 30);
    expect(offerAction(draft)).toEqual({
      type: 'offer',
      to: 2,
      give: { cards: [7, 40], trucks: [0, 0, 0, 0], coins: 12, loans: [] },
      take: { cards: [], trucks: [0, 1, 0, 0], coins: 0, loans: [3] },
    });
  });

  test('lends an airport or trades it, not both', () => {
    const lent = withStake(withStake(offerTo(1), 'give', 7, 'traded'), 'give', 7, 'lent');
    expect(stakeOf(lent.give, 7)).toBe('lent');
    expect(lent.give.cards).toEqual([]);
    expect(stakeOf(withStake(lent, 'give', 7, 'none').give, 7)).toBe('none');
  });

  test('promises no more trucks and coins than there are, and not less than none', () => {
    const draft = withTrucks(withCoins(offerTo(1), 'take', 99, 20), 'take', 4, 3, 2);
    expect(draft.take).toEqual({ cards: [], trucks: [0, 0, 0, 2], coins: 20, loans: [] });
    expect(isNothing(withCoins(withTrucks(draft, 'take', 4, -1, 2), 'take', -5, 20).take)).toBe(true);
  });

  test('is nothing to ask about while it is empty, and one-sided it is for the rules to refuse', () => {
    expect(offerAction(offerTo(1))).toBeNull();
    expect(offerAction(withCoins(offerTo(1), 'give', 1, 9))).not.toBeNull();
  });

  test('to somebody else keeps what is given, and the coins wanted', () => {
    const draft = withCoins(withStake(withStake(offerTo(1), 'give', 7, 'traded'), 'take', 9, 'traded'), 'take', 5, 9);
    expect(withPartner(draft, 2)).toEqual({ ...draft, to: 2, take: { ...NOTHING_AT_ALL, coins: 5 } });
    expect(withPartner(draft, 1)).toBe(draft);
  });
});

const OFFER: Offer = {
  from: 1,
  to: 0,
  give: { cards: [40], trucks: [0, 0, 0, 1], coins: 0, loans: [] },
  take: { cards: [], trucks: [0, 0, 0, 0], coins: 10, loans: [3] },
};

test('a counter-offer begins as the offer seen from the other side', () => {
  expect(offerAction(counterTo(OFFER))).toEqual({ type: 'counter', from: 1, give: OFFER.take, take: OFFER.give });
});

test('open offers are mine, to me, or between others', () => {
  const others: Offer = { ...OFFER, from: 2, to: 1 };
  const mine: Offer = { ...OFFER, from: 0, to: 2 };
  expect(openOffers({ offers: [OFFER, others, mine] }, 0)).toEqual({ toMe: [OFFER], mine, others: [others] });
  expect(openOffers({ offers: [OFFER, others] }, null)).toEqual({ toMe: [], mine: null, others: [OFFER, others] });
});

test('offers left are those the table allows less those made; none are counted where nobody trades', () => {
  const config = { board: 'world-1', offers: '3' } as const;
  expect(offersLeft({ config, offersMade: [0, 2, 4] }, 1)).toBe(1);
  expect(offersLeft({ config, offersMade: [0, 2, 4] }, 2)).toBe(0);
  expect(offersLeft({ config: { ...config, offers: '0' }, offersMade: [0] }, 0)).toBeNull();
});

test('what a trade would bring is told of both parties: coins, and the best they could fly for', () => {
  const before = { view: { coins: [20, 30, 5] }, facts: { bestNow: [15, 10, 0] } };
  const after = { view: { coins: [10, 40, 5] }, facts: { bestNow: [35, 10, 0] } };
  expect(tradeEffects(before, after, [0, 1])).toEqual([
    { seat: 0, coins: { from: 20, to: 10 }, best: { from: 15, to: 35 } },
    { seat: 1, coins: { from: 30, to: 40 }, best: { from: 10, to: 10 } },
  ]);
});
