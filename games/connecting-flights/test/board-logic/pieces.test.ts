/** What lies where, as the picture counts it: the same as the rules do. */

import { cardsOf, electricLeft, OUT, ROUNDS, rightsOf, SUPPLY, stageOf } from '@tarmac/flights/board/logic';
import {
  ROUNDS as ALL_ROUNDS,
  SUPPLY as IN_SUPPLY,
  OUT as OUT_OF_PLAY,
  deckSize as sizeOfDeck,
  stageOf as stageBy,
} from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { biddersOf, deckSize, nextOf, slotsLeft } from '../../board/logic/auction.ts';
import { actionsAt } from '../../board/logic/city-actions.ts';
import { citiesNow, isLent, sabotageOn, sabotagesBefore } from '../../board/logic/pieces.ts';
import { called, position } from '../support/position.ts';
import { DECISIONS, decisionAt } from './games.ts';

test('the numbers written out here are those of the rules', () => {
  expect([SUPPLY, OUT, ROUNDS]).toEqual([IN_SUPPLY, OUT_OF_PLAY, ALL_ROUNDS]);
  for (let round = 1; round <= ROUNDS; round++) expect(stageOf(round)).toBe(stageBy(round));
});

test('every card of a seat is counted once, by its kind', () => {
  for (const { view, scene } of DECISIONS) {
    for (let seat = 0; seat < view.seats; seat++) {
      const counted = (['airport', 'plane', 'passenger'] as const).flatMap((kind) => cardsOf(scene, view, seat, kind));
      const owned = view.where.flatMap((place, number) => (place === seat ? [number] : []));
      expect(counted.toSorted((a, b) => a - b)).toEqual(owned);
    }
  }
});

test('the decks are as large as the rules say', () => {
  for (const { state, view, scene } of DECISIONS) {
    expect(deckSize(scene, view, 'plane')).toBe(sizeOfDeck(state, 'plane'));
    expect(deckSize(scene, view, 'passenger')).toBe(sizeOfDeck(state, 'passenger'));
  }
});

describe('an airport', () => {
  const state = position({
    seats: 3,
    owned: [['london'], ['london/b', 'paris']],
    rights: { 'paris/b': 2 },
    sabotages: { 'runway-works': 'london', 'slot-refused': 2 },
  });
  const { view, scene } = decisionAt(state, 0);
  const cities = citiesNow(scene, view);
  const at = (id: string) => cities.find(({ city }) => city === id);

  test('shows the owner of each of its cards', () => {
    expect(at('london')?.owners).toEqual([0, 1]);
    expect(at('paris')?.owners).toEqual([1, null]);
  });

  test('shows who may land there, and that such a card is not to be had', () => {
    expect(at('paris')).toMatchObject({ rights: [2], supply: 0 });
    expect(rightsOf(view, 2)).toEqual([card('paris/b')]);
    expect(isLent(view, card('paris/b'))).toBe(false);
  });

  test('shows the sabotage on its cards; another lies before its victim', () => {
    expect(at('london')?.sabotages).toHaveLength(1);
    expect(sabotageOn(view, card('london'))).not.toBeNull();
    expect(sabotageOn(view, card('london/b'))).toBeNull();
    expect(sabotagesBefore(view, 2)).toHaveLength(1);
    expect(sabotagesBefore(view, 1)).toHaveLength(0);
  });

  test('of a continent that is not played is out of play (CF-3.1)', () => {
    expect(at('tokyo')?.inPlay).toBe(false);
    expect(at('cairo')?.inPlay).toBe(true);
  });
});

test('what can be done with an airport is found there', () => {
  let found = 0;
  for (const { state, seat, view, scene } of DECISIONS) {
    if (state.frame.kind !== 'add') continue;
    const adds = citiesNow(scene, view).flatMap((now) => actionsAt([{ type: 'addAirport', city: 'cairo' }], now));
    expect(adds).toEqual([{ type: 'addAirport', city: 'cairo' }]);
    expect(seat).toBe(state.frame.seat);
    found++;
  }
  expect(found).toBeGreaterThan(0);
});

test('four electric planes wait for a buyer at first (CF-1.4)', () => {
  const { view, scene } = decisionAt(position({ seats: 2 }), 0);
  expect([1, 2, 3].map((stars) => electricLeft(scene, view, stars))).toEqual([2, 2, 0]);
});

describe('the auction', () => {
  test('CF-4.2 the first player adds an airport, and then there is a place for each further player', () => {
    const state = position({ seats: 4, frame: { kind: 'add', seat: 0, slot: -1 }, contrived: true });
    const { view, scene } = decisionAt(state, 0);
    expect(slotsLeft(scene, view)).toEqual([
      ['airport'],
      ['plane', 'airport'],
      ['passenger', 'airport'],
      ['plane', 'passenger'],
    ]);
  });

  test('CF-4.3 says who has how many bids left, from the first player clockwise', () => {
    const frame = { ...called(3, 1), bids: [2, 1, 0], out: [true, false, false], high: 20, highSeat: 1 };
    const state = position({ seats: 3, frame, row: ['cairo'], contrived: true });
    const { view, facts } = decisionAt(state, 0);
    const bidders = biddersOf(view, facts);
    expect(bidders.map(({ seat }) => seat)).toEqual([0, 1, 2].map((step) => (view.firstSeat + step) % 3));
    const bySeat = bidders.toSorted((a, b) => a.seat - b.seat);
    expect(bySeat[0]).toMatchObject({ made: 2, out: true, leads: false });
    expect(bySeat[1]).toMatchObject({ made: 1, out: false, leads: true, acts: true });
  });

  test('CF-1.9 a card under a deck is known once nothing lies over it', () => {
    for (const { view, scene } of DECISIONS) {
      const next = nextOf(scene, view, 'plane');
      const shuffled = view.where.filter(
        (place, number) => place === -2 && scene.cards[number]?.kind === 'plane',
      ).length;
      expect(next === null).toBe(shuffled > 0 || view.planeQueue.length === 0);
    }
  });
});
