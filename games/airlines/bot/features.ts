/**
 * What the evaluation looks at, seat by seat. It is applied to imagined states, in which every hand lies
 * open: so expected hidden holdings are what many imagined hands amount to.
 */

import { AIRLINE_INDEX, AIRLINES, type State, type Tables, tablesOf } from '@tarmac/airlines/rules';
import { featureTable } from '@tarmac/bots';
import { markersToCome } from './growth.ts';
import { ALONE, ahead, partOf } from './places.ts';
import { isOpenTo, newReach, readReach } from './reach.ts';
import { TASTE } from './taste.ts';
import type { Term } from './terms.ts';
import { MOST_SCORINGS, newTimeLeft, readTimeLeft } from './time-left.ts';

/** Each feature's term, in the order in which they are written. */
const TERM_OF = {
  score: 'points',
  /** What a scoring would pay now, and the later ones, for the stock laid with the networks as they are. */
  payNow: 'stock',
  payLater: 'stock',
  /** What the markers to come until then may add. */
  growthNext: 'growth',
  growthLater: 'growth',
  /** Routes open to the airlines, by one's part in each, and markers they have left. */
  routes: 'growth',
  markersLeft: 'growth',
  /** What would be lost at the next scoring, and at later ones, if rivals laid all they hold. */
  threatNext: 'rivals',
  threatLater: 'rivals',
  /** What is paid now only because nobody else holds any. */
  alone: 'rivals',
  /** What the hand would add, and how many cards it has that can still be laid. */
  handNext: 'hand',
  handLater: 'hand',
  cards: 'hand',
  /** Flight cards that can pay a route of an airline one holds, by one's part in the best such airline; and all by value. */
  payable: 'flights',
  flights: 'flights',
  values: 'flights',
  /** What the hand would add at the next scoring, by the chance that this comes before the next turn. */
  caught: 'tempo',
  /** Airlines in hand beyond those that can still be laid before the end. */
  late: 'tempo',
  /** Turns until one's own. */
  wait: 'tempo',
} as const satisfies Readonly<Record<string, Term>>;

const { features, at: AT, count: COUNT } = featureTable(TERM_OF);
export const FEATURES = features;

const KINDS = AIRLINES.length;
const MOST_SEATS = 6;
/** More routes than this are no better: few markers come before the next scoring. */
const MANY_ROUTES = 6;
const HIGHEST = 14;

// The softness and growth of the table's taste serve two seats too: the weights make up for it.
const time = newTimeLeft();
const reach = newReach();
const growth = new Float64Array(MOST_SCORINGS * KINDS);
const laid = new Float64Array(MOST_SEATS);
const all = new Float64Array(MOST_SEATS);
/** By seat and airline: one's part in it. */
const parts = new Float64Array(MOST_SEATS * KINDS);

export function measure(state: State, into: Float64Array): void {
  const { seats } = state;
  into.fill(0, 0, seats * COUNT);
  for (let seat = 0; seat < seats; seat++) into[seat * COUNT + AT.score] = state.scores[seat]!;
  readTimeLeft(state, time);
  if (time.scorings === 0) return;
  const tables = tablesOf(state.config.board);
  readReach(state, tables, reach);
  markersToCome(state, reach, time, TASTE.unfounded, growth);
  for (let airline = 0; airline < KINDS; airline++) measureAirline(state, airline, into);
  measureFlights(state, tables, into);
  measureMeans(state, into);
}

function measureAirline(state: State, airline: number, into: Float64Array): void {
  const { seats } = state;
  let anyone = 0;
  let holders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const open = state.laid[seat]![airline]!;
    const held = open + (state.inactive[airline] ? 0 : state.hands[seat]![airline]!);
    laid[seat] = open;
    all[seat] = held;
    anyone += held;
    if (open > 0) holders++;
  }
  for (let seat = 0; seat < seats; seat++) parts[seat * KINDS + airline] = anyone === 0 ? 0 : all[seat]! / anyone;
  if (anyone === 0) return;
  const markers = reach.markers[airline]!;
  const grown = growth[airline]!;
  const laterScorings = time.scorings - 1;
  let grownLater = 0;
  for (let scoring = 1; scoring <= laterScorings; scoring++) grownLater += growth[scoring * KINDS + airline]!;
  const third = seats === 2 ? thirdHolds(state, airline) : 0;
  const thirdNext = laterScorings === 0 ? third : 0;
  const ways = Math.min(reach.ways[airline]!, MANY_ROUTES);
  for (let seat = 0; seat < seats; seat++) {
    const open = laid[seat]!;
    const full = all[seat]!;
    if (full === 0) continue;
    const base = seat * COUNT;
    let payNext = 0;
    let payLater = 0;
    if (open > 0) {
      const next = partAmong(laid, seats, seat, open, TASTE.softNext, thirdNext);
      payNext = next * (markers + grown);
      put(into, base + AT.payNow, next * markers);
      put(into, base + AT.growthNext, next * grown);
      if (holders === 1) put(into, base + AT.alone, ALONE * markers);
      put(
        into,
        base + AT.threatNext,
        payNext - partAmong(all, seats, seat, open, TASTE.softNext, thirdNext) * (markers + grown),
      );
      if (laterScorings > 0) {
        const later = partAmong(laid, seats, seat, open, TASTE.softLater, third);
        payLater = later * (laterScorings * markers + grownLater);
        put(into, base + AT.payLater, later * laterScorings * markers);
        put(into, base + AT.growthLater, later * grownLater);
      }
    }
    if (full > open) {
      const gain = partAmong(laid, seats, seat, full, TASTE.softNext, thirdNext) * (markers + grown) - payNext;
      put(into, base + AT.handNext, gain);
      put(into, base + AT.caught, time.soon * gain);
    }
    if (laterScorings > 0) {
      const pot = laterScorings * markers + grownLater;
      const calm = partAmong(laid, seats, seat, full, TASTE.softLater, third) * pot;
      put(into, base + AT.handLater, calm - payLater);
      put(into, base + AT.threatLater, calm - partAmong(all, seats, seat, full, TASTE.softLater, third) * pot);
    }
    const part = parts[seat * KINDS + airline]!;
    put(into, base + AT.routes, part * ways);
    if (ways > 0) put(into, base + AT.markersLeft, part * Math.min(state.markers[airline]!, MANY_ROUTES));
  }
}

/** AL-9.4 what may be left of pile and row for the fictitious third player. */
function thirdHolds(state: State, airline: number): number {
  const { scoringCards } = state;
  let held = state.pile[airline]! / (1 + scoringCards.inPile + scoringCards.aside);
  for (const card of state.row) if (AIRLINE_INDEX[card] === airline) held++;
  return held;
}

/** AL-9.2 the part of an airline's markers that a holding of so many brings, by the odds of being ahead. */
function partAmong(held: Float64Array, seats: number, seat: number, own: number, soft: number, third: number): number {
  let place = third > 0 ? ahead(third - own, soft) : 0;
  let isAlone = third === 0;
  for (let rival = 0; rival < seats; rival++) {
    const theirs = held[rival]!;
    if (rival === seat || theirs === 0) continue;
    place += ahead(theirs - own, soft);
    isAlone = false;
  }
  return partOf(place) + (isAlone ? ALONE : 0);
}

/** The flight cards: how many, how high, and what they can pay for. */
function measureFlights(state: State, tables: Tables, into: Float64Array): void {
  const { flights } = state;
  for (let card = 0; card < flights.length; card++) {
    const seat = flights[card]!;
    if (seat < 0) continue;
    const base = seat * COUNT;
    const { style, value } = tables.flights[card]!;
    put(into, base + AT.flights, 1);
    put(into, base + AT.values, value / HIGHEST);
    put(into, base + AT.payable, bestPayable(tables, seat, style, value));
  }
}

/** One's part in the best airline that the card can fly now. */
function bestPayable(tables: Tables, seat: number, style: number, value: number): number {
  let best = 0;
  for (let airline = 0; airline < KINDS; airline++) {
    const part = parts[seat * KINDS + airline]!;
    if (part <= best || !tables.allowed[airline]?.[style] || reach.ways[airline] === 0) continue;
    for (let route = 0; route < tables.routeStyle.length; route++) {
      if (tables.routeStyle[route] !== style || reach.numbers[route]! > value) continue;
      if (!isOpenTo(reach, airline, route)) continue;
      best = part;
      break;
    }
  }
  return best;
}

/** Cards in hand, whether there is time to lay them, and who is next. */
function measureMeans(state: State, into: Float64Array): void {
  const { seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * COUNT;
    const hand = state.hands[seat] as number[];
    let cards = 0;
    let kinds = 0;
    for (let airline = 0; airline < KINDS; airline++) {
      const count = hand[airline]!;
      if (count === 0 || state.inactive[airline]) continue;
      cards += count;
      kinds++;
    }
    into[base + AT.cards] = cards;
    into[base + AT.late] = Math.max(0, kinds - time.turnsToEnd);
    into[base + AT.wait] = (seat - state.turn + seats) % seats;
  }
}

function put(into: Float64Array, at: number, value: number): void {
  into[at] = into[at]! + value;
}
