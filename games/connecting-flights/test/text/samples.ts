/** Sample data for the texts: at least one of every kind of action and frame, and an explanation to change. */

import type { Explained } from '@tarmac/connecting-flights/bot';
import { type Action, BOARDS, type Board, type Bundle, type Plan } from '@tarmac/connecting-flights/rules';
import { type ActionContext, type Language, type Names, namesOf, type Waiting } from '@tarmac/connecting-flights/text';
import { card } from '@tarmac/flights/support';

const SEATS = ['Anna', 'Ben', 'Chloé'];
export const WORLD = Object.values(BOARDS)[0] as Board;

export const namesIn = (language: Language): Names => namesOf(language, WORLD, SEATS);

/** What a sentence must contain, in the language it is in. */
export type Says = (names: Names) => readonly string[];

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

type ActionSamples = {
  readonly [T in Action['type']]: readonly {
    readonly action: Extract<Action, { type: T }>;
    readonly context?: ActionContext;
    readonly says: Says;
  }[];
};

export const ACTIONS: ActionSamples = {
  keep: [{ action: { type: 'keep', player: 'broker' }, says: (names) => [names.player('broker')] }],
  start: [{ action: { type: 'start', continent: 'asia' }, says: (names) => [names.continent('asia')] }],
  first: [
    {
      action: { type: 'first', from: 'london', to: 'paris', plane: 3, passenger: 2 },
      says: (names) => [names.city('london'), names.city('paris'), '3', '2'],
    },
  ],
  name: [{ action: { type: 'name', continent: 'africa' }, says: (names) => [names.continent('africa')] }],
  add: [
    { action: { type: 'add', kind: 'plane' }, says: () => [] },
    { action: { type: 'add', kind: 'passenger' }, says: () => [] },
  ],
  addAirport: [{ action: { type: 'addAirport', city: 'tokyo' }, says: () => ['Tokyo'] }],
  bid: [{ action: { type: 'bid', coins: 27 }, says: () => ['27'] }],
  pass: [
    { action: { type: 'pass' }, says: () => [] },
    { action: { type: 'pass' }, context: { frame: 'bid' }, says: () => [] },
    { action: { type: 'pass' }, context: { frame: 'market' }, says: () => [] },
  ],
  rent: [{ action: { type: 'rent', city: 'tokyo' }, says: () => ['Tokyo'] }],
  buyElectric: [{ action: { type: 'buyElectric', stars: 2 }, says: () => ['2'] }],
  buyTruck: [{ action: { type: 'buyTruck', capacity: 4 }, says: () => ['4'] }],
  sell: [{ action: { type: 'sell', card: card('plane-3') }, says: (names) => [names.theCard(card('plane-3'))] }],
  sellTruck: [{ action: { type: 'sellTruck', capacity: 2 }, says: () => ['2'] }],
  offer: [
    {
      action: { type: 'offer', to: 1, give: GIVE, take: TAKE },
      says: (names) => ['Ben', names.city('cairo'), '5', names.card(card('london/b'))],
    },
  ],
  withdraw: [{ action: { type: 'withdraw' }, says: () => [] }],
  answer: [
    { action: { type: 'answer', from: 1, accept: true }, says: () => ['Ben'] },
    { action: { type: 'answer', from: 1, accept: false }, says: () => ['Ben'] },
  ],
  counter: [{ action: { type: 'counter', from: 2, give: TAKE, take: GIVE }, says: () => ['Chloé', '5'] }],
  fly: [
    { action: { type: 'fly', chains: [] }, says: () => [] },
    {
      action: { type: 'fly', chains: PLAN },
      says: (names) => [`${names.city('london')}–${names.city('paris')}–?`, '2'],
    },
  ],
  takeCoins: [{ action: { type: 'takeCoins' }, says: () => [] }],
  drawSabotage: [{ action: { type: 'drawSabotage' }, says: () => [] }],
  sabotage: [
    { action: { type: 'sabotage', victim: 1, on: null }, says: () => ['Ben'] },
    {
      action: { type: 'sabotage', victim: 1, on: card('plane-3') },
      says: (names) => ['Ben', names.theCard(card('plane-3'))],
    },
  ],
  bury: [{ action: { type: 'bury' }, says: () => [] }],
  deflect: [
    { action: { type: 'deflect', pay: true }, says: () => [] },
    { action: { type: 'deflect', pay: false }, says: () => [] },
  ],
  lift: [
    { action: { type: 'lift', sabotage: 'engine-failure' }, says: (names) => [names.sabotage('engine-failure'), '8'] },
  ],
  order: [
    { action: { type: 'order', claim: true }, says: () => [] },
    { action: { type: 'order', claim: false }, says: () => [] },
  ],
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
