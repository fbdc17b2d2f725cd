/** The board files of the cooperative game pass the suite of the kit. */

import { WORLD as PRINTED } from '@tarmac/flights/rules';
import { boardFileConformance, spoilt, withId } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { BOARDS } from '../../rules/data/boards.ts';
import { WORLD } from '../../rules/data/world.ts';

const CONTINENT = 'must be one of "north-america", "europe", "asia", "south-america", "africa", "oceania"';
const rowOf = <T>(rows: T[][], place: number): T[] => rows[place] as T[];

/** CF-1.6, CF-5.1, CF-6.3, CF-7.3, CF-8; what the competitive game complains of as well is provoked there. */
const checks = boardFileConformance({
  board: WORLD,
  builtIn: BOARDS,
  parseBoard,
  boardProblems,
  shape: [
    ['cities.0.continent', 'antarctica', `cities[0].continent ${CONTINENT}`],
    ['departures', {}, 'departures must be a list'],
    ['departures', Array(101).fill([]), 'departures must have 0 to 100 items (got 101)'],
    ['departures.0', ['havana'], 'departures[0] must have 6 items (got 1)'],
    ['departures.0.0', null, 'departures[0][0] must be a text of 1 to 60 characters'],
    ['departures.0.0', 'Havana', 'departures[0][0] must be lower-case letters, digits and single hyphens'],
    ['demands.low', undefined, 'demands.low is missing'],
    ['demands.middling', [], 'demands has an unknown key "middling"'],
    ['demands.high.2', [], 'demands.high[2] must have 6 items (got 0)'],
    ['demands.high.2.1', 'green', `demands.high[2][1] ${CONTINENT}`],
    ['charters.easy', [[1], [1]], 'charters.easy must have 3 items (got 2)'],
    ['charters.expert', [[1], [1], [1]], 'charters has an unknown key "expert"'],
    ['charters.hard.0', Array(11).fill(1), 'charters.hard[0] must have 0 to 10 items (got 11)'],
    ['charters.hard.0.1', '3', 'charters.hard[0][1] must be a number from -1000000 to 1000000'],
    ['revenue', [10, 15, 20], 'board has an unknown key "revenue"'],
  ],
  unplayable: [
    [
      '34 airport cards',
      { 'cities.london.stars': 2 },
      'cities must make 35 airport cards, two for each of 3 stars and one for each other (got 34)',
    ],
    ['a passenger for nothing', 'prices.passenger.0', 0, 'must be a whole number from 1 to 100 (got 0)'],
    [
      'landing rights as dear as the airport',
      'prices.rights.2',
      30,
      'must be less than prices.airport[2] (got 30 and 30)',
    ],
    ['12 departure cards', (board) => board.departures.pop(), 'departures must be 13 cards (got 12)'],
    ['a city of nowhere', 'departures.4.2', 'atlantis', 'names no city of the board (got "atlantis")'],
    ['a city in the row of another continent', 'departures.1.0', 'london', 'must lie in north-america (got "london")'],
    [
      'an airport where nobody ever waits',
      (board) => {
        for (const card of board.departures) if (card[3] === 'lima') card[3] = 'bogota';
      },
      'cities[15] is on no departure card ("lima")',
    ],
    [
      'a small airport named more often than a large one',
      (board) => {
        for (const card of board.departures) if (card[0] === 'mexico-city') card[0] = 'havana';
        rowOf(board.departures, 4)[0] = 'mexico-city';
      },
      'departures must name "mexico-city" at least as often as "havana", which has fewer stars (got 1 and 4)',
    ],
    [
      'CF-8 without the card that the rulebook shows',
      { 'departures.0.5': 'perth' },
      'departures must have the card that the rulebook shows',
    ],
    ['5 cards of low demand', (board) => board.demands.low.pop(), 'demands.low must be 6 cards (got 5)'],
    [
      '9 cards of high demand',
      (board) => board.demands.high.push([...rowOf(board.demands.high, 1)]),
      'demands.high must be 8 cards (got 9)',
    ],
    [
      'CF-5.1 a pawn sent to where it is',
      'demands.low.0.1',
      'europe',
      'must not send a pawn to its own continent (got "europe")',
    ],
    [
      'CF-5.1 a card of low demand with two pawns',
      { 'demands.low.0.1': null },
      'demands.low[0] must place 3 pawns (got 2)',
    ],
    [
      'CF-5.1 a card of high demand with six pawns',
      { 'demands.high.1.3': 'oceania' },
      'demands.high[1] must place 5 pawns (got 6)',
    ],
    [
      'CF-8 without the card that the rulebook shows',
      (board) => board.demands.high.splice(0, 1, [...rowOf(board.demands.high, 1)]),
      'demands.high must have the card that the rulebook shows',
    ],
    ['CF-6.3 no charters at all', 'charters.hard.2', [], 'must have at least one price'],
    ['CF-6.3 half a coin', 'charters.easy.0.0', 0.5, 'must be a whole number from 0 to 100 (got 0.5)'],
    ['CF-6.3 a charter that pays', 'charters.medium.1.0', -1, 'must be a whole number from 0 to 100 (got -1)'],
    [
      'CF-6.3 a price that falls',
      (board) => board.charters.medium.splice(1, 1, [2, 3, 1]),
      'charters.medium[1][2] must not be less than the one before (got 1 after 3)',
    ],
    [
      'CF-7.3 no Athens',
      (board) => {
        withId(board.cities, 'athens').id = 'rome';
        for (const card of board.departures) if (card[1] === 'athens') card[1] = 'rome';
      },
      'cities must have "athens" in europe, for a scenario names it',
    ],
  ],
  twoFaults: { 'charters.easy.1': [], 'charters.hard.0': [] },
  manyFaults: (board) => {
    for (const city of board.cities) city.stars = 0;
  },
  part: 'prices',
  list: ['departures', 100],
  city: 'lima',
});

for (const check of checks) test(check.name, check.run);

test('CF-8 whoever enters printed cards need not have the ones that the rulebook shows', () => {
  const board = spoilt(WORLD, (copy) => {
    copy.source = 'rulebook';
    rowOf(copy.departures, 0)[5] = 'perth';
    rowOf(copy.departures, 3)[5] = 'fiji';
    copy.demands.high.splice(0, 1, [...rowOf(copy.demands.high, 1)]);
  });
  expect(boardProblems(board)).toEqual([]);
});

test('CF-8 the departure card that the rulebook shows may stand anywhere among the thirteen', () => {
  for (let turned = 0; turned < WORLD.departures.length; turned++) {
    const board = spoilt(WORLD, (copy) => {
      copy.departures = [...copy.departures.slice(turned), ...copy.departures.slice(0, turned)];
    });
    expect(boardProblems(board)).toEqual([]);
  }
});

test('CF-6.3 a charter may cost nothing, and rows may be of any length up to ten', () => {
  const board = spoilt(WORLD, (copy) => {
    copy.charters.easy = [[0], new Array(10).fill(7), [0, 0, 1]];
  });
  expect(boardProblems(board)).toEqual([]);
});

test('a board of the competitive game is none of this one', () => {
  expect(parseBoard({ ...PRINTED, revenue: [10, 15, 20] })).toEqual({
    ok: false,
    problem: 'board has an unknown key "revenue"',
  });
});
