/** A position in numbers, for the searches that the planner is compared with. */

import type { Feature, Weights } from '@tarmac/bots';
import { pawnsLeft, type State, tablesOf } from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { type Network, PLANES } from './network.ts';
import { pawnsToCome } from './odds.ts';
import { settingOf } from './setting.ts';
import type { Term } from './terms.ts';

export const FEATURES = [
  { name: 'home', term: 'home' },
  { name: 'flights', term: 'network' },
  { name: 'airports', term: 'placing' },
  { name: 'coins', term: 'coins' },
  { name: 'waiting', term: 'penalties' },
  { name: 'toCome', term: 'demand' },
] as const satisfies readonly (Feature & { term: Term })[];

export const CHAPTERS = 1;
export const chapterOf = (): number => 0;

/** The team shares one result: all seats have the same features. */
export function measure(state: State, into: Float64Array): void {
  const { later } = settingOf(state, tablesOf(state.config.board));
  const left = pawnsLeft(state);
  const values = [state.home, flightsOf(later), later.slots.length, state.coins, left, pawnsToCome(state) - left];
  for (let seat = 0; seat < state.seats; seat++) {
    for (let place = 0; place < values.length; place++) into[seat * values.length + place] = values[place]!;
  }
}

/** Planes and passengers that can fly together. */
function flightsOf({ hands, stock }: Network): number {
  const kinds = stock.length / hands;
  let flights = 0;
  for (let hand = 0; hand < hands; hand++) {
    let passengers = 0;
    let planes = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const count = stock[hand * kinds + kind]!;
      if (kind < PLANES) passengers += count;
      else if (kind < PLANES + 6) planes += count;
    }
    flights += Math.min(passengers, planes);
  }
  return flights;
}

/** In pawns: what a search without the planner goes by. */
export const WEIGHTS: Weights = {
  win: [[1, 1, 0.2, 0.05, -0.1, -0.1]],
  points: [[1, 1.5, 0.2, 0.05, 0.2, 0.2, ROUNDS]],
};
