/** CF-6.4, CF-6.5 the penalties at the end of a round with the pawns that come before them, by counting the cards left. */

import { type ByContinent, CONTINENTS } from '@tarmac/flights/rules';
import { everyDraw } from '@tarmac/kit';
import { placeVisitors } from './apply/round.ts';
import { demandKind, drawExtra, drawPair } from './demand.ts';
import { PAWNS_OF_COLOUR, pawnsAt, pawnsByColour } from './pawns.ts';
import { CROWDED_FROM, penaltiesNow } from './penalties.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** Chances are from 0 to 1. */
export interface Forecast {
  /** Of a penalty for all pawns of a colour. */
  readonly full: ByContinent<number>;
  /** Of a penalty for a crowded airport, by city. */
  readonly crowded: readonly number[];
  /** What may be due, the least first. */
  readonly due: readonly { readonly coins: number; readonly chance: number }[];
}

/** If nothing more were flown, nor a further pair drawn (CF-7.1). `state` is in a round before the last one. */
export function forecast(state: State, tables: Tables): Forecast {
  const full = CONTINENTS.map(() => 0);
  const crowded = tables.cityIds.map(() => 0);
  const due = new Map<number, number>();
  // Every sequence is as likely: what is left of a deck does not depend on which card was drawn.
  const sequences = everyDraw((chance) => {
    const after = withDecksOfItsOwn(state);
    if (state.frame.kind !== 'further') drawPair(after, tables, demandKind(state.round), 'round', chance);
    placeVisitors(after, tables);
    drawExtra(after, tables, chance);
    pawnsByColour(after).forEach((count, colour) => {
      if (count === PAWNS_OF_COLOUR) full[colour] = full[colour]! + 1;
    });
    for (let city = 0; city < crowded.length; city++) {
      if (pawnsAt(after, city) >= CROWDED_FROM) crowded[city] = crowded[city]! + 1;
    }
    const coins = penaltiesNow(after, tables).due;
    due.set(coins, (due.get(coins) ?? 0) + 1);
  });
  return {
    full: full.map((count) => count / sequences),
    crowded: crowded.map((count) => count / sequences),
    due: [...due].sort(([a], [b]) => a - b).map(([coins, count]) => ({ coins, chance: count / sequences })),
  };
}

/** What demand changes is copied. */
function withDecksOfItsOwn(state: State): State {
  return {
    ...state,
    pawns: state.pawns.slice(),
    departuresDrawn: state.departuresDrawn.slice(),
    lowDrawn: state.lowDrawn.slice(),
    highDrawn: state.highDrawn.slice(),
  };
}
