/** CF-7 what the scenarios change of the setup, and CF-7.4, CF-7.5, CF-7.7. */

import { OUT } from '@tarmac/flights/rules';
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS } from '../../rules/config.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { act, actAndHear, expectAllowed, expectRefusal, kindsListed, newsOf, play } from './support/act.ts';
import { buyAirport, buyElectric, buyTruck, charter, first, pass, rent } from './support/actions.ts';
import { SETUP_PAIRS } from './support/booklet.ts';
import { OLYMPIC_PLACES, opened, setupPairs, started } from './support/opening.ts';
import { namesAt, pawnsLeft, position, trucksOf } from './support/position.ts';

const SETUPS = SCENARIO_IDS.filter((id) => id !== 'olympic-games').flatMap((scenario) =>
  SETUP_PAIRS[scenario].map(([hands, high, low]) => [scenario, hands, high, low] as const),
);
const WITHOUT_ELECTRIC: readonly string[] = ['low-cost', 'olympic-games', 'good-old-days'];

describe('CF-7.1, CF-7.2, CF-7.4, CF-7.5, CF-7.6 setups', () => {
  test.each(SETUPS)('CF-7.7 %s with %i hands: %i high pairs and %i low', (scenario, hands, high, low) => {
    const { state, news } = opened({ scenario }, hands);
    const kinds = newsOf(news, 'pair').map(({ demandKind }) => demandKind);
    expect(kinds.filter((kind) => kind === 'high')).toHaveLength(high);
    expect(kinds.filter((kind) => kind === 'low')).toHaveLength(low);
    expect(pawnsLeft(state)).toBe(5 * high + 3 * low);
    expect(state.coins).toBe(100);
    expect(state.trucks).toHaveLength(hands);
    for (let hand = 0; hand < hands; hand++)
      expect(trucksOf(state, hand)).toEqual([scenario === 'good-old-days' ? 3 : 4]);
  });

  test('CF-7.5 two hands of one player are two, not three', () => {
    expect(pawnsLeft(opened({ scenario: 'volcano', hands: 'two' }, 1).state)).toBe(13);
    expect(pawnsLeft(opened({ scenario: 'volcano' }, 3).state)).toBe(16);
  });

  test.each(SCENARIO_IDS)('CF-7.7 electric planes in %s', (scenario) => {
    const begun = opened({ scenario }, 2).state;
    const electric = namesAt(begun, OUT).filter((name) => name.startsWith('electric'));
    const market = position({ scenario, coins: 100 });
    if (WITHOUT_ELECTRIC.includes(scenario)) {
      expect(electric).toHaveLength(4);
      expectRefusal(market, 0, buyElectric(0, 1), 'notInScenario', 'CF-7.7', { kind: 'electric' });
      expect(kindsListed(market)).not.toContain('buyElectric');
    } else {
      expect(electric).toEqual([]);
      expectAllowed(market, 0, buyElectric(0, 1));
    }
  });

  test.each(SCENARIO_IDS)('CF-7.7 in %s the game begins with a display and round 1', (scenario) => {
    let { state } = opened({ scenario }, 3);
    if (state.frame.kind === 'place') {
      for (const [at, place] of OLYMPIC_PLACES.entries()) {
        state = act(state, 0, place, at === OLYMPIC_PLACES.length - 1 ? setupPairs(scenario, 3) : []);
      }
    }
    const begun = started(state);
    expect(begun).toMatchObject({ round: 1, phase: 'market', coins: 100 });
    expect(begun.passengersShown).toHaveLength(4);
    expect(begun.planesShown).toHaveLength(2);
  });
});

describe('CF-7.4 the good old days', () => {
  const market = (coins: number) => position({ scenario: 'good-old-days', coins });

  test('CF-7.4 each begins with a truck of 3, and there are none of 4', () => {
    const { state } = opened({ scenario: 'good-old-days' }, 3);
    expect(state.truckSupply).toEqual([16, 7, 3, 0]);
    expectRefusal(market(100), 0, buyTruck(0, 4), 'notInScenario', 'CF-7.7', { kind: 'truck', capacity: 4 });
  });

  test('CF-7.4 so a starting flight does not go the longest way', () => {
    const { state } = opened({ scenario: 'good-old-days' }, 1);
    expectRefusal(state, 0, first(0, 'london', 'sydney', 3, 1), 'tooLittleFuel', 'CF-2.5', { needed: 4, truck: 3 });
    expectAllowed(state, 0, first(0, 'london', 'tokyo', 3, 1));
  });

  test.each([
    [1, 0],
    [2, 5],
    [3, 10],
  ])('CF-7.4 a truck of %i costs 5 less, never below 0: %i', (capacity, price) => {
    expect(act(market(60), 0, buyTruck(0, capacity)).coins).toBe(60 - price);
    expect(act(market(price), 0, buyTruck(0, capacity)).coins).toBe(0);
    if (price > 0) {
      expectRefusal(market(price - 1), 0, buyTruck(0, capacity), 'notEnoughCoins', 'CF-1.7', {
        cost: price,
        coins: price - 1,
      });
    }
  });

  test('CF-7.4 and nothing else does', () => {
    expect(play(market(60), buyAirport(0, 'london'), rent(0, 'moscow')).coins).toBe(60 - 30 - 9);
  });
});

describe('CF-7.5 the volcano', () => {
  const closed = { continent: 'europe', until: 4 };

  test('CF-7.5 no starting flight uses Europe', () => {
    const { state } = opened({ scenario: 'volcano' }, 1);
    expectRefusal(state, 0, first(0, 'london', 'cairo', 3, 1), 'continentClosed', 'CF-7.5', closed);
    expectRefusal(state, 0, first(0, 'cairo', 'london', 3, 1), 'continentClosed', 'CF-7.5', closed);
    expectAllowed(state, 0, first(0, 'cairo', 'tokyo', 3, 1));
    const listed = cooperativeFlights.actions(state, 0).map((action) => JSON.stringify(action));
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((action) => /london|paris|moscow|athens/.test(action))).toEqual([]);
  });

  test.each([1, 2, 3, 4])('CF-7.5 no airport and no rights are bought in Europe in round %i', (round) => {
    const market = position({ scenario: 'volcano', round, coins: 100 });
    expectRefusal(market, 0, buyAirport(0, 'london'), 'continentClosed', 'CF-7.5', closed);
    expectRefusal(market, 0, rent(0, 'athens'), 'continentClosed', 'CF-7.5', closed);
    expectAllowed(market, 0, buyAirport(0, 'cairo'));
    expectAllowed(market, 0, rent(0, 'cairo'));
  });

  test.each([5, 10])('CF-7.5 but in round %i', (round) => {
    const market = position({ scenario: 'volcano', round, coins: 100 });
    expectAllowed(market, 0, buyAirport(0, 'london'));
    expectAllowed(market, 0, rent(0, 'athens'));
  });

  test('CF-7.5 pawns come to Europe all the same', () => {
    const { news } = actAndHear(position({ scenario: 'volcano', round: 1, frame: 'flights' }), 0, pass, [
      'departure-0',
      'low-1',
    ]);
    expect(newsOf(news, 'pair')[0]?.placed).toContainEqual({ city: 'moscow', pawn: 'south-america' });
  });

  test('CF-7.5 only there', () => {
    expectAllowed(position({ round: 1, coins: 100 }), 0, buyAirport(0, 'london'));
  });
});

describe('CF-7.7 a scenario replaces only what it names', () => {
  test.each(SCENARIO_IDS)('CF-7.7 %s keeps the charter row of the difficulty', (scenario) => {
    const flights = position({ scenario, difficulty: 'hard', frame: 'flights', coins: 50 });
    const state = play(flights, charter('blue', 'lima', 'bogota'), charter('blue', 'bogota', 'lima'));
    expect(state.coins).toBe(50 - 2 - 3);
  });

  test.each(SCENARIO_IDS.filter((id) => id !== 'creating-demand'))(
    'CF-7.7 %s keeps the pair after round 8',
    (scenario) => {
      const kinds = (difficulty: 'easy' | 'medium' | 'hard') => {
        const { news } = actAndHear(position({ scenario, difficulty, round: 8, frame: 'flights' }), 0, pass);
        return newsOf(news, 'pair').map(({ for: why, demandKind }) => `${why} ${demandKind}`);
      };
      expect(kinds('easy')).toEqual(['round low']);
      expect(kinds('medium')).toEqual(['round low', 'extra low']);
      expect(kinds('hard')).toEqual(['round low', 'extra high']);
    },
  );

  test.each(SCENARIO_IDS)('CF-7.7 %s keeps income and penalties', (scenario) => {
    const pawns = { lima: 'blue blue blue blue' };
    const before = position({ scenario, round: 2, frame: 'flights', coins: 9, pawns, trucks: [[1], [1]] });
    const after = act(before, 0, pass);
    const state = after.frame.kind === 'further' ? act(after, 0, { type: 'further', draw: false }) : after;
    expect(state.coins).toBe(9 + 45 - 5);
  });
});
