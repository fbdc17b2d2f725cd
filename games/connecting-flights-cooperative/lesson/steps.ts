/** The learner's act at each decision of the lesson, and the rules it teaches. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { RuleId } from '@tarmac/connecting-flights-cooperative/text';
import type { ExpectedStep } from '@tarmac/kit/words';

/** Cards of `world-1` by their numbers. */
const NEW_YORK = 0;
const LONDON = 6;
const JOHANNESBURG = 24;
const FIRST_PLANE = 51;
const SECOND_PLANE = 52;
const TO_NORTH_AMERICA = 65;
const TO_AFRICA = 89;
const TO_OCEANIA = 94;

/** North America, Europe, Asia, South America, Africa, Oceania. */
const TWO_REDS_AND_A_BLUE = [1, 0, 0, 0, 2, 0];
const TWO_BLUES = [2, 0, 0, 0, 0, 0];

const TO_JOHANNESBURG = {
  type: 'fly',
  hand: 0,
  from: LONDON,
  plane: FIRST_PLANE,
  truck: 2,
  to: JOHANNESBURG,
  pawns: TWO_REDS_AND_A_BLUE,
} as const;

/** In order. */
export const EXPECTED = {
  first: {
    action: { type: 'first', hand: 0, from: 'london', to: 'johannesburg', plane: 3, passenger: 1 },
    rules: ['CF-5.1', 'CF-5.2', 'CF-2.1'],
  },
  passenger: { action: { type: 'buy', hand: 0, card: TO_NORTH_AMERICA }, rules: ['CF-6.1', 'CF-2.4'] },
  plane: { action: { type: 'buy', hand: 0, card: SECOND_PLANE }, rules: ['CF-6.1'] },
  truck: { action: { type: 'buyTruck', hand: 0, capacity: 2 }, rules: ['CF-2.5', 'CF-2.9'] },
  airport: { action: { type: 'buyAirport', hand: 0, city: 'new-york' }, rules: ['CF-6.1', 'CF-2.10'] },
  depart: { action: { type: 'pass' }, rules: ['CF-6.1', 'CF-6.2'] },
  charter: {
    action: { type: 'charter', pawn: 'africa', from: 'moscow', to: 'london' },
    rules: ['CF-6.3'],
  },
  fly: {
    action: { ...TO_JOHANNESBURG, passenger: TO_AFRICA },
    refused: { action: { ...TO_JOHANNESBURG, passenger: TO_NORTH_AMERICA }, rule: 'CF-2.4' },
    rules: ['CF-6.2', 'CF-2.4'],
  },
  gather: {
    action: { type: 'charter', pawn: 'north-america', from: 'nairobi', to: 'johannesburg' },
    rules: ['CF-6.3'],
  },
  connect: {
    action: {
      type: 'fly',
      hand: 0,
      from: JOHANNESBURG,
      plane: SECOND_PLANE,
      truck: 4,
      passenger: TO_NORTH_AMERICA,
      to: NEW_YORK,
      pawns: TWO_BLUES,
    },
    rules: ['CF-2.10', 'CF-6.2'],
  },
  close: { action: { type: 'pass' }, rules: ['CF-6.4', 'CF-6.5'] },
  renew: { action: { type: 'renew' }, rules: ['CF-6.1'] },
  again: { action: { type: 'buy', hand: 0, card: TO_OCEANIA }, rules: ['CF-6.1'] },
  rent: { action: { type: 'rent', hand: 0, city: 'sydney' }, rules: ['CF-6.1', 'CF-2.6'] },
} satisfies Readonly<Record<string, ExpectedStep<Action, RuleId>>>;

export type StepId = keyof typeof EXPECTED;
