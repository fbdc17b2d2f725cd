/** `load` takes nothing that no game can have come to; that it takes back what was saved is part of the conformance. */

import { fastChance, playout } from '@tarmac/kit';
import { type Change, refusedSaves } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { airlines } from '../../rules/game.ts';
import { GONE, IN_PILE, type State, sabotageOf } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { NAMES } from '../support/booklet.ts';
import { type Position, position } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';

const TABLES = tablesOf(smallBoard);

const MIDDLE: Position = {
  hands: [{ boi: 2, zeb: 1 }, { hit: 1 }, { lum: 2 }],
  seen: [{ zeb: 1 }],
  laid: [{ boi: 1 }, { ita: 1 }, { boi: 2 }],
  circles: { 'boston-new-york': ['boi'], 'new-york-chicago': ['ita'] },
  scoringCards: { inPile: 2, aside: 0 },
  scores: [1, 4, 3],
  flights: [['wavy-1'], ['dotted-3', 'solid-2'], []],
};

const index = NAMES.indexOf.bind(NAMES);
const circle = (route: string, place: number) => (TABLES.firstCircle[TABLES.routeIndex(route)] ?? Number.NaN) + place;

/** One more or less of something; what is not there is not counted. */
function add(counts: (number | undefined)[] | undefined, place: number, by: number): void {
  const count = counts?.[place];
  if (counts === undefined || count === undefined) throw new Error('nothing to count');
  counts[place] = count + by;
}

/** Another marker of the airline's on the board, out of its supply. */
function lay(state: State, airline: number, route: string, place: number, lying = airline): void {
  state.circles[circle(route, place)] = lying;
  add(state.markers, airline, -1);
}

const checks = refusedSaves(airlines, () => position(MIDDLE), {
  'over without an end': [{ frame: { kind: 'over' } }, /over and goes on/],
  'an end while a turn is due': [{ endedBy: 'AL-9.5', idleTurns: 3 }, /over and goes on/],
  'an end by no rule': [{ endedBy: 'XX-1' }, /endedBy must be one of/],
  'an unheard-of frame': [{ frame: { kind: 'fly' } }, /frame\.kind must be one of/],
  'a stock card too many': [(state) => add(state.pile, index('boi'), 1), /9 boi cards instead of 8/],
  'a stock card laid that a hand still has': [
    (state) => add(state.laid[0], index('ita'), 1),
    /13 ita cards instead of 12/,
  ],
  'a negative hand': [(state) => add(state.hands[1], index('boi'), -1), /hands\[1\]\[0\] must be a whole number/],
  'a card seen taken that is not there': [
    (state) => add(state.seenTaken[1], index('zeb'), 1),
    /lacks a card of zeb it took face up/,
  ],
  'a card removed of an airline that is not inactive': [
    (state) => {
      add(state.pile, index('boi'), -1);
      add(state.removed, index('boi'), 1);
    },
    /removed, which is not inactive/,
  ],
  'a gap in the row': [
    (state) => {
      state.row.pop();
      add(state.pile, index('mox'), 1);
    },
    /a gap among the cards face up/,
  ],
  'six cards face up': [(state) => state.row.push('boi'), /row must have 0 to 5 items/],
  'a flight card of nobody': [(state) => add(state.flights, 0, 10), /flights\[0\] must be a whole number/],
  'a flight card in a pile used up': [
    (state) => add(state.flightPiles, state.flights.indexOf(IN_PILE), 1),
    /in a pile that is used up/,
  ],
  'a useful flight card out of the game': [
    (state) => (state.flights[state.flights.indexOf(IN_PILE)] = GONE),
    /still of use/,
  ],
  'a marker from nowhere': [(state) => add(state.markers, index('zeb'), 1), /6 markers of zeb instead of 5/],
  'a flight out of reach': [(state) => lay(state, index('ita'), 'houston-mexico', 0), /no way to its headquarters/],
  'a flight of an airline not founded': [
    (state) => lay(state, index('zeb'), 'calgary-winnipeg', 0),
    /zeb flies unfounded/,
  ],
  'an airline founded that does not fly': [
    (state) => {
      state.founded[index('zeb')] = true;
      add(state.markers, index('zeb'), -1);
    },
    /founded and does not fly/,
  ],
  'stock laid of an airline not founded': [
    (state) => {
      add(state.pile, index('zeb'), -1);
      add(state.laid[0], index('zeb'), 1);
    },
    /stock of zeb is laid unfounded/,
  ],
  'an airline twice on a route': [
    (state) => lay(state, index('ita'), 'new-york-chicago', 1),
    /two flights of one airline on new-york-chicago/,
  ],
  'a flight above a free number': [
    (state) => {
      state.circles[circle('boston-new-york', 0)] = -1;
      state.circles[circle('boston-new-york', 1)] = index('boi');
    },
    /a lower number is free/,
  ],
  'a style not allowed': [(state) => lay(state, index('boi'), 'denver-chicago', 0), /may not use its style/],
  'a sabotage on a low number': [
    (state) => lay(state, index('zeb'), 'dallas-houston', 0, sabotageOf(index('zeb'))),
    /a sabotage too low/,
  ],
  'two sabotages on a route': [
    (state) => {
      for (const place of [1, 2]) lay(state, index('zeb'), 'chicago-dallas', place, sabotageOf(index('zeb')));
    },
    /two sabotages on chicago-dallas/,
  ],
  'an airline inactive with its routes free': [
    (state) => (state.inactive[index('zeb')] = true),
    /zeb is inactive, or not, against the rule/,
  ],
  'a turn out of turn': [{ turn: 1 }, /seat 1 has the turn after 18/],
  'more idle turns than turns': [{ idleTurns: 19 }, /19 idle turns/],
  'a stalemate that is none': [{ idleTurns: 9 }, /9 idle turns and no end/],
  'a last round with stock left': [{ extraTurns: 2 }, /the last round is on/],
  'scorings without their cards': [{ scorings: 2 }, /2 scorings with 2 scoring cards in the pile/],
  'a scoring card aside': [
    (state) => Object.assign(state.scoringCards, { inPile: 0, aside: 2 }),
    /2 scoring cards aside/,
  ],
  'a scoring in the first round': [{ turnsDone: 0 }, /scored in the first round/],
  'a pile of scoring cards alone in the first round': [
    (state) => Object.assign(state, { turnsDone: 0, pile: state.pile.map(() => 0) }),
    /only 0 cards of stock in the pile after 0 turns/,
  ],
  'points from nowhere': [(state) => add(state.scores, 0, 1), /points 2,4,3 instead of 1,4,3/],
  'points of a scoring to come': [
    (state) => Object.assign(state, { payouts: state.payouts.map((payout) => ({ ...payout, scoring: 2 })) }),
    /points of scoring 2 after 1 scorings/,
  ],
  'points for an airline twice': [
    (state) => (state.payouts = [...state.payouts, { scoring: 1, airline: 'boi', points: [0, 0, 0] }]),
    /points for boi in scoring 1 again/,
  ],
  'stock laid before the turn': [{ stirred: true }, /before the turn began/],
  'stock laid to expand': [{ stirred: true, frame: { kind: 'flight' } }, /before the flight/],
  'stock due after founding, and none laid': [
    { frame: { kind: 'stock', thenFlight: true } },
    /stock was laid to expand, or none to found/,
  ],
  'a sabotage without stock': [{ frame: { kind: 'sabotage' } }, /a sabotage without stock laid/],
  'a removal of nothing': [{ frame: { kind: 'turn', removed: true } }, /is not out of the game/],
});

for (const check of checks) test(check.name, check.run);

/** The last state of a random game that ended by this rule. */
function ended(seats: number, rule: State['endedBy'], options: object = {}): State {
  const config = airlines.parseConfig(options, seats);
  if (!config.ok) throw new Error(config.problem);
  for (let seed = 1; seed < 200; seed++) {
    const chance = fastChance(seed);
    const state = airlines.setup(config.value, seats, chance);
    playout(airlines, state, seats, chance);
    if (state.endedBy === rule) return state;
  }
  throw new Error(`no game of ${seats} ends by ${rule}`);
}

const ENDS: readonly [string, State, Change<State>, RegExp][] = [
  ['by the last stock card with two', ended(2, 'AL-9.4'), { endedBy: 'AL-9.3', scorings: 4 }, /last stock card has/],
  ['by the third scoring card with six', ended(6, 'AL-9.3'), { endedBy: 'AL-9.4', scorings: 3 }, /third scoring/],
  ['by a stalemate in the thick of it', ended(6, 'AL-9.3'), { endedBy: 'AL-9.5', idleTurns: 0 }, /without idle/],
  ['in mid last round', ended(6, 'AL-9.3', { lastRound: true }), { extraTurns: 2 }, /last round is not over/],
  ['with a bonus nobody agreed on', ended(4, 'AL-9.3'), (state) => add(state.scores, 0, 1), /points/],
  ['without the bonus', ended(4, 'AL-9.3', { seatBonus: true }), (state) => state.scores.sort(), /points/],
];

for (const [how, state, change, problem] of ENDS) {
  for (const check of refusedSaves(airlines, () => state, { [`an end ${how}`]: [change, problem] }))
    test(check.name, check.run);
}
