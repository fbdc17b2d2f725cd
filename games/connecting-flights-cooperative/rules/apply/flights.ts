/** CF-6.2, CF-6.3 flights, charters, and how the game ends (CF-6.6). */

import { CONTINENT_INDEX, ROUNDS } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import { flightFee, nextCharter, scenarioOf } from '../costs.ts';
import { addPawn } from '../demand.ts';
import type { News } from '../news.ts';
import { pawnsLeft } from '../pawns.ts';
import type { Flight, State } from '../state.ts';
import { COLOURS, type Tables } from '../tables.ts';
import { gain } from './coins.ts';
import { newDemand } from './round.ts';

export function fly(state: State, tables: Tables, seat: Seat, action: Of<'fly'>, news?: News[]): void {
  const { type: _, ...flight } = action;
  const fee = flightFee(state, tables, flight.plane, flight.pawns);
  state.coins -= fee;
  state.flights = [...state.flights, flight];
  const home = move(state, tables, flight);
  const count = home.reduce((sum, ofColour) => sum + ofColour, 0);
  state.home += count;
  state.homeThisRound += count;
  news?.push({ kind: 'flew', seat, flight, home, fee });
  if (pawnsLeft(state) === 0) end(state, true, news);
}

/** CF-6.2 who reaches the continent of their colour leaves the board; says how many of each colour did. */
function move({ pawns }: State, { cityOf, continentOf }: Tables, flight: Flight): number[] {
  const from = cityOf[flight.from]!;
  const to = cityOf[flight.to]!;
  const continent = continentOf[flight.to]!;
  return flight.pawns.map((count, colour) => {
    pawns[from * COLOURS + colour] = pawns[from * COLOURS + colour]! - count;
    if (colour === continent) return count;
    pawns[to * COLOURS + colour] = pawns[to * COLOURS + colour]! + count;
    return 0;
  });
}

export function charter(
  state: State,
  tables: Tables,
  seat: Seat,
  { pawn, from, to }: Of<'charter'>,
  news?: News[],
): void {
  const coins = nextCharter(state, tables) as number;
  const colour = CONTINENT_INDEX[pawn];
  const place = tables.cityIndex(from) * COLOURS + colour;
  state.coins -= coins;
  state.charters++;
  state.pawns[place] = state.pawns[place]! - 1;
  addPawn(state, tables.cityIndex(to), colour);
  news?.push({ kind: 'chartered', seat, pawn, from, to, coins });
}

export function closeFlights(state: State, tables: Tables, seat: Seat, chance: Chance, news?: News[]): void {
  news?.push({ kind: 'flightsClosed', seat, home: state.homeThisRound, left: pawnsLeft(state) });
  if (state.round === ROUNDS) {
    end(state, false, news);
    return;
  }
  // CF-7.2
  const { fullPlanes } = scenarioOf(state.config);
  if (fullPlanes !== null && state.homeThisRound >= fullPlanes.pawns) {
    const coins = gain(state, fullPlanes.bonus);
    news?.push({ kind: 'fullPlanesBonus', coins });
  }
  newDemand(state, tables, chance, news);
}

/** CF-6.6 */
function end(state: State, won: boolean, news?: News[]): void {
  state.frame = { kind: 'over' };
  state.endedBy = 'CF-6.6';
  state.won = won;
  news?.push({ kind: 'ended', won, round: state.round, home: state.home, left: pawnsLeft(state) });
}
