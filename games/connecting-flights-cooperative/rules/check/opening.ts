/** CF-5.2, CF-5.4, CF-7.3 the setup. */

import { availableAirport, brokenRule, CONTINENTS } from '@tarmac/flights/rules';
import type { Refusal } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import { closedNow, scenarioOf } from '../costs.ts';
import { passengerInDeck, planeInDeck } from '../opening-cards.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { isDue } from './due.ts';

/** CF-7.3 */
export function checkPlace(state: State, { city }: Of<'place'>): Refusal | null {
  const late = isDue(state, 'place', 'CF-7.3');
  if (late !== null || state.frame.kind !== 'place') return late;
  const { cityIndex, continentOfCity } = tablesOf(state.config.board);
  const index = cityIndex(city);
  if (index < 0) return refuse('noSuchCity', { city });
  const due = state.frame.continent;
  if (continentOfCity[index] === due) return null;
  return refuse('otherContinentNext', { city, continent: CONTINENTS[due] as string });
}

/** CF-5.2 */
export function checkFirst(state: State, action: Of<'first'>): Refusal | null {
  const late = isDue(state, 'first', 'CF-5.2');
  if (late !== null || state.frame.kind !== 'first') return late;
  if (state.frame.hand !== action.hand) return refuse('otherHandNext', { hand: state.frame.hand }, 'CF-5.2');
  const tables = tablesOf(state.config.board);
  for (const id of [action.from, action.to]) {
    const refusal = checkStartCity(state, tables, id);
    if (refusal !== null) return refusal;
  }
  if (state.config.beginner && action.passenger !== 1) return refuse('onlyOneStar');
  const from = availableAirport(state, tables, tables.cityIndex(action.from)) as number;
  const to = availableAirport(state, tables, tables.cityIndex(action.to)) as number;
  const plane = planeInDeck(state, tables, action.plane);
  if (plane === null) return refuse('noPlaneLeft', { stars: action.plane });
  const continent = tables.continentOf[to]!;
  const passenger = passengerInDeck(state, tables, continent, action.passenger);
  if (passenger === null) {
    return refuse('noPassengerLeft', { continent: CONTINENTS[continent] as string, stars: action.passenger });
  }
  const { truck } = scenarioOf(state.config);
  const broken = brokenRule(tables, { from, plane, truck, passenger, to }, 0, false);
  return broken === null ? null : refuse(broken.code, broken.facts);
}

function checkStartCity(state: State, tables: Tables, city: string): Refusal | null {
  const index = tables.cityIndex(city);
  if (index < 0) return refuse('noSuchCity', { city });
  const closed = closedNow(state);
  if (tables.continentOfCity[index] === closed) return refuseClosed(state);
  return availableAirport(state, tables, index) === null ? refuse('notInSupply', { city }) : null;
}

/** CF-7.5 */
export function refuseClosed({ config }: State): Refusal {
  const { closed } = scenarioOf(config);
  return refuse('continentClosed', { continent: closed?.continent ?? '', until: closed?.until ?? 0 });
}

/** CF-5.4 */
export function checkTake(state: State, { hand, continent }: Of<'take'>): Refusal | null {
  const late = isDue(state, 'take', 'CF-5.4');
  if (late !== null || state.frame.kind !== 'take') return late;
  if (state.frame.hand !== hand) return refuse('otherHandNext', { hand: state.frame.hand }, 'CF-5.4');
  const index = CONTINENTS.indexOf(continent);
  if (passengerInDeck(state, tablesOf(state.config.board), index, 1) !== null) return null;
  return refuse('noPassengerLeft', { continent, stars: 1 });
}
