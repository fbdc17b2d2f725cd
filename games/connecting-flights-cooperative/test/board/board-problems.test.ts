/** What makes a board of the cooperative game playable: every complaint is provoked by a spoilt copy. */

import { cardIn, type Loose, spoilt } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../rules/board.ts';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { WORLD } from '../../rules/data/world.ts';

function problemWith(input: unknown): string {
  const parsed = parseBoard(input);
  return parsed.ok ? 'none' : parsed.problem;
}

type Spoilt = readonly [string, (board: Loose<Board>) => void, string];
type Loosely<T> = T[];
const rowOf = <T>(rows: Loosely<Loosely<T>>, place: number): Loosely<T> => rows[place] as Loosely<T>;

/** As in the competitive game: one of each kind of complaint, for the rest see there. */
const SHARED: readonly Spoilt[] = [
  [
    '34 airport cards',
    (board) => (cardIn(board.cities, 'london').stars = 2),
    'cities must make 35 airport cards, two for each of 3 stars and one for each other (got 34)',
  ],
  [
    'a passenger for nothing',
    (board) => (board.prices.passenger[0] = 0),
    'prices.passenger[0] must be a whole number from 1 to 100 (got 0)',
  ],
  [
    'landing rights as dear as the airport',
    (board) => (board.prices.rights[2] = 30),
    'prices.rights[2] must be less than prices.airport[2] (got 30 and 30)',
  ],
];

const DEPARTURES: readonly Spoilt[] = [
  ['12 departure cards', (board) => board.departures.pop(), 'departures must be 13 cards (got 12)'],
  [
    'a city of nowhere',
    (board) => (rowOf(board.departures, 4)[2] = 'atlantis'),
    'departures[4][2] names no city of the board (got "atlantis")',
  ],
  [
    'a city in the row of another continent',
    (board) => (rowOf(board.departures, 1)[0] = 'london'),
    'departures[1][0] must lie in north-america (got "london")',
  ],
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
    (board) => (rowOf(board.departures, 0)[5] = 'perth'),
    'departures must have the card that the rulebook shows',
  ],
];

const DEMANDS: readonly Spoilt[] = [
  ['5 cards of low demand', (board) => board.demands.low.pop(), 'demands.low must be 6 cards (got 5)'],
  [
    '9 cards of high demand',
    (board) => board.demands.high.push([...rowOf(board.demands.high, 1)]),
    'demands.high must be 8 cards (got 9)',
  ],
  [
    'CF-5.1 a pawn sent to where it is',
    (board) => (rowOf(board.demands.low, 0)[1] = 'europe'),
    'demands.low[0][1] must not send a pawn to its own continent (got "europe")',
  ],
  [
    'CF-5.1 a card of low demand with two pawns',
    (board) => (rowOf(board.demands.low, 0)[1] = null),
    'demands.low[0] must place 3 pawns (got 2)',
  ],
  [
    'CF-5.1 a card of high demand with six pawns',
    (board) => (rowOf(board.demands.high, 1)[3] = 'oceania'),
    'demands.high[1] must place 5 pawns (got 6)',
  ],
  [
    'CF-8 without the card that the rulebook shows',
    (board) => board.demands.high.splice(0, 1, [...rowOf(board.demands.high, 1)]),
    'demands.high must have the card that the rulebook shows',
  ],
];

const CHARTERS: readonly Spoilt[] = [
  [
    'CF-6.3 no charters at all',
    (board) => (board.charters.hard[2] = []),
    'charters.hard[2] must have at least one price',
  ],
  [
    'CF-6.3 half a coin',
    (board) => (rowOf(board.charters.easy, 0)[0] = 0.5),
    'charters.easy[0][0] must be a whole number from 0 to 100 (got 0.5)',
  ],
  [
    'CF-6.3 a charter that pays',
    (board) => (rowOf(board.charters.medium, 1)[0] = -1),
    'charters.medium[1][0] must be a whole number from 0 to 100 (got -1)',
  ],
  [
    'CF-6.3 a price that falls',
    (board) => board.charters.medium.splice(1, 1, [2, 3, 1]),
    'charters.medium[1][2] must not be less than the one before (got 1 after 3)',
  ],
];

const SCENARIOS: readonly Spoilt[] = [
  [
    'CF-7.3 no Athens',
    (board) => {
      cardIn(board.cities, 'athens').id = 'rome';
      for (const card of board.departures) if (card[1] === 'athens') card[1] = 'rome';
    },
    'cities must have "athens" in europe, for a scenario names it',
  ],
];

describe('CF-1.6, CF-5.1, CF-6.3, CF-7.3, CF-8 what a playable board needs', () => {
  test.each([...SHARED, ...DEPARTURES, ...DEMANDS, ...CHARTERS, ...SCENARIOS])('%s', (_, spoil, problem) => {
    const board = spoilt(WORLD, spoil);
    expect(boardProblems(board)).toContain(problem);
    expect(problemWith(board)).toContain(problem);
  });

  test('CF-8 whoever enters printed cards need not have the ones that the rulebook shows', () => {
    const board = spoilt(WORLD, (copy) => {
      copy.source = 'rulebook';
      rowOf(copy.departures, 0)[5] = 'perth';
      rowOf(copy.departures, 3)[5] = 'fiji';
      copy.demands.high.splice(0, 1, [...rowOf(copy.demands.high, 1)]);
    });
    expect(boardProblems(board)).toEqual([]);
  });

  test('CF-6.3 a charter may cost nothing, and rows may be of any length up to ten', () => {
    const board = spoilt(WORLD, (copy) => {
      copy.charters.easy = [[0], new Array(10).fill(7), [0, 0, 1]];
    });
    expect(boardProblems(board)).toEqual([]);
    expect(problemWith(board)).toBe('none');
  });

  test('several complaints come together', () => {
    const board = spoilt(WORLD, (copy) => {
      copy.departures = [];
      copy.charters.hard[0] = [];
    });
    expect(boardProblems(board)).toHaveLength(3);
    expect(problemWith(board)).toBe(boardProblems(board).join('; '));
  });
});
