/** CF-6.4, CF-6.5 from the flights of one round to the market of the next. */

import { CONTINENT_INDEX, CONTINENTS, type Continent } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import { INCOME } from '../budget.ts';
import { scenarioOf } from '../costs.ts';
import { addPawn, demandKind, drawExtra, drawPair } from '../demand.ts';
import type { News, Placed } from '../news.ts';
import { PAWNS_OF_COLOUR, pawnsByColour } from '../pawns.ts';
import { carbonDue, interestDue, penaltiesNow } from '../penalties.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { gain, pay } from './coins.ts';

export function beginRound(state: State, news?: News[]): void {
  state.round++;
  state.phase = 'market';
  state.frame = { kind: 'market' };
  state.flights = [];
  state.charters = 0;
  state.homeThisRound = 0;
  state.refused = 0;
  news?.push({ kind: 'roundBegan', round: state.round });
}

/** CF-6.4 */
export function newDemand(state: State, tables: Tables, chance: Chance, news?: News[]): void {
  state.phase = 'demand';
  drawPair(state, tables, demandKind(state.round), 'round', chance, news);
  if (scenarioOf(state.config).further !== null) state.frame = { kind: 'further' };
  else endRound(state, tables, chance, news);
}

/** CF-7.1 */
export function chooseFurther(
  state: State,
  tables: Tables,
  seat: Seat,
  { draw }: Of<'further'>,
  chance: Chance,
  news?: News[],
): void {
  const kind = demandKind(state.round);
  const bonus = draw ? (scenarioOf(state.config).further?.[kind] ?? 0) : 0;
  const coins = gain(state, bonus);
  news?.push({ kind: 'further', seat, draw, coins });
  if (draw) drawPair(state, tables, kind, 'further', chance, news);
  endRound(state, tables, chance, news);
}

/** CF-6.5 */
function endRound(state: State, tables: Tables, chance: Chance, news?: News[]): void {
  state.phase = 'end';
  placeVisitors(state, tables, news);
  // CF-7.6
  const interest = interestDue(state);
  if (interest > 0) {
    const coins = pay(state, interest);
    news?.push({ kind: 'interest', coins });
  }
  const income = gain(state, INCOME);
  news?.push({ kind: 'income', coins: income });
  const carbon = carbonDue(state);
  if (carbon.coins > 0) {
    const coins = pay(state, carbon.coins);
    news?.push({ kind: 'carbon', trucks: carbon.trucks, coins });
  }
  state.rightsOf.fill(-1);
  drawExtra(state, tables, chance, news);
  payPenalties(state, tables, news);
  beginRound(state, news);
}

/** CF-7.3 at the end of the Games. */
export function placeVisitors(state: State, tables: Tables, news?: News[]): void {
  const { games } = scenarioOf(state.config);
  if (games === null || state.round !== games.round) return;
  const city = tables.cityIndex(games.city);
  const counts = pawnsByColour(state);
  const placed: Placed[] = [];
  const missing: Continent[] = [];
  for (const pawn of CONTINENTS) {
    if (pawn === games.colour) continue;
    const colour = CONTINENT_INDEX[pawn];
    if (counts[colour] === PAWNS_OF_COLOUR) missing.push(pawn);
    else {
      addPawn(state, city, colour);
      placed.push({ city: games.city, pawn });
    }
  }
  news?.push({ kind: 'games', city: games.city, placed, missing });
}

function payPenalties(state: State, tables: Tables, news?: News[]): void {
  const { crowded, full, unequal, due } = penaltiesNow(state, tables);
  if (due === 0) return;
  const paid = pay(state, due);
  news?.push({ kind: 'penalties', crowded, full, unequal, due, paid });
}
