/** CF-3.3: where players start, and their first flights. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { GRID } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectAllowed, expectRefusal, frameKind, newsOf, play, seatsToAct } from '../support/act.ts';
import { first, keep, start } from '../support/actions.ts';
import { dealt, namesAt } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';

/** Three players with ranks 8, 1 and 4, who have all shown their cards. */
function shown() {
  return play(
    dealt(['aircraft-engineer', 'broker'], ['trader', 'fuel-merchant'], ['investment-manager', 'long-haul-pilot']),
    [
      [0, keep('aircraft-engineer')],
      [1, keep('trader')],
      [2, keep('investment-manager')],
    ],
  );
}

function started() {
  return play(shown(), [
    [1, start('africa')],
    [2, start('north-america')],
    [0, start('europe')],
  ]);
}

describe('CF-3.3 starting continents', () => {
  test('CF-3.3 by rank, the lowest first', () => {
    let state = shown();
    expect(seatsToAct(state)).toEqual([1]);
    expectRefusal(state, 0, start('europe'), 'notYourTurn', 'CF-3.3');
    state = act(state, 1, start('africa'));
    expect(seatsToAct(state)).toEqual([2]);
    state = act(state, 2, start('north-america'));
    expect(seatsToAct(state)).toEqual([0]);
    state = act(state, 0, start('europe'));
    expect(frameKind(state)).toBe('first');
    expect(state.startContinents.map((place) => GRID[place])).toEqual(['europe', 'africa', 'north-america']);
  });

  test('CF-3.3 all different', () => {
    expectRefusal(act(shown(), 1, start('africa')), 2, start('africa'), 'continentTaken');
    const other = play(dealt(['trader', 'aircraft-engineer'], ['creative-accountant', 'fuel-merchant']), [
      [0, keep('trader')],
      [1, keep('fuel-merchant')],
      [0, start('europe')],
    ]);
    expectRefusal(other, 1, start('europe'), 'continentTaken');
  });
});

describe('CF-3.3 first flights', () => {
  test('CF-3.3 the rulebook’s example: four 3-star cards for 105 of the Engineer’s 110 leave 5 coins', () => {
    const ready = play(started(), [
      [0, first('london', 'paris', 3, 3)],
      [1, first('cairo', 'nairobi', 2, 2)],
    ]);
    const luck = ['registration', 'plane-2/b', 'europe-2'];
    const { state, news } = actAndHear(ready, 2, first('havana', 'mexico-city', 1, 1), luck);
    // The Trader has 95 and pays 30 + 22 + 18 + 15, the Investment Manager 100 less 14 + 22 + 10 + 10.
    expect(newsOf(news, 'firstFlights')[0]?.coins).toEqual([5, 10, 44]);
    // Registration: all pay 5.
    expect(state.coins).toEqual([0, 5, 39]);
    expect(namesAt(state, 0)).toEqual(['london', 'paris', 'plane-3', 'europe-3']);
  });

  test('CF-3.3 all at once, hidden until the last is in', () => {
    const before = started();
    expect(seatsToAct(before)).toEqual([0, 1, 2]);
    const state = act(before, 0, first('london', 'paris', 3, 3));
    const other = act(before, 0, first('athens', 'moscow', 1, 1));
    expect(connectingFlights.view(state, 1)).toEqual(connectingFlights.view(other, 1));
    expect(namesAt(state, 0)).toEqual([]);
    expect(seatsToAct(state)).toEqual([1, 2]);
  });

  test('CF-3.3 they may be changed until then', () => {
    const state = play(started(), [
      [0, first('london', 'paris', 3, 3)],
      [0, first('athens', 'moscow', 1, 1)],
      [1, first('cairo', 'nairobi', 2, 2)],
      [2, first('havana', 'mexico-city', 1, 1)],
    ]);
    expect(namesAt(state, 0)).toEqual(['moscow', 'athens', 'plane-1', 'europe-1']);
  });

  test('CF-3.3 within the continent', () => {
    expectRefusal(started(), 0, first('london', 'cairo', 1, 1), 'outsideStart');
    expectRefusal(started(), 0, first('cairo', 'london', 1, 1), 'outsideStart');
    expectRefusal(started(), 0, first('london', 'atlantis', 1, 1), 'noSuchCity');
  });

  test('CF-3.3 within the budget: the Trader’s 95 do not buy four 3-star cards', () => {
    expectRefusal(started(), 1, first('johannesburg', 'cairo', 3, 3), 'overBudget');
    // 30 + 22 + 25 + 15 is 92.
    expectAllowed(started(), 1, first('johannesburg', 'nairobi', 3, 2));
    expectAllowed(started(), 0, first('london', 'paris', 3, 3));
  });

  test('CF-3.3 a valid flight', () => {
    expectRefusal(started(), 0, first('london', 'paris', 2, 3), 'planeTooSmall');
    expectRefusal(started(), 0, first('london', 'moscow', 3, 3), 'airportTooSmall');
    expectRefusal(started(), 0, first('london', 'london', 3, 3), 'sameCity');
    expectRefusal(started(), 0, first('london', 'paris', 3, 4), 'noSuchPassenger');
    expectAllowed(started(), 0, first('athens', 'paris', 3, 3));
  });

  test('CF-3.3 an electric plane cannot be asked for', () => {
    const electric = { type: 'first', from: 'london', to: 'paris', plane: 'electric-1', passenger: 1 };
    expect(connectingFlights.parseAction(electric).ok).toBe(false);
  });

  test('CF-3.3 no two choices clash: planes and passengers of equal stars are alike', () => {
    const state = play(started(), [
      [0, first('london', 'paris', 3, 1)],
      [1, first('cairo', 'dakar', 3, 1)],
      [2, first('havana', 'mexico-city', 3, 1)],
    ]);
    const planes = [0, 1, 2].flatMap((seat) => namesAt(state, seat).filter((one) => one.startsWith('plane-3')));
    expect(new Set(planes).size).toBe(3);
  });

  test.each(GRID)('CF-3.3 %s has a valid flight within the smallest budget', (continent) => {
    const { prices, players, cities } = PRINTED;
    const [cheapest, second] = cities
      .filter((city) => city.continent === continent)
      .map(({ stars }) => prices.airport[stars - 1] as number)
      .sort((one, other) => one - other);
    const cost = (cheapest ?? 0) + (second ?? 0) + (prices.plane[0] ?? 0) + (prices.passenger[0] ?? 0);
    expect(cost).toBeLessThanOrEqual(Math.min(...players.map(({ budget }) => budget)));
  });
});
