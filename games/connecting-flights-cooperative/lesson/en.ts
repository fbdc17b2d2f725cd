/** The lesson in English. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const EN: LessonWords<StepId> = {
  goals: [
    'Pawns wait all over the world. Each wants to go home to the continent of its colour.',
    'Flights and charters bring them there, and your team plans them together.',
    'Too many in one place, or of one colour, cost you coins. Bring everybody home by the tenth round.',
  ],
  steps: {
    first: {
      title: 'Bring them home',
      todo: 'Choose a starting flight from London to Johannesburg: a plane of 3 stars and a passenger of 1 star.',
      why: 'Fifteen travellers wait on the map, and the colour and letter of a pawn say where it wants to go. Nobody may be left when the flights of round 10 are done. The starting flight is a present, with a truck of capacity 4. Red pawns, for Africa, stand in London and Moscow, so fly from Europe to Africa.',
      after: 'The first round begins with the market. You have 100 coins, and 45 more come in after every round.',
      press: ['London, 3 stars', 'Johannesburg, 3 stars', 'Plane, 3 stars', 'Passenger, 1 star'],
    },
    passenger: {
      title: 'The display',
      todo: 'Buy the passenger for North America.',
      why: 'Every passenger of the display costs 10. A passenger card only says where its flight may end; the pawns on board can be of any colour. Blue pawns want to go to North America.',
      after: 'Its place in the display is filled at once.',
      press: ['1-star passenger for North America'],
    },
    plane: {
      title: 'A second plane',
      todo: 'Buy the plane of 3 stars.',
      why: 'A plane carries as many pawns as it has stars, each round anew. It is the dearest one, and nearly always worth it.',
      after: 'What you own now, you own for the rest of the game. So buy early.',
      press: ['3-star plane'],
    },
    truck: {
      title: 'Fuel for the flight',
      todo: 'Buy a fuel truck of capacity 2.',
      why: 'Every flight needs a truck of its own. From Europe south to Africa takes 2, but from Africa to North America takes 4. So your large truck goes there, and this one flies to Johannesburg.',
      after: 'Trucks are not used up. They serve every round.',
      press: ['truck of 2'],
    },
    airport: {
      title: 'A place to land',
      todo: 'Buy the airport of New York.',
      why: 'London to Johannesburg, and from there on to New York: where one flight ends the next begins. Airports of 3 stars are worth their price, for new travellers appear there most often.',
      after: 'You have 25 coins left, and that is enough.',
      press: ['New York, 3 stars, Airport', 'Airport:'],
    },
    depart: {
      title: 'Off we go',
      todo: 'Close the market.',
      why: 'After that nothing can be bought this round. Keep some coins for charters.',
      after: 'Now the flights. You lay them one by one, and each flies at once.',
      press: ['Close the market'],
    },
    charter: {
      title: 'A charter',
      todo: 'Charter the red pawn from Moscow to London.',
      why: 'A charter takes one pawn between two airports of a continent, whether you own them or not. The first of a round is cheap, then the price rises.',
      after: 'Two red pawns and a blue one are in London now.',
      press: ['Charter', 'Moscow, 1 pawn', 'A pawn for Africa', 'London, 1 pawn'],
    },
    fly: {
      title: 'The first flight',
      todo: 'Fly from London to Johannesburg with two red pawns and the blue one, on the truck of capacity 2.',
      why: 'The red ones are home as soon as they reach Africa. The blue one only changes planes there, and the seat would be empty otherwise.',
      after: 'Two travellers are home and leave the board.',
      press: [
        'Flight',
        'London, 1 pawn',
        'Johannesburg, fuel',
        '2 × 3-star plane',
        'truck of 2',
        '1-star passenger for Africa',
        'One more for North America',
      ],
      first: {
        todo: 'Lay the flight from London to Johannesburg, and try it with the passenger for North America.',
        press: ['Flight', 'London, 1 pawn', 'Johannesburg, fuel', '1-star passenger for North America'],
        met: 'Refused: the passenger card says on which continent the flight must end. Whatever you lay, the rule that it breaks is named like this.',
      },
    },
    gather: {
      title: 'Collect them',
      todo: 'Charter the blue pawn from Nairobi to Johannesburg.',
      why: 'Charters are allowed between two flights of a chain as well. Then two blue pawns can share a plane.',
      after: 'Everybody is at the gate.',
      press: ['Charter', 'Nairobi, 1 pawn', 'A pawn for North America', 'Johannesburg, 1 pawn'],
    },
    connect: {
      title: 'A connecting flight',
      todo: 'See what the best flights are, and fly on from Johannesburg to New York with both blue pawns.',
      why: 'Best flights says how many can still come home, and how only when you ask for it: the puzzle stays yours. Your chain goes on where it ended. Each card and each truck serves one flight a round, but an airport in the middle of a chain is the end of one and the start of the next.',
      after: 'Four are home in the first round. That is a good start.',
      press: ['Best flights', 'Show the flights', 'Look at this step'],
    },
    close: {
      title: 'New demand',
      todo: 'End the flights.',
      why: 'Now new travellers appear: a card of departure airports and a card of destinations are drawn. In rounds 4 to 7 they bring five pawns, otherwise three. Then you get 45 coins, and pay for airports with four pawns or more and for colours with all five pawns on the board.',
      after: 'Three new pawns, no penalty, and round 2 begins with 68 coins.',
      press: ['End the flights'],
    },
    renew: {
      title: 'Nothing that fits',
      todo: 'Renew the display for 2 coins.',
      why: 'Green pawns wait in New York and Havana, but no passenger for Oceania is on display. For 2 coins all six cards go under their decks and six new ones are turned up.',
      after: 'There it is, and it costs 10.',
      press: ['Six new cards'],
    },
    again: {
      title: 'Another destination',
      todo: 'Buy the passenger for Oceania.',
      why: 'Everything can be arranged anew each round. Your two planes will fly wherever you have passengers and airports for.',
      after: 'Now you need somewhere to land in Oceania.',
      press: ['1-star passenger for Oceania'],
    },
    rent: {
      title: 'Landing rights',
      todo: 'Rent landing rights in Sydney.',
      why: 'They cost 12 instead of 30, but they go back at the end of the round, and no flight can leave from them. For a place that you need only now, that is a bargain.',
      after:
        'That is all you need for a game of your own. There the hint button says what a captain would do, and how likely a win is.',
      press: ['Sydney, 3 stars, Airport', 'Rights:'],
    },
  },
  learnt: [
    'You win when no pawn is left on the board, at the latest with the flights of round 10.',
    'A plane carries as many pawns as it has stars; who reaches the continent of their colour is home.',
    'A round is market, flights, new demand, and then income and penalties.',
    'Charters bring pawns to your airports; their price goes up step by step within a round.',
    'What you buy early flies in every round.',
  ],
};
