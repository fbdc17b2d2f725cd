/** CF-6.2 a flight put together at the table: what is chosen, what is filled in, and that the rules let it fly. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { originsOf } from '../../board/flying/logic/choices.ts';
import { filledIn, nothingChosen, stillChosen, tappedCity } from '../../board/flying/logic/flight-draft.ts';
import { flyableIn } from '../../board/flying/logic/flyable.ts';
import { freeOf } from '../../board/flying/logic/free.ts';
import { flightDraft, stillDrafted } from '../../board/flying/logic/laying.ts';
import { draftOf, flightOf } from '../../board/logic/draft.ts';
import type { Chosen } from '../../board/logic/shapes.ts';
import type { Action, Of } from '../../rules/actions.ts';
import { scene } from '../../rules/facts.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, expectAllowed } from '../rules/support/act.ts';
import { fly } from '../rules/support/actions.ts';
import { colours, load } from '../rules/support/booklet.ts';
import { position } from '../rules/support/position.ts';
import { playRandomly } from '../support/random-game.ts';

/** The rulebook's example (CF-6.2), with a choice of planes, passengers and trucks. */
const EXAMPLE = position({
  frame: 'flights',
  owned: [
    ['sydney', 'tokyo', 'plane-3', 'plane-2', 'asia-1', 'asia-2', 'europe-1'],
    ['nairobi', 'london/b', 'new-york', 'plane-1', 'electric-2', 'europe-1/b', 'north-america-1'],
  ],
  trucks: [
    [2, 3, 4],
    [2, 3],
  ],
  rights: { london: 0 },
  pawns: { sydney: 'pink yellow blue', nairobi: 'blue', lima: 'red' },
});

const laidIn = (state: State, chosen: Partial<Chosen>, hand = 0) =>
  filledIn(scene(state), cooperativeFlights.view(state, 0), { ...nothingChosen(hand), ...chosen });

function flightIn(state: State, chosen: Partial<Chosen>, hand = 0): Of<'fly'> {
  const flight = flightOf(laidIn(state, chosen, hand));
  if (flight === null) throw new Error('something is missing');
  return flight;
}

describe('what is filled in', () => {
  const sydneyToTokyo = { from: card('sydney'), to: card('tokyo') };

  test('the smallest truck that will do (CF-2.9), a passenger that fits, and who comes home', () => {
    const flight = flightIn(EXAMPLE, sydneyToTokyo);
    expect(flight.truck).toBe(2);
    expect([card('asia-1'), card('asia-2')]).toContain(flight.passenger);
    expect(colours(flight.pawns)).toBe('pink');
    expectAllowed(EXAMPLE, 0, flight);
  });

  test('the smallest plane with a seat for all who come home', () => {
    expect(flightIn(EXAMPLE, sydneyToTokyo).plane).toBe(card('plane-2'));
    const three = flightIn(EXAMPLE, { ...sydneyToTokyo, pawns: load('pink yellow blue') });
    expect(three.plane).toBe(card('plane-3'));
    expectAllowed(EXAMPLE, 0, three);
  });

  test('of the passengers the one with the most stars, which fits least elsewhere', () => {
    expect(flightIn(EXAMPLE, sydneyToTokyo).passenger).toBe(card('asia-2'));
  });

  test('an electric plane takes no truck (CF-2.5)', () => {
    const flight = flightIn(EXAMPLE, { from: card('nairobi'), to: card('london/b'), plane: card('electric-2') }, 1);
    expect(flight.truck).toBe(0);
    expectAllowed(EXAMPLE, 0, flight);
  });

  test('whoever waits, where nobody comes home', () => {
    const flight = flightIn(EXAMPLE, { from: card('nairobi'), to: card('london/b') }, 1);
    expect(colours(flight.pawns)).toBe('blue');
  });

  test('what is chosen stays, also where the rules will say no', () => {
    const flight = flightIn(EXAMPLE, { ...sydneyToTokyo, passenger: card('europe-1'), truck: 4 });
    expect(flight).toMatchObject({ passenger: card('europe-1'), truck: 4 });
    expect(cooperativeFlights.check(EXAMPLE, 0, flight)?.rule).toBe('CF-2.4');
  });

  test('without enough fuel the largest truck lies there, and the rules say what is missing (CF-2.5)', () => {
    const far = position({
      frame: 'flights',
      owned: [['new-york', 'sydney', 'plane-3', 'oceania-1'], []],
      trucks: [[1, 3], []],
      pawns: { 'new-york': 'green' },
    });
    const flight = flightIn(far, { from: card('new-york'), to: card('sydney') });
    expect(flight.truck).toBe(3);
    expect(cooperativeFlights.check(far, 0, flight)?.code).toBe('tooLittleFuel');
  });

  test('nothing can fly while a card is missing', () => {
    const without = position({
      frame: 'flights',
      owned: [['new-york', 'sydney', 'plane-3'], []],
      pawns: { 'new-york': 'green' },
    });
    expect(flightOf(laidIn(without, { from: card('new-york'), to: card('sydney') }))).toBeNull();
    expect(flightOf(laidIn(EXAMPLE, { from: card('sydney') }))).toBeNull();
  });
});

describe('cities tapped on the map', () => {
  const view = cooperativeFlights.view(EXAMPLE, 0);
  const tap = (chosen: Chosen, city: string) => tappedCity(scene(EXAMPLE), view, chosen, city);

  test('where it begins, then where it ends; tapped again they are let go', () => {
    const from = tap(nothingChosen(0), 'sydney');
    expect(from).toMatchObject({ from: card('sydney'), to: null });
    const both = tap(from ?? nothingChosen(0), 'london');
    expect(both).toMatchObject({ from: card('sydney'), to: card('london') });
    expect(tap(both ?? nothingChosen(0), 'london')).toMatchObject({ from: card('sydney'), to: null });
    expect(tap(both ?? nothingChosen(0), 'sydney')).toEqual(nothingChosen(0));
  });

  test('landing rights are no origin (CF-2.6), and a city without a card is nothing', () => {
    expect(tap(nothingChosen(0), 'london')).toBeNull();
    expect(tap(nothingChosen(0), 'lima')).toBeNull();
  });
});

test('from where to where each hand can fly is what the rules list', () => {
  const flyable = flyableIn(scene(EXAMPLE), cooperativeFlights.actions(EXAMPLE, 0));
  expect(flyable.map((origins) => [...origins.keys()])).toEqual([['sydney'], ['nairobi']]);
  expect([...(flyable[0]?.get('sydney') ?? [])].sort()).toEqual(['london', 'tokyo']);
});

describe('after a flight', () => {
  const flown = act(EXAMPLE, 0, fly(0, 'sydney', 'plane-3', 2, 'asia-1', 'tokyo', 'pink yellow blue'));
  const view = cooperativeFlights.view(flown, 0);

  test('its cards and truck are no longer free, and the chain goes on from its end (CF-2.10)', () => {
    const free = freeOf(scene(flown), view, 0);
    expect(free.origins).toEqual([card('tokyo')]);
    expect(free.destinations).toEqual([card('london')]);
    expect(free.planes).toEqual([card('plane-2')]);
    expect(free.trucks).toEqual([0, 0, 1, 1]);
    expect(originsOf(scene(flown), view, 0)).toMatchObject([{ card: card('tokyo'), isEnd: true }]);
  });

  test('what was put together with them is let go', () => {
    const before: Chosen = { ...nothingChosen(0), from: card('sydney'), to: card('tokyo') };
    expect(stillChosen(scene(flown), view, before)).toEqual(nothingChosen(0));
    const on: Chosen = { ...nothingChosen(0), from: card('tokyo'), to: card('london'), passenger: card('asia-1') };
    expect(stillChosen(scene(flown), view, on)).toEqual({ ...on, passenger: null });
    const table = scene(flown);
    expect(stillDrafted(table, view, flightDraft(table, view, before))).toEqual({ kind: 'none' });
    expect(stillDrafted(table, view, flightDraft(table, view, on))).toMatchObject({
      chosen: { ...on, passenger: null },
    });
    expect(stillDrafted(table, view, draftOf({ type: 'pass' }))).toBeNull();
  });
});

describe('whole games at random', () => {
  const states = [1, 2, 3]
    .flatMap((seed) => playRandomly({ scenario: seed === 3 ? 'low-cost' : 'none' }, seed, seed).states)
    .filter(({ frame }) => frame.kind === 'flights');
  const flightsIn = (state: State): Of<'fly'>[] =>
    cooperativeFlights.actions(state, 0).filter((action: Action) => action.type === 'fly');

  test('whatever the rules list can be chosen', () => {
    expect(states.length).toBeGreaterThan(30);
    for (const state of states) {
      const free = state.trucks.map((_, hand) => freeOf(scene(state), cooperativeFlights.view(state, 0), hand));
      for (const { hand, from, to, plane, passenger, truck } of flightsIn(state)) {
        expect(free[hand]?.origins).toContain(from);
        expect(free[hand]?.destinations).toContain(to);
        expect(free[hand]?.planes).toContain(plane);
        expect(free[hand]?.passengers).toContain(passenger);
        if (truck > 0) expect(free[hand]?.trucks[truck - 1]).toBeGreaterThan(0);
      }
    }
  });

  test('between two cities that can be flown at all, what is filled in may fly', () => {
    let tried = 0;
    for (const state of states) {
      for (const { hand, from, to } of flightsIn(state)) {
        tried++;
        const flight = flightIn(state, { from, to }, hand);
        const refusal = cooperativeFlights.check(state, 0, flight);
        // CF-7.2 a fee may be wanting.
        if (refusal?.code !== 'notEnoughCoins') expect(refusal, JSON.stringify(flight)).toBeNull();
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});
