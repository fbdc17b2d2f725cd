/** The board files of Connecting Flights pass the suite of the kit. */

import { boardFileConformance, spoilt, withId } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { BOARDS } from '../../rules/data/boards.ts';
import { WORLD } from '../../rules/data/world.ts';

const LARGEST = 'a number from -1000000 to 1000000';

/** CF-1, CF-3.2, CF-3.3, CF-4 */
const checks = boardFileConformance({
  board: WORLD,
  builtIn: BOARDS,
  parseBoard,
  boardProblems,
  shape: [
    [
      'cities.0.continent',
      'antarctica',
      'cities[0].continent must be one of "north-america", "europe", "asia", "south-america", "africa", "oceania"',
    ],
    ['cities.0.stars', '3', `cities[0].stars must be ${LARGEST}`],
    ['cities.0.price', 30, 'cities[0] has an unknown key "price"'],
    ['prices.rights', undefined, 'prices.rights is missing'],
    ['prices.hangar', [1, 2, 3], 'prices has an unknown key "hangar"'],
    ['prices.plane', [10, 18], 'prices.plane must have 3 items (got 2)'],
    ['prices.truck', [5, 10, 15], 'prices.truck must have 4 items (got 3)'],
    ['prices.truck.0', Number.POSITIVE_INFINITY, `prices.truck[0] must be ${LARGEST}`],
    ['revenue', [10, 15, 20, 25], 'revenue must have 3 items (got 4)'],
    ['leaderboard', Array(101).fill(0), 'leaderboard must have 0 to 100 items (got 101)'],
    ['leaderboard.0', { from: 0 }, 'leaderboard[0].coins is missing'],
    ['slots', [['plane']], 'slots must have 4 items (got 1)'],
    ['slots.1', ['truck'], 'slots[1][0] must be one of "plane", "passenger", "airport"'],
    ['players', [], 'players must have 10 items (got 0)'],
    ['players.0.most', undefined, 'players[0].most is missing'],
    ['identities.0.goals', [3], 'identities[0].goals must have 4 items (got 1)'],
    ['identities.0.id', 'spy', /^identities\[0\]\.id must be one of "globetrotter"/],
    ['events', Array(18).fill(0), 'events must have 17 items (got 18)'],
    ['events.0.saboteur', 'everybody', 'events[0].saboteur must be one of "nobody", "lowest-revenue", "fewest-coins"'],
    ['sabotages.0.lift', null, `sabotages[0].lift must be ${LARGEST}`],
  ],
  unplayable: [
    ['a repeated city', 'cities.fiji.id', 'new-york', 'repeats that of cities[0]'],
    ['four stars', 'cities.havana.stars', 4, 'must be a whole number from 1 to 3 (got 4)'],
    ['half a star', 'cities.havana.stars', 1.5, 'must be a whole number from 1 to 3 (got 1.5)'],
    [
      '34 airport cards',
      { 'cities.london.stars': 2 },
      'cities must make 35 airport cards, two for each of 3 stars and one for each other (got 34)',
    ],
    [
      'a continent of one city',
      (board) => {
        for (const id of ['sydney', 'auckland', 'perth']) withId(board.cities, id).continent = 'asia';
      },
      'cities must have at least 2 in oceania (got 1)',
    ],
    ['half a coin', 'prices.airport.0', 14.5, 'must be a whole number from 1 to 100 (got 14.5)'],
    ['a passenger for nothing', 'prices.passenger.0', 0, 'must be a whole number from 1 to 100 (got 0)'],
    ['a plane that nobody could ever pay', 'prices.plane.2', 101, 'must be a whole number from 1 to 100 (got 101)'],
    [
      'airports no dearer for a star more',
      'prices.airport.1',
      14,
      'must be greater than the one before (got 14 after 14)',
    ],
    [
      'landing rights cheaper for a star more',
      'prices.rights.2',
      8,
      'must be greater than the one before (got 8 after 9)',
    ],
    [
      'electric planes no dearer for a star more',
      'prices.electric.1',
      24,
      'must be greater than the one before (got 24 after 24)',
    ],
    ['CF-1.4 an electric plane of 3 stars', 'prices.electric.2', 44, 'must be 0, for there is no such plane (got 44)'],
    ['larger trucks no dearer', 'prices.truck.3', 15, 'must be greater than the one before (got 15 after 15)'],
    ['revenue that does not rise', 'revenue.2', 15, 'must be greater than the one before (got 15 after 15)'],
    [
      'landing rights as dear as the airport',
      'prices.rights.2',
      30,
      'must be less than prices.airport[2] (got 30 and 30)',
    ],
    [
      'an electric plane as cheap as another',
      'prices.electric.0',
      10,
      'must be greater than prices.plane[0] (got 10 and 10)',
    ],
    ['a truck of 1 for 4', 'prices.truck.0', 4, 'must be at least 5 (got 4)'],
    [
      'an event that gives trucks away',
      'events.cheap-fuel.amount',
      5,
      'must leave prices.truck[0] at least 2 (got 5 less 5)',
    ],
    [
      'a truck to buy for less than the bank pays the next round',
      'events.cheap-fuel.amount',
      4,
      'must leave prices.truck[0] at least 2 (got 5 less 4)',
    ],
    [
      'an electric plane to buy for less than the bank pays the next round',
      'events.green-incentive.amount',
      13,
      'must leave prices.electric[0] at least 12 (got 24 less 13)',
    ],
    [
      'an ability that takes more than the price off',
      'players.fuel-merchant.amount',
      6,
      'must not be more than prices.truck[0] (got 6 and 5)',
    ],
    [
      'an ability that makes a first bid of nothing',
      'players.estate-agent.amount',
      14,
      'must be less than prices.airport[0] (got 14 and 14)',
    ],
    ['no leaderboard', 'leaderboard', [], 'must have at least one field'],
    [
      'a leaderboard that does not begin at 0',
      (board) => board.leaderboard.shift(),
      'leaderboard[0].from must be 0 (got 10)',
    ],
    [
      'a field from half a coin on',
      (board) => board.leaderboard.splice(1, 1, { from: 10.5, coins: 5 }),
      'leaderboard[1].from must be a whole number (got 10.5)',
    ],
    [
      'fields out of order',
      (board) => board.leaderboard.splice(2, 1, { from: 10, coins: 0 }),
      'leaderboard[2].from must be greater than that of the field before (got 10 after 10)',
    ],
    [
      'a tax beyond all coins',
      (board) => board.leaderboard.splice(-1, 1, { from: 80, coins: -101 }),
      'leaderboard[6].coins must be a whole number from -100 to 100 (got -101)',
    ],
    [
      'a tax that does not grow',
      (board) => board.leaderboard.splice(-1, 1, { from: 80, coins: -15 }),
      'leaderboard[6].coins must be less than that of the field before (got -15 after -15)',
    ],
    ['a slot for nothing', 'slots.3', [], 'must take at least one kind of card'],
    ['a slot for planes and planes', 'slots.2', ['plane', 'plane'], '[1] repeats slots[2][0] (got "plane")'],
    ['a player card twice', 'players.broker.id', 'trader', 'repeats that of players[0]'],
    ['an identity twice', 'identities.connector.id', 'globetrotter', 'repeats that of identities[0]'],
    [
      'an event twice',
      (board) => board.events.splice(16, 1, { ...withId(board.events, 'carbon-levy') }),
      'events[16].id repeats that of events[12]',
    ],
    ['a sabotage twice', 'sabotages.slot-refused.id', 'wildcat-strike', 'repeats that of sabotages[7]'],
    ['two cards of one rank', 'players.broker.rank', 1, 'repeats that of players[0]'],
    ['rank 0', 'players.trader.rank', 0, 'must be a whole number from 1 to 100 (got 0)'],
    ['no budget', 'players.trader.budget', 0, 'must be a whole number from 1 to 200 (got 0)'],
    ['a card for six players', 'players.security-chief.from', 6, 'must be a whole number from 2 to 5 (got 6)'],
    ['a card for up to six', 'players.security-chief.to', 6, 'must be a whole number from 4 to 5 (got 6)'],
    ['a card for up to fewer than from', 'players.security-chief.to', 3, 'must be a whole number from 4 to 5 (got 3)'],
    [
      'a number on a card without one',
      'players.broker.amount',
      1,
      'must be 0, for the card has no such number (got 1)',
    ],
    [
      'no number on a card that needs one',
      'players.security-chief.amount',
      0,
      'must be a whole number from 1 to 100 (got 0)',
    ],
    [
      'a limit on a card that pays nothing',
      'players.broker.most',
      5,
      'must be 0, for the card has no such number (got 5)',
    ],
    ['a limit below nothing', 'players.long-haul-pilot.most', -1, 'must be a whole number from 0 to 100 (got -1)'],
    [
      'three cards for two players',
      (board) => {
        for (const id of ['trader', 'creative-accountant', 'fuel-merchant'] as const)
          withId(board.players, id).from = 3;
      },
      'players must have at least 4 cards that suit 2 players (got 3)',
    ],
    [
      'five cards for three players',
      (board) => {
        for (const id of ['trader', 'broker', 'slot-coordinator'] as const) withId(board.players, id).from = 4;
      },
      'players must have at least 6 cards that suit 3 players (got 5)',
    ],
    [
      'seven cards for four players',
      (board) => {
        for (const id of ['broker', 'estate-agent', 'security-chief'] as const) withId(board.players, id).from = 5;
      },
      'players must have at least 8 cards that suit 4 players (got 7)',
    ],
    [
      'cards for two players alone',
      (board) => {
        for (const id of ['trader', 'creative-accountant', 'fuel-merchant'] as const) withId(board.players, id).to = 2;
      },
      'players must have at least 10 cards that suit 5 players (got 7)',
    ],
    [
      'a task that asks for nothing',
      (board) => withId(board.identities, 'connector').goals.splice(3, 1, 0),
      'identities[1].goals[3] must be a whole number from 1 to 10 (got 0)',
    ],
    ['no reward', 'identities.connector.reward', 0, 'must be a whole number from 1 to 100 (got 0)'],
    ['a fourth stage', 'events.open-skies.stage', 4, 'must be a whole number from 1 to 3 (got 4)'],
    [
      'too few events of a stage',
      (board) => {
        for (const id of ['cheap-fuel', 'city-breaks', 'registration'] as const) withId(board.events, id).stage = 2;
      },
      'events must have at least 3 of stage 1 (got 2)',
    ],
    [
      'an event without the number it needs',
      'events.fare-war.amount',
      0,
      'must be a whole number from 1 to 100 (got 0)',
    ],
    [
      'an event with a number too many',
      'events.open-skies.amount',
      2,
      'must be 0, for the card has no such number (got 2)',
    ],
    [
      'a sabotage on a card that cannot be lifted',
      'sabotages.bad-press.lift',
      0,
      'must be a whole number from 1 to 100 (got 0)',
    ],
    [
      'a sabotage to lift that lies nowhere',
      'sabotages.fine.lift',
      8,
      'must be 0, for the card has no such number (got 8)',
    ],
    ['a fine below nothing', 'sabotages.fine.amount', -8, 'must be a whole number from 0 to 100 (got -8)'],
    [
      'a sabotage with a number too many',
      'sabotages.slot-refused.amount',
      1,
      'must be 0, for the card has no such number (got 1)',
    ],
    [
      'a budget that pays no first flight',
      { 'players.trader.budget': 55 },
      'cities must offer a first flight in north-america for the smallest budget of a player card, 55 (the cheapest costs 56)',
    ],
    [
      'a continent of two dear airports',
      (board) => {
        for (const id of ['mexico-city', 'havana']) withId(board.cities, id).continent = 'europe';
        withId(board.players, 'trader').budget = 79;
      },
      'cities must offer a first flight in north-america for the smallest budget of a player card, 79 (the cheapest costs 80)',
    ],
    ['no cities', { cities: [] }, 'cities must have at least 2 in oceania (got 0)'],
  ],
  twoFaults: { 'prices.truck.0': 0, 'slots.3': [] },
  manyFaults: (board) => {
    for (const city of board.cities) city.stars = 0;
  },
  part: 'prices',
  list: ['leaderboard', 100],
  city: 'lima',
});

for (const check of checks) test(check.name, check.run);

test('CF-3.3 a budget that pays the cheapest first flight of every continent will do', () => {
  const board = spoilt(WORLD, (copy) => {
    for (const player of copy.players) player.budget = 56;
  });
  expect(boardProblems(board)).toEqual([]);
});
