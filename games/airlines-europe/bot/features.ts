/**
 * The features of the evaluation, by seat. They apply to imagined states, where every hand is open: many imagined hands
 * average to the expected hidden holdings.
 */

import {
  ABACUS,
  type Action,
  AIRLINES,
  findLicences,
  inPlay,
  SCORING_CARDS,
  SHARE_INDEX,
  type State,
  type Tables,
  tablesOf,
} from '@tarmac/airlines-europe/rules';
import { featureTable } from '@tarmac/bots';
import { bonusDistances } from './distances.ts';
import { marketGrowth } from './growth.ts';
import { ahead } from './places.ts';
import { ABACUS_PLACES, atPlace, ROW, rowAt, rowsOf } from './rows.ts';
import { UNCLAIMED } from './standing.ts';
import { TASTE } from './taste.ts';
import type { Term } from './terms.ts';
import { cardsARound, chanceWithin, newTimeLeft, readTimeLeft } from './time-left.ts';

/** The number of routes on which each airline could buy a licence next, regardless of money (AE-4.1 to 4.6). */
const found: Action[] = [];

/** Writes `into[airline]`; 0 for an airline that is blocked (AE-4.11), without airplanes or out of the game. */
export function routesLeft(state: State, tables: Tables, into: Float64Array): void {
  into.fill(0);
  found.length = 0;
  findLicences(state, tables, Number.POSITIVE_INFINITY, found);
  for (const action of found) {
    if (action.type !== 'buy') continue;
    const airline = SHARE_INDEX[action.airline];
    into[airline] = into[airline]! + 1;
  }
}

/** The term of each feature, in the order of the features. */
const TERM_OF = {
  score: 'points',
  /** The points of the open portfolios in a scoring now and in the last one, with the markers in place. */
  payNow: 'portfolio',
  payLast: 'portfolio',
  /** The possible gain by later moves of the markers. */
  growthNext: 'growth',
  growthLast: 'growth',
  /** Open bonus connections, by the seat's part in the airline and their distance. */
  bonus: 'growth',
  /** Routes open to the airlines, by the seat's part in each. */
  routes: 'growth',
  /** The possible gain from the hand, and its size. */
  handNext: 'hand',
  handLast: 'hand',
  cards: 'hand',
  abacusNext: 'abacus',
  abacusLast: 'abacus',
  abacusHand: 'abacus',
  /** Money up to the spending of one turn, and beyond. */
  cash: 'cash',
  plenty: 'cash',
  /** The gain of the hand at the next scoring, by the chance that it comes before the next turn. */
  caught: 'timing',
  /** Turns until the seat's own. */
  wait: 'timing',
} as const satisfies Readonly<Record<string, Term>>;

const { features, at: AT, count: COUNT } = featureTable(TERM_OF);
export const FEATURES = features;

const MOST_SEATS = 5;
const ONE_TURN = 8;
/** More routes are no better: few airplanes are placed before the next scoring. */
const MANY_ROUTES = 6;
/** The number of cards in which the rest of Air ABACUS may well be claimed. */
const LONG = 10;

// The softness and growth for larger tables also serve two seats: the weights compensate.
const time = newTimeLeft();
const distances = new Float64Array(AIRLINES.length);
const routes = new Float64Array(AIRLINES.length);
const growth = new Float64Array(SCORING_CARDS * AIRLINES.length);
const laid = new Float64Array(MOST_SEATS);
const all = new Float64Array(MOST_SEATS);

export function measure(state: State, into: Float64Array): void {
  const { seats } = state;
  into.fill(0, 0, seats * COUNT);
  for (let seat = 0; seat < seats; seat++) into[seat * COUNT + AT.score] = state.scores[seat]!;
  readTimeLeft(state, time);
  if (time.scorings === 0) return;
  const tables = tablesOf(state.config.board);
  bonusDistances(state, tables, distances);
  marketGrowth(state, time, TASTE.growth, growth);
  routesLeft(state, tables, routes);
  const playing = inPlay(seats);
  for (let airline = 0; airline < AIRLINES.length; airline++)
    if (playing[airline]) measureAirline(state, tables, airline, into);
  measureAbacus(state, into);
  measureMeans(state, into);
}

/** Reads the holders of a share, open and in all; returns the number of holders. */
function readHoldings(state: State, share: number): number {
  let anyone = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    laid[seat] = state.portfolios[seat]![share]!;
    all[seat] = laid[seat]! + state.hands[seat]![share]!;
    anyone += all[seat]!;
  }
  return anyone;
}

function measureAirline(state: State, tables: Tables, airline: number, into: Float64Array): void {
  const anyone = readHoldings(state, airline);
  if (anyone === 0) return;
  const { seats } = state;
  const rows = rowsOf(tables);
  const last = time.scorings - 1;
  const soon = chanceWithin(time, cardsARound(seats));
  const space = state.track[airline]!;
  const rowNow = rowAt(space);
  // AE-4.11 a blocked airline does not move.
  const moves = routes[airline]! > 0;
  const rowNext = moves ? rowAt(space + growth[airline]!) : rowNow;
  const rowLast = moves ? rowAt(space + growth[last * AIRLINES.length + airline]!) : rowNow;
  const coming = moves ? rows.blurred : rows.exact;
  const third = seats === 2 ? discarded(state, airline) : 0;
  const distance = distances[airline]!;
  const isInReach = distance > 0 && distance <= state.planes[airline]!;
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * COUNT;
    const open = laid[seat]!;
    const full = all[seat]!;
    if (full === 0) continue;
    let payNext = 0;
    if (open > 0) {
      const place = placeAmong(laid, seats, seat, open, TASTE.softNext) + (last === 0 ? behindThird(open, third) : 0);
      const payNow = atPlace(rows.exact, rowNow, place);
      payNext = atPlace(coming, rowNext, place);
      put(into, base + AT.payNow, payNow);
      put(into, base + AT.growthNext, payNext - payNow);
    }
    if (full > open) {
      const place = placeAmong(laid, seats, seat, full, TASTE.softNext) + (last === 0 ? behindThird(full, third) : 0);
      const gain = atPlace(coming, rowNext, place) - payNext;
      put(into, base + AT.handNext, gain);
      put(into, base + AT.caught, soon * gain);
    }
    if (last > 0) {
      let payLast = 0;
      if (open > 0) {
        const place = placeAmong(laid, seats, seat, open, TASTE.softLater) + behindThird(open, third);
        const asItStands = atPlace(rows.exact, rowNow, place);
        payLast = atPlace(coming, rowLast, place);
        put(into, base + AT.payLast, asItStands);
        put(into, base + AT.growthLast, payLast - asItStands);
      }
      const place = placeAmong(all, seats, seat, full, TASTE.softLater) + behindThird(full, third);
      put(into, base + AT.handLast, atPlace(coming, rowLast, place) - payLast);
    }
    const part = full / anyone;
    put(into, base + AT.routes, part * Math.min(routes[airline]!, MANY_ROUTES));
    if (isInReach) put(into, base + AT.bonus, (part * tables.bonusSpaces[airline]!) / distance);
  }
}

/** Money, cards, and the next turn. */
function measureMeans(state: State, into: Float64Array): void {
  const { seats } = state;
  const nextTurn = turnToCome(state);
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * COUNT;
    const cash = state.cash[seat]!;
    into[base + AT.cash] = Math.min(cash, ONE_TURN);
    into[base + AT.plenty] = Math.max(cash - ONE_TURN, 0);
    let cards = 0;
    const hand = state.hands[seat] as number[];
    for (let airline = 0; airline < AIRLINES.length; airline++) cards += hand[airline]!;
    into[base + AT.cards] = cards;
    into[base + AT.wait] = (seat - nextTurn + seats) % seats;
  }
}

/** AE-8.6 after a scoring its holder continues. */
function turnToCome({ frame, turn, scoringCards }: State): number {
  const isScoring = frame.kind === 'market' || frame.kind === 'ban';
  return isScoring && scoringCards !== null ? scoringCards.holder : turn;
}

/** AE-9.1, AE-9.2 the third player's certain shares of an airline: the discard pile. */
function discarded(state: State, airline: number): number {
  let count = state.gone[airline]!;
  for (const given of state.given) count += given[airline]!;
  return count;
}

/** AE-9.2 the Air ABACUS that may stay in supply for the third player: more of it towards the end. */
function unclaimed(state: State): number {
  const far = Math.min(1, time.cards[time.scorings - 1]! / LONG);
  return state.abacus * (1 - far * (1 - UNCLAIMED));
}

/** AE-8.5 */
function measureAbacus(state: State, into: Float64Array): void {
  const { seats } = state;
  const nextRow = (SCORING_CARDS - time.scorings) * ROW;
  const lastRow = (SCORING_CARDS - 1) * ROW;
  readHoldings(state, ABACUS);
  const third = seats === 2 ? unclaimed(state) : 0;
  const isLast = time.scorings === 1;
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * COUNT;
    const open = laid[seat]!;
    const full = all[seat]!;
    if (full === 0) continue;
    let pay = 0;
    if (open > 0) {
      const place = placeAmong(laid, seats, seat, open, TASTE.softNext) + (isLast ? behindThird(open, third) : 0);
      pay = atPlace(ABACUS_PLACES, nextRow, place);
      into[base + AT.abacusNext] = pay;
    }
    if (full > open) {
      const place = placeAmong(laid, seats, seat, full, TASTE.softNext) + (isLast ? behindThird(full, third) : 0);
      into[base + AT.abacusHand] = atPlace(ABACUS_PLACES, nextRow, place) - pay;
    }
    if (!isLast) {
      const place = placeAmong(all, seats, seat, full, TASTE.softLater) + behindThird(full, third);
      into[base + AT.abacusLast] = atPlace(ABACUS_PLACES, lastRow, place);
    }
  }
}

function put(into: Float64Array, at: number, value: number): void {
  into[at] = into[at]! + value;
}

/** The number of seats ahead of this one with such a holding, each by the probability of being ahead. */
function placeAmong(held: Float64Array, seats: number, seat: number, own: number, soft: number): number {
  let place = 0;
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue;
    const theirs = held[rival]!;
    if (theirs > 0) place += ahead(theirs - own, soft);
  }
  return place;
}

/** AE-9.2 the fictitious player takes places at the last scoring. */
function behindThird(own: number, third: number): number {
  return third > 0 ? ahead(third - own, TASTE.softLater) : 0;
}
