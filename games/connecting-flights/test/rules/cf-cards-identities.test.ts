/** CF-3.4: the six secret identities, each met and each just missed. */

import { describe, expect, test } from 'vitest';
import type { IdentityId } from '../../rules/cards/ids.ts';
import type { Chain } from '../../rules/flight/plan.ts';
import { newsOf, playAndHear } from '../support/act.ts';
import { bid, chain, fly, leg, pass } from '../support/actions.ts';
import { called, market, planning, position } from '../support/position.ts';
import { allFly, marketCloses } from '../support/standing.ts';

const CARDS = [
  ...['london', 'paris', 'cairo', 'nairobi', 'new-york', 'bogota', 'moscow'],
  ...['plane-3', 'plane-3/b', 'plane-3/c', 'plane-2', 'plane-1'],
  ...['europe-3', 'africa-3', 'north-america-3', 'south-america-2', 'europe-1', 'africa-2'],
];

/** What seat 0 with this identity is paid for these flights. */
function paidFor(identity: IdentityId, seats: number, ...chains: readonly Chain[]): number[] {
  const before = position({
    seats,
    event: 'controllers-strike',
    frame: planning(seats),
    owned: [CARDS],
    trucks: [[4, 4, 4, 4, 4]],
    identities: [identity],
    orders: [true],
    coins: [0],
  });
  return newsOf(allFly(before, [fly(...chains)]).news, 'claimed').map(({ coins }) => coins);
}

const TO_PARIS = leg('plane-3', 4, 'europe-3', 'paris');
const TO_CAIRO = leg('plane-3/b', 4, 'africa-3', 'cairo');
const TO_NEW_YORK = leg('plane-3/c', 4, 'north-america-3', 'new-york');
const TO_BOGOTA = leg('plane-2', 4, 'south-america-2', 'bogota');

describe('CF-3.4 the Globetrotter', () => {
  test('CF-3.4 touches three continents in one flight phase, with 2 or 3 players', () => {
    expect(paidFor('globetrotter', 3, chain('london', TO_PARIS, TO_CAIRO, TO_NEW_YORK))).toEqual([15]);
    expect(paidFor('globetrotter', 3, chain('new-york', TO_PARIS, TO_CAIRO))).toEqual([15]);
    expect(paidFor('globetrotter', 3, chain('london', TO_PARIS, TO_CAIRO))).toEqual([]);
  });

  test.each([4, 5])('CF-3.4 four, with %i', (seats) => {
    expect(paidFor('globetrotter', seats, chain('london', TO_PARIS, TO_CAIRO, TO_NEW_YORK))).toEqual([]);
    expect(paidFor('globetrotter', seats, chain('london', TO_PARIS, TO_CAIRO, TO_NEW_YORK, TO_BOGOTA))).toEqual([15]);
  });

  test('CF-3.4 by valid flights only', () => {
    const tooSmall = leg('plane-1', 4, 'africa-2', 'nairobi');
    expect(paidFor('globetrotter', 3, chain('new-york', TO_PARIS, tooSmall))).toEqual([]);
  });
});

describe('CF-3.4 the Connector', () => {
  test('CF-3.4 flies a chain of three valid flights', () => {
    expect(paidFor('connector', 3, chain('london', TO_PARIS, TO_CAIRO, TO_NEW_YORK))).toEqual([10]);
    expect(paidFor('connector', 3, chain('london', TO_PARIS, TO_CAIRO))).toEqual([]);
  });

  test('CF-3.4 not three flights in two chains', () => {
    const two = [chain('london', TO_PARIS, TO_CAIRO), chain('moscow', TO_NEW_YORK)];
    expect(paidFor('connector', 3, ...two)).toEqual([]);
  });

  test('CF-3.4 nor three with a gap', () => {
    const tooSmall = leg('plane-1', 4, 'africa-2', 'nairobi');
    expect(paidFor('connector', 3, chain('london', TO_PARIS, TO_CAIRO, tooSmall, TO_NEW_YORK))).toEqual([]);
  });
});

describe('CF-3.4 First Class', () => {
  test('CF-3.4 flies two 3-star passengers in one phase, in one chain or two', () => {
    expect(paidFor('first-class', 3, chain('london', TO_PARIS, TO_CAIRO))).toEqual([12]);
    expect(paidFor('first-class', 3, chain('london', TO_PARIS), chain('moscow', TO_CAIRO))).toEqual([12]);
    expect(paidFor('first-class', 3, chain('london', TO_PARIS, TO_BOGOTA))).toEqual([]);
  });
});

/** What seat 0 with this identity and these cards is paid when the market closes. */
function paidForOwning(identity: IdentityId, ...owned: readonly string[]): number[] {
  const before = position({ seats: 2, frame: market(2), owned: [owned], identities: [identity], orders: [true] });
  return newsOf(marketCloses(before).news, 'claimed').map(({ coins }) => coins);
}

describe('CF-3.4 the Green Pioneer', () => {
  test('CF-3.4 owns two electric planes', () => {
    expect(paidForOwning('green-pioneer', 'electric-1', 'electric-1/b')).toEqual([15]);
    expect(paidForOwning('green-pioneer', 'electric-2', 'plane-3')).toEqual([]);
  });
});

describe('CF-3.4 the Hub Owner', () => {
  test('CF-3.4 owns airports in three cities of one continent', () => {
    expect(paidForOwning('hub-owner', 'london', 'paris', 'athens')).toEqual([12]);
    expect(paidForOwning('hub-owner', 'london', 'paris', 'cairo')).toEqual([]);
  });

  test('CF-3.4 both cards of a city are one city', () => {
    expect(paidForOwning('hub-owner', 'london', 'london/b', 'paris')).toEqual([]);
  });
});

describe('CF-3.4 the Bargain Hunter', () => {
  const before = position({
    seats: 2,
    frame: called(2),
    row: ['plane-1', 'europe-1', 'athens', 'plane-2'],
    identities: ['bargain-hunter'],
    orders: [true],
    coins: [100, 100],
  });

  function claimsAfter(...bids: readonly number[]) {
    const acts = bids.flatMap((coins) => [[0, coins === 0 ? pass : bid(coins)] as const, [1, pass] as const]);
    return newsOf(playAndHear(before, acts).news, 'claimed').map(({ coins }) => coins);
  }

  test('CF-3.4 wins two cards at their printed price in one auction', () => {
    expect(claimsAfter(10, 10, 0, 0)).toEqual([12]);
    expect(claimsAfter(0, 0, 14, 18)).toEqual([12]);
  });

  test('CF-3.4 not one, and not at more than it', () => {
    expect(claimsAfter(10, 11, 0, 0)).toEqual([]);
    expect(claimsAfter(10, 0, 0, 0)).toEqual([]);
  });
});
