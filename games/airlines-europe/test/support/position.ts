/** Builds any position of a game in the words of the rulebook; what a test leaves unsaid is filled in so that it adds up. */

import { fastChance } from '@tarmac/kit';
import { ABACUS, AIRLINES, type Airline, SHARE_INDEX, SHARES, type Share } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import type { Config, Deck } from '../../rules/config.ts';
import { airlinesEurope } from '../../rules/game.ts';
import { reachesCity } from '../../rules/network.ts';
import { BANNED, type DeckProgress, FREE, type Frame, type Sighting, type State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { cardsOf, deckShares } from './booklet.ts';
import { smallBoard } from './small-board.ts';

export type Cards = Partial<Record<Share, number>>;

export interface Position {
  /** Three unless said. */
  readonly seats?: number;
  readonly board?: Board;
  /** How the deck was built; unless said, exactly (AE-2.9), so that nothing but shares is drawn. */
  readonly built?: Deck;
  readonly flightBan?: boolean;
  readonly openScores?: boolean;
  /** Seat 0 unless said. */
  readonly startSeat?: number;
  /** The start seat unless said. */
  readonly turn?: number;
  /** A fresh turn unless said. */
  readonly frame?: Frame;
  /** What lies on the circles of a route, cheapest first. */
  readonly circles?: Readonly<Record<string, readonly (Airline | 'ban' | null)[]>>;
  /** Where markers stand; unless said, where the airplanes and bonuses on the board have brought them. */
  readonly track?: Partial<Record<Airline, number>>;
  /** What each seat has left; unless said, the first seats have placed those on the board. */
  readonly banMarkers?: readonly number[];
  /** The bank has the rest of the 30 M a seat. */
  readonly cash?: readonly number[];
  /** Cards by seat; none unless said. */
  readonly hands?: readonly Cards[];
  /** Those of the hand that were taken from the market, for all to see. */
  readonly seen?: readonly Cards[];
  readonly portfolios?: readonly Cards[];
  readonly market?: readonly Airline[];
  readonly deck?: DeckProgress;
  /** The shares left in the deck, exactly; the rest is out of the game. */
  readonly bag?: Cards;
  /** Air ABACUS in supply; the rest of the twenty is out of the game. */
  readonly abacusLeft?: number;
  /** Totals so far; at least what each seat began with. */
  readonly scores?: readonly number[];
  /** No play could lead here, and the test does not mind. */
  readonly contrived?: boolean;
}

export const MARKET: readonly Airline[] = ['red', 'black', 'brown', 'green', 'orange'];

export function config(wish: Partial<Config> = {}): Config {
  return { board: smallBoard, deck: 'exact', flightBan: false, openScores: false, startSeat: 0, ...wish };
}

export function position(wish: Position = {}): State {
  const { seats = 3 } = wish;
  const state = airlinesEurope.setup(
    config({
      board: wish.board ?? smallBoard,
      deck: wish.built ?? 'exact',
      flightBan: wish.flightBan ?? false,
      openScores: wish.openScores ?? false,
      startSeat: wish.startSeat ?? 0,
    }),
    seats,
    fastChance(1),
  );
  state.turn = wish.turn ?? state.startSeat;
  state.frame = wish.frame ?? { kind: 'turn' };
  layCircles(state, wish);
  layCards(state, wish);
  layBanMarkers(state, wish);
  if (wish.cash !== undefined) {
    state.cash = [...wish.cash];
    state.bank = 30 * seats - state.cash.reduce((sum, money) => sum + money, 0);
    if (state.cash.length !== seats || state.bank < 0) throw new Error('position: the cash does not fit the bank');
  }
  state.scorings = state.deck.met;
  if (wish.scores !== undefined) {
    const points = wish.scores.map((score, seat) => score - (state.scores[seat] ?? 0));
    if (points.some((gain) => gain < 0)) throw new Error('position: a score below what the seat began with');
    state.scores = [...wish.scores];
    state.payouts = [{ scoring: 1, share: 'abacus', points }];
  }
  if (wish.contrived !== true) {
    const broken = airlinesEurope.audit(state);
    if (broken.length > 0) throw new Error(`position: ${broken.join('; ')}`);
  }
  return state;
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
    circles.forEach((lies, licence) => {
      state.circles[first + licence] = lies === null ? FREE : lies === 'ban' ? BANNED : SHARE_INDEX[lies];
    });
  }
  state.circles.forEach((airline, circle) => {
    if (airline < 0) return;
    state.planes[airline] = (state.planes[airline] ?? 0) - 1;
    state.track[airline] = (state.track[airline] ?? 0) + (tables.costs[circle] ?? 0);
  });
  for (const { airline, target, spaces } of board.bonuses) {
    const index = SHARE_INDEX[airline];
    if (!reachesCity(state, tables, index, tables.cityIndex(target))) continue;
    state.bonus[index] = false;
    state.track[index] = (state.track[index] ?? 0) + spaces;
  }
  for (const [airline, space] of Object.entries(wish.track ?? {})) {
    state.track[SHARE_INDEX[airline as Airline]] = space;
  }
}

function layBanMarkers(state: State, wish: Position): void {
  if (wish.banMarkers !== undefined) {
    state.banMarkers = [...wish.banMarkers];
    return;
  }
  for (let placed = state.circles.filter((lies) => lies === BANNED).length; placed > 0; placed--) {
    const seat = state.banMarkers.findIndex((left) => left > 0);
    if (seat < 0) return;
    state.banMarkers[seat] = (state.banMarkers[seat] ?? 0) - 1;
  }
}

function layCards(state: State, wish: Position): void {
  const { seats } = state;
  state.hands = bySeat(seats, wish.hands, toCounts);
  state.portfolios = bySeat(seats, wish.portfolios, toCounts);
  state.given = bySeat(seats, undefined, (cards) => toCounts(cards).slice(0, ABACUS));
  state.sightings = bySeat(seats, wish.seen, (cards, seat) => sighting(state.hands[seat] ?? [], cards));
  state.market = [...(wish.market ?? MARKET)];
  state.deck = { ...(wish.deck ?? { drawn: 0, met: 0, metAt: 0 }) };

  const rest = AIRLINES.map((airline, index) => {
    const inMarket = state.market.filter((card) => card === airline).length;
    return cardsOf(airline, seats) - inMarket - heldOf(state, index);
  });
  const bagSize = deckShares(seats) - state.deck.drawn;
  state.bag = wish.bag === undefined ? rest : toCounts(wish.bag).slice(0, ABACUS);
  if (wish.bag === undefined) {
    while (sum(state.bag) > bagSize) {
      const most = state.bag.indexOf(Math.max(...state.bag));
      state.bag = state.bag.with(most, (state.bag[most] ?? 0) - 1);
    }
  }
  if (sum(state.bag) !== bagSize) {
    throw new Error(`position: ${sum(state.bag)} cards in a deck that should hold ${bagSize}`);
  }
  const abacusRest = 20 - heldOf(state, ABACUS);
  state.abacus = wish.abacusLeft ?? abacusRest;
  state.gone = [...rest.map((count, index) => count - (state.bag[index] ?? 0)), abacusRest - state.abacus];
  if (state.gone.some((count) => count < 0)) throw new Error('position: more cards than there are');
}

function bySeat<T>(seats: number, cards: readonly Cards[] | undefined, make: (cards: Cards, seat: number) => T): T[] {
  if (cards !== undefined && cards.length > seats) throw new Error('position: cards for more seats than there are');
  return Array.from({ length: seats }, (_, seat) => make(cards?.[seat] ?? {}, seat));
}

function toCounts(cards: Cards): number[] {
  return SHARES.map((share) => cards[share] ?? 0);
}

function sighting(hand: readonly number[], seen: Cards): Sighting {
  const open = toCounts(seen).slice(0, ABACUS);
  return { open, closed: sum(hand.slice(0, ABACUS)) - sum(open), since: [] };
}

function heldOf(state: State, index: number): number {
  return sum([...state.hands, ...state.portfolios].map((cards) => cards[index] ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A hand, portfolio or pile as the names and numbers of what is in it. */
export function cardsIn(counts: readonly number[] | undefined): Cards {
  const cards: Cards = {};
  SHARES.forEach((share, index) => {
    const count = counts?.[index] ?? 0;
    if (count > 0) cards[share] = count;
  });
  return cards;
}

/** What lies on the circles of a route, in the words of `Position.circles`. */
export function circlesOf(state: State, route: string): (Airline | 'ban' | null)[] {
  const tables = tablesOf(state.config.board);
  const index = tables.routeIndex(route);
  const first = tables.firstCircle[index] ?? 0;
  return state.circles.slice(first, first + (tables.circleCount[index] ?? 0)).map((lies) => {
    return lies === FREE ? null : lies === BANNED ? 'ban' : (AIRLINES[lies] ?? null);
  });
}

export function trackOf(state: State, airline: Airline): number {
  return state.track[SHARE_INDEX[airline]] ?? Number.NaN;
}

export function planesOf(state: State, airline: Airline): number {
  return state.planes[SHARE_INDEX[airline]] ?? Number.NaN;
}

export function bonusOf(state: State, airline: Airline): boolean {
  return state.bonus[SHARE_INDEX[airline]] ?? false;
}

/** Out of the game, however it went there. */
export function outOfGame(state: State, share: Share): number {
  return sum([state.gone, ...state.given].map((cards) => cards[SHARE_INDEX[share]] ?? 0));
}
