/** The shared texts of both games, in English. */

import type { SharedRules } from './shared-words.ts';

/** The shared rules of the competitive and the cooperative game, in English. */
export const EN_SHARED_RULES: SharedRules = {
  sections: {
    'CF-1': 'What is in the game',
    'CF-2': 'What a flight is',
    'CF-8': 'What the rulebook does not print',
    'CF-9': 'Who sees what',
  },
  rulebook: {
    'CF-1.1':
      'The world is a grid of six continents: North America, Europe and Asia in the north, South America, Africa and Oceania below them.',
    'CF-1.3':
      'There are 33 passenger cards, each of 1 to 3 stars and with a continent as destination. Of 1, 2 and 3 stars: North America 2, 2 and 2; Europe 2, 3 and 1; Asia 3, 2 and 2; South America 1, 3 and 1; Africa 1, 3 and 1; Oceania 1, 2 and 1.',
    'CF-1.4':
      'There are 26 planes: 5 of 1 star, 11 of 2 and 10 of 3. There are 4 electric planes: 2 of 1 star and 2 of 2.',
    'CF-1.5':
      'There are 35 trucks: 16 of capacity 1, 7 of 2, 6 of 3 and 6 of 4. There are never more trucks or electric planes than these; a truck given up returns to the supply.',
    'CF-2.1':
      'A flight is an origin airport, a plane, a passenger and a destination: an airport, or landing rights. It is valid when rules CF-2.2 to CF-2.8 hold.',
    'CF-2.2': 'The plane has at least as many stars as the passenger.',
    'CF-2.3': 'The destination has at least as many stars as the passenger.',
    'CF-2.4': 'The destination lies on the passenger’s continent.',
    'CF-2.5': 'On the plane lies a truck large enough for the flight. An electric plane needs none.',
    'CF-2.6': 'No flight begins on landing rights.',
    'CF-2.7': 'Origin and destination are different cities.',
    'CF-2.8': 'A plane carries exactly one passenger card. How many stars the origin has does not matter.',
    'CF-2.9':
      'Fuel goes by continents: 1 within a continent, 2 north-south in the same column, 3 east-west in the same row, across the Pacific too, and 4 otherwise. A larger truck will do, two small ones will not. Trucks are kept.',
    'CF-8.1':
      'The rulebook shows few of its cards, so the boards and cards here are our own, around those it names. Its airports are all there: Mexico City, Havana, New York, Rio de Janeiro, London, Moscow, Athens, Nairobi, Johannesburg, Tokyo, Sydney and Fiji.',
  },
};

export {
  bids,
  cards,
  coins,
  continents,
  either,
  flights,
  KINDS,
  list,
  offers,
  plural,
  stars,
  truck,
} from './en-grammar.ts';
export { EN_SHARED, EN_SHARED_REFUSALS } from './en-shared.ts';
export { EN_SHARED_BOARD } from './en-shared-board.ts';
