/** The lesson in English. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const EN: LessonWords<StepId> = {
  goals: [
    'Buy airports, planes, passengers and fuel trucks, in the auction and in the market.',
    'Lay them together as flights: an airport, a plane with its truck, a passenger, and an airport to land on.',
    'Flights earn coins for more pieces. Whoever earns the most in the tenth round wins.',
  ],
  steps: {
    keep: {
      title: 'Who are you?',
      todo: 'Keep the Fuel Merchant.',
      why: 'Two player cards were dealt to you, and you keep one. It says how much you may spend on your first flight, and what you can do better than the others. Fuel trucks cost the Fuel Merchant 4 coins less.',
      after: 'It lies before you for the whole game.',
      press: ['Fuel Merchant'],
      others: [
        'Amelia keeps the Long-Haul Pilot. Your rank is the lower one, so you choose first and are the first player.',
      ],
    },
    start: {
      title: 'Where do you begin?',
      todo: 'Choose Europe.',
      why: 'Your first flight begins and ends on one continent, and nobody else may take the same. Later you may buy airports anywhere.',
      after: 'Europe is yours to begin in.',
      press: ['Europe'],
      others: ['Amelia begins in Africa. Her first flight stays secret until you have chosen yours.'],
    },
    first: {
      title: 'Your first flight',
      first: {
        todo: 'Try to carry a passenger of 2 stars from Athens to Moscow in a plane of 1 star.',
        press: ['From · Athens', 'To · Moscow', 'Plane · 1 star', 'Passenger · 2 stars'],
        met: 'The table names the rule that forbids it, CF-2.2, and a press on it opens the book: a plane needs as many stars as its passenger.',
      },
      todo: 'Buy a flight from Athens to Moscow: a plane of 2 stars and a passenger of 1 star.',
      why: 'A flight is an airport, a plane, a passenger and another airport. The destination, too, needs at least as many stars as the passenger. These four cards cost 64 of your budget of 100, and the truck of capacity 1 is a present.',
      after:
        'You have 36 coins left. An event is turned up: Holiday Season. This round every flight with a 1-star passenger earns 3 more.',
      press: ['From · Athens', 'To · Moscow', 'Plane · 2 stars', 'Passenger · 1 star'],
    },
    add: {
      title: 'The auction',
      todo: 'Add Bogotá to the auction.',
      why: 'A plane and a passenger are turned up, and every player adds a card. The first player always adds an airport. You want your coins for the plane and the passenger, so add one that will go unsold: Bogotá costs 22, Amelia has 20 coins, and you will have 16 left.',
      after: 'Bogotá is in the auction.',
      press: ['Bogotá ★★'],
      others: ['Amelia adds the next plane of the deck: one of 3 stars. Now the cards are called one by one.'],
    },
    bid: {
      title: 'Bid for a card',
      todo: 'Bid 10 for the plane.',
      why: 'The first bid is at least the printed price, and you may bid at most twice on a card. A bid cannot be taken back. You have a second flight in mind, and that needs a plane.',
      after: 'A bid stands: now Amelia may go higher, or pass.',
      press: ['Bid 10'],
      others: ['Amelia passes, and the plane is yours.'],
    },
    bargain: {
      title: 'Your secret identity',
      todo: 'Bid 10 for the passenger.',
      why: 'You are the Bargain Hunter: two cards won at their printed price in one auction bring you 12 coins. And this passenger flies to Europe, where your airports are.',
      after: 'Again Amelia may go higher.',
      press: ['Bid 10'],
      others: [
        'Amelia passes, and the passenger is yours too. Nobody bids for Bogotá or the large plane, so they go back. Your task is met, and your standing order is to claim at once: 12 coins.',
      ],
    },
    truck: {
      title: 'In the market',
      todo: 'Buy a fuel truck of capacity 1.',
      why: 'Every flight needs a truck of its own, unless its plane is electric. Within a continent a capacity of 1 is enough. Others pay 5 for it, you pay 1.',
      after: 'Trucks are kept and serve every round.',
      press: ['truck of 1'],
    },
    another: {
      title: 'One truck more',
      todo: 'Buy another truck of capacity 1.',
      why: 'Two small trucks never make a large one: each flight is fuelled by a single truck. But at this price somebody may want to have one of yours.',
      after: 'Two planes, two passengers, three trucks. Only a place to land is missing.',
      press: ['truck of 1'],
    },
    rent: {
      title: 'Landing rights',
      todo: 'Rent landing rights in Paris.',
      why: 'You have two airports, and a chain of two flights needs three. Landing rights are cheaper than an airport, but they are for one round, only the end of a chain, and if you do not use them you pay their price again.',
      after: 'Paris is yours for this round.',
      press: ['Paris ★★★'],
    },
    done: {
      title: 'Leave it at that',
      todo: 'End your turn in the market.',
      why: 'The market closes when everybody has passed in a row. Whoever had passed may act again when somebody buys something, or after a trade of their own.',
      after: 'You may come back to the market when somebody buys something.',
      press: ['Done for now'],
      others: ['Amelia has seen how cheap your trucks are, and makes you an offer.'],
    },
    trade: {
      title: 'An offer for you',
      todo: 'Accept: 3 coins for one of your trucks.',
      why: 'In the market anything but player cards and identities may change hands, if both agree. She saves 2 coins, and you have gained 2.',
      after: 'Done at once. You could also have declined, or made an offer of your own instead.',
      press: ['Accept'],
      others: ['Amelia has what she wanted, and passes.'],
    },
    close: {
      title: 'After a trade',
      todo: 'End your turn in the market once more.',
      why: 'A trade lets both act again, so you are asked again. You have all that you need.',
      after: 'All have passed, and the market is closed. Now everybody plans flights at the same time, unseen.',
      press: ['Done for now'],
    },
    fly: {
      title: 'Connecting flights',
      todo: 'Lay both flights by hand: Athens, the 2-star plane, a passenger, a truck, Moscow, then the other plane, a passenger, a truck and Paris. Compare with “Show the best flights”, and hand in.',
      why: 'A pressed card lies down where a flight waits for it. Athens to Moscow, and from Moscow on to Paris: where one flight ends the next begins, so two flights need three airports instead of four. Each earns 10 and 3 for the holidays.',
      after: 'You earned 26 and Amelia 15. What counts in the end is the revenue of round 10, not the coins.',
      press: [
        'Athens',
        '2-star plane',
        '2 × 1-star passenger',
        '2 × truck of 1',
        'Moscow',
        '1-star plane',
        '1-star passenger',
        'truck of 1',
        'Paris',
      ],
      others: [
        'With the lowest revenue Amelia may sabotage: she draws an Engine Failure and grounds your small plane. Then round 2 begins, and she adds Sydney to its auction.',
      ],
    },
    lift: {
      title: 'Pay it off',
      todo: 'Open “My cards”, beside “Your flights”, and pay 8 coins to lift the Engine Failure.',
      why: 'A sabotage stays on your card until you pay for it, and that can be done at any time before your plan is handed in. Without this plane you have one flight less.',
      after: 'The plane flies again.',
      press: ['My cards', 'Pay off for'],
    },
  },
  learnt: [
    'A flight is airport, plane with its truck, passenger, airport; flights join end to end.',
    'Each round: event, auction, market, flights, subsidies and taxes, sabotage.',
    'You bid at most twice on a card, and what you bid binds.',
    'In the market you buy from the bank and trade with everybody.',
    'The highest revenue of the tenth round wins; coins are only the way there.',
  ],
};
