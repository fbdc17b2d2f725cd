/** What makes a board playable: every complaint is provoked by a spoilt copy. */

import { cardIn, spoilt } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { WORLD } from '../../rules/data/world.ts';
import type { LooseBoard } from './loose-board.ts';

const CITIES = WORLD.cities.length;

function problemWith(input: unknown): string {
  const parsed = parseBoard(input);
  return parsed.ok ? 'none' : parsed.problem;
}

type Spoilt = readonly [string, (board: LooseBoard) => void, string];

const CITY_PROBLEMS: readonly Spoilt[] = [
  [
    'a repeated city',
    (board) => (cardIn(board.cities, 'fiji').id = 'new-york'),
    `cities[${CITIES - 1}].id repeats that of cities[0]`,
  ],
  [
    'four stars',
    (board) => (cardIn(board.cities, 'havana').stars = 4),
    'cities[3].stars must be a whole number from 1 to 3 (got 4)',
  ],
  [
    'half a star',
    (board) => (cardIn(board.cities, 'havana').stars = 1.5),
    'cities[3].stars must be a whole number from 1 to 3 (got 1.5)',
  ],
  [
    '34 airport cards',
    (board) => (cardIn(board.cities, 'london').stars = 2),
    'cities must make 35 airport cards, two for each of 3 stars and one for each other (got 34)',
  ],
  [
    'a continent of one city',
    (board) => {
      for (const id of ['sydney', 'auckland', 'perth']) cardIn(board.cities, id).continent = 'asia';
    },
    'cities must have at least 2 in oceania (got 1)',
  ],
];

const PRICE_PROBLEMS: readonly Spoilt[] = [
  [
    'half a coin',
    (board) => (board.prices.airport[0] = 14.5),
    'prices.airport[0] must be a whole number from 1 to 100 (got 14.5)',
  ],
  [
    'a passenger for nothing',
    (board) => (board.prices.passenger[0] = 0),
    'prices.passenger[0] must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'a plane that nobody could ever pay',
    (board) => (board.prices.plane[2] = 101),
    'prices.plane[2] must be a whole number from 1 to 100 (got 101)',
  ],
  [
    'airports no dearer for a star more',
    (board) => (board.prices.airport[1] = 14),
    'prices.airport[1] must be greater than the one before (got 14 after 14)',
  ],
  [
    'landing rights cheaper for a star more',
    (board) => (board.prices.rights[2] = 8),
    'prices.rights[2] must be greater than the one before (got 8 after 9)',
  ],
  [
    'electric planes no dearer for a star more',
    (board) => (board.prices.electric[1] = 24),
    'prices.electric[1] must be greater than the one before (got 24 after 24)',
  ],
  [
    'CF-1.4 an electric plane of 3 stars',
    (board) => (board.prices.electric[2] = 44),
    'prices.electric[2] must be 0, for there is no such plane (got 44)',
  ],
  [
    'larger trucks no dearer',
    (board) => (board.prices.truck[3] = 15),
    'prices.truck[3] must be greater than the one before (got 15 after 15)',
  ],
  [
    'revenue that does not rise',
    (board) => (board.revenue[2] = 15),
    'revenue[2] must be greater than the one before (got 15 after 15)',
  ],
  [
    'landing rights as dear as the airport',
    (board) => (board.prices.rights[2] = 30),
    'prices.rights[2] must be less than prices.airport[2] (got 30 and 30)',
  ],
  [
    'an electric plane as cheap as another',
    (board) => (board.prices.electric[0] = 10),
    'prices.electric[0] must be greater than prices.plane[0] (got 10 and 10)',
  ],
  ['a truck of 1 for 4', (board) => (board.prices.truck[0] = 4), 'prices.truck[0] must be at least 5 (got 4)'],
  [
    'an event that gives trucks away',
    (board) => {
      cardIn(board.events, 'cheap-fuel').amount = 5;
    },
    'events[2].amount must leave prices.truck[0] at least 2 (got 5 less 5)',
  ],
  [
    'a truck to buy for less than the bank pays the next round',
    (board) => (cardIn(board.events, 'cheap-fuel').amount = 4),
    'events[2].amount must leave prices.truck[0] at least 2 (got 5 less 4)',
  ],
  [
    'an electric plane to buy for less than the bank pays the next round',
    (board) => (cardIn(board.events, 'green-incentive').amount = 13),
    'events[11].amount must leave prices.electric[0] at least 12 (got 24 less 13)',
  ],
  [
    'an ability that takes more than the price off',
    (board) => (cardIn(board.players, 'fuel-merchant').amount = 6),
    'players[4].amount must not be more than prices.truck[0] (got 6 and 5)',
  ],
  [
    'an ability that makes a first bid of nothing',
    (board) => (cardIn(board.players, 'estate-agent').amount = 14),
    'players[8].amount must be less than prices.airport[0] (got 14 and 14)',
  ],
];

const BOARD_PROBLEMS: readonly Spoilt[] = [
  ['no leaderboard', (board) => (board.leaderboard = []), 'leaderboard must have at least one field'],
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
  ['a slot for nothing', (board) => (board.slots[3] = []), 'slots[3] must take at least one kind of card'],
  [
    'a slot for planes and planes',
    (board) => (board.slots[2] = ['plane', 'plane']),
    'slots[2][1] repeats slots[2][0] (got "plane")',
  ],
  [
    'CF-4.2 a passenger in the first slot of the second row',
    (board) => board.slots[0]?.push('passenger'),
    'slots[0] must not take a passenger',
  ],
];

const CARD_PROBLEMS: readonly Spoilt[] = [
  [
    'a player card twice',
    (board) => (cardIn(board.players, 'broker').id = 'trader'),
    'players[1].id repeats that of players[0]',
  ],
  [
    'an identity twice',
    (board) => (cardIn(board.identities, 'connector').id = 'globetrotter'),
    'identities[1].id repeats that of identities[0]',
  ],
  [
    'an event twice',
    (board) => board.events.splice(16, 1, { ...cardIn(board.events, 'carbon-levy') }),
    'events[16].id repeats that of events[12]',
  ],
  [
    'a sabotage twice',
    (board) => (cardIn(board.sabotages, 'slot-refused').id = 'wildcat-strike'),
    'sabotages[8].id repeats that of sabotages[7]',
  ],
  [
    'two cards of one rank',
    (board) => (cardIn(board.players, 'broker').rank = 1),
    'players[1].rank repeats that of players[0]',
  ],
  [
    'rank 0',
    (board) => (cardIn(board.players, 'trader').rank = 0),
    'players[0].rank must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'no budget',
    (board) => (cardIn(board.players, 'trader').budget = 0),
    'players[0].budget must be a whole number from 1 to 200 (got 0)',
  ],
  [
    'a card for six players',
    (board) => (cardIn(board.players, 'security-chief').from = 6),
    'players[9].from must be a whole number from 2 to 5 (got 6)',
  ],
  [
    'a number on a card without one',
    (board) => (cardIn(board.players, 'broker').amount = 1),
    'players[1].amount must be 0, for the card has no such number (got 1)',
  ],
  [
    'no number on a card that needs one',
    (board) => (cardIn(board.players, 'security-chief').amount = 0),
    'players[9].amount must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'a limit on a card that pays nothing',
    (board) => (cardIn(board.players, 'broker').most = 5),
    'players[1].most must be 0, for the card has no such number (got 5)',
  ],
  [
    'a limit below nothing',
    (board) => (cardIn(board.players, 'long-haul-pilot').most = -1),
    'players[5].most must be a whole number from 0 to 100 (got -1)',
  ],
  [
    'three cards for two players',
    (board) => {
      for (const id of ['trader', 'creative-accountant', 'fuel-merchant'] as const) cardIn(board.players, id).from = 3;
    },
    'players must have at least 4 cards that suit 2 players (got 3)',
  ],
  [
    'five cards for three players',
    (board) => {
      for (const id of ['trader', 'broker', 'slot-coordinator'] as const) cardIn(board.players, id).from = 4;
    },
    'players must have at least 6 cards that suit 3 players (got 5)',
  ],
  [
    'seven cards for four players',
    (board) => {
      for (const id of ['broker', 'estate-agent', 'security-chief'] as const) cardIn(board.players, id).from = 5;
    },
    'players must have at least 8 cards that suit 4 players (got 7)',
  ],
  [
    'a task that asks for nothing',
    (board) => cardIn(board.identities, 'connector').goals.splice(3, 1, 0),
    'identities[1].goals[3] must be a whole number from 1 to 10 (got 0)',
  ],
  [
    'no reward',
    (board) => (cardIn(board.identities, 'connector').reward = 0),
    'identities[1].reward must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'a fourth stage',
    (board) => (cardIn(board.events, 'open-skies').stage = 4),
    'events[16].stage must be a whole number from 1 to 3 (got 4)',
  ],
  [
    'too few events of a stage',
    (board) => {
      for (const id of ['cheap-fuel', 'city-breaks', 'registration'] as const) cardIn(board.events, id).stage = 2;
    },
    'events must have at least 3 of stage 1 (got 2)',
  ],
  [
    'an event without the number it needs',
    (board) => (cardIn(board.events, 'fare-war').amount = 0),
    'events[14].amount must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'an event with a number too many',
    (board) => (cardIn(board.events, 'open-skies').amount = 2),
    'events[16].amount must be 0, for the card has no such number (got 2)',
  ],
  [
    'a sabotage on a card that cannot be lifted',
    (board) => (cardIn(board.sabotages, 'bad-press').lift = 0),
    'sabotages[3].lift must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'a sabotage to lift that lies nowhere',
    (board) => (cardIn(board.sabotages, 'fine').lift = 8),
    'sabotages[5].lift must be 0, for the card has no such number (got 8)',
  ],
  [
    'a fine below nothing',
    (board) => (cardIn(board.sabotages, 'fine').amount = -8),
    'sabotages[5].amount must be a whole number from 0 to 100 (got -8)',
  ],
  [
    'a sabotage with a number too many',
    (board) => (cardIn(board.sabotages, 'slot-refused').amount = 1),
    'sabotages[8].amount must be 0, for the card has no such number (got 1)',
  ],
];

const START_PROBLEMS: readonly Spoilt[] = [
  [
    'a budget that pays no first flight',
    (board) => (cardIn(board.players, 'trader').budget = 55),
    'cities must offer a first flight in north-america for the smallest budget of a player card, 55 (the cheapest costs 56)',
  ],
  [
    'a continent of two dear airports',
    (board) => {
      for (const id of ['mexico-city', 'havana']) cardIn(board.cities, id).continent = 'europe';
      cardIn(board.players, 'trader').budget = 79;
    },
    'cities must offer a first flight in north-america for the smallest budget of a player card, 79 (the cheapest costs 80)',
  ],
];

describe('CF-1, CF-3.2, CF-3.3, CF-4 what a playable board needs', () => {
  test.each([...CITY_PROBLEMS, ...PRICE_PROBLEMS, ...BOARD_PROBLEMS, ...CARD_PROBLEMS, ...START_PROBLEMS])(
    '%s',
    (_, spoil, problem) => {
      const board = spoilt(WORLD, spoil);
      expect(boardProblems(board)).toContain(problem);
      expect(problemWith(board)).toContain(problem);
    },
  );

  test('CF-3.3 a budget that pays the cheapest first flight of every continent will do', () => {
    const board = spoilt(WORLD, (copy) => {
      for (const player of copy.players) player.budget = 56;
    });
    expect(boardProblems(board)).toEqual([]);
  });

  test('several complaints come together', () => {
    const board = spoilt(WORLD, (copy) => {
      copy.prices.truck[0] = 0;
      copy.slots[3] = [];
    });
    expect(boardProblems(board)).toHaveLength(2);
    expect(problemWith(board)).toBe(boardProblems(board).join('; '));
  });
});
