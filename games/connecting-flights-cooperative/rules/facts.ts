/** Facts that a reader could derive from the view and the rules, for pictures, which know no rules. */

import {
  type ByContinent,
  CAPACITIES,
  type Card,
  CONTINENTS,
  type Continent,
  ELECTRIC_COUNTS,
  FUEL,
  ROUNDS,
  type Scene as SharedScene,
  STARS,
  sceneCards,
} from '@tarmac/flights/rules';
import type { Action } from './actions.ts';
import type { Board, DemandKind } from './board.ts';
import { type Budget, budget } from './budget.ts';
import {
  charterRow,
  closedNow,
  electricPrice,
  nextCharter,
  PASSENGER_PRICE,
  RENEWAL_PRICE,
  scenarioOf,
  truckPrice,
} from './costs.ts';
import { DEMAND_BY_ROUND, stillToCome } from './demand-plan.ts';
import type { Difficulty } from './difficulty.ts';
import { type Forecast, forecast } from './forecast.ts';
import { handsOf } from './hands.ts';
import { imagine } from './imagine.ts';
import { pawnsByColour, pawnsLeft } from './pawns.ts';
import { carbonDue, interestDue, type Penalties, penaltiesNow } from './penalties.ts';
import type { Scenario } from './scenarios.ts';
import type { ByHand } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { isLeft } from './used.ts';
import type { View } from './view-types.ts';

/** What stays the same for a whole match. */
export interface Scene extends SharedScene {
  readonly board: Board;
  readonly hands: number;
  readonly scenario: Scenario;
  readonly difficulty: Difficulty;
  /** The facts say what the best flights are. */
  readonly solver: boolean;
  /** CF-6.3 what each charter of a round costs. */
  readonly charterRow: readonly number[];
  /** CF-6.4 by round less one; null for the last, which has no demand. */
  readonly demandByRound: readonly (DemandKind | null)[];
}

export interface RuleFacts {
  /** CF-6.3 null at the row's end. */
  readonly nextCharter: number | null;
  /** By capacity less one; null for those that the scenario lacks. */
  readonly truckPrices: readonly (number | null)[];
  /** By stars less one; null for those that the scenario or the game lacks. */
  readonly electricPrices: readonly (number | null)[];
  readonly passengerPrice: number;
  readonly renewPrice: number;
  /** CF-7.5 now. */
  readonly closedContinent: Continent | null;
  /** CF-2.10 those that serve a flight of this round and cannot be used any more. */
  readonly usedCards: readonly Card[];
  /** By hand, then capacity less one. */
  readonly usedTrucks: ByHand<number[]>;
  /** CF-6.2 airports that a chain may go on from. */
  readonly chainEnds: ByHand<Card[]>;
  readonly pawnsLeft: number;
  /** On the board, by colour. */
  readonly pawnsOf: ByContinent<number>;
  /** CF-6.5 if the round ended now. */
  readonly penalties: Penalties;
  /** CF-6.4, CF-6.5 with the new pawns, which come before the penalties; null where no penalties follow. */
  readonly forecast: Forecast | null;
  readonly budget: Budget;
  /** CF-7.6 if the round ended now; null in other scenarios. */
  readonly charges: { readonly interest: number; readonly carbon: number } | null;
  /** Pawns that demand will still place at most, further pairs (CF-7.1) not among them. */
  readonly stillToCome: number;
  /** Cards left in the decks; 0: the next one comes of a deck made anew (CF-6.4). */
  readonly departuresLeft: number;
  readonly demandsLeft: Readonly<Record<DemandKind, number>>;
  /** By city: the share of the departure cards of which the next one comes that name it. */
  readonly nextDeparture: readonly number[];
}

/** The results of a solver, which is not part of the rules; bot/facts.ts adds them. */
export interface Best {
  /** The best flying with the current hands, in the market and during the flights; null at a table without a solver. */
  readonly best: { readonly home: number; readonly steps: readonly Action[]; readonly proved: boolean } | null;
}

export type Facts = RuleFacts & Best;

export function scene(view: Pick<View, 'config' | 'seats'>): Scene {
  const { config } = view;
  const tables = tablesOf(config.board);
  const { board } = tables;
  return {
    board,
    cards: sceneCards(tables, board.cities),
    fuel: FUEL,
    hands: handsOf(view),
    scenario: scenarioOf(config),
    difficulty: config.difficulty,
    solver: config.solver !== false,
    charterRow: charterRow(view, tables),
    demandByRound: DEMAND_BY_ROUND,
  };
}

export function facts(view: View): RuleFacts {
  const tables = tablesOf(view.config.board);
  const state = imagine(view);
  const scenario = scenarioOf(view.config);
  const left = (drawn: readonly boolean[]) => drawn.filter((isDrawn) => !isDrawn).length;
  return {
    nextCharter: nextCharter(view, tables),
    truckPrices: CAPACITIES.map((capacity) => (capacity > scenario.truck ? null : truckPrice(view, tables, capacity))),
    electricPrices: STARS.map((stars) =>
      scenario.electric && ELECTRIC_COUNTS[stars - 1]! > 0 ? electricPrice(tables, stars) : null,
    ),
    passengerPrice: PASSENGER_PRICE,
    renewPrice: RENEWAL_PRICE,
    closedContinent: CONTINENTS[closedNow(view)] ?? null,
    usedCards: usedCards(view),
    usedTrucks: view.trucks.map((own, hand) => own.map((_, place) => trucksUsed(view, hand, place + 1))),
    chainEnds: view.trucks.map((_, hand) => chainEnds(view, hand)),
    pawnsLeft: pawnsLeft(view),
    pawnsOf: pawnsByColour(view),
    penalties: penaltiesNow(state, tables),
    forecast:
      view.round > 0 && view.round < ROUNDS && view.phase !== 'end' && view.frame.kind !== 'over'
        ? forecast(state, tables)
        : null,
    budget: budget(state, tables),
    charges: scenario.charges === null ? null : { interest: interestDue(state), carbon: carbonDue(state).coins },
    stillToCome: stillToCome(view),
    departuresLeft: left(view.departuresDrawn),
    demandsLeft: { low: left(view.lowDrawn), high: left(view.highDrawn) },
    nextDeparture: nextDeparture(view, tables),
  };
}

/** CF-2.10 an airport inside a chain serves two flights; CF-2.6 landing rights only ever one. */
function usedCards(view: View): Card[] {
  const used = view.flights.flatMap(({ from, plane, passenger, to }) => {
    const isDone = isLeft(view, to) || view.rightsOf[to] !== -1;
    return isDone ? [from, plane, passenger, to] : [from, plane, passenger];
  });
  return [...new Set(used)].sort((a, b) => a - b);
}

function trucksUsed({ flights }: View, hand: number, capacity: number): number {
  return flights.filter((flight) => flight.hand === hand && flight.truck === capacity).length;
}

function chainEnds(view: View, hand: number): Card[] {
  return view.flights.flatMap((flight) =>
    flight.hand === hand && !isLeft(view, flight.to) && view.rightsOf[flight.to] === -1 ? [flight.to] : [],
  );
}

/** CF-6.4 an empty deck is made anew from its discards. */
function nextDeparture({ departuresDrawn }: View, { departures, cityIds }: Tables): number[] {
  const inDeck = departures.filter((_, card) => departuresDrawn[card] !== true);
  const cards = inDeck.length > 0 ? inDeck : departures;
  return cityIds.map((_, city) => cards.filter((card) => card.includes(city)).length / cards.length);
}
