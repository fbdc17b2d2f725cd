/** What somebody says they have seen is taken if it can be seen in a game, and else refused. */

import { connectingFlights, newsProblem, viewProblem } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { seenConformance } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { beforeSeat, type State } from '../../rules/state.ts';
import { SABOTAGE_HIDDEN } from '../../rules/view-types.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { config, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const MIDDLE = position({
  seats: 3,
  owned: [['london', 'plane-2'], ['cairo'], ['lima', 'africa-1']],
  rights: { dakar: 0 },
  sabotages: { 'engine-failure': 'plane-2', 'wildcat-strike': 1, fine: 'under' },
  claimed: [false, true, false],
});
const view = () => connectingFlights.view(MIDDLE, 0);

const checks = seenConformance({
  game: connectingFlights,
  viewProblem,
  newsProblem,
  view,
  games: Object.fromEntries(
    SEAT_NUMBERS.map((seats) => [
      `${seats} seats`,
      [seats, () => playRandomly(config({ offers: '5' }), seats, 80 + seats)] as const,
    ]),
  ),
  views: {
    'no coins': [{ coins: undefined }, /coins must be a list/],
    'an order that a watcher gave': [{ eye: 'watcher' }, /an order that is not the eye’s/],
    'no order of a seat': [{ order: null }, /an order that is not the eye’s/],
    'an identity that is somebody else’s': [
      ({ identities }) => ({ identities: identities.with(2, 5) }),
      /not what this eye would see/,
    ],
    'an identity of its own out of sight': [
      ({ identities }) => ({ identities: identities.with(0, null) }),
      /not what this/,
    ],
    'a claimed identity out of sight': [
      ({ identities }) => ({ identities: identities.with(1, null) }),
      /not what this/,
    ],
    'the same identity twice': [
      ({ identities }) => ({ identities: identities.with(1, identities[0] ?? 0) }),
      /nowhere|cannot be/,
    ],
    'player cards of somebody else': [({ dealt }) => ({ dealt: dealt.with(1, [0, 1]) }), /cannot be|not what this/],
    'a truck from nowhere': [({ truckSupply }) => ({ truckSupply: truckSupply.with(3, 9) }), /trucks of capacity 4/],
    'a card in two places': [({ row }) => ({ row: [...row, card('athens')] }), /the cards in the auction/],
    'a sabotage in the deck for all to see': [
      ({ sabotages }) => ({ sabotages: sabotages.with(8, -1) }),
      /not what this eye/,
    ],
    'a sabotage out of sight that all have seen': [
      ({ sabotages }) => ({ sabotages: sabotages.with(5, SABOTAGE_HIDDEN) }),
      /cannot be|not what this eye/,
    ],
    'a sabotage before nobody': [
      ({ sabotages }) => ({ sabotages: sabotages.with(7, beforeSeat(3)) }),
      /sabotages\[7\]/,
    ],
    'more put under the deck than is missing': [
      { sabotageQueue: new Array(9).fill({ sabotage: -1, knownTo: 2 }) },
      /nowhere/,
    ],
    'a card put back that the eye does not know of': [
      ({ sabotageQueue }) => ({ sabotageQueue: sabotageQueue.map((buried) => ({ ...buried, sabotage: -1 })) }),
      /cannot be|not what this eye/,
    ],
    'an end at which something is hidden': [
      { frame: { kind: 'over' }, phase: 'flights', round: 10, endedBy: 'CF-4.9' },
      /cannot be|not what this/,
    ],
  },
  news: {
    'without its facts': [{ kind: 'rented', seat: 0 }, /is missing/],
    'of an unheard-of event': [{ kind: 'event', event: 'earthquake' }, /event must be one of/],
    'of nobody': [{ kind: 'passedMarket', seat: 3 }, /seat/],
    'of an unheard-of card': [{ kind: 'unsold', card: 500 }, /card/],
    'of more coins than there are': [{ kind: 'tookCoins', seat: 0, coins: 101 }, /coins/],
    'of nowhere': [
      {
        kind: 'firstFlights',
        flights: new Array(3).fill({ from: 'mars', to: 'london', plane: 1, passenger: 1 }),
        coins: [1, 1, 1],
      },
      /between cities of the board/,
    ],
    'with too few seats': [{ kind: 'taxed', coins: [1] }, /coins/],
    'of an eleventh round': [{ kind: 'roundBegan', round: 11, firstSeat: 0 }, /round/],
  },
});

for (const check of checks) test(check.name, check.run);

test('a board of one’s own is taken with its places', () => {
  const board = {
    ...WORLD,
    id: 'own',
    cities: WORLD.cities.map((city) => (city.id === 'london' ? { ...city, id: 'gatwick' } : city)),
  };
  const { states, news } = playRandomly(config({ board }), 3, 1);
  const seen = copied(connectingFlights.view(states[3] as State, 1));
  expect(viewProblem(seen)).toBeNull();
  const flights = news.find(({ kind }) => kind === 'firstFlights');
  expect(newsProblem(flights, seen)).toBeNull();
  const flight = { from: 'london', to: 'paris', plane: 1, passenger: 1 };
  const elsewhere = { kind: 'firstFlights', flights: [flight, flight, flight], coins: [1, 1, 1] };
  expect(newsProblem(elsewhere, seen)).toMatch(/between cities of the board/);
});
