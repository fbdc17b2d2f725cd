/** Sample data for the texts: at least one of every kind of action and frame, and an explanation to change. */

import type { Explained } from '@tarmac/connecting-flights-cooperative/bot';
import { type Action, type Board, type Load, tablesOf } from '@tarmac/connecting-flights-cooperative/rules';
import {
  type ActionContext,
  type Language,
  type Names,
  namesOf,
  type Waiting,
} from '@tarmac/connecting-flights-cooperative/text';
import { card, GRID } from '@tarmac/flights/support';

const SEATS = ['Anna', 'Ben', 'Chloé'];
export const WORLD: Board = tablesOf('world-1').board;

/** A table of three, each with a hand. */
export const namesIn = (language: Language): Names => namesOf(language, WORLD, SEATS, SEATS.length);
/** Anna alone, with one hand or with two. */
export const aloneIn = (language: Language, hands: number): Names => namesOf(language, WORLD, ['Anna'], hands);

/** What a sentence must contain, in the language it is in. */
export type Says = (names: Names) => readonly string[];

/** By continent of their colour. */
export const load = (pawns: Partial<Record<(typeof GRID)[number], number>>): Load =>
  GRID.map((continent) => pawns[continent] ?? 0);

export const FLIGHT = {
  hand: 1,
  from: card('london'),
  plane: card('plane-3'),
  truck: 4,
  passenger: card('asia-1'),
  to: card('tokyo'),
  pawns: load({ asia: 2, oceania: 1 }),
};
export const saysFlight: Says = (names) => [
  `${names.city('london')}–Tokyo`,
  names.card(card('plane-3')),
  '4',
  '2',
  names.continent('asia'),
  names.continent('oceania'),
];

type ActionSamples = {
  readonly [T in Action['type']]: readonly {
    readonly action: Extract<Action, { type: T }>;
    readonly context?: ActionContext;
    readonly says: Says;
  }[];
};

export const ACTIONS: ActionSamples = {
  place: [
    { action: { type: 'place', city: 'tokyo' }, says: () => ['Tokyo'] },
    { action: { type: 'place', city: 'cairo' }, says: () => [] },
  ],
  first: [
    {
      action: { type: 'first', hand: 1, from: 'london', to: 'paris', plane: 3, passenger: 1 },
      says: (names) => ['Ben', names.city('london'), names.city('paris'), '3', '1'],
    },
  ],
  take: [{ action: { type: 'take', hand: 1, continent: 'asia' }, says: (names) => ['Ben', names.continent('asia')] }],
  buy: [
    {
      action: { type: 'buy', hand: 1, card: card('plane-3') },
      context: { coins: 25 },
      says: (names) => ['Ben', names.aCard(card('plane-3')), '25'],
    },
    {
      action: { type: 'buy', hand: 0, card: card('africa-2') },
      says: (names) => ['Anna', names.aCard(card('africa-2'))],
    },
  ],
  buyAirport: [
    {
      action: { type: 'buyAirport', hand: 1, city: 'tokyo' },
      context: { coins: 30 },
      says: () => ['Ben', 'Tokyo', '30'],
    },
  ],
  rent: [
    { action: { type: 'rent', hand: 1, city: 'tokyo' }, context: { coins: 12 }, says: () => ['Ben', 'Tokyo', '12'] },
    { action: { type: 'rent', hand: 1, city: 'cairo' }, says: () => ['Ben'] },
  ],
  buyElectric: [
    { action: { type: 'buyElectric', hand: 1, stars: 2 }, context: { coins: 34 }, says: () => ['Ben', '2', '34'] },
  ],
  buyTruck: [
    { action: { type: 'buyTruck', hand: 1, capacity: 4 }, context: { coins: 20 }, says: () => ['Ben', '4', '20'] },
  ],
  renew: [{ action: { type: 'renew' }, context: { coins: 2 }, says: () => ['2'] }],
  fly: [
    { action: { type: 'fly', ...FLIGHT }, says: (names) => ['Ben', ...saysFlight(names)] },
    {
      action: { type: 'fly', ...FLIGHT, truck: 0, plane: card('electric-2'), pawns: load({ asia: 1 }) },
      says: (names) => [names.card(card('electric-2')), '1'],
    },
  ],
  charter: [
    {
      action: { type: 'charter', pawn: 'asia', from: 'paris', to: 'london' },
      context: { coins: 1 },
      says: (names) => [names.continent('asia'), names.city('paris'), names.city('london'), '1'],
    },
  ],
  pass: [
    { action: { type: 'pass' }, says: () => [] },
    { action: { type: 'pass' }, context: { frame: 'market' }, says: () => [] },
    { action: { type: 'pass' }, context: { frame: 'flights' }, says: () => [] },
  ],
  further: [
    { action: { type: 'further', draw: true }, says: () => [] },
    { action: { type: 'further', draw: false }, says: () => [] },
  ],
  consent: [
    { action: { type: 'consent', agree: true }, says: () => [] },
    { action: { type: 'consent', agree: false }, says: () => [] },
  ],
  withdraw: [{ action: { type: 'withdraw' }, says: () => [] }],
};

const proposal: Action = { type: 'buy', hand: 1, card: card('plane-3') };

/** With what a status line must contain. */
export const FRAMES: readonly { readonly view: Waiting; readonly says: Says }[] = [
  { view: { seats: 3, frame: { kind: 'place', continent: 4 } }, says: (names) => [names.continent('africa')] },
  { view: { seats: 3, frame: { kind: 'first', hand: 1 } }, says: () => ['Ben'] },
  { view: { seats: 3, frame: { kind: 'take', hand: 1, left: 2 } }, says: () => ['Ben', '2'] },
  { view: { seats: 3, frame: { kind: 'market' } }, says: () => [] },
  { view: { seats: 3, frame: { kind: 'flights' } }, says: () => [] },
  { view: { seats: 3, frame: { kind: 'further' } }, says: () => [] },
  {
    view: {
      seats: 3,
      frame: { kind: 'consent', by: 2, action: proposal, agreed: [false, false, true], within: 'market' },
    },
    says: (names) => ['Chloé', 'Ben', names.aCard(card('plane-3'))],
  },
  { view: { seats: 3, frame: { kind: 'over' } }, says: () => [] },
];

export const EXPLAINED: Explained = {
  winShareNow: 0.65,
  winShareNowError: 0.031,
  action: { type: 'buyTruck', hand: 1, capacity: 3 },
  chosen: true,
  winShare: 0.62,
  winShareError: 0.04,
  points: 51,
  pointsError: 2,
  against: { type: 'pass' },
  comparison: 'better',
  reason: { term: 'network', gain: 0.3 },
};
