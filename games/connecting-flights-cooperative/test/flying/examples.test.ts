/** Flights as the rulebook tells them, and what each rule does to them. */

import { CONTINENTS, FIRST_PLANE, OUT } from '@tarmac/flights/rules';
import { describe, expect, it } from 'vitest';
import { bestFlying, plainWorth } from '../../bot/flying/index.ts';
import type { ScenarioId } from '../../rules/config.ts';
import type { State } from '../../rules/state.ts';
import { COLOURS } from '../../rules/tables.ts';
import { emptyPosition, giveAirport, givePassenger, givePlane, giveRights, giveTrucks, TABLES } from './positions.ts';
import { expectToFly } from './replay.ts';

function put(state: State, city: string, ...colours: (typeof CONTINENTS)[number][]): void {
  for (const colour of colours) {
    const cell = TABLES.cityIndex(city) * COLOURS + CONTINENTS.indexOf(colour);
    state.pawns[cell] = (state.pawns[cell] as number) + 1;
  }
}

function solved(state: State) {
  const worth = plainWorth(state, TABLES);
  const found = bestFlying(state, TABLES, worth);
  expect(found.proved).toBe(true);
  expectToFly(state, found, worth);
  return found;
}

/** A hand that flies from New York to London with a plane of three stars. */
function newYorkToLondon(scenario: ScenarioId = 'none'): State {
  const state = emptyPosition(1, scenario, 'easy');
  giveAirport(state, 0, 'new-york');
  giveAirport(state, 0, 'london');
  givePlane(state, 0, 3);
  givePassenger(state, 0, 'europe', 1);
  giveTrucks(state, 0, 3);
  return state;
}

describe('the transfer of the rulebook', () => {
  function transfer(): State {
    const state = emptyPosition(2, 'none', 'easy');
    giveAirport(state, 0, 'sydney');
    giveAirport(state, 0, 'tokyo');
    giveRights(state, 0, 'london');
    givePlane(state, 0, 3);
    givePlane(state, 0, 2);
    givePassenger(state, 0, 'asia', 1);
    givePassenger(state, 0, 'europe', 1);
    giveTrucks(state, 0, 2, 3);
    giveAirport(state, 1, 'nairobi');
    giveAirport(state, 1, 'london');
    giveAirport(state, 1, 'new-york');
    givePlane(state, 1, 2);
    givePlane(state, 1, 2);
    givePassenger(state, 1, 'europe', 2);
    givePassenger(state, 1, 'north-america', 1);
    giveTrucks(state, 1, 2, 3);
    put(state, 'sydney', 'asia', 'europe', 'north-america');
    put(state, 'nairobi', 'north-america');
    return state;
  }

  it('CF-6.2 brings all four pawns home in four flights, by Tokyo and London', () => {
    const { home, coins, steps } = solved(transfer());
    expect({ home, coins, flights: steps.length }).toEqual({ home: 4, coins: 0, flights: 4 });
    expect(steps.at(-1)).toMatchObject({ type: 'fly', hand: 1, pawns: [2, 0, 0, 0, 0, 0] });
  });

  it('CF-6.2 leaves a pawn behind with two seats in the first flight', () => {
    const state = transfer();
    const large = state.where.findIndex(
      (hand, card) => hand === 0 && card >= FIRST_PLANE && TABLES.starsOf[card] === 3,
    );
    state.where[large] = OUT;
    givePlane(state, 0, 2);
    expect(solved(state).home).toBe(3);
  });

  it('CF-2.10 goes on from what was flown', () => {
    const state = transfer();
    const first = solved(state).steps[0];
    if (first?.type !== 'fly') throw new Error('the first step is a flight');
    const { type: _, ...flight } = first;
    state.flights = [flight];
    state.pawns.fill(0);
    put(state, 'tokyo', 'europe', 'north-america');
    put(state, 'nairobi', 'north-america');
    expect(solved(state).home).toBe(3);
  });
});

describe('charters', () => {
  it('CF-6.3 bring pawns to the origin at rising prices', () => {
    const state = newYorkToLondon();
    put(state, 'los-angeles', 'europe', 'europe', 'europe');
    expect(solved(state)).toMatchObject({ home: 3, coins: 1 + 1 + 2 });
  });

  it('CF-6.3 are limited by the coins', () => {
    const state = newYorkToLondon();
    put(state, 'los-angeles', 'europe', 'europe', 'europe');
    state.coins = 3;
    expect(solved(state)).toMatchObject({ home: 2, coins: 2 });
  });

  it('CF-6.3 end with the row', () => {
    const state = newYorkToLondon();
    put(state, 'los-angeles', 'europe', 'europe', 'europe');
    state.charters = 7;
    expect(solved(state)).toMatchObject({ home: 1, coins: 4 });
  });

  it.each([
    [4, 0],
    [5, 2],
  ])('CF-7.5 volcano: in round %i Europe lets %i go', (round, home) => {
    const state = emptyPosition(1, 'volcano', 'easy');
    state.round = round;
    giveAirport(state, 0, 'new-york');
    giveAirport(state, 0, 'london');
    givePlane(state, 0, 3);
    givePassenger(state, 0, 'north-america', 1);
    giveTrucks(state, 0, 3);
    put(state, 'paris', 'north-america', 'north-america');
    expect(solved(state).home).toBe(home);
  });
});

describe('low-cost airlines', () => {
  it('CF-7.2 pay 2 for an empty seat', () => {
    const state = newYorkToLondon('low-cost');
    put(state, 'new-york', 'europe', 'europe');
    expect(solved(state)).toMatchObject({ home: 2, coins: 2 });
  });

  it('CF-7.2 fill the seat with anybody', () => {
    const state = newYorkToLondon('low-cost');
    put(state, 'new-york', 'europe', 'europe', 'asia');
    expect(solved(state)).toMatchObject({ home: 2, coins: 0 });
  });

  it('CF-7.2 do not fly what they cannot pay', () => {
    const state = newYorkToLondon('low-cost');
    put(state, 'new-york', 'europe', 'europe');
    state.coins = 1;
    expect(solved(state)).toMatchObject({ home: 0, steps: [] });
  });
});

it('CF-2.6 never departs from landing rights', () => {
  const state = newYorkToLondon();
  giveRights(state, 0, 'paris');
  givePlane(state, 0, 3);
  giveTrucks(state, 0, 4);
  put(state, 'paris', 'north-america');
  givePassenger(state, 0, 'north-america', 1);
  state.charters = 8;
  expect(solved(state).home).toBe(0);
});
