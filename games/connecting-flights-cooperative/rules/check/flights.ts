/** CF-6.2, CF-6.3 flights and charters. */

import type { Card } from '@tarmac/flights/rules';
import { brokenRule, CONTINENTS, kindOf } from '@tarmac/flights/rules';
import type { Refusal } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import { aboard, closedNow, flightFee, nextCharter } from '../costs.ts';
import { pawnsOf } from '../pawns.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { isLeft, isReached, isServing, trucksFree } from '../used.ts';
import { isDue, isHand } from './due.ts';
import { canPay } from './market.ts';
import { refuseClosed } from './opening.ts';

const KINDS = { from: 'airport', plane: 'plane', passenger: 'passenger', to: 'airport' } as const;
const PARTS = ['from', 'plane', 'passenger', 'to'] as const;

export function checkFly(state: State, action: Of<'fly'>): Refusal | null {
  const tables = tablesOf(state.config.board);
  return (
    isDue(state, 'flights', 'CF-6.2') ??
    isHand(state, action.hand) ??
    checkCards(state, action) ??
    checkValid(state, tables, action) ??
    checkAboard(state, tables, action)
  );
}

/** CF-2.10, CF-6.1 its own cards, each serving one flight. */
function checkCards(state: State, action: Of<'fly'>): Refusal | null {
  for (const part of PARTS) {
    const card = action[part];
    if (kindOf(card) !== KINDS[part]) return refuse('wrongKind', { card });
    if (state.where[card] !== action.hand && state.rightsOf[card] !== action.hand) {
      return refuse('notOfThisHand', { card });
    }
  }
  const { from, to, plane, passenger, truck, hand } = action;
  for (const card of [plane, passenger]) if (isServing(state, card)) return refuse('usedTwice', { card });
  if (isLeft(state, from)) return refuse('usedTwice', { card: from });
  if (isReached(state, to)) return refuse('usedTwice', { card: to });
  // CF-6.2 nothing is laid before a flown flight; CF-2.10 nor does a chain end where it began.
  if (isLeft(state, to)) return refuse('beforeFlown', { card: to });
  if (truck > 0 && trucksFree(state, hand, truck) <= 0) return refuse('truckUsedTwice', { capacity: truck });
  return null;
}

function checkValid(state: State, tables: Tables, action: Of<'fly'>): Refusal | null {
  const broken = brokenRule(tables, action, 0, state.rightsOf[action.from] === action.hand);
  return broken === null ? null : refuse(broken.code, broken.facts);
}

function checkAboard(state: State, tables: Tables, { from, plane, pawns }: Of<'fly'>): Refusal | null {
  const { cityOf, cityIds, starsOf } = tables;
  const city = cityOf[from as Card]!;
  const count = aboard(pawns);
  const stars = starsOf[plane]!;
  if (count === 0) return refuse('nobodyAboard');
  if (count > stars) return refuse('tooManyAboard', { pawns: count, stars });
  for (let colour = 0; colour < pawns.length; colour++) {
    if (pawns[colour]! > pawnsOf(state, city, colour)) {
      return refuse('noSuchPawn', { city: cityIds[city]!, pawn: CONTINENTS[colour] as string }, 'CF-6.2');
    }
  }
  const fee = flightFee(state, tables, plane, pawns);
  return fee <= state.coins ? null : refuse('notEnoughCoins', { cost: fee, coins: state.coins }, 'CF-7.2');
}

export function checkCharter(state: State, { pawn, from, to }: Of<'charter'>): Refusal | null {
  const late = isDue(state, 'flights', 'CF-6.3');
  if (late !== null) return late;
  const tables = tablesOf(state.config.board);
  const { cityIndex, continentOfCity } = tables;
  for (const city of [from, to]) if (cityIndex(city) < 0) return refuse('noSuchCity', { city });
  const continent = continentOfCity[cityIndex(from)];
  if (continent !== continentOfCity[cityIndex(to)]) return refuse('notOneContinent', { from, to });
  if (from === to) return refuse('sameCity', { city: to });
  if (continent === closedNow(state)) return refuseClosed(state);
  if (pawnsOf(state, cityIndex(from), CONTINENTS.indexOf(pawn)) === 0) {
    return refuse('noSuchPawn', { city: from, pawn }, 'CF-6.3');
  }
  const price = nextCharter(state, tables);
  return price === null ? refuse('noCharterLeft') : canPay(state, price);
}
