/** Sample data for the texts: at least one of every kind of action and frame, and an explanation to change. */

import type { Explained } from '@tarmac/connecting-flights/bot';
import { BOARDS, type Board, type Bundle, type Plan, type RefusalCode } from '@tarmac/connecting-flights/rules';
import {
  type Language,
  type Names,
  namesOf,
  type SENTENCES,
  type Text,
  type Waiting,
} from '@tarmac/connecting-flights/text';
import { card } from '@tarmac/flights/support';
import type { SpokenIn, TextSamples } from '@tarmac/kit/conformance';

const SEATS = ['Anna', 'Ben', 'Chloé'];
export const WORLD = Object.values(BOARDS)[0] as Board;

export const namesIn = (language: Language): Names => namesOf(language, WORLD, SEATS);

/** What a sentence must contain, in the language it is in. */
export type Says = (names: Names) => readonly string[];

export type Samples = TextSamples<SpokenIn<typeof SENTENCES>, Text, RefusalCode>;

const EMPTY: Bundle = { cards: [], trucks: [0, 0, 0, 0], coins: 0, loans: [] };
export const GIVE: Bundle = { ...EMPTY, cards: [card('cairo')], trucks: [0, 2, 0, 0], coins: 5 };
export const TAKE: Bundle = { ...EMPTY, trucks: [0, 0, 1, 0], loans: [card('london/b')] };

export const PLAN: Plan = [
  {
    from: card('london'),
    legs: [
      { plane: card('plane-3'), truck: 1, passenger: card('europe-2'), to: card('paris') },
      { plane: null, truck: 0, passenger: null, to: null },
    ],
  },
];

export const ACTIONS: Samples['actions'] = {
  keep: [[{ player: 'broker' }, (names) => [names.player('broker')]]],
  start: [[{ continent: 'asia' }, (names) => [names.continent('asia')]]],
  first: [
    [
      { from: 'london', to: 'paris', plane: 3, passenger: 2 },
      (names) => [names.city('london'), names.city('paris'), '3', '2'],
    ],
  ],
  name: [[{ continent: 'africa' }, (names) => [names.continent('africa')]]],
  add: [[{ kind: 'plane' }], [{ kind: 'passenger' }]],
  addAirport: [[{ city: 'tokyo' }, ['Tokyo']]],
  bid: [[{ coins: 27 }, ['27']]],
  pass: [[{}], [{}, [], { frame: 'bid' }], [{}, [], { frame: 'market' }]],
  rent: [[{ city: 'tokyo' }, ['Tokyo']]],
  buyElectric: [[{ stars: 2 }, ['2']]],
  buyTruck: [[{ capacity: 4 }, ['4']]],
  sell: [[{ card: card('plane-3') }, (names) => [names.theCard(card('plane-3'))]]],
  sellTruck: [[{ capacity: 2 }, ['2']]],
  offer: [
    [{ to: 1, give: GIVE, take: TAKE }, (names) => ['Ben', names.city('cairo'), '5', names.card(card('london/b'))]],
  ],
  withdraw: [[{}]],
  answer: [
    [{ from: 1, accept: true }, ['Ben']],
    [{ from: 1, accept: false }, ['Ben']],
  ],
  counter: [[{ from: 2, give: TAKE, take: GIVE }, ['Chloé', '5']]],
  fly: [[{ chains: [] }], [{ chains: PLAN }, (names) => [`${names.city('london')}–${names.city('paris')}–?`, '2']]],
  recall: [[{}]],
  takeCoins: [[{}]],
  drawSabotage: [[{}]],
  sabotage: [
    [{ victim: 1, on: null }, ['Ben']],
    [{ victim: 1, on: card('plane-3') }, (names) => ['Ben', names.theCard(card('plane-3'))]],
  ],
  bury: [[{}]],
  deflect: [[{ pay: true }], [{ pay: false }]],
  lift: [[{ sabotage: 'engine-failure' }, (names) => [names.sabotage('engine-failure'), '8']]],
  order: [[{ claim: true }], [{ claim: false }]],
};

const NOTHING: Waiting = { eye: 0, frame: { kind: 'over' }, offers: [], row: [], players: [9, 0, 1], events: [15] };
const bidding = { kind: 'bid', seat: 0, bids: [0, 0, 0], out: [false, false, false] } as const;
/** Nobody is to sabotage after this one. */
const then: number[] = [];
const using = { seat: 0, then, sabotage: 0 };

/** With what a status line must contain, said to the one who decides. */
export const FRAMES: readonly { readonly view: Waiting; readonly says: Says }[] = [
  { view: { ...NOTHING, frame: { kind: 'keep', chosen: [null, null, null] } }, says: () => [] },
  { view: { ...NOTHING, frame: { kind: 'start', seat: 0 } }, says: () => [] },
  { view: { ...NOTHING, frame: { kind: 'first', chosen: [null, null, null] } }, says: () => [] },
  { view: { ...NOTHING, frame: { kind: 'name', seat: 0 } }, says: (names) => [names.event('world-fair')] },
  { view: { ...NOTHING, frame: { kind: 'add', seat: 0, slot: -1 } }, says: () => [] },
  { view: { ...NOTHING, frame: { kind: 'add', seat: 0, slot: 3 } }, says: () => [] },
  {
    view: { ...NOTHING, row: [card('london')], frame: { ...bidding, bids: [0], out: [false], high: 0, highSeat: -1 } },
    says: (names) => [names.card(card('london')), '30'],
  },
  {
    view: { ...NOTHING, row: [card('plane-3')], frame: { ...bidding, bids: [0], out: [false], high: 31, highSeat: 1 } },
    says: (names) => [names.theCard(card('plane-3')), 'Ben', '31'],
  },
  { view: { ...NOTHING, frame: { kind: 'market', seat: 0, passed: [false, false, false] } }, says: () => [] },
  {
    view: {
      ...NOTHING,
      offers: [{ from: 1, to: 0, give: GIVE, take: TAKE }],
      frame: { kind: 'market', seat: 0, passed: [false, false, false] },
    },
    says: (names) => ['Ben', names.city('cairo'), '5'],
  },
  { view: { ...NOTHING, frame: { kind: 'plans', chosen: [null, null, null] } }, says: () => [] },
  { view: { ...NOTHING, frame: { kind: 'sabotage', seat: 0, then } }, says: () => [] },
  {
    view: { ...NOTHING, frame: { kind: 'use', ...using, knownTo: 1 } },
    says: (names) => [names.sabotage('engine-failure'), '8'],
  },
  {
    view: { ...NOTHING, frame: { kind: 'deflect', ...using, saboteur: 1, on: null } },
    says: (names) => [names.sabotage('engine-failure'), 'Ben', '3'],
  },
];

export const EXPLAINED: Explained = {
  action: { type: 'bid', coins: 27 },
  chosen: true,
  winShare: 0.34,
  winShareError: 0.02,
  points: 61,
  pointsError: 3,
  against: { type: 'pass' },
  comparison: 'better',
  reason: { term: 'network', gain: 0.3 },
};
