/** The board that comes with the game: playable, with all that the rulebook tells of the cards (CF-8) and with our own design. */

import { CONTINENTS, type Continent, copiesOf, PASSENGER_COUNTS } from '@tarmac/flights/rules';
import { withId } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { EVENT_IDS, IDENTITY_IDS, PLAYER_CARD_IDS, SABOTAGE_IDS } from '../../rules/cards/ids.ts';
import { ABILITIES } from '../../rules/cards/player-cards.ts';
import { WORLD } from '../../rules/data/world.ts';
import { tablesOf } from '../../rules/tables.ts';

const { cities, prices, players, events, identities, sabotages, leaderboard } = WORLD;
const cityNamed = (name: string) => cities.find((city) => city.name.en === name);
const on = (continent: Continent) => cities.filter((city) => city.continent === continent);
const [one, two, three] = [0, 1, 2] as const;
const priceOf = (list: readonly number[], place: number): number => list[place] as number;
const firstFlight = (stars: number): number =>
  2 * priceOf(prices.airport, stars) + priceOf(prices.plane, stars) + priceOf(prices.passenger, stars);

describe('the file', () => {
  test('its cards stand in the order of the rules', () => {
    expect(players.map(({ id }) => id)).toEqual(PLAYER_CARD_IDS);
    expect(identities.map(({ id }) => id)).toEqual(IDENTITY_IDS);
    expect(events.map(({ id }) => id)).toEqual(EVENT_IDS);
    expect(sabotages.map(({ id }) => id)).toEqual(SABOTAGE_IDS);
  });
});

describe('CF-8 what the rulebook tells of its cards', () => {
  test.each([
    ['north-america', ['Mexico City', 'Havana', 'New York']],
    ['south-america', ['Rio de Janeiro']],
    ['europe', ['London', 'Moscow', 'Athens']],
    ['africa', ['Nairobi', 'Johannesburg']],
    ['asia', ['Tokyo']],
    ['oceania', ['Sydney', 'Fiji']],
  ] as const)('the airports it names in %s', (continent, named) => {
    expect(named.map((name) => cityNamed(name)?.continent)).toEqual(named.map(() => continent));
  });

  test('London has 3 stars', () => {
    expect(cityNamed('London')?.stars).toBe(3);
  });

  test('two 3-star airports, a 3-star plane and a 3-star passenger cost 105', () => {
    expect(firstFlight(three)).toBe(105);
  });

  test('the Aircraft Engineer has 110 and suits two players', () => {
    expect(withId(players, 'aircraft-engineer')).toMatchObject({ budget: 110, from: 2 });
  });

  test('the Creative Accountant pays 5 where the tax is 10', () => {
    const { amount } = withId(players, 'creative-accountant');
    expect(ABILITIES['creative-accountant'].tax?.(10, amount)).toBe(5);
  });

  test('the Broker has more bids, the Trader sells, two are paid at the end of a round', () => {
    expect(ABILITIES.broker.bids).toBe(1);
    expect(PLAYER_CARD_IDS.filter((id) => ABILITIES[id].salePrice !== undefined)).toEqual(['trader']);
    expect(PLAYER_CARD_IDS.filter((id) => ABILITIES[id].endOfRound !== undefined)).toEqual([
      'investment-manager',
      'long-haul-pilot',
    ]);
  });

  test('there is an event of long-haul demand', () => {
    expect(withId(events, 'long-haul-demand').amount).toBeGreaterThan(0);
  });

  test('taxes of at least 10 at the top, a subsidy of 5 below', () => {
    expect(leaderboard.at(-1)?.coins).toBeLessThanOrEqual(-10);
    expect(leaderboard.map(({ coins }) => coins)).toEqual(expect.arrayContaining([5, -10]));
  });

  test('CF-4.5 a flight of 2 stars earns 15 and one of 3 stars 20', () => {
    expect(WORLD.revenue).toEqual([10, 15, 20]);
  });
});

describe('what the components ask of it', () => {
  test('CF-1.2 24 airports, four on each continent, make 35 cards', () => {
    expect(CONTINENTS.map((continent) => on(continent).length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect([1, 2, 3].map((stars) => cities.filter((city) => city.stars === stars).length)).toEqual([6, 7, 11]);
    expect(cities.reduce((cards, { stars }) => cards + copiesOf(stars), 0)).toBe(35);
    expect(tablesOf(WORLD).cityOf).toHaveLength(35);
  });

  test('North America has two airports of 3 stars', () => {
    expect(on('north-america').filter(({ stars }) => stars === 3)).toHaveLength(2);
  });

  test('CF-1.3 passengers of every number of stars, and on each continent an airport where any of them can land', () => {
    CONTINENTS.forEach((continent, index) => {
      expect(PASSENGER_COUNTS[index]?.every((count) => count > 0)).toBe(true);
      expect(Math.max(...on(continent).map(({ stars }) => stars))).toBe(3);
    });
  });

  test('all ten player cards fit five players, at least 8, 6 and 4 fit four, three and two', () => {
    expect([2, 3, 4, 5].map((seats) => players.filter(({ from }) => from <= seats).length)).toEqual([6, 8, 10, 10]);
  });

  test('CF-4.1 more events than rounds in every stage', () => {
    expect([1, 2, 3].map((stage) => events.filter((event) => event.stage === stage).length)).toEqual([5, 7, 5]);
  });

  test('every name is told once, in English and in French', () => {
    for (const language of ['en', 'fr'] as const) {
      expect(new Set(cities.map(({ name }) => name[language])).size).toBe(cities.length);
    }
  });

  /** West, east, south, north. */
  const BOUNDS: Readonly<Record<Continent, readonly [number, number, number, number]>> = {
    'north-america': [-170, -50, 7, 84],
    'south-america': [-82, -34, -56, 13],
    europe: [-25, 60, 35, 72],
    africa: [-18, 52, -35, 38],
    asia: [60, 180, -11, 78],
    oceania: [110, 180, -48, 0],
  };

  test.each(cities)('$id lies where it is on the globe', ({ continent, longitude, latitude }) => {
    const [west, east, south, north] = BOUNDS[continent];
    expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(true);
  });
});

describe('the design', () => {
  test('airports by continent and stars', () => {
    const named = (continent: Continent) =>
      [3, 2, 1].map((stars) =>
        on(continent)
          .filter((city) => city.stars === stars)
          .map(({ name }) => name.en),
      );
    expect(Object.fromEntries(CONTINENTS.map((continent) => [continent, named(continent)]))).toEqual({
      'north-america': [['New York', 'Los Angeles'], ['Mexico City'], ['Havana']],
      'south-america': [['Rio de Janeiro', 'Buenos Aires'], ['Bogotá'], ['Lima']],
      europe: [['London', 'Paris'], ['Moscow'], ['Athens']],
      africa: [['Johannesburg', 'Cairo'], ['Nairobi'], ['Dakar']],
      asia: [['Tokyo', 'Singapore'], ['Delhi'], ['Colombo']],
      oceania: [['Sydney'], ['Auckland', 'Perth'], ['Fiji']],
    });
  });

  test('a first flight costs 48, 77 or 105 by its stars', () => {
    expect([one, two, three].map(firstFlight)).toEqual([48, 77, 105]);
  });

  test('prices', () => {
    expect(prices).toEqual({
      airport: [14, 22, 30],
      rights: [6, 9, 12],
      plane: [10, 18, 25],
      electric: [24, 34, 0],
      passenger: [10, 15, 20],
      truck: [5, 10, 15, 20],
    });
  });

  test('the leaderboard', () => {
    expect(leaderboard.map(({ from, coins }) => [from, coins])).toEqual([
      [0, 10],
      [10, 5],
      [20, 0],
      [35, -5],
      [50, -10],
      [65, -15],
      [80, -20],
    ]);
  });

  test('CF-4.2 the slots of the auction', () => {
    expect(WORLD.slots.map((kinds) => kinds.join(' or '))).toEqual([
      'plane or airport',
      'passenger or airport',
      'plane or passenger',
      'plane or passenger or airport',
    ]);
  });

  test('player cards: rank, budget, from how many players', () => {
    expect(players.map(({ id, rank, budget, from }) => [rank, id, budget, from])).toEqual([
      [1, 'trader', 95, 2],
      [2, 'broker', 100, 3],
      [3, 'creative-accountant', 100, 2],
      [4, 'investment-manager', 100, 2],
      [5, 'fuel-merchant', 100, 2],
      [6, 'long-haul-pilot', 105, 2],
      [7, 'slot-coordinator', 105, 3],
      [8, 'aircraft-engineer', 110, 2],
      [9, 'estate-agent', 105, 4],
      [10, 'security-chief', 115, 4],
    ]);
  });

  test('player cards: the numbers in their texts', () => {
    const numbers = players.filter(({ amount, most }) => amount > 0 || most > 0);
    expect(numbers.map(({ id, amount, most }) => [id, amount, most])).toEqual([
      ['creative-accountant', 5, 0],
      ['investment-manager', 1, 5],
      ['fuel-merchant', 4, 0],
      ['long-haul-pilot', 2, 8],
      ['estate-agent', 5, 0],
      ['security-chief', 3, 0],
    ]);
  });

  test('identities: goals with 2, 3, 4 and 5 players, reward', () => {
    expect(identities.map(({ id, goals, reward }) => [id, goals, reward])).toEqual([
      ['globetrotter', [3, 3, 4, 4], 15],
      ['connector', [3, 3, 3, 3], 10],
      ['green-pioneer', [2, 2, 2, 2], 15],
      ['first-class', [2, 2, 2, 2], 12],
      ['hub-owner', [3, 3, 3, 3], 12],
      ['bargain-hunter', [2, 2, 2, 2], 12],
    ]);
  });

  test('events: stage, number, who may sabotage', () => {
    expect(events.map(({ stage, id, amount, saboteur }) => [stage, id, amount, saboteur])).toEqual([
      [1, 'start-up-grant', 10, 'nobody'],
      [1, 'holiday-season', 3, 'lowest-revenue'],
      [1, 'cheap-fuel', 3, 'fewest-coins'],
      [1, 'city-breaks', 3, 'fewest-coins'],
      [1, 'registration', 5, 'lowest-revenue'],
      [2, 'long-haul-demand', 5, 'lowest-revenue'],
      [2, 'airport-charges', 2, 'fewest-coins'],
      [2, 'regional-aid', 10, 'nobody'],
      [2, 'controllers-strike', 0, 'lowest-revenue'],
      [2, 'sealed-offers', 0, 'fewest-coins'],
      [2, 'business-boom', 5, 'lowest-revenue'],
      [2, 'green-incentive', 8, 'fewest-coins'],
      [3, 'carbon-levy', 2, 'fewest-coins'],
      [3, 'hub-traffic', 2, 'lowest-revenue'],
      [3, 'fare-war', 3, 'lowest-revenue'],
      [3, 'world-fair', 4, 'lowest-revenue'],
      [3, 'open-skies', 0, 'nobody'],
    ]);
  });

  test('sabotages: what lifts them, their number', () => {
    expect(sabotages.map(({ id, lift, amount }) => [id, lift, amount])).toEqual([
      ['engine-failure', 8, 0],
      ['runway-works', 10, 0],
      ['visa-trouble', 6, 0],
      ['bad-press', 5, 5],
      ['fuel-leak', 0, 0],
      ['fine', 0, 8],
      ['poached-crew', 0, 6],
      ['wildcat-strike', 0, 0],
      ['slot-refused', 0, 0],
    ]);
  });
});
