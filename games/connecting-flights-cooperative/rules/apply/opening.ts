/** CF-5.2 to CF-5.4, CF-7.3 the setup, decision by decision. */

import type { Card } from '@tarmac/flights/rules';
import { availableAirport, CONTINENT_INDEX } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import { scenarioOf } from '../costs.ts';
import { addPawn } from '../demand.ts';
import { layDisplay } from '../display.ts';
import { BEGINNER_PASSENGERS, handsOf } from '../hands.ts';
import type { News } from '../news.ts';
import { passengerInDeck, planeInDeck } from '../opening-cards.ts';
import { drawFirstPairs, placesFrom } from '../setup.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { beginRound } from './round.ts';

/** CF-7.3 */
export function placePawn(
  state: State,
  tables: Tables,
  seat: Seat,
  { city }: Of<'place'>,
  chance: Chance,
  news?: News[],
): void {
  const { games } = scenarioOf(state.config);
  if (games === null || state.frame.kind !== 'place') throw new Error('no pawn is to be placed');
  addPawn(state, tables.cityIndex(city), CONTINENT_INDEX[games.colour]);
  news?.push({ kind: 'placed', seat, city, pawn: games.colour });
  const continent = placesFrom(games.colour, state.frame.continent + 1);
  if (continent !== null) {
    state.frame = { kind: 'place', continent };
    return;
  }
  drawFirstPairs(state, tables, chance, news);
  state.frame = { kind: 'first', hand: 0 };
}

/** CF-5.2 */
export function chooseFirst(
  state: State,
  tables: Tables,
  seat: Seat,
  action: Of<'first'>,
  chance: Chance,
  news?: News[],
): void {
  const { hand } = action;
  const from = availableAirport(state, tables, tables.cityIndex(action.from)) as Card;
  const to = availableAirport(state, tables, tables.cityIndex(action.to)) as Card;
  const plane = planeInDeck(state, tables, action.plane) as Card;
  const passenger = passengerInDeck(state, tables, tables.continentOf[to]!, action.passenger) as Card;
  for (const card of [from, to, plane, passenger]) state.where[card] = hand;
  news?.push({ kind: 'first', seat, hand, from, to, plane, passenger });
  if (hand + 1 < handsOf(state)) state.frame = { kind: 'first', hand: hand + 1 };
  else if (state.config.beginner) state.frame = { kind: 'take', hand: 0, left: morePassengers(state) };
  else open(state, chance, news);
}

function morePassengers(state: State): number {
  return BEGINNER_PASSENGERS[handsOf(state)]! - 1;
}

/** CF-5.4 */
export function takePassenger(
  state: State,
  tables: Tables,
  seat: Seat,
  { hand, continent }: Of<'take'>,
  chance: Chance,
  news?: News[],
): void {
  const card = passengerInDeck(state, tables, CONTINENT_INDEX[continent], 1) as Card;
  state.where[card] = hand;
  news?.push({ kind: 'took', seat, hand, card });
  const left = (state.frame as { readonly left: number }).left - 1;
  if (left > 0) state.frame = { kind: 'take', hand, left };
  else if (hand + 1 < handsOf(state)) state.frame = { kind: 'take', hand: hand + 1, left: morePassengers(state) };
  else open(state, chance, news);
}

/** CF-5.3 */
function open(state: State, chance: Chance, news?: News[]): void {
  layDisplay(state, chance);
  news?.push({ kind: 'display', cards: [...state.passengersShown, ...state.planesShown] });
  beginRound(state, news);
}
