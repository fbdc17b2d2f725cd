/** `load` takes nothing that no game can have come to; that it takes back what was saved is part of the conformance. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { OUT, SUPPLY, UNDER_DECK } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { type BrokenSaves, refusedSaves } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import type { EventId, PlayerCardId, SabotageId } from '../../rules/cards/ids.ts';
import { WORLD } from '../../rules/data/world.ts';
import { beforeSeat, type Frame, IN_ROW, SABOTAGE_DRAWN, SABOTAGE_UNDER_DECK, type State } from '../../rules/state.ts';
import { SABOTAGE_HIDDEN } from '../../rules/view-types.ts';
import { bundle } from '../support/actions.ts';
import { called, config, everyone, market, type Position, planning, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const eventOf = (id: EventId) => WORLD.events.findIndex((event) => event.id === id);
const sabotageOf = (id: SabotageId) => WORLD.sabotages.findIndex((sabotage) => sabotage.id === id);
const playerOf = (id: PlayerCardId) => WORLD.players.findIndex((player) => player.id === id);

const put = (name: string, place: number) => (state: State) => {
  state.where[card(name)] = place;
};
const lay = (id: SabotageId, place: number) => (state: State) => {
  state.sabotages[sabotageOf(id)] = place;
};

function refuses(table: Position | (() => State), broken: BrokenSaves<State>): void {
  const make = typeof table === 'function' ? table : () => position(table);
  for (const check of refusedSaves(connectingFlights, make, broken)) test(check.name, check.run);
}

const then: number[] = [];
const deflecting = (on: number | null) => ({
  kind: 'deflect',
  seat: 0,
  then,
  sabotage: sabotageOf('fine'),
  saboteur: 1,
  on,
});
const OFFER = { from: 1, to: 2, give: bundle({ cards: ['cairo'] }), take: bundle({ coins: 10 }) };

/** The market of three, with something of everything: Asia and Oceania are out. */
refuses(
  {
    seats: 3,
    owned: [
      ['london', 'paris', 'plane-2', 'europe-2'],
      ['cairo', 'new-york', 'plane-3'],
      ['lima', 'electric-1', 'africa-1'],
    ],
    rights: { dakar: 0, 'new-york': 2 },
    planeQueue: ['plane-1', 'plane-1/b'],
    passengerQueue: ['africa-2'],
    sabotages: { 'engine-failure': 'plane-3', 'wildcat-strike': 0, fine: 'under' },
  },
  {
    'an unheard-of frame': [{ frame: { kind: 'land' } }, /frame\.kind must be one of/],
    'an unheard-of phase': [{ phase: 'lunch' }, /phase must be one of/],
    'a frame of another phase': [{ frame: planning(3) }, /a plans frame in the market phase/],
    'a round in the setup': [{ round: 0 }, /round 0 in the market phase/],
    'over without an end': [{ frame: { kind: 'over' }, phase: 'flights' }, /over and goes on/],
    'an end in mid-game': [
      { frame: { kind: 'over' }, phase: 'flights', endedBy: 'CF-4.9' },
      /the game has ended in round/,
    ],

    'an airport in a deck': [put('athens', -2), /card \d+ lies at -2/],
    'a plane in the supply': [put('plane-3/b', SUPPLY), /card \d+ lies at -1/],
    'an electric plane in the auction': [put('electric-2', IN_ROW), /card \d+ lies at -4/],
    'an airport of a continent that is out': [put('tokyo', SUPPLY), /card \d+ lies at -1/],
    'an airport out that is in play': [put('athens', OUT), /card \d+ lies at -5/],
    'a card with nobody we know': [put('athens', 3), /where\[\d+\] must be a whole number/],
    'a plane under the deck that is not in the queue': [put('plane-3/b', UNDER_DECK), /planes under the deck are not/],
    'a passenger twice under the deck': [
      ({ passengerQueue }) => passengerQueue.push(card('africa-2')),
      /passengers under the deck are not/,
    ],
    'a card in the auction that is not in the row': [put('athens', IN_ROW), /the cards in the auction are not/],
    'landing rights at one’s own airport': [
      ({ rightsOf }) => (rightsOf[card('paris')] = 0),
      /is landing rights and not to be had/,
    ],
    'more landing rights than were rented': [
      ({ rightsOf }) => (rightsOf[card('nairobi')] = 0),
      /landing rights rented: 2,0,0, not 1,0,0/,
    ],
    'a truck too many': [
      ({ truckSupply }) => truckSupply.push(truckSupply.pop() as number, 1),
      /truckSupply must have 4/,
    ],
    'a truck from nowhere': [({ trucks }) => trucks[1]?.fill(2), /trucks of capacity 1 instead of 16/],
    'coins above the limit': [({ coins }) => coins.fill(101), /coins\[0\] must be a whole number from 0 to 100/],

    'two sabotages on one card': [
      (state) => {
        lay('runway-works', card('london'))(state);
        lay('bad-press', card('london'))(state);
      },
      /two sabotages on one card/,
    ],
    'a sabotage on a card of another kind': [lay('engine-failure', card('london')), /sabotage 0 lies where it cannot/],
    'a sabotage on a card of nobody': [lay('runway-works', card('athens')), /sabotage 1 lies where it cannot/],
    'a sabotage on a lent airport': [lay('runway-works', card('new-york')), /sabotage 1 lies where it cannot/],
    'a fine that lies before somebody': [lay('poached-crew', beforeSeat(1)), /sabotage 6 lies where it cannot/],
    'a sabotage out of sight': [lay('slot-refused', SABOTAGE_HIDDEN), /sabotage 8 lies where it cannot/],
    'a sabotage in hand and none drawn': [lay('slot-refused', SABOTAGE_DRAWN), /is drawn and not in hand/],
    'a sabotage under the deck that is not in the queue': [
      lay('slot-refused', SABOTAGE_UNDER_DECK),
      /sabotages under the deck are not/,
    ],
    'a sabotage put back that nobody knows': [
      ({ sabotageQueue }) => Object.assign(sabotageQueue[0] as object, { knownTo: 0 }),
      /known to the wrong people/,
    ],
    'a sabotage that watchers know and seats do not': [
      ({ sabotageQueue }) => Object.assign(sabotageQueue[0] as object, { knownTo: everyone(2) }),
      /known to the wrong people/,
    ],

    'a player card dealt twice': [
      ({ dealt }) => Object.assign(dealt, { 0: dealt[1] }),
      /a player card was dealt twice/,
    ],
    'a player card for more players': [
      ({ dealt }) => Object.assign(dealt, { 0: [dealt[0]?.[0], playerOf('security-chief')] }),
      /does not suit so many players/,
    ],
    'a player card that was not dealt': [
      ({ players, dealt }) => Object.assign(players, { 1: dealt[2]?.[1] }),
      /player card that was not dealt/,
    ],
    'an identity twice': [({ identities }) => Object.assign(identities, { 1: identities[0] }), /not different ones/],
    'claimed and waiting': [{ claimed: [true, false, false], orders: [false, true, true] }, /claimed and ordered/],
    'a starting continent that is out': [({ startContinents }) => startContinents.fill(2), /nobody can have chosen/],
    'another first player': [{ firstSeat: 1 }, /seat 1 is first player in round/],

    'an event too few': [({ events }) => events.pop(), /not one new event for each round/],
    'an event twice': [({ events }) => events.fill(events[0] as number, 0, 2), /not one new event for each round/],
    'an event of another stage': [
      ({ events }) => Object.assign(events, { 0: eventOf('open-skies') }),
      /an event of another stage/,
    ],
    'a continent that no event asked for': [{ named: 1 }, /the continent named is 1/],

    'plans before the flights': [{ plans: [[], [], []], flown: [[], [], []] }, /plans are shown at the wrong time/],
    'a revenue that was never flown': [{ revenue: [15, 0, 0] }, /not that of the last flights/],
    'more bargains than cards': [{ bargains: [6, 0, 0] }, /more cards won/],
    'more offers than are allowed': [{ offersMade: [4, 0, 0] }, /more offers than are allowed/],
    'cards left in the row': [
      (state) => {
        put('athens', IN_ROW)(state);
        state.row.push(card('athens'));
      },
      /cards lie in the auction row/,
    ],
    'a turn of who has passed': [{ frame: market(3, 0, [0]) }, /a seat that has passed/],

    'an offer never made': [{ offers: [OFFER] }, /never made/],
    'two offers of one seat': [{ offers: [OFFER, OFFER], offersMade: [0, 2, 0] }, /two open offers of one seat/],
    'an offer to oneself': [
      { offers: [{ ...OFFER, to: 1 }], offersMade: [0, 1, 0] },
      /seat 1 has made itself an offer/,
    ],
    'an offer of nothing': [
      { offers: [{ ...OFFER, give: bundle({}) }], offersMade: [0, 1, 0] },
      /the offer of seat 1 gives nothing/,
    ],
    'an offer of somebody else’s card': [
      { offers: [{ ...OFFER, give: bundle({ cards: ['london'] }) }], offersMade: [0, 1, 0] },
      /names what is not there/,
    ],
    'an offer of a card that is lent': [
      { offers: [{ ...OFFER, give: bundle({ cards: ['new-york'] }) }], offersMade: [0, 1, 0] },
      /names what is not there/,
    ],
    'an offer to lend somebody else’s airport': [
      { offers: [{ ...OFFER, give: { ...OFFER.give, cards: [], loans: [card('lima')] } }], offersMade: [0, 1, 0] },
      /names what is not there/,
    ],
    'an offer for more coins than there are': [
      { offers: [{ ...OFFER, give: bundle({ coins: 99 }) }], offersMade: [0, 1, 0] },
      /names what is not there/,
    ],
  },
);

refuses(
  { seats: 3, frame: called(3), row: ['athens', 'plane-1'] },
  {
    'a call without a card': [
      (state) => {
        put('athens', SUPPLY)(state);
        put('plane-1', -2)(state);
        state.row = [];
      },
      /0 cards in the auction/,
    ],
    'a bid without a bidder': [{ 'frame.high': 20 }, /a highest bid of 20/],
    'a bid above one’s coins': [
      { 'frame.high': 50, 'frame.highSeat': 1, 'frame.bids': [0, 1, 0] },
      /a highest bid of 50/,
    ],
    'a bid of who never bid': [{ 'frame.high': 20, 'frame.highSeat': 1 }, /a highest bid of nobody/],
    'a third bid': [{ 'frame.high': 20, 'frame.highSeat': 1, 'frame.bids': [0, 3, 0] }, /more bids than are allowed/],
    'a seat asked that is out': [{ 'frame.out': [true, false, false] }, /seat 0 is asked and cannot bid/],
    'the highest bidder asked': [{ 'frame.high': 20, 'frame.highSeat': 0, 'frame.bids': [1, 0, 0] }, /seat 0 is asked/],
    'landing rights at the auction': [
      (state) => {
        state.rightsOf[card('dakar')] = 0;
        state.rented[0] = 1;
      },
      /landing rights before the market/,
    ],
  },
);

const adding = (seat: number, slot: number): Frame => ({ kind: 'add', seat, slot });

refuses(
  { seats: 3, frame: adding(1, 0), row: ['plane-1', 'africa-1', 'athens'] },
  {
    'a slot of somebody else': [{ frame: adding(2, 0) }, /slot 0 is not for seat 2/],
    'a slot for more players': [{ frame: adding(0, 2) }, /slot 2 is not for seat 0/],
    'more cards than were added': [{ frame: adding(0, -1) }, /3 cards in the auction before slot -1/],
  },
);

refuses(
  {
    seats: 3,
    frame: { kind: 'use', seat: 1, then, sabotage: sabotageOf('fine'), knownTo: 2 },
    owned: [['london'], ['cairo'], []],
  },
  {
    'a sabotage that nobody knows': [
      { 'frame.sabotage': -1, [`sabotages.${sabotageOf('fine')}`]: -1 },
      /nobody knows which/,
    ],
    'another sabotage than the one in hand': [{ 'frame.sabotage': 0 }, /is drawn and not in hand/],
    'a drawer who does not know it': [{ 'frame.knownTo': 1 }, /its drawer does not know/],
    'a saboteur twice': [{ 'frame.then': [1] }, /a saboteur twice/],
    'a sabotage bought off by who cannot': [{ frame: deflecting(null) }, /bought off by who cannot/],
    'a sabotage on what it cannot lie on': [{ frame: deflecting(card('london')) }, /nobody can have been struck by/],
    'flights not flown': [{ plans: null }, /plans are shown at the wrong time/],
    'a plan of somebody else’s cards': [
      { plans: [[{ from: card('cairo'), legs: [] }], [], []] },
      /seat 0 has flown with cards it has not/,
    ],
    'a flight that was not planned': [
      {
        flown: [
          [
            [
              {
                from: card('london'),
                plane: card('plane-1'),
                truck: 1,
                passenger: card('africa-1'),
                to: card('cairo'),
                revenue: 0,
                onRights: false,
              },
            ],
          ],
          [],
          [],
        ],
      },
      /seat 0 has flown what it did not plan/,
    ],
  },
);

refuses(
  { seats: 3, frame: planning(3), owned: [['london'], ['cairo'], []] },
  {
    'all plans in and none shown': [{ frame: { kind: 'plans', chosen: [[], [], []] } }, /all have chosen/],
    'a plan of cards that are not there': [
      { frame: { kind: 'plans', chosen: [[{ from: card('cairo'), legs: [] }], null, null] } },
      /a plan with cards that are not to be had/,
    ],
  },
);

const SETUP = playRandomly(config(), 3, 7).states;
const setupAt = (kind: Frame['kind']) => () => SETUP.find(({ frame }) => frame.kind === kind) as State;
const NOWHERE = { from: 'london', to: 'london', plane: 1, passenger: 1 };

refuses(setupAt('keep'), {
  'a player card that was not dealt': [{ players: [0, 1, 2] }, /player card that was not dealt/],
  'a choice that all have made': [{ frame: { kind: 'keep', chosen: [0, 0, 0] } }, /all have chosen/],
  'a starting continent before its time': [{ startContinents: [1, -1, -1] }, /starting continents out of turn/],
});

refuses(setupAt('start'), {
  'a continent out of turn': [
    ({ frame }) => Object.assign(frame, { seat: (('seat' in frame ? frame.seat : 0) + 1) % 3 }),
    /out of turn/,
  ],
});

refuses(setupAt('first'), {
  'a first flight to where it begins': [
    { 'frame.chosen': [NOWHERE, null, null] },
    /a first flight that nobody can buy/,
  ],
  'a card before the first flights': [put('london', 0), /cards or coins in the setup/],
  'a first flight in a round': [{ phase: 'event', round: 1 }, /a first frame in the event phase/],
});

test('CF-4.9 the flights that decided are the ones that were planned', () => {
  const { state } = playRandomly(config(), 2, 4, (action) => action.type === 'fly' && action.chains.length > 0);
  expect(state.revenue.some((revenue) => revenue > 0)).toBe(true);
  const end: State = JSON.parse(JSON.stringify(state));
  connectingFlights.load(connectingFlights.clone(end), connectingFlights.version);
  const better = (end.flown ?? []).map((runs) =>
    runs.map((run) => run.map((flight) => ({ ...flight, revenue: flight.revenue + 1 }))),
  );
  const flights = better.map((runs) => runs.flat());
  const revenue = flights.map((flown) => flown.reduce((sum, flight) => sum + flight.revenue, 0));
  Object.assign(end, { flown: better, revenue, revenues: end.revenues.with(-1, revenue) });
  expect(() => connectingFlights.load(end, connectingFlights.version)).toThrow(/has not flown what decides/);
});
