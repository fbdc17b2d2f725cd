/**
 * The standing of a seat among its rivals in each airline, now and at coming scorings, by what that seat can see. Places
 * are fractions: a rival one share behind may still catch up, so each counts as ahead by its probability.
 *
 * Playouts use this at every decision, so each reading overwrites the arrays of the last.
 */

import {
  ABACUS,
  AIRLINES,
  DREW,
  GAVE,
  PLAYED,
  SCORING_CARDS,
  SHARES,
  type Sighting,
  type State,
  type Tables,
  tablesOf,
} from '@tarmac/airlines-europe/rules';
import { marketGrowth } from './growth.ts';
import { ahead } from './places.ts';
import { ABACUS_PLACES, ROW, type Rows, rowAt, rowsOf } from './rows.ts';
import type { Taste } from './taste.ts';
import { cardsARound, chanceWithin, newTimeLeft, readTimeLeft, type TimeLeft } from './time-left.ts';

/** Four rivals at most; with two seats the fictitious player of AE-9.2 is one. */
const RIVALS = 4;
const SHARE_KINDS = SHARES.length;

/** Expected holdings at the next scoring, and at later ones. */
export const NEXT = 0;
export const LATER = 1;
type When = typeof NEXT | typeof LATER;

/** The part of Air ABACUS in supply that may stay there for the third player (AE-9.2). */
export const UNCLAIMED = 0.5;
/** A holding too small for a place. */
const NO_PLACE = -9;

export interface Standing {
  readonly tables: Tables;
  readonly time: TimeLeft;
  /** The expected holding of a share at the next scoring or later, with the hand. */
  held(when: When, share: number): number;
  /** The weight of a hand card for the next scoring and for later ones. */
  readonly handWorth: readonly [number, number];
  /** The expected points from a share with its marker here, less rivals' points. */
  worthAt(share: number, space: number): number;
  /** The same with the marker in place and another holding. */
  worthHolding(share: number, next: number, later: number): number;
}

/** Reads a position for one seat; the result is valid until the next reading. */
export function standingReader(taste: Taste): (state: State, seat: number) => Standing {
  const time = newTimeLeft();
  const growth = new Float64Array(SCORING_CARDS * AIRLINES.length);
  const rivalHeld = new Float64Array(2 * SHARE_KINDS * RIVALS);
  /** The number of other rivals ahead of a rival. */
  const rivalPlace = new Float64Array(2 * SHARE_KINDS * RIVALS);
  const ownHeld = new Float64Array(2 * SHARE_KINDS);
  /** The value of each place of a row to this seat with the current holdings; computed on demand. */
  const byPlace = new Float64Array(2 * SHARE_KINDS * ROW);
  const isWorkedOut = new Uint8Array(2 * SHARE_KINDS);
  const areRanked = new Uint8Array(2 * SHARE_KINDS);
  const handWorth: [number, number] = [0, 0];
  /** Cards known to be in each rival's hand. */
  const known = new Float64Array(RIVALS * SHARE_KINDS);
  const soft = [taste.softNext, taste.softLater];
  let rivals = 0;
  /** The fictitious player takes places, but its points hurt nobody. */
  let countedRivals = 0;
  let firstScoring = 0;
  let rows: Rows;
  let tables: Tables;
  let track: readonly number[] = [];

  function rankRivals(at: number, when: When): void {
    const from = at * RIVALS;
    areRanked[at] = 1;
    for (let rival = 0; rival < rivals; rival++) {
      const held = rivalHeld[from + rival]!;
      let place = 0;
      for (let other = 0; other < rivals; other++)
        if (other !== rival) place += ahead(rivalHeld[from + other]! - held, soft[when]!);
      rivalPlace[from + rival] = place;
    }
  }

  function readKnown(state: State, seat: number): void {
    let rival = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue;
      knownCards(state.sightings[other]!, known, rival * SHARE_KINDS);
      // AE-1.2 everyone sees Air ABACUS.
      known[rival * SHARE_KINDS + ABACUS] = state.hands[other]![ABACUS]!;
      rival++;
    }
  }

  function readHoldings(state: State, seat: number): void {
    const hand = state.hands[seat] as number[];
    const portfolio = state.portfolios[seat] as number[];
    let kinds = 0;
    for (let share = 0; share < SHARE_KINDS; share++) if (hand[share]! > 0) kinds++;
    const turns = time.cards[0]! / cardsARound(state.seats);
    const tooSoon = chanceWithin(time, cardsARound(state.seats));
    const inTime = Math.min(1, (taste.playRate * turns) / Math.max(1, kinds));
    handWorth[NEXT] = taste.handNext * inTime * (1 - taste.risk * tooSoon);
    handWorth[LATER] = taste.handLater;
    readKnown(state, seat);
    for (let share = 0; share < SHARE_KINDS; share++) {
      const cards = hand[share]!;
      const open = portfolio[share]!;
      ownHeld[share] = open + handWorth[NEXT] * cards;
      ownHeld[SHARE_KINDS + share] = open + handWorth[LATER] * cards;
      let rival = 0;
      for (let other = 0; other < state.seats; other++) {
        if (other === seat) continue;
        const laid = state.portfolios[other]![share]!;
        const inHand = taste.known * known[rival * SHARE_KINDS + share]!;
        rivalHeld[share * RIVALS + rival] = laid + inHand * handWorth[NEXT];
        rivalHeld[(SHARE_KINDS + share) * RIVALS + rival] = laid + inHand;
        rival++;
      }
      if (state.seats === 2) {
        const third = share === ABACUS ? state.abacus * UNCLAIMED : state.gone[share]! + state.given[seat]![share]!;
        rivalHeld[share * RIVALS + rival] = time.scorings === 1 ? third : NO_PLACE;
        rivalHeld[(SHARE_KINDS + share) * RIVALS + rival] = third;
      }
    }
  }

  /** Adds a value to a place, or to the two places around a fractional one. */
  function credit(into: Float64Array, from: number, place: number, worth: number): void {
    const whole = place | 0;
    if (whole >= ROW - 1) return;
    const part = place - whole;
    into[from + whole] = into[from + whole]! + worth * (1 - part);
    into[from + whole + 1] = into[from + whole + 1]! + worth * part;
  }

  /** The value of each place of a row to a seat with such a holding, less rivals' points. */
  function weighPlaces(when: When, share: number, own: number, into: Float64Array, to: number): void {
    const at = when * SHARE_KINDS + share;
    if (areRanked[at] === 0) rankRivals(at, when);
    const from = at * RIVALS;
    const loss = -taste.rival / countedRivals;
    let place = 0;
    for (let rival = 0; rival < rivals; rival++) {
      const held = rivalHeld[from + rival]!;
      const isAhead = ahead(held - own, soft[when]!);
      place += isAhead;
      if (rival < countedRivals && held > 0)
        credit(into, to, rivalPlace[from + rival]! + 1 - isAhead, loss * present(held));
    }
    if (own > 0) credit(into, to, place, present(own));
  }

  function worthOfPlaces(scoring: number, share: number, space: number, places: Float64Array, from: number): number {
    const isAbacus = share === ABACUS;
    const points = isAbacus ? ABACUS_PLACES : rows.blurred;
    const row = isAbacus ? (firstScoring + scoring) * ROW : rowAt(space + growth[scoring * AIRLINES.length + share]!);
    let sum = 0;
    for (let place = 0; place < ROW - 1; place++) sum += places[from + place]! * points[row + place]!;
    return (scoring === 0 ? sum : sum * taste.later) * (isAbacus ? taste.abacus : 1);
  }

  function worthAt(share: number, space: number): number {
    let sum = 0;
    for (let scoring = 0; scoring < time.scorings; scoring++) {
      const at = (scoring === 0 ? NEXT : LATER) * SHARE_KINDS + share;
      if (isWorkedOut[at] === 0) {
        byPlace.fill(0, at * ROW, (at + 1) * ROW);
        weighPlaces(scoring === 0 ? NEXT : LATER, share, ownHeld[at]!, byPlace, at * ROW);
        isWorkedOut[at] = 1;
      }
      sum += worthOfPlaces(scoring, share, space, byPlace, at * ROW);
    }
    return sum;
  }

  const otherwise = new Float64Array(2 * ROW);

  function worthHolding(share: number, next: number, later: number): number {
    otherwise.fill(0);
    weighPlaces(NEXT, share, next, otherwise, 0);
    if (time.scorings > 1) weighPlaces(LATER, share, later, otherwise, ROW);
    let sum = 0;
    for (let scoring = 0; scoring < time.scorings; scoring++)
      sum += worthOfPlaces(scoring, share, track[share] ?? 0, otherwise, scoring === 0 ? 0 : ROW);
    return sum;
  }

  const standing: { -readonly [key in keyof Standing]: Standing[key] } = {
    tables: null as unknown as Tables,
    time,
    handWorth,
    held: (when, share) => ownHeld[when * SHARE_KINDS + share]!,
    worthAt,
    worthHolding,
  };

  return (state, seat) => {
    tables = tablesOf(state.config.board);
    standing.tables = tables;
    rows = rowsOf(tables);
    track = state.track;
    readTimeLeft(state, time);
    firstScoring = SCORING_CARDS - time.scorings;
    countedRivals = state.seats - 1;
    rivals = state.seats === 2 ? 2 : countedRivals;
    isWorkedOut.fill(0);
    areRanked.fill(0);
    readHoldings(state, seat);
    marketGrowth(state, time, taste.growth, growth);
    return standing;
  };
}

/** A part of a share is the probability of holding one. */
function present(held: number): number {
  return held < 1 ? held : 1;
}

/**
 * Writes the expected number of open cards of each airline in the hand: `into[from + airline]`. A card given up unseen
 * may have been any, so each other one is a little less likely to be there.
 */
export function knownCards({ open, closed, since }: Sighting, into: Float64Array, from: number): void {
  let size = closed;
  for (let airline = 0; airline < open.length; airline++) {
    into[from + airline] = open[airline]!;
    size += open[airline]!;
  }
  for (let event = 0; event < since.length; event++) {
    const code = since[event]!;
    if (code < DREW) {
      into[from + code] = into[from + code]! + 1;
      size++;
    } else if (code === DREW) {
      size++;
    } else if (code === GAVE) {
      const stays = size > 1 ? (size - 1) / size : 0;
      for (let airline = 0; airline < open.length; airline++) into[from + airline] = into[from + airline]! * stays;
      size--;
    } else {
      const at = from + code - PLAYED;
      into[at] = Math.max(0, into[at]! - 1);
      size--;
    }
  }
}
