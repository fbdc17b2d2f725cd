/** CF-2.1 to CF-2.9: what a flight is, with the examples of the rulebook. */

import type { Continent } from '@tarmac/flights/rules';
import { card, GRID } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { earnings, expectImpossible, expectRefusal, expectValid, judged } from '../support/act.ts';
import { chain, fly, leg } from '../support/actions.ts';
import { planning, position } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';

/** A seat with these cards and trucks, about to lay out its flights. */
function flying(owned: readonly string[], trucks: readonly number[], rights: Readonly<Record<string, number>> = {}) {
  return position({ frame: planning(5), owned: [owned], trucks: [trucks], rights });
}

describe('CF-2.1 the rulebook’s first example', () => {
  const state = flying(['mexico-city', 'plane-2', 'asia-2', 'tokyo'], [3]);

  test('CF-2.1 from Mexico to Tokyo in a 2-star plane with a truck of 3', () => {
    expectValid(state, 0, chain('mexico-city', leg('plane-2', 3, 'asia-2', 'tokyo')));
  });

  test.each([
    ['the origin', chain(null, leg('plane-2', 3, 'asia-2', 'tokyo'))],
    ['the plane', chain('mexico-city', leg(null, 3, 'asia-2', 'tokyo'))],
    ['the passenger', chain('mexico-city', leg('plane-2', 3, null, 'tokyo'))],
    ['the destination', chain('mexico-city', leg('plane-2', 3, 'asia-2', null))],
  ])('CF-2.1 not without %s', (_, incomplete) => {
    expectRefusal(state, 0, [incomplete], 'incomplete');
  });
});

describe('CF-2.2 to CF-2.4 the passenger', () => {
  test.each([
    [1, [true, true, true]],
    [2, [false, true, true]],
    [3, [false, false, true]],
  ])('CF-2.2 with %i stars wants a plane of as many', (stars, wanted) => {
    const state = flying(['paris', 'london', 'plane-1', 'plane-2', 'plane-3', `europe-${stars}`], [1]);
    [1, 2, 3].forEach((plane, place) => {
      const flight = chain('paris', leg(`plane-${plane}`, 1, `europe-${stars}`, 'london'));
      if (wanted[place]) expectValid(state, 0, flight);
      else expectRefusal(state, 0, [flight], 'planeTooSmall');
    });
  });

  test('CF-2.2 an electric plane too', () => {
    const state = flying(['paris', 'london', 'electric-1', 'electric-2', 'europe-2'], []);
    expectRefusal(state, 0, [chain('paris', leg('electric-1', 0, 'europe-2', 'london'))], 'planeTooSmall');
    expectValid(state, 0, chain('paris', leg('electric-2', 0, 'europe-2', 'london')));
  });

  test.each([
    [1, [true, true, true]],
    [2, [false, true, true]],
    [3, [false, false, true]],
  ])('CF-2.3 with %i stars lands at an airport of as many', (stars, wanted) => {
    const state = flying(['paris', 'athens', 'moscow', 'london', 'plane-3', `europe-${stars}`], [1]);
    ['athens', 'moscow', 'london'].forEach((to, place) => {
      const flight = chain('paris', leg('plane-3', 1, `europe-${stars}`, to));
      if (wanted[place]) expectValid(state, 0, flight);
      else expectRefusal(state, 0, [flight], 'airportTooSmall');
    });
  });

  test('CF-2.3 landing rights too', () => {
    const state = flying(['paris', 'plane-3', 'europe-2'], [1], { athens: 0 });
    expectRefusal(state, 0, [chain('paris', leg('plane-3', 1, 'europe-2', 'athens'))], 'airportTooSmall');
  });

  test.each(GRID.flatMap((wish) => GRID.map((lands) => [wish, lands] as const)))(
    'CF-2.4 for %s that lands in %s',
    (wish, lands) => {
      const [, to] = citiesOf(lands);
      const [from] = citiesOf(lands === 'africa' ? 'europe' : 'africa');
      const state = flying([from, to, 'plane-3', `${wish}-1`], [4]);
      const flight = chain(from, leg('plane-3', 4, `${wish}-1`, to));
      if (wish === lands) expectValid(state, 0, flight);
      else expectRefusal(state, 0, [flight], 'wrongContinent');
    },
  );
});

describe('CF-2.5 the truck', () => {
  const state = flying(['paris', 'london', 'plane-1', 'electric-1', 'europe-1'], [1]);

  test('CF-2.5 stands on the plane', () => {
    expectValid(state, 0, chain('paris', leg('plane-1', 1, 'europe-1', 'london')));
    expectRefusal(state, 0, [chain('paris', leg('plane-1', 0, 'europe-1', 'london'))], 'tooLittleFuel');
  });

  test('CF-2.5 an electric plane flies anywhere without one', () => {
    expectValid(state, 0, chain('paris', leg('electric-1', 0, 'europe-1', 'london')));
    const far = flying(['sydney', 'london', 'electric-1', 'europe-1'], []);
    expectValid(far, 0, chain('sydney', leg('electric-1', 0, 'europe-1', 'london')));
  });
});

describe('CF-2.6, CF-2.7 the two airports', () => {
  test('CF-2.6 a flight ends on landing rights and does not begin there', () => {
    const state = flying(['paris', 'plane-1', 'europe-1'], [1], { london: 0 });
    expectValid(state, 0, chain('paris', leg('plane-1', 1, 'europe-1', 'london')));
    expectRefusal(state, 0, [chain('london', leg('plane-1', 1, 'europe-1', 'paris'))], 'fromRights');
  });

  test('CF-2.6 nor on a borrowed airport', () => {
    const state = position({
      frame: planning(5),
      owned: [['paris', 'plane-1', 'europe-1'], ['london']],
      rights: { london: 0 },
    });
    expectValid(state, 0, chain('paris', leg('plane-1', 1, 'europe-1', 'london')));
    expectRefusal(state, 0, [chain('london', leg('plane-1', 1, 'europe-1', 'paris'))], 'fromRights');
  });

  test('CF-2.7 not from a city to the same, on its other card either', () => {
    const state = flying(['london', 'london/b', 'plane-1', 'europe-1'], [1]);
    expectRefusal(state, 0, [chain('london', leg('plane-1', 1, 'europe-1', 'london/b'))], 'sameCity');
  });
});

describe('CF-2.8 one passenger', () => {
  test('CF-2.8 a 3-star passenger is happy to leave from a 1-star airport', () => {
    const state = flying(['athens', 'london', 'plane-3', 'europe-3'], [1]);
    expectValid(state, 0, chain('athens', leg('plane-3', 1, 'europe-3', 'london')));
  });

  test('CF-2.8 two passengers in one plane cannot be laid: a flight has one place', () => {
    const state = flying(['paris', 'london', 'plane-3', 'europe-3', 'europe-2'], [1]);
    const two = {
      plane: card('plane-3'),
      truck: 1,
      passenger: [card('europe-3'), card('europe-2')],
      to: card('london'),
    };
    expectImpossible(state, 0, { type: 'fly', chains: [{ from: card('paris'), legs: [two] }] });
    const beside = { ...two, passenger: card('europe-3'), passengers: [card('europe-2')] };
    expectImpossible(state, 0, { type: 'fly', chains: [{ from: card('paris'), legs: [beside] }] });
  });

  test('CF-2.8 nor a plane in two flights', () => {
    const state = flying(['paris', 'london', 'moscow', 'plane-3', 'europe-1', 'europe-2'], [1, 1]);
    const second = chain('moscow', leg('plane-3', 1, 'europe-2', 'paris'));
    expectRefusal(state, 0, fly(chain('paris', leg('plane-3', 1, 'europe-1', 'london')), second), 'usedTwice');
  });
});

/** A continent's two best cities. */
function citiesOf(continent: Continent): [string, string] {
  const [one, other] = PRINTED.cities.filter((city) => city.continent === continent).map(({ id }) => id);
  return [one as string, other as string];
}

describe('CF-2.9 fuel', () => {
  /** From the row's continent to the column's, in the order North America, Europe, Asia, South America, Africa, Oceania. */
  const TABLE = [
    [1, 3, 3, 2, 4, 4],
    [3, 1, 3, 4, 2, 4],
    [3, 3, 1, 4, 4, 2],
    [2, 4, 4, 1, 3, 3],
    [4, 2, 4, 3, 1, 3],
    [4, 4, 2, 3, 3, 1],
  ];
  const ways = GRID.flatMap((from, row) =>
    GRID.map((to, column) => [from, to, TABLE[row]?.[column] as number] as const),
  );

  test.each(ways)('CF-2.9 from %s to %s: %i', (start, end, fuel) => {
    const [from] = citiesOf(start);
    const [, to] = citiesOf(end);
    for (const truck of [1, 2, 3, 4]) {
      const state = flying([from, to, 'plane-1', `${end}-1`], [truck]);
      const flight = chain(from, leg('plane-1', truck, `${end}-1`, to));
      if (truck >= fuel) expectValid(state, 0, flight);
      else expectRefusal(state, 0, [flight], 'tooLittleFuel');
    }
  });

  test('CF-2.9 what is missing is said', () => {
    const state = flying(['mexico-city', 'tokyo', 'plane-2', 'asia-2'], [2]);
    const [[verdict] = []] = judged(state, 0, chain('mexico-city', leg('plane-2', 2, 'asia-2', 'tokyo')));
    expect(verdict?.refusal).toMatchObject({ needed: 3, truck: 2 });
  });

  test('CF-2.9 two trucks do not add up: a flight has one place for one', () => {
    const state = flying(['mexico-city', 'tokyo', 'plane-2', 'asia-2'], [1, 2]);
    const both = { plane: card('plane-2'), truck: [1, 2], passenger: card('asia-2'), to: card('tokyo') };
    expectImpossible(state, 0, { type: 'fly', chains: [{ from: card('mexico-city'), legs: [both] }] });
    expectRefusal(state, 0, fly(chain('mexico-city', leg('plane-2', 3, 'asia-2', 'tokyo'))), 'truckUsedTwice');
  });
});

describe('CF-2.1 the rulebook’s examples of flights', () => {
  test('CF-2.1 invalid: a truck of 2 where 3 are needed, and too few stars at the destination', () => {
    const state = flying(['new-york', 'athens', 'london', 'plane-3', 'europe-3'], [2, 3]);
    expectRefusal(state, 0, [chain('new-york', leg('plane-3', 2, 'europe-3', 'london'))], 'tooLittleFuel');
    expectRefusal(state, 0, [chain('new-york', leg('plane-3', 3, 'europe-3', 'athens'))], 'airportTooSmall');
    expect(earnings(state, 0, chain('new-york', leg('plane-3', 2, 'europe-3', 'athens')))).toEqual([0]);
  });

  test('CF-2.1 two valid flights, the second ending on landing rights', () => {
    const state = flying(['havana', 'london', 'plane-2', 'plane-3', 'europe-2', 'africa-3'], [3, 2], { cairo: 0 });
    const both = chain('havana', leg('plane-2', 3, 'europe-2', 'london'), leg('plane-3', 2, 'africa-3', 'cairo'));
    expectValid(state, 0, both);
    expect(
      judged(state, 0, both)
        .flat()
        .map(({ onRights }) => onRights),
    ).toEqual([false, true]);
    expect(earnings(state, 0, both)).toEqual([15, 20]);
  });

  test('CF-2.1 invalid: a plane leaves from landing rights', () => {
    const state = flying(['havana', 'paris', 'plane-2', 'plane-3', 'europe-2', 'europe-3'], [3, 1], { london: 0 });
    const on = chain('havana', leg('plane-2', 3, 'europe-2', 'london'), leg('plane-3', 1, 'europe-3', 'paris'));
    expectRefusal(state, 0, [on], 'fromRights');
    expect(earnings(state, 0, on)).toEqual([15, 0]);
  });

  test('CF-2.1 invalid: no truck, and the wrong continent', () => {
    const state = flying(['tokyo', 'sydney', 'plane-2', 'oceania-2', 'asia-2'], [2]);
    expectRefusal(state, 0, [chain('tokyo', leg('plane-2', 0, 'oceania-2', 'sydney'))], 'tooLittleFuel');
    expectRefusal(state, 0, [chain('tokyo', leg('plane-2', 2, 'asia-2', 'sydney'))], 'wrongContinent');
  });
});
