/** What taps make of a choice: every legal action can be drafted, and a draft never comes to anything else. */

import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { tapCity } from '@tarmac/flights/board/logic';
import { describe, expect, test } from 'vitest';
import { actionOf, draftOf, forHand, handOf, laidOut, NOTHING, noFlight, openParts } from '../../board/logic/draft.ts';
import { optionsOf } from '../../board/logic/options.ts';
import type { Action } from '../../rules/actions.ts';
import { DECISIONS } from './decisions.ts';

test('every legal action has a draft that comes to it', () => {
  const seen = new Set<string>();
  for (const { state, seat } of DECISIONS) {
    for (const action of cooperativeFlights.actions(state, seat)) {
      seen.add(action.type);
      expect(actionOf(draftOf(action))).toEqual(action);
    }
  }
  expect([...seen].sort()).toEqual(
    [
      'buy',
      'buyAirport',
      'buyElectric',
      'buyTruck',
      'charter',
      'consent',
      'first',
      'fly',
      'further',
      'pass',
      'place',
      'renew',
      'rent',
      'take',
    ].sort(),
  );
});

test('nothing chosen comes to nothing', () => {
  expect(actionOf(NOTHING)).toBeNull();
  expect(actionOf(noFlight(1))).toBeNull();
});

test('a choice is for the hand it names, and for none where it names none', () => {
  expect(handOf(draftOf({ type: 'rent', hand: 1, city: 'paris' }))).toBe(1);
  expect(handOf(noFlight(2))).toBe(2);
  expect(handOf(draftOf({ type: 'pass' }))).toBeNull();
  expect(handOf(NOTHING)).toBeNull();
});

test('a purchase can be made for another hand; a flight is of its own', () => {
  const rent: Action = { type: 'rent', hand: 0, city: 'paris' };
  const fly: Action = { type: 'fly', hand: 0, from: 0, plane: 40, truck: 1, passenger: 70, to: 3, pawns: [1] };
  expect(actionOf(forHand(draftOf(rent), 1))).toEqual({ ...rent, hand: 1 });
  expect(actionOf(forHand(draftOf(fly), 1))).toEqual(fly);
  expect(forHand(NOTHING, 1)).toEqual(NOTHING);
});

describe('the starting flight (CF-5.2)', () => {
  const decision = DECISIONS.find(({ view }) => view.frame.kind === 'first' && view.config.scenario === 'volcano');
  const hand = decision?.view.frame.kind === 'first' ? decision.view.frame.hand : -1;
  const flights = optionsOf(
    decision === undefined ? [] : cooperativeFlights.actions(decision.state, decision.seat),
    hand,
  ).first;

  test('is put together of cities tapped and of stars', () => {
    const flight = { ...tapCity(tapCity(noFlight(0), 'london'), 'cairo'), plane: 3 };
    expect(actionOf(flight)).toBeNull();
    expect(actionOf({ ...flight, passenger: 1 })).toEqual({
      type: 'first',
      hand: 0,
      from: 'london',
      to: 'cairo',
      plane: 3,
      passenger: 1,
    });
  });

  test('begins with every part of which a flight could come', () => {
    const open = openParts(flights, noFlight(hand));
    expect(open.from).toEqual(new Set(flights.map(({ from }) => from)));
    expect(open.plane).toEqual(new Set([1, 2, 3]));
  });

  test('CF-7.5 finds nothing open on a closed continent', () => {
    const open = openParts(flights, noFlight(hand));
    expect(open.from.has('paris')).toBe(false);
    expect(open.to.has('athens')).toBe(false);
  });

  test('leaves open only what goes with the rest, and what is chosen can be changed for something else', () => {
    const open = openParts(flights, { ...noFlight(hand), to: 'havana', passenger: 2 });
    // CF-2.3 no passenger of two stars lands at an airport of one.
    expect(open.from.size).toBe(0);
    expect(open.passenger).toEqual(new Set([1]));
    const small = openParts(flights, { ...noFlight(hand), plane: 1 });
    expect(small.passenger).toEqual(new Set([1]));
    expect(small.plane).toEqual(new Set([1, 2, 3]));
  });

  test('is whole as soon as both airports are chosen, with the largest plane and the least passenger', () => {
    const ends = tapCity(tapCity(noFlight(hand), 'cairo'), 'tokyo');
    expect(laidOut(flights, ends)).toEqual({ ...ends, plane: 3, passenger: 1 });
    expect(laidOut(flights, tapCity(noFlight(hand), 'cairo'))).toEqual(tapCity(noFlight(hand), 'cairo'));
    // What was chosen stays, unless it goes with the new airports no more.
    expect(laidOut(flights, { ...ends, plane: 2, passenger: 2 })).toMatchObject({ plane: 2, passenger: 2 });
    expect(laidOut(flights, { ...ends, to: 'havana', plane: 2, passenger: 2 })).toMatchObject({
      plane: 2,
      passenger: 1,
    });
    // CF-7.5 no flight is possible here.
    const closed = { ...ends, to: 'paris' };
    expect(laidOut(flights, closed)).toEqual(closed);
    for (const { from, to } of flights.filter((_, place) => place % 97 === 0)) {
      const action = actionOf(laidOut(flights, { ...noFlight(hand), from, to }));
      expect(flights).toContainEqual(action);
    }
  });

  test('whose parts are all open is one of those that may be chosen', () => {
    for (const { hand: own, from, to, plane, passenger } of flights.slice(0, 20)) {
      const open = openParts(flights, { kind: 'first', hand: own, from, to, plane, passenger });
      expect(open.from.has(from) && open.to.has(to) && open.plane.has(plane) && open.passenger.has(passenger)).toBe(
        true,
      );
    }
  });
});

test('what may be decided is sorted by what it is about, for one hand, and nothing is lost', () => {
  for (const { state, seat, scene } of DECISIONS) {
    const actions = cooperativeFlights.actions(state, seat);
    const sorted = Array.from({ length: scene.hands }, (_, hand) => optionsOf(actions, hand));
    const sum = (of: (options: (typeof sorted)[number]) => number) =>
      sorted.reduce((total, options) => total + of(options), 0);
    const many = (type: Action['type']) => actions.filter((action) => action.type === type).length;
    expect(sum(({ cards }) => cards.size)).toBe(many('buy'));
    expect(sum(({ airports }) => airports.size)).toBe(many('buyAirport'));
    expect(sum(({ rights }) => rights.size)).toBe(many('rent'));
    expect(sum(({ electric }) => electric.size)).toBe(many('buyElectric'));
    expect(sum(({ trucks }) => trucks.size)).toBe(many('buyTruck'));
    expect(sum(({ flights }) => flights.length)).toBe(many('fly'));
    expect(sum(({ first }) => first.length)).toBe(many('first'));
    expect(sum(({ continents }) => continents.size)).toBe(many('take'));
    expect(sorted[0]?.places.size).toBe(many('place'));
    expect(sorted[0]?.charters.length).toBe(many('charter'));
  }
});
