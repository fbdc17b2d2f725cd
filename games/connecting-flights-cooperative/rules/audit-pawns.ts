/** CF-1.6, CF-5.1 audits the pawns on the board and at home, and the cards that placed them. */

import { CONTINENTS } from '@tarmac/flights/rules';
import { DEMAND_KINDS, type DemandKind } from './board.ts';
import { scenarioOf } from './costs.ts';
import { DEMAND_CARDS } from './demand-cards.ts';
import { furtherAtMost, GAMES_PAWNS, gamesPawns, type Pairs, pairsDrawn } from './demand-plan.ts';
import { PAWNS_OF_COLOUR, pawnsByColour, pawnsLeft } from './pawns.ts';
import type { State } from './state.ts';
import { COLOURS, type Tables } from './tables.ts';

export function auditPawns(state: State, tables: Tables): string[] {
  const { pawns } = state;
  if (pawns.length !== tables.cityIds.length * COLOURS) return ['the cities are not those of the board'];
  if (pawns.some((count) => count < 0)) return ['fewer pawns than none'];
  const decks = auditDecks(state, tables);
  if (decks.length > 0) return decks;
  return [...auditColours(state), ...auditHome(state, tables), ...auditPlaced(state)];
}

function auditColours(state: State): string[] {
  return pawnsByColour(state).flatMap((count, colour) =>
    count <= PAWNS_OF_COLOUR ? [] : [`${count} pawns for ${CONTINENTS[colour]}`],
  );
}

/** CF-6.2 who reaches the continent of their colour leaves the board, and nobody is put there. */
function auditHome({ pawns }: State, { cityIds, continentOfCity }: Tables): string[] {
  return cityIds.flatMap((id, city) =>
    pawns[city * COLOURS + continentOfCity[city]!] === 0 ? [] : [`a pawn at home in ${id}`],
  );
}

/** Every pawn on the board or at home was placed; fewer, if a colour had run out. */
function auditPlaced(state: State): string[] {
  const drawn = pairsDrawn(state);
  const further = furtherAtMost(state);
  const paired = DEMAND_KINDS.reduce((sum, kind) => sum + (drawn[kind] + further[kind]) * DEMAND_CARDS[kind].pawns, 0);
  const isOfGames = scenarioOf(state.config).games !== null;
  const most = paired + (isOfGames ? GAMES_PAWNS : 0) + gamesPawns(state);
  const found = pawnsLeft(state) + state.home;
  return found <= most ? [] : [`${found} pawns on the board and at home, and at most ${most} were placed`];
}

/** CF-6.4 as many cards lie discarded as were drawn since their deck was last made anew. */
function auditDecks(state: State, { board }: Tables): string[] {
  const { departuresDrawn, lowDrawn, highDrawn } = state;
  if (
    departuresDrawn.length !== board.departures.length ||
    lowDrawn.length !== board.demands.low.length ||
    highDrawn.length !== board.demands.high.length
  )
    return ['the demand cards are not those of the board'];
  const certain = pairsDrawn(state);
  const further = furtherAtMost(state);
  const lows = drawsOf(lowDrawn, 'low', certain, further);
  const highs = drawsOf(highDrawn, 'high', certain, further);
  const fits = lows.some((low) =>
    highs.some((high) => discards(low + high, departuresDrawn) === discarded(departuresDrawn)),
  );
  return fits ? [] : ['the cards drawn are not as many as there were pairs'];
}

/** The numbers of draws from a deck that leave these discards. */
function drawsOf(drawn: readonly boolean[], kind: DemandKind, certain: Pairs, further: Pairs): number[] {
  const draws = Array.from({ length: further[kind] + 1 }, (_, more) => certain[kind] + more);
  return draws.filter((count) => discards(count, drawn) === discarded(drawn));
}

function discarded(drawn: readonly boolean[]): number {
  return drawn.filter((isDrawn) => isDrawn).length;
}

function discards(draws: number, deck: readonly boolean[]): number {
  return draws === 0 ? 0 : ((draws - 1) % deck.length) + 1;
}
