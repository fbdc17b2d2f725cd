/** CF-1.1 to CF-1.6: what is in the box. */

import { CONTINENTS, IN_DECK, isElectric, kindOf, SUPPLY } from '@tarmac/flights/rules';
import { cardNames, cards, ELECTRIC_PLANES, GRID, PASSENGERS, PLANES, sum, TRUCKS } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { tablesOf } from '../../rules/tables.ts';
import { act, expectAllowed, expectRefusal, isListed } from '../support/act.ts';
import { addAirport, buyElectric, buyTruck, rent, sellTruck } from '../support/actions.ts';
import { market, namesAt, ownerOf, position, trucksOf } from '../support/position.ts';

const tables = tablesOf('world-1');
const every = cardNames().map((_, card) => card);
const countOf = (kind: string, stars: number, electric = false) =>
  every.filter((one) => kindOf(one) === kind && isElectric(one) === electric && tables.starsOf[one] === stars).length;

describe('CF-1.1 continents', () => {
  test('CF-1.1 six of them, three in the north and three below', () => {
    expect(CONTINENTS).toEqual(GRID);
    for (const continent of GRID) expect(WORLD.cities.some((city) => city.continent === continent)).toBe(true);
  });
});

describe('CF-1.2 airports', () => {
  test('CF-1.2 35 cards: two of each 3-star airport, one of each other', () => {
    expect(every.filter((one) => kindOf(one) === 'airport')).toHaveLength(35);
    WORLD.cities.forEach(({ stars }, city) => {
      expect(tables.cityOf.filter((other) => other === city)).toHaveLength(stars === 3 ? 2 : 1);
      expect([1, 2, 3]).toContain(stars);
    });
  });

  test('CF-1.2 landing rights cost less', () => {
    for (const one of every.filter((card) => kindOf(card) === 'airport')) {
      expect(tables.rightsPriceOf[one]).toBeLessThan(tables.priceOf[one] as number);
    }
  });

  test('CF-1.2 only a card in the supply is auctioned or rented', () => {
    const owned = [
      ['london', 'moscow'],
      ['london/b', 'europe-1'],
    ];
    const adding = position({ frame: { kind: 'add', seat: 0, slot: -1 }, owned });
    expectRefusal(adding, 0, addAirport('moscow'), 'notInSupply');
    expectRefusal(adding, 0, addAirport('london'), 'notInSupply');
    expectAllowed(adding, 0, addAirport('paris'));
    const buying = position({ frame: market(5, 1), owned });
    expectRefusal(buying, 1, rent('moscow'), 'notInSupply');
    expectRefusal(buying, 1, rent('london'), 'notInSupply');
    expectAllowed(buying, 1, rent('paris'));
  });

  test('CF-1.2 one that is rented is not rented again, its other card is', () => {
    const owned = [[], ['europe-1']];
    const one = position({ frame: market(5, 1), owned, rights: { athens: 0 } });
    expectRefusal(one, 1, rent('athens'), 'notInSupply');
    const two = position({ frame: market(5, 1), owned, rights: { london: 0 } });
    expectAllowed(two, 1, rent('london'));
    const both = position({ frame: market(5, 1), owned, rights: { london: 0, 'london/b': 2 } });
    expectRefusal(both, 1, rent('london'), 'notInSupply');
  });

  test('CF-1.2 one player may own both cards of a city, and any number of airports', () => {
    const many = ['london', 'london/b', 'paris', 'paris/b', 'moscow', 'athens', 'cairo', 'cairo/b', 'nairobi', 'dakar'];
    expect(namesAt(position({ owned: [many] }), 0).sort()).toEqual([...many].sort());
  });

  test('CF-1.2 a city that does not exist has none', () => {
    const adding = position({ frame: { kind: 'add', seat: 0, slot: -1 } });
    expectRefusal(adding, 0, addAirport('atlantis'), 'noSuchCity');
    expectRefusal(position({ owned: [['europe-1']] }), 0, rent('atlantis'), 'noSuchCity');
  });
});

describe('CF-1.3 to CF-1.5 passengers, planes, trucks', () => {
  test.each(GRID.map((continent) => [continent, PASSENGERS[continent]] as const))('CF-1.3 %s', (continent, counts) => {
    const index = GRID.indexOf(continent);
    counts.forEach((count, place) => {
      const found = every.filter(
        (one) => kindOf(one) === 'passenger' && tables.continentOf[one] === index && tables.starsOf[one] === place + 1,
      );
      expect(found).toHaveLength(count);
    });
  });

  test('CF-1.3 33 in all', () => {
    expect(every.filter((one) => kindOf(one) === 'passenger')).toHaveLength(33);
  });

  test('CF-1.4 26 planes and 4 electric ones', () => {
    expect([1, 2, 3].map((stars) => countOf('plane', stars))).toEqual(PLANES);
    expect([1, 2, 3].map((stars) => countOf('plane', stars, true))).toEqual([...ELECTRIC_PLANES, 0]);
    expect(sum(PLANES)).toBe(26);
  });

  test('CF-1.4 there is no electric plane of 3 stars to be bought', () => {
    const state = position({ coins: [100] });
    expectAllowed(state, 0, buyElectric(2));
    expectRefusal(state, 0, buyElectric(3), 'noElectricLeft');
  });

  test('CF-1.5 35 trucks', () => {
    const state = position({ trucks: [[], [], [], [], []] });
    expect(state.truckSupply).toEqual([16, 7, 6, 6]);
    expect(sum(TRUCKS)).toBe(35);
  });

  test('CF-1.5 there are no more trucks than these', () => {
    const state = position({ trucks: [[1], [4, 4, 4, 4, 4, 4]] });
    expectRefusal(state, 0, buyTruck(4), 'noTruckLeft');
    expect(isListed(state, 0, buyTruck(3))).toBe(true);
  });

  test('CF-1.5 nor more electric planes', () => {
    const state = position({ owned: [[], ['electric-1', 'electric-1/b']] });
    expectRefusal(state, 0, buyElectric(1), 'noElectricLeft');
    expectAllowed(state, 0, buyElectric(2));
  });

  test('CF-1.5 a truck that is given up returns to the supply', () => {
    const before = position({ players: ['trader'], trucks: [[1, 4]] });
    const state = act(before, 0, sellTruck(4));
    expect(trucksOf(state, 0)).toEqual([1]);
    expect(state.truckSupply[3]).toBe((before.truckSupply[3] as number) + 1);
  });

  test('CF-1.2 to CF-1.4 every card is in exactly one place', () => {
    const state = position({ owned: [['london', 'plane-3', 'europe-3']] });
    expect(state.where).toHaveLength(35 + 26 + 4 + 33);
    expect(namesAt(state, 0)).toEqual(['london', 'plane-3', 'europe-3']);
    expect(ownerOf(state, 'paris')).toBe(SUPPLY);
    expect(ownerOf(state, 'plane-3/b')).toBe(IN_DECK);
    expect(cards('london', 'plane-3')).toHaveLength(2);
  });
});

describe('CF-1.6 the other cards', () => {
  test('CF-1.6 10 player cards of different ranks, 6 identities, 9 sabotage cards', () => {
    expect(new Set(WORLD.players.map(({ id }) => id)).size).toBe(10);
    expect(new Set(WORLD.players.map(({ rank }) => rank)).size).toBe(10);
    expect(new Set(WORLD.identities.map(({ id }) => id)).size).toBe(6);
    expect(new Set(WORLD.sabotages.map(({ id }) => id)).size).toBe(9);
  });

  test('CF-1.6 17 events, enough for the rounds of each of three stages', () => {
    expect(new Set(WORLD.events.map(({ id }) => id)).size).toBe(17);
    const inStage = (stage: number) => WORLD.events.filter((event) => event.stage === stage).length;
    expect(sum([1, 2, 3].map(inStage))).toBe(17);
    expect(inStage(1)).toBeGreaterThanOrEqual(3);
    expect(inStage(2)).toBeGreaterThanOrEqual(4);
    expect(inStage(3)).toBeGreaterThanOrEqual(3);
  });
});
