/** CF-4.3: bidding. */

import { SUPPLY, UNDER_DECK } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import {
  act,
  actAndHear,
  expectAllowed,
  expectRefusal,
  frameKind,
  kindsListed,
  newsOf,
  play,
  playAndHear,
  seatsToAct,
} from '../support/act.ts';
import { bid, lift, pass } from '../support/actions.ts';
import { called, namesAt, ownerOf, type Position, position } from '../support/position.ts';
import { nobodyBids } from '../support/standing.ts';

/** Three players; a 2-star plane (18), a 1-star passenger (10) and London (30) are to be auctioned. */
const PLAYERS = ['trader', 'fuel-merchant', 'investment-manager'] as const;
function auction(wish: Position = {}) {
  const { firstSeat = 0 } = wish;
  return position({
    seats: 3,
    players: PLAYERS,
    frame: called(3, firstSeat),
    row: ['plane-2', 'europe-1', 'london'],
    ...wish,
  });
}

describe('CF-4.3 a bid', () => {
  test('CF-4.3 the first is at least the printed price', () => {
    expectRefusal(auction(), 0, bid(17), 'bidTooLow');
    expectAllowed(auction(), 0, bid(18));
    expectAllowed(auction(), 0, bid(25));
  });

  test('CF-4.3 each next is above the last', () => {
    const state = act(auction(), 0, bid(20));
    expectRefusal(state, 1, bid(20), 'bidTooLow');
    expectAllowed(state, 1, bid(21));
  });

  test('CF-4.3 none is above one’s coins', () => {
    const state = auction({ coins: [20, 40, 40] });
    expectAllowed(state, 0, bid(20));
    expectRefusal(state, 0, bid(21), 'notEnoughCoins', 'CF-4.3');
  });

  test('CF-4.3 from the first player clockwise', () => {
    const state = auction({ firstSeat: 1 });
    expect(seatsToAct(state)).toEqual([1]);
    expectRefusal(state, 0, bid(20), 'notYourTurn', 'CF-4.3');
    expect(seatsToAct(act(state, 1, bid(18)))).toEqual([2]);
    expect(
      seatsToAct(
        play(state, [
          [1, bid(18)],
          [2, pass],
        ]),
      ),
    ).toEqual([0]);
  });

  test('CF-4.3 each card begins with the first player again', () => {
    const state = play(auction({ firstSeat: 1 }), [
      [1, pass],
      [2, bid(18)],
      [0, pass],
    ]);
    expect(state.row[0]).toBe(card('europe-1'));
    expect(seatsToAct(state)).toEqual([1]);
  });

  test('CF-4.3 cards are called in the order they were placed', () => {
    const { news } = nobodyBids(auction());
    expect(newsOf(news, 'unsold').map((item) => item.card)).toEqual([
      card('plane-2'),
      card('europe-1'),
      card('london'),
    ]);
  });
});

describe('CF-4.3 two bids', () => {
  test('CF-4.3 and no more: who has made them is out when topped', () => {
    const { state, news } = playAndHear(auction(), [
      [0, bid(18)],
      [1, bid(19)],
      [2, pass],
      [0, bid(20)],
      [1, bid(21)],
    ]);
    expect(newsOf(news, 'outbid').at(-1)).toMatchObject({ seat: 0, forced: true });
    expect(ownerOf(state, 'plane-2')).toBe(1);
    expect(state.coins).toEqual([40, 19, 40]);
  });

  test('CF-4.3 passing is for good', () => {
    expect(newsOf(actAndHear(auction(), 0, pass).news, 'outbid')).toEqual([
      { kind: 'outbid', seat: 0, card: card('plane-2'), forced: false },
    ]);
    const state = play(auction(), [
      [0, pass],
      [1, bid(18)],
      [2, bid(19)],
    ]);
    expect(seatsToAct(state)).toEqual([1]);
    expect(ownerOf(act(state, 1, pass), 'plane-2')).toBe(2);
  });

  test('CF-4.3 the bids on one card are not counted on the next', () => {
    const state = play(auction({ coins: [100, 100, 100] }), [
      [0, bid(18)],
      [1, bid(19)],
      [2, pass],
      [0, bid(20)],
      [1, pass],
      [0, bid(10)],
      [1, bid(11)],
      [2, pass],
      [0, bid(12)],
      [1, pass],
    ]);
    expect(namesAt(state, 0)).toEqual(['plane-2', 'europe-1']);
  });
});

describe('CF-4.3 the end of it', () => {
  test('CF-4.3 the highest bidder pays and takes the card before the next is called', () => {
    const { state, news } = playAndHear(auction(), [
      [0, bid(25)],
      [1, pass],
      [2, pass],
    ]);
    expect(newsOf(news, 'sold')).toEqual([{ kind: 'sold', seat: 0, card: card('plane-2'), coins: 25 }]);
    expect([ownerOf(state, 'plane-2'), state.coins[0]]).toEqual([0, 15]);
    // The 15 that are left count for the next card.
    expectRefusal(state, 0, bid(16), 'notEnoughCoins', 'CF-4.3');
  });

  test('CF-4.3 it ends as soon as only the highest bidder is in: nobody bids against oneself', () => {
    const state = play(auction(), [
      [0, pass],
      [1, pass],
      [2, bid(18)],
    ]);
    expect(ownerOf(state, 'plane-2')).toBe(2);
  });

  test('CF-4.3 while there is no bid, the last seat left is still asked', () => {
    const state = play(auction(), [
      [0, pass],
      [1, pass],
    ]);
    expect(seatsToAct(state)).toEqual([2]);
    expect(ownerOf(act(state, 2, pass), 'plane-2')).toBe(UNDER_DECK);
  });

  test('CF-4.3 who cannot pay is out as if they had passed', () => {
    const { state, news } = actAndHear(auction({ coins: [40, 18, 40] }), 0, bid(18));
    expect(newsOf(news, 'outbid')).toEqual([{ kind: 'outbid', seat: 1, card: card('plane-2'), forced: true }]);
    expect(seatsToAct(state)).toEqual([2]);
  });

  test('CF-4.3 where nobody can pay, nobody is asked', () => {
    const before = auction({ coins: [40, 9, 9] });
    const { state, news } = actAndHear(before, 0, bid(40));
    // Nobody has 10 for the passenger, nor 30 for London.
    expect(newsOf(news, 'sold')).toHaveLength(1);
    expect(newsOf(news, 'unsold')).toHaveLength(2);
    expect(frameKind(state)).toBe('market');
  });

  test('CF-4.3 unsold planes and passengers go under their deck, airports back to the supply', () => {
    const { state } = nobodyBids(auction());
    expect([ownerOf(state, 'plane-2'), ownerOf(state, 'europe-1'), ownerOf(state, 'london')]).toEqual([
      UNDER_DECK,
      UNDER_DECK,
      SUPPLY,
    ]);
    expect(frameKind(state)).toBe('market');
  });
});

describe('CF-4.3 bids bind', () => {
  const wish: Position = {
    owned: [['paris']],
    sabotages: { 'runway-works': 'paris' },
    coins: [25, 40, 40],
  };

  test('CF-4.3 coins under a standing highest bid lift no sabotage', () => {
    const state = act(auction(wish), 0, bid(18));
    expectRefusal(state, 0, lift('runway-works'), 'notEnoughCoins', 'CF-1.7');
    expect(act(act(auction({ ...wish, coins: [28] }), 0, bid(18)), 0, lift('runway-works')).coins[0]).toBe(18);
  });

  test('CF-4.3 those of a bid that was topped do', () => {
    const topped = play(auction(wish), [
      [0, bid(18)],
      [1, bid(19)],
    ]);
    expect(act(topped, 0, lift('runway-works')).coins[0]).toBe(15);
  });

  test('CF-4.3 and who still has enough goes on bidding', () => {
    const poor = play(auction({ ...wish, coins: [40, 40, 27] }), [[0, bid(18)]]);
    const state = play(poor, [
      [1, bid(26)],
      [2, bid(27)],
      [0, lift('runway-works')],
      [0, bid(28)],
      [1, pass],
    ]);
    expect(ownerOf(state, 'plane-2')).toBe(0);
    expect(state.coins[0]).toBe(2);
  });

  // To pay a sabotage off is optional: it never takes a decision off a seat, not even one that is left with one choice.
  test('CF-4.3 who spends them in the middle of their own turn can only pass', () => {
    const state = act(auction({ ...wish, coins: [20, 40, 40] }), 0, lift('runway-works'));
    expect(seatsToAct(state)).toEqual([0]);
    expect(kindsListed(state, 0)).toEqual(['order', 'pass']);
    expectRefusal(state, 0, bid(18), 'notEnoughCoins', 'CF-4.3');
  });

  test('CF-4.3 a bid is not taken back', () => {
    const state = act(auction(), 0, bid(18));
    expectRefusal(state, 0, pass, 'notYourTurn', 'CF-4.3');
  });
});
