/**
 * The features of the evaluation, by seat. They apply to imagined states, where every hand is open: many imagined hands
 * average to the expected hidden holdings.
 */

import { AIRLINE_INDEX, AIRLINES, type State, type Tables, tablesOf } from '@tarmac/airlines/rules';
import { featureTable } from '@tarmac/bots';
import { markersToCome } from './growth.ts';
import { ALONE, ahead, partOf } from './places.ts';
import { isOpenTo, newReach, readReach } from './reach.ts';
import { TASTE } from './taste.ts';
import type { Term } from './terms.ts';
import { MOST_SCORINGS, newTimeLeft, readTimeLeft } from './time-left.ts';

/** The term of each feature, in the order of the features. */
const TERM_OF = {
  score: 'points',
  /** The points of the stock laid in a scoring now and in later ones, with the networks as they are. */
  payNow: 'stock',
  payLater: 'stock',
  /** The possible gain by markers to come. */
  growthNext: 'growth',
  growthLater: 'growth',
  /** Routes open to the airlines, by the seat's part in each, and their markers left. */
  routes: 'growth',
  markersLeft: 'growth',
  /** The loss at the next scoring and at later ones if rivals laid all their stock. */
  threatNext: 'rivals',
  threatLater: 'rivals',
  /** The points paid only because nobody else holds any. */
  alone: 'rivals',
  /** The possible gain from the hand, and the number of its cards that can still be laid. */
  handNext: 'hand',
  handLater: 'hand',
  cards: 'hand',
  /** Flight cards that can pay a route of a held airline, by the seat's part in the best one; and all by value. */
  payable: 'flights',
  flights: 'flights',
  values: 'flights',
  /** The gain of the hand at the next scoring, by the chance that it comes before the next turn. */
  caught: 'tempo',
  /** Airlines in hand beyond those that can be laid before the end. */
  late: 'tempo',
  /** Turns until the seat's own. */
  wait: 'tempo',
} as const satisfies Readonly<Record<string, Term>>;

const { features, at: AT, count: COUNT } = featureTable(TERM_OF);
export const FEATURES = features;

const KINDS = AIRLINES.length;
const MOST_SEATS = 6;
/** More routes are no better: few markers come before the next scoring. */
const MANY_ROUTES = 6;
const HIGHEST = 14;

// The softness and growth for larger tables also serve two seats: the weights compensate.
const time = newTimeLeft();
const reach = newReach();
const growth = new Float64Array(MOST_SCORINGS * KINDS);
const laid = new Float64Array(MOST_SEATS);
const all = new Float64Array(MOST_SEATS);
/** By seat and airline: the seat's part in it. */
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

/** AL-9.4 the expected rest of pile and row for the fictitious third player. */
function thirdHolds(state: State, airline: number): number {
  const { scoringCards } = state;
  let held = state.pile[airline]! / (1 + scoringCards.inPile + scoringCards.aside);
  for (const card of state.row) if (AIRLINE_INDEX[card] === airline) held++;
  return held;
}

/** AL-9.2 the part of an airline's markers for such a holding, by the probability of being ahead. */
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

/** The flight cards: their number, their value, and their possible routes. */
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

/** The seat's part in the best airline that the card can fly now. */
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

/** Cards in hand, the time to lay them, and the next turn. */
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
