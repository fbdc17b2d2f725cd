/** CF-5.1, CF-6.4 a pair of cards is drawn and places pawns. */

import { CONTINENT_INDEX, CONTINENTS, type Continent, stageOf } from '@tarmac/flights/rules';
import type { Chance } from '@tarmac/kit';
import type { DemandKind } from './board.ts';
import { scenarioOf } from './costs.ts';
import type { Difficulty } from './difficulty.ts';
import type { News, Placed } from './news.ts';
import { PAWNS_OF_COLOUR, pawnsByColour } from './pawns.ts';
import type { State } from './state.ts';
import { COLOURS, type Tables } from './tables.ts';

/** CF-6.5 one more pair. */
export const EXTRA_AFTER = 8;
export const EXTRA: Readonly<Record<Difficulty, DemandKind | null>> = { easy: null, medium: 'low', hard: 'high' };

/** CF-6.4 the kind of demand card of a round. */
export function demandKind(round: number): DemandKind {
  return stageOf(round) === 2 ? 'high' : 'low';
}

export function drawPair(
  state: State,
  tables: Tables,
  kind: DemandKind,
  why: Extract<News, { kind: 'pair' }>['for'],
  chance: Chance,
  news?: News[],
): void {
  const departure = drawFrom(state.departuresDrawn, 'departure', chance, news);
  const demand = drawFrom(kind === 'low' ? state.lowDrawn : state.highDrawn, kind, chance, news);
  const cities = tables.departures[departure]!;
  const colours = tables.demands[kind][demand]!;
  // CF-7.3 yellow rows are skipped while the board is set up.
  const { games } = scenarioOf(state.config);
  const skipped = why === 'setup' && games !== null ? CONTINENT_INDEX[games.colour] : -1;
  const placed: Placed[] = [];
  const missing: Continent[] = [];
  const counts = pawnsByColour(state);
  for (let row = 0; row < COLOURS; row++) {
    const colour = colours[row]!;
    if (colour < 0) continue;
    const pawn = CONTINENTS[colour]!;
    if (colour === skipped || counts[colour]! >= PAWNS_OF_COLOUR) {
      missing.push(pawn);
      continue;
    }
    counts[colour] = counts[colour]! + 1;
    const city = cities[row]!;
    addPawn(state, city, colour);
    placed.push({ city: tables.cityIds[city]!, pawn });
  }
  news?.push({ kind: 'pair', for: why, demandKind: kind, departure, demand, placed, missing });
}

/** CF-6.5 one more pair, in one round of some difficulties. */
export function drawExtra(state: State, tables: Tables, chance: Chance, news?: News[]): void {
  const extra = EXTRA[state.config.difficulty];
  if (state.round === EXTRA_AFTER && extra !== null) drawPair(state, tables, extra, 'extra', chance, news);
}

export function addPawn({ pawns }: Pick<State, 'pawns'>, city: number, colour: number): void {
  pawns[city * COLOURS + colour] = pawns[city * COLOURS + colour]! + 1;
}

/** CF-6.4 a deck that is empty is made anew from its discards. */
function drawFrom(
  drawn: boolean[],
  deck: Extract<News, { kind: 'renewedDeck' }>['deck'],
  chance: Chance,
  news?: News[],
): number {
  let left = 0;
  for (const isDrawn of drawn) if (!isDrawn) left++;
  if (left === 0) {
    drawn.fill(false);
    left = drawn.length;
    news?.push({ kind: 'renewedDeck', deck });
  }
  let skip = chance.draw(left);
  for (let card = 0; ; card++) {
    if (drawn[card] === false && skip-- === 0) {
      drawn[card] = true;
      return card;
    }
  }
}
