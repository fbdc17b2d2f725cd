/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import { type Fate, fated, type Place } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { Airline, Style } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { DISCARDED, IN_PILE, type State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { flightIds, LINES, NAMES, sum } from './booklet.ts';

/**
 * An airline: that stock card comes off the pile. `scoring`: a scoring card comes, and is out of it. `shuffledBack`: one
 * comes and stays in (AL-9.1). A flight card by its id. A number: a plain draw.
 */
export type Fated = Airline | 'scoring' | 'shuffledBack' | `${Style}-${string}` | number;

/** What can be drawn: the stock pile by airline, the scoring cards in it, the flight pile and its discards by id. */
export interface Piles {
  readonly stock: readonly number[];
  readonly scoring: number;
  readonly flights: readonly string[];
  readonly discards: readonly string[];
}

/** The cards still in the box, before the deal. */
export function fullPiles(board: Board): Piles {
  const stock = NAMES.map((airline) => board.airlines[airline].stock);
  return { stock, scoring: 0, flights: flightIds(board), discards: [] };
}

/** Those of a state once the action's flight card lies on the discards. */
export function pilesOf(state: State, action?: Action): Piles {
  const ids = flightIds(tablesOf(state.config.board).board);
  const played = action?.type === 'fly' || action?.type === 'found' ? action.flight : null;
  return {
    stock: state.pile,
    scoring: state.scoringCards.inPile,
    flights: ids.filter((_, card) => state.flights[card] === IN_PILE),
    discards: ids.filter((id, card) => state.flights[card] === DISCARDED || id === played),
  };
}

export function fate(piles: Piles, script: readonly Fated[]): Fate {
  const stock = [...piles.stock];
  let { scoring } = piles;
  let flights = [...piles.flights];
  let discards = [...piles.discards];

  function findStock(airline: Airline): Place {
    const kind = NAMES.indexOf(airline);
    const size = sum(stock) + scoring;
    const count = stock[kind] ?? 0;
    if (count === 0) throw new Error(`fate: no ${airline} left in the pile`);
    stock[kind] = count - 1;
    return { place: sum(stock.slice(0, kind)), size };
  }

  function findScoring(stays: boolean): Place {
    const size = sum(stock) + scoring;
    if (scoring === 0) throw new Error('fate: no scoring card left in the pile');
    if (!stays) scoring--;
    return { place: sum(stock), size };
  }

  function findFlight(flight: `${Style}-${string}`): Place {
    if (flights.length === 0) [flights, discards] = [discards, []];
    const found = { place: flights.indexOf(flight), size: flights.length };
    if (found.place < 0) throw new Error(`fate: ${flight} is not in the flight pile`);
    flights.splice(found.place, 1);
    return found;
  }

  return fated(script, (card) => {
    if (card === 'scoring' || card === 'shuffledBack') return findScoring(card === 'shuffledBack');
    return isFlight(card) ? findFlight(card) : findStock(card);
  });
}

function isFlight(fated: Airline | `${Style}-${string}`): fated is `${Style}-${string}` {
  return LINES.some((style) => fated.startsWith(`${style}-`));
}
