/** Sample data for the texts: at least one of every kind of action and frame, and an explanation to change. */

import type { Explained, Term } from '@tarmac/connecting-flights-cooperative/bot';
import {
  type Action,
  type Board,
  type Load,
  type News,
  type RefusalCode,
  tablesOf,
} from '@tarmac/connecting-flights-cooperative/rules';
import {
  type ActionContext,
  type Language,
  type Names,
  namesOf,
  type Text,
  type Waiting,
} from '@tarmac/connecting-flights-cooperative/text';
import { card, GRID } from '@tarmac/flights/support';
import type { TextSamples } from '@tarmac/kit/conformance';

const SEATS = ['Anna', 'Ben', 'Chloé'];
export const WORLD: Board = tablesOf('world-1').board;

/** A table of three, each with a hand. */
export const namesIn = (language: Language): Names => namesOf(language, WORLD, SEATS, SEATS.length);
/** Anna alone, with one hand or with two. */
export const aloneIn = (language: Language, hands: number): Names => namesOf(language, WORLD, ['Anna'], hands);

/** What a sentence must contain, in the language it is in. */
export type Says = (names: Names) => readonly string[];

export interface Spoken {
  action: Action;
  news: News;
  names: Names;
  context: ActionContext;
  term: Term;
}

export type Samples = TextSamples<Spoken, Text, RefusalCode>;

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

export const ACTIONS: Samples['actions'] = {
  place: [[{ city: 'tokyo' }, ['Tokyo']], [{ city: 'cairo' }]],
  first: [
    [
      { hand: 1, from: 'london', to: 'paris', plane: 3, passenger: 1 },
      (names) => ['Ben', names.city('london'), names.city('paris'), '3', '1'],
    ],
  ],
  take: [[{ hand: 1, continent: 'asia' }, (names) => ['Ben', names.continent('asia')]]],
  buy: [
    [{ hand: 1, card: card('plane-3') }, (names) => ['Ben', names.aCard(card('plane-3')), '25'], { coins: 25 }],
    [{ hand: 0, card: card('africa-2') }, (names) => ['Anna', names.aCard(card('africa-2'))]],
  ],
  buyAirport: [[{ hand: 1, city: 'tokyo' }, ['Ben', 'Tokyo', '30'], { coins: 30 }]],
  rent: [
    [{ hand: 1, city: 'tokyo' }, ['Ben', 'Tokyo', '12'], { coins: 12 }],
    [{ hand: 1, city: 'cairo' }, ['Ben']],
  ],
  buyElectric: [[{ hand: 1, stars: 2 }, ['Ben', '2', '34'], { coins: 34 }]],
  buyTruck: [[{ hand: 1, capacity: 4 }, ['Ben', '4', '20'], { coins: 20 }]],
  renew: [[{}, ['2'], { coins: 2 }]],
  fly: [
    [FLIGHT, (names) => ['Ben', ...saysFlight(names)]],
    [
      { ...FLIGHT, truck: 0, plane: card('electric-2'), pawns: load({ asia: 1 }) },
      (names) => [names.card(card('electric-2')), '1'],
    ],
  ],
  charter: [
    [
      { pawn: 'asia', from: 'paris', to: 'london' },
      (names) => [names.continent('asia'), names.city('paris'), names.city('london'), '1'],
      { coins: 1 },
    ],
  ],
  pass: [[{}], [{}, [], { frame: 'market' }], [{}, [], { frame: 'flights' }]],
  further: [[{ draw: true }], [{ draw: false }]],
  consent: [[{ agree: true }], [{ agree: false }]],
  withdraw: [[{}]],
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
