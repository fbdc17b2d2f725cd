/** Builds any position of a game in the words of the rulebook; what a test leaves unsaid is filled in so that it adds up. */

import { airlines } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import type { Airline } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import type { Config } from '../../rules/config.ts';
import {
  DISCARDED,
  FREE,
  type Frame,
  IN_PILE,
  markerOfSabotage,
  type ScoringCards,
  type State,
  sabotageOf,
} from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { flightIds, NAMES, ROUNDS_ASIDE, type SeatNumber, sum } from './booklet.ts';
import { isInactive } from './oracle.ts';
import { smallBoard } from './small-board.ts';

export type Cards = Partial<Record<Airline, number>>;

/** A flight of the airline, or its marker sticker side up. */
export type Lying = Airline | `${Airline}!` | null;
export type Circles = Readonly<Record<string, readonly Lying[]>>;

export interface Position {
  /** Three unless said. */
  readonly seats?: number;
  readonly board?: Board;
  readonly seatBonus?: boolean;
  readonly lastRound?: boolean;
  readonly controlledScoring?: boolean;
  /** Seat 0 unless said. */
  readonly startSeat?: number;
  /** The start seat unless said. */
  readonly turn?: number;
  /** Full rounds played; six unless said, so that the first one and AL-10.3 are long past. */
  readonly rounds?: number;
  /** A fresh turn unless said. */
  readonly frame?: Frame;
  /** AL-9.5 with some, all flight cards not said are in the last hand. */
  readonly idleTurns?: number;
  readonly extraTurns?: number;
  /** What lies on the circles of a route, lowest first. Who flies somewhere or has stock laid is founded. */
  readonly circles?: Circles;
  /** Unless said, those that are not on the board. Contrived. */
  readonly markersLeft?: Cards;
  /** Cards by seat; none unless said. */
  readonly hands?: readonly Cards[];
  /** Those of the hand that were taken face up, for all to see. */
  readonly seen?: readonly Cards[];
  readonly laid?: readonly Cards[];
  readonly row?: readonly Airline[];
  /** The stock cards of the pile, exactly; the last seat has hoarded the rest. Unless said, all the rest is in the pile. */
  readonly pile?: Cards;
  readonly removed?: Cards;
  /** Unless said, none has been met. */
  readonly scoringCards?: ScoringCards;
  /** Flight cards by seat; none unless said. */
  readonly flights?: readonly (readonly string[])[];
  /** The flight pile, exactly. Unless said, all that are nowhere else. */
  readonly flightPile?: readonly string[];
  /** The last seat has hoarded the rest where pile and discards are both said; else it is discarded or in the pile. */
  readonly discards?: readonly string[];
  /** Totals so far, all of the first scoring. */
  readonly scores?: readonly number[];
  /** No play could lead here, and the test does not mind. */
  readonly contrived?: boolean;
}

export const ROW: readonly Airline[] = ['boi', 'ita', 'hit', 'lum', 'mox'];

export function config(wish: Partial<Config> = {}): Config {
  return { board: smallBoard, seatBonus: false, lastRound: false, controlledScoring: false, startSeat: 0, ...wish };
}

export function position(wish: Position = {}): State {
  const { seats = 3, board = smallBoard, startSeat = 0, rounds = 6 } = wish;
  const { seatBonus = false, lastRound = false, controlledScoring = false } = wish;
  const options = config({ board, seatBonus, lastRound, controlledScoring, startSeat });
  const state = airlines.setup(options, seats, fastChance(1));
  state.turn = wish.turn ?? startSeat;
  state.turnsDone = rounds * seats + ((state.turn - startSeat + seats) % seats);
  state.frame = wish.frame ?? { kind: 'turn', removed: false };
  state.idleTurns = wish.idleTurns ?? 0;
  state.extraTurns = wish.extraTurns ?? null;
  // Who is to sabotage has laid a card, and so has who is to draw after founding.
  state.stirred = state.frame.kind === 'sabotage' || (state.frame.kind === 'stock' && state.frame.thenFlight);
  layScoringCards(state, wish, rounds);
  layStock(state, wish);
  layFlights(state, wish);
  layCircles(state, wish);
  if (wish.scores !== undefined) {
    state.scores = [...wish.scores];
    state.payouts = [{ scoring: 1, airline: 'boi', points: [...wish.scores] }];
  }
  if (wish.contrived !== true) {
    const broken = airlines.audit(state);
    if (broken.length > 0) throw new Error(`position: ${broken.join('; ')}`);
  }
  return state;
}

function layScoringCards(state: State, wish: Position, rounds: number): void {
  const aside = wish.controlledScoring === true && rounds < ROUNDS_ASIDE[state.seats as SeatNumber] ? 3 : 0;
  state.scoringCards = { ...(wish.scoringCards ?? { inPile: 3 - aside, aside }) };
  state.scorings = 3 - state.scoringCards.inPile - state.scoringCards.aside;
}

function layStock(state: State, wish: Position): void {
  const { board } = tablesOf(state.config.board);
  state.row = [...(wish.row ?? ROW)];
  state.hands = bySeat(state.seats, wish.hands);
  state.laid = bySeat(state.seats, wish.laid);
  state.seenTaken = bySeat(state.seats, wish.seen);
  state.removed = toCounts(wish.removed ?? {});
  const rest = NAMES.map((airline, index) => {
    const inRow = state.row.filter((card) => card === airline).length;
    const held = sum([...state.hands, ...state.laid, state.removed].map((cards) => cards[index] ?? 0));
    return board.airlines[airline].stock - inRow - held;
  });
  state.pile = wish.pile === undefined ? rest : toCounts(wish.pile);
  const hoarder = state.hands.at(-1) as number[];
  rest.forEach((count, airline) => {
    const hoarded = count - (state.pile[airline] ?? 0);
    if (hoarded < 0) throw new Error(`position: too many cards of ${NAMES[airline]}`);
    hoarder[airline] = (hoarder[airline] ?? 0) + hoarded;
  });
}

function layFlights(state: State, wish: Position): void {
  const ids = flightIds(tablesOf(state.config.board).board);
  const isIdle = (wish.idleTurns ?? 0) > 0;
  const { flights = [], flightPile = isIdle ? [] : undefined, discards = isIdle ? [] : undefined } = wish;
  const hoarder = state.seats - 1;
  const elsewhere = flightPile === undefined ? IN_PILE : discards === undefined ? DISCARDED : hoarder;
  const named = [...flights.flat(), ...(flightPile ?? []), ...(discards ?? [])];
  const stray = named.find((id, index) => !ids.includes(id) || named.indexOf(id) !== index);
  if (stray !== undefined) throw new Error(`position: no such flight card, or twice: ${stray}`);
  state.flights = ids.map((id) => {
    const seat = flights.findIndex((hand) => hand.includes(id));
    if (seat >= 0) return seat;
    if (flightPile?.includes(id)) return IN_PILE;
    return discards?.includes(id) ? DISCARDED : elsewhere;
  });
  state.flightPiles = ids.map(() => 0);
}

function layCircles(state: State, wish: Position): void {
  const tables = tablesOf(state.config.board);
  const { board } = tables;
  for (const [route, circles] of Object.entries(wish.circles ?? {})) {
    const index = tables.routeIndex(route);
    const first = tables.firstCircle[index];
    if (first === undefined || circles.length > (tables.circleCount[index] ?? 0)) {
      throw new Error(`position: no such circles: ${route}`);
    }
    circles.forEach((lies, circle) => {
      state.circles[first + circle] = toLying(lies);
    });
  }
  NAMES.forEach((airline, index) => {
    const flying = state.circles.filter((lies) => lies === index).length;
    const sticking = state.circles.filter((lies) => lies !== FREE && markerOfSabotage(lies) === index).length;
    state.founded[index] = flying > 0 || state.laid.some((cards) => (cards[index] ?? 0) > 0);
    const used = flying + sticking + (state.founded[index] ? 1 : 0);
    state.markers[index] = wish.markersLeft?.[airline] ?? board.airlines[airline].markers - used;
  });
  state.inactive = NAMES.map((airline) => isInactive(board, state, airline));
}

function toLying(lies: Lying): number {
  if (lies === null) return FREE;
  const airline = NAMES.indexOf(lies.replace('!', '') as Airline);
  return lies.endsWith('!') ? sabotageOf(airline) : airline;
}

function bySeat(seats: number, cards: readonly Cards[] | undefined): number[][] {
  if (cards !== undefined && cards.length > seats) throw new Error('position: cards for more seats than there are');
  return Array.from({ length: seats }, (_, seat) => toCounts(cards?.[seat] ?? {}));
}

function toCounts(cards: Cards): number[] {
  return NAMES.map((airline) => cards[airline] ?? 0);
}

/** A hand or pile as the names and numbers of what is in it. */
export function cardsIn(counts: readonly number[] | undefined): Cards {
  const cards: Cards = {};
  NAMES.forEach((airline, index) => {
    const count = counts?.[index] ?? 0;
    if (count > 0) cards[airline] = count;
  });
  return cards;
}

/** What lies on the circles of a route, in the words of `Position.circles`. */
export function circlesOf(state: State, route: string): Lying[] {
  const tables = tablesOf(state.config.board);
  const index = tables.routeIndex(route);
  const first = tables.firstCircle[index] ?? 0;
  return state.circles.slice(first, first + (tables.circleCount[index] ?? 0)).map((lies): Lying => {
    if (lies === FREE) return null;
    return lies >= 0 ? (NAMES[lies] as Airline) : `${NAMES[markerOfSabotage(lies)] as Airline}!`;
  });
}

/** The ids of the flight cards in a place: a seat, IN_PILE, DISCARDED or GONE. */
export function flightsAt(state: State, place: number): string[] {
  return flightIds(tablesOf(state.config.board).board).filter((_, card) => state.flights[card] === place);
}

export function markersOf(state: State, airline: Airline): number {
  return state.markers[NAMES.indexOf(airline)] ?? Number.NaN;
}

export function isFounded(state: State, airline: Airline): boolean {
  return state.founded[NAMES.indexOf(airline)] ?? false;
}

export function inactiveIn(state: State): Airline[] {
  return NAMES.filter((_, index) => state.inactive[index]);
}
