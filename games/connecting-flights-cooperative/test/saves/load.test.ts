/** `load` takes nothing that no game can have come to; that it takes back what was saved is part of the conformance. */

import { IN_DECK, OUT, SUPPLY, UNDER_DECK } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { shortHash } from '@tarmac/kit';
import { type BrokenSaves, refusedSaves } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { ON_DISPLAY, type State } from '../../rules/state.ts';
import { act } from '../rules/support/act.ts';
import { buyAirport, fly } from '../rules/support/actions.ts';
import { opened, started } from '../rules/support/opening.ts';
import { type Position, position } from '../rules/support/position.ts';

/** With the board of our own: that of the tests of the rules has the same cities, and cards that no real one would have. */
function saved(state: State): State {
  return JSON.parse(JSON.stringify({ ...state, config: { ...state.config, board: WORLD.id } }));
}

const load = (state: unknown) => cooperativeFlights.load(state, cooperativeFlights.version);

test('what was loaded is a copy: whoever gave the save cannot change it', () => {
  const given = saved(started(opened({}, 1).state));
  const state = load(given);
  const before = shortHash(state);
  given.where.fill(OUT);
  given.trucks[0]?.fill(9);
  Object.assign(given.frame, { kind: 'over' });
  expect(shortHash(state)).toBe(before);
});

test.each([null, 7, [], {}, { config: {} }])('%j is no save', (input) => {
  expect(() => load(input)).toThrow(/^Connecting Flights, cooperative: /);
});

const put = (name: string, place: number) => (state: State) => {
  state.where[card(name)] = place;
};

function refuses(make: () => State, broken: BrokenSaves<State>): void {
  for (const check of refusedSaves(cooperativeFlights, () => saved(make()), broken)) test(check.name, check.run);
}

const MARKET: Position = {
  seats: 2,
  owned: [
    ['london', 'paris', 'plane-2', 'europe-2'],
    ['cairo', 'new-york', 'plane-3', 'africa-1'],
  ],
  rights: { dakar: 0 },
  planeQueue: ['plane-1', 'plane-1/b'],
  passengerQueue: ['africa-2'],
  pawns: { lima: 'blue blue pink', london: 'red' },
};

describe('in the market', () => {
  refuses(() => position(MARKET), {
    'an unheard-of frame': [{ frame: { kind: 'land' } }, /frame\.kind must be one of/],
    'an unheard-of phase': [{ phase: 'lunch' }, /phase must be one of/],
    'a frame of another phase': [{ frame: { kind: 'flights' } }, /a flights frame in the market phase/],
    'a round in the setup': [{ round: 0 }, /round 0 in the market phase/],
    'an eleventh round': [{ round: 11 }, /round must be a whole number from 0 to 10/],
    'more seats than there are': [{ seats: 4 }, /1 to 3 seats/],
    'seats that are not there': [{ seats: 3 }, /trucks must have 3 items/],

    'an airport in a deck': [put('athens', IN_DECK), /card \d+ lies at -2/],
    'a plane in the supply': [put('plane-3/b', SUPPLY), /card \d+ lies at -1/],
    'an electric plane in the display': [put('electric-2', ON_DISPLAY), /card \d+ lies at -4/],
    'CF-5.2 a passenger of 3 stars in play': [put('asia-3', IN_DECK), /card \d+ lies at -2/],
    'an airport out of play': [put('athens', OUT), /card \d+ lies at -5/],
    'a card of a hand we do not know': [put('athens', 2), /where\[\d+\] must be a whole number/],
    'a plane under the deck that is not in the queue': [put('plane-3/b', UNDER_DECK), /planes under the deck are not/],
    'a passenger twice under the deck': [
      ({ passengerQueue }) => passengerQueue.push(card('africa-2')),
      /passengers under the deck are not/,
    ],
    'a card in the display that lies elsewhere': [
      ({ planesShown }) => planesShown.splice(0, 1, card('plane-3/b')),
      /the planes in the display are not/,
    ],
    'a display of three passengers': [
      (state) => {
        const [gone] = state.passengersShown.splice(0, 1);
        state.where[gone as number] = IN_DECK;
      },
      /3 places for passengers in the display/,
    ],
    'CF-6.1 an empty place while there are cards': [
      (state) => {
        const [gone] = state.passengersShown.splice(0, 1, -1);
        state.where[gone as number] = IN_DECK;
      },
      /a passenger is missing in the display/,
    ],
    'landing rights at an airport of somebody’s': [
      ({ rightsOf }) => (rightsOf[card('cairo')] = 0),
      /landing rights at cairo, whose card is somebody’s/,
    ],
    'a truck from nowhere': [({ trucks }) => trucks[1]?.fill(2), /trucks of capacity 1 instead of 16/],
    'coins above the limit': [{ coins: 101 }, /coins must be a whole number from 0 to 100/],

    'six pawns of a colour': [
      ({ pawns }) => {
        pawns[0] = 0;
        pawns[1 * 6 + 3] = 5;
        pawns[2 * 6 + 3] = 1;
      },
      /6 pawns for south-america/,
    ],
    'a pawn at home': [({ pawns }) => (pawns[0] = 1), /a pawn at home in new-york/],
    'pawns for a city too many': [({ pawns }) => pawns.push(0), /pawns must have 144 items/],
    'a card of demand drawn too often': [({ highDrawn }) => highDrawn.fill(true), /not as many as there were pairs/],
    'more pawns than were ever placed': [{ home: 60 }, /pawns on the board and at home, and at most/],

    'a charter before the flights': [{ charters: 1 }, /flights before their phase/],
    'pawns home before the flights': [{ homeThisRound: 1 }, /flights before their phase/],
    'proposals refused where nobody asks': [{ refused: 1 }, /where nobody has to agree/],
    'a proposal where nobody asks': [
      {
        frame: {
          kind: 'consent',
          by: 0,
          action: buyAirport(0, 'lima'),
          agreed: [true, false],
          within: 'market',
        },
      },
      /needs nobody’s consent/,
    ],
    'a further pair that no scenario has': [
      (state) => {
        Object.assign(state, { frame: { kind: 'further' }, phase: 'demand' });
        state.departuresDrawn[state.departuresDrawn.indexOf(false)] = true;
        state.highDrawn[state.highDrawn.indexOf(false)] = true;
      },
      /a further pair that no scenario has/,
    ],
    'an empty board while the game goes on': [({ pawns }) => pawns.fill(0), /no pawn is left and the game goes on/],
    'over without an end': [{ frame: { kind: 'over' }, phase: 'flights' }, /over and goes on/],
    'lost in mid-game': [
      { frame: { kind: 'over' }, phase: 'flights', endedBy: 'CF-6.6' },
      /the game is lost in round 5/,
    ],
    'won with pawns left': [
      { frame: { kind: 'over' }, phase: 'flights', endedBy: 'CF-6.6', won: true },
      /the game is won with 4 pawns left/,
    ],
  });
});

describe('during the flights', () => {
  const flown = () =>
    act(
      position({
        ...MARKET,
        frame: 'flights',
        pawns: { lima: 'blue', london: 'red pink' },
        owned: [
          ['london', 'cairo', 'paris', 'plane-2', 'plane-3', 'africa-1', 'europe-1'],
          ['new-york', 'africa-2/b'],
        ],
      }),
      0,
      fly(0, 'london', 'plane-2', 4, 'africa-1', 'cairo', 'red pink'),
    );
  const change = (part: Partial<State['flights'][number]>) => (state: State) => {
    state.flights = state.flights.map((flight) => ({ ...flight, ...part }));
  };

  refuses(flown, {
    'a flight with somebody else’s card': [
      change({ from: card('new-york') }),
      /flight 1 is one of cards the hand has not/,
    ],
    'a flight without fuel': [change({ truck: 0 }), /flight 1 is one that is not valid/],
    'a flight with a truck it has not': [change({ truck: 3 }), /flight 1 is one of what was used before/],
    'an empty flight': [
      (state) => {
        change({ pawns: [0, 0, 0, 0, 0, 0] })(state);
        Object.assign(state, { homeThisRound: 0 });
      },
      /flight 1 is one with 0 pawns aboard/,
    ],
    'more pawns aboard than stars': [change({ pawns: [0, 0, 2, 0, 1, 0] }), /flight 1 is one with 3 pawns aboard/],
    'the same flight twice': [
      (state) => (state.flights = [...state.flights, ...state.flights]),
      /flight 2 is one of what was used before/,
    ],
    'somebody home who never flew': [{ homeThisRound: 2 }, /2 pawns home in this round and 1 in its flights/],
    'more home in a round than in all': [{ home: 0 }, /1 pawns home in this round and 0 in all/],
    'more charters than the row has': [{ charters: 9 }, /9 charters in one round/],
  });
});

describe('scenarios', () => {
  refuses(() => position({ seats: 1, scenario: 'volcano', round: 4 }), {
    'CF-7.5 an airport in Europe': [put('london', 0), /london is closed/],
    'CF-7.5 landing rights in Europe': [({ rightsOf }) => (rightsOf[card('athens')] = 0), /athens is closed/],
  });
  refuses(() => position({ seats: 1, scenario: 'good-old-days' }), {
    'CF-7.4 a truck of 4': [({ truckSupply }) => truckSupply.splice(3, 1, 1), /1 trucks of capacity 4 instead of 0/],
    'CF-7.4 an electric plane': [put('electric-1', SUPPLY), /card \d+ lies at -1/],
  });
});

describe('CF-1.8 a proposal', () => {
  const proposed = () => act(position({ ...MARKET, consent: true }), 1, buyAirport(0, 'lima'));
  refuses(proposed, {
    'that its own seat does not agree to': [{ 'frame.agreed': [true, false] }, /waited for in vain/],
    'that all agree to': [{ 'frame.agreed': [true, true] }, /waited for in vain/],
    'that cannot be done': [{ 'frame.action': buyAirport(0, 'cairo/c') }, /of what cannot be done/],
    'that costs nothing': [{ 'frame.action': { type: 'pass' } }, /needs nobody’s consent/],
    'of another phase': [{ 'frame.within': 'flights' }, /a consent frame in the market phase/],
    'one too many refused': [{ refused: 11 }, /11 proposals refused|of what cannot be done/],
  });
});

describe('the setup', () => {
  refuses(() => opened({}, 2).state, {
    'a hand with cards too early': [put('london', 0), /hand 0 has 1, 0, 0 airports/],
    'coins spent': [{ coins: 90 }, /coins spent/],
    'a truck too many': [
      ({ trucks, truckSupply }) => {
        trucks[0]?.splice(0, 1, 1);
        truckSupply.splice(0, 1, 15);
      },
      /other trucks than those to begin with/,
    ],
    'the hands out of turn': [{ frame: { kind: 'first', hand: 1 } }, /hand 0 has 0, 0, 0 airports/],
    'a passenger to take in a usual game': [
      { frame: { kind: 'take', hand: 0, left: 1 } },
      /a passenger to take that nobody gets/,
    ],
    'a pawn to place in a usual game': [{ frame: { kind: 'place', continent: 0 } }, /not as many as there were/],
  });
  refuses(() => opened({ scenario: 'olympic-games' }, 1).state, {
    'CF-7.3 a pawn to place at home': [{ frame: { kind: 'place', continent: 1 } }, /a pawn to place at home/],
    'CF-7.3 a continent left out': [{ frame: { kind: 'place', continent: 2 } }, /pawns placed out of order/],
  });
});
