/** The value of airlines, their stock and their markers to one seat, by what that seat can see. */

import { AIRLINE_INDEX, AIRLINES, type State, type Tables, tablesOf } from '@tarmac/airlines/rules';
import { bagSize } from '@tarmac/kit';
import { markersToCome } from './growth.ts';
import { ALONE, ahead, partOf, present } from './places.ts';
import { newReach, type Reach, readReach } from './reach.ts';
import type { Taste } from './taste.ts';
import { MOST_SCORINGS, newTimeLeft, readTimeLeft, type TimeLeft } from './time-left.ts';

export type When = 0 | 1;
export const NEXT: When = 0;
export const LATER: When = 1;

const KINDS = AIRLINES.length;
/** The other seats, or one and the fictitious third player (AL-9.4). */
const RIVALS = 5;

export interface Standing {
  readonly tables: Tables;
  readonly time: TimeLeft;
  readonly reach: Reach;
  /** By airline: the cards that this seat has not seen, and their total. */
  readonly unseen: Float64Array;
  unseenCards: number;
  /** The weight of a card in hand for the next scoring and for later ones, by airline. */
  handWorth(when: When, airline: number): number;
  /** The expected holding of an airline at the next scoring or later, with the hand. */
  held(when: When, airline: number): number;
  /** The expected points from an airline as it is, less rivals' points. */
  worth(airline: number): number;
  /** The same with another holding and so many more markers on the board. */
  worthHolding(airline: number, next: number, later: number, markers: number): number;
  /** The points of one more marker. */
  markerWorth(airline: number): number;
  /** The expected markers of an airline until the end. */
  growthToEnd(airline: number): number;
}

/** Reads a position for one seat; the result is valid until the next reading. */
export function standingReader(taste: Taste): (state: State, seat: number) => Standing {
  const time = newTimeLeft();
  const reach = newReach();
  const growth = new Float64Array(MOST_SCORINGS * KINDS);
  const unseen = new Float64Array(KINDS);
  const rivalHeld = new Float64Array(2 * KINDS * RIVALS);
  /** The number of other rivals ahead of a rival, and the probability that none of them holds any. */
  const rivalPlace = new Float64Array(2 * KINDS * RIVALS);
  const rivalAlone = new Float64Array(2 * KINDS * RIVALS);
  const areRanked = new Uint8Array(2 * KINDS);
  const ownHeld = new Float64Array(2 * KINDS);
  const handCounts = new Float64Array(2 * KINDS);
  /** This seat's part of an airline's markers, less rivals' parts. */
  const stakes = new Float64Array(2 * KINDS);
  const soft = [taste.softNext, taste.softLater];
  let rivals = 0;
  /** The fictitious player takes places, but its points hurt nobody. */
  let countedRivals = 0;
  let position: State;
  let asked = 0;

  function readUnseen(tables: Tables): void {
    const { seats, removed, laid, row, hands, seenTaken } = position;
    for (let airline = 0; airline < KINDS; airline++) {
      let left = tables.stock[airline]! - removed[airline]! - hands[asked]![airline]!;
      for (let seat = 0; seat < seats; seat++) {
        left -= laid[seat]![airline]!;
        if (seat !== asked) left -= seenTaken[seat]![airline]!;
      }
      unseen[airline] = left;
    }
    for (const airline of row) unseen[AIRLINE_INDEX[airline]] = unseen[AIRLINE_INDEX[airline]]! - 1;
    let all = 0;
    for (let airline = 0; airline < KINDS; airline++) all += unseen[airline]!;
    standing.unseenCards = all;
  }

  function readHoldings(): void {
    const { seats, hands, laid, founded, inactive, seenTaken } = position;
    const hand = hands[asked] as number[];
    let kinds = 0;
    for (let airline = 0; airline < KINDS; airline++) if (hand[airline]! > 0 && !inactive[airline]) kinds++;
    const many = Math.max(1, kinds);
    const next =
      taste.handNext * Math.min(1, (taste.playRate * time.turnsToNext) / many) * (1 - taste.risk * time.soon);
    const later = taste.handLater * Math.min(1, (taste.playRate * time.turnsToEnd) / many);
    for (let airline = 0; airline < KINDS; airline++) {
      const counts = founded[airline] ? 1 : inactive[airline] ? 0 : taste.unfoundedCard;
      const held = hand[airline]!;
      const open = laid[asked]![airline]!;
      handCounts[airline] = next * counts;
      handCounts[KINDS + airline] = later * counts;
      ownHeld[airline] = open + next * counts * held;
      ownHeld[KINDS + airline] = open + later * counts * held;
    }
    let rival = 0;
    for (let other = 0; other < seats; other++) {
      if (other === asked) continue;
      const seen = seenTaken[other] as number[];
      const closed = bagSize(hands[other] as number[]) - bagSize(seen);
      const odds = standing.unseenCards > 0 ? (taste.closed * closed) / standing.unseenCards : 0;
      for (let airline = 0; airline < KINDS; airline++) {
        const open = laid[other]![airline]!;
        const inHand = taste.known * seen[airline]! + odds * unseen[airline]!;
        rivalHeld[airline * RIVALS + rival] = open + inHand * handCounts[airline]!;
        rivalHeld[(KINDS + airline) * RIVALS + rival] = open + inHand * handCounts[KINDS + airline]!;
      }
      rival++;
    }
    if (seats === 2) readThird(rival);
  }

  /** AL-9.4 the rest of pile and row at the last scoring. */
  function readThird(rival: number): void {
    const { row, scoringCards } = position;
    const left = bagSize(position.pile) / (1 + scoringCards.inPile + scoringCards.aside);
    const odds = standing.unseenCards > 0 ? left / standing.unseenCards : 0;
    const isLast = time.scorings === 1;
    for (let airline = 0; airline < KINDS; airline++) {
      const held = odds * unseen[airline]!;
      rivalHeld[airline * RIVALS + rival] = isLast ? held : 0;
      rivalHeld[(KINDS + airline) * RIVALS + rival] = held;
    }
    for (const airline of row) {
      const at = AIRLINE_INDEX[airline] * RIVALS + rival;
      if (isLast) rivalHeld[at] = rivalHeld[at]! + 1;
      rivalHeld[KINDS * RIVALS + at] = rivalHeld[KINDS * RIVALS + at]! + 1;
    }
  }

  function rankRivals(at: number, when: When): void {
    const from = at * RIVALS;
    areRanked[at] = 1;
    for (let rival = 0; rival < rivals; rival++) {
      const held = rivalHeld[from + rival]!;
      let place = 0;
      let alone = 1;
      for (let other = 0; other < rivals; other++) {
        const theirs = rivalHeld[from + other]!;
        if (other === rival || theirs === 0) continue;
        place += present(theirs) * ahead(theirs - held, soft[when]!);
        alone *= 1 - present(theirs);
      }
      rivalPlace[from + rival] = place;
      rivalAlone[from + rival] = alone;
    }
  }

  function stakeOf(when: When, airline: number, own: number): number {
    const at = when * KINDS + airline;
    if (areRanked[at] === 0) rankRivals(at, when);
    const from = at * RIVALS;
    const here = present(own);
    let place = 0;
    let alone = 1;
    let theirs = 0;
    for (let rival = 0; rival < rivals; rival++) {
      const held = rivalHeld[from + rival]!;
      if (held === 0) continue;
      const isAhead = ahead(held - own, soft[when]!);
      const there = present(held);
      place += there * isAhead;
      alone *= 1 - there;
      if (rival < countedRivals) {
        const rank = rivalPlace[from + rival]! + here * (1 - isAhead);
        theirs += there * (partOf(rank) + ALONE * rivalAlone[from + rival]! * (1 - here));
      }
    }
    return here * (partOf(place) + ALONE * alone) - (taste.rival * theirs) / countedRivals;
  }

  /** Its part with the current holdings; computed on demand. */
  function stake(when: When, airline: number): number {
    const at = when * KINDS + airline;
    let part = stakes[at]!;
    if (Number.isNaN(part)) {
      part = stakeOf(when, airline, ownHeld[at]!);
      stakes[at] = part;
    }
    return part;
  }

  function pot(when: When, airline: number, more: number): number {
    const markers = reach.markers[airline]! + more;
    if (when === NEXT) return markers + growth[airline]!;
    let sum = 0;
    for (let scoring = 1; scoring < time.scorings; scoring++) sum += markers + growth[scoring * KINDS + airline]!;
    return taste.later * sum;
  }

  const standing: { -readonly [key in keyof Standing]: Standing[key] } = {
    tables: null as unknown as Tables,
    time,
    reach,
    unseen,
    unseenCards: 0,
    handWorth: (when, airline) => handCounts[when * KINDS + airline]!,
    held: (when, airline) => ownHeld[when * KINDS + airline]!,
    worth(airline) {
      const next = pot(NEXT, airline, 0) * stake(NEXT, airline);
      return time.scorings === 1 ? next : next + pot(LATER, airline, 0) * stake(LATER, airline);
    },
    worthHolding(airline, next, later, markers) {
      const soon = pot(NEXT, airline, markers) * stakeOf(NEXT, airline, next);
      return time.scorings === 1 ? soon : soon + pot(LATER, airline, markers) * stakeOf(LATER, airline, later);
    },
    markerWorth(airline) {
      const next = stake(NEXT, airline);
      return time.scorings === 1 ? next : next + taste.later * (time.scorings - 1) * stake(LATER, airline);
    },
    growthToEnd: (airline) => growth[(time.scorings - 1) * KINDS + airline]!,
  };

  return (state, seat) => {
    position = state;
    asked = seat;
    standing.tables = tablesOf(state.config.board);
    countedRivals = state.seats - 1;
    rivals = state.seats === 2 ? 2 : countedRivals;
    readTimeLeft(state, time);
    readReach(state, standing.tables, reach);
    readUnseen(standing.tables);
    readHoldings();
    markersToCome(state, reach, time, taste.unfounded, growth);
    areRanked.fill(0);
    stakes.fill(Number.NaN);
    return standing;
  };
}
