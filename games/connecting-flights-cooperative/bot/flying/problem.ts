/** What is left to fly this round, as numbers for the search. */

import {
  COLOURS,
  charterRow,
  closedNow,
  handsOf,
  scenarioOf,
  type Tables,
} from '@tarmac/connecting-flights-cooperative/rules';
import { AIRPORT_CARDS, CARDS, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE } from '@tarmac/flights/rules';
import { type Fleet, makeFleet } from './fleet.ts';
import type { Flyable } from './flyable.ts';
import type { Worth } from './worth.ts';

/** The cards of one city in one hand; equal cards are interchangeable, so they are counted. */
export interface Slot {
  readonly hand: number;
  readonly city: number;
  readonly continent: number;
  readonly stars: number;
  /** Owned and not used this round: an origin, or a destination and then an origin. */
  free: number;
  /** Owned, and the end of a chain: an origin. */
  ends: number;
  /** Landing rights: a destination. */
  rights: number;
}

export interface Problem {
  readonly tables: Tables;
  readonly worth: Worth;
  readonly coins: number;
  readonly fleets: readonly Fleet[];
  readonly slots: readonly Slot[];
  /** By hand: places among the slots. */
  readonly slotsOf: readonly (readonly number[])[];
  readonly pawns: Uint8Array;
  /** What so many charters cost from now on; as many as the row and the coins allow. */
  readonly charterCosts: readonly number[];
  /** By continent: whether charters fly there. */
  readonly open: readonly boolean[];
  /** CF-7.2 for a flight that is not full; 0 elsewhere. */
  readonly fee: number;
  /** By continent * COLOURS + colour: the best a pawn can be worth if it stays there. */
  readonly bestOn: readonly number[];
  /** By continents as bits, then colour: the best a pawn can be worth on one of them, home included. */
  readonly bestAmong: Float64Array;
  /** The cells (city * COLOURS + colour) where pawns are, or may come to be. */
  readonly cells: readonly number[];
  /** Coming home is never the worse end and coins are never a burden. */
  readonly homeIsBest: boolean;
}

export function makeProblem(state: Flyable, tables: Tables, worth: Worth): Problem {
  const hands = handsOf(state);
  const fee = scenarioOf(state.config).fullPlanes?.fee ?? 0;
  const slots = makeSlots(state, tables);
  const charterCosts = [0];
  for (const price of charterRow(state, tables).slice(state.charters)) {
    const cost = charterCosts.at(-1)! + price;
    if (cost > state.coins) break;
    charterCosts.push(cost);
  }
  const bestOn: number[] = new Array(COLOURS * COLOURS).fill(Number.NEGATIVE_INFINITY);
  worth.placed.forEach((value, cell) => {
    const place = tables.continentOfCity[Math.floor(cell / COLOURS)]! * COLOURS + (cell % COLOURS);
    bestOn[place] = Math.max(bestOn[place]!, value);
  });
  return {
    tables,
    worth,
    coins: state.coins,
    fleets: Array.from({ length: hands }, (_, hand) => fleetOf(state, tables, hand, fee)),
    slots,
    slotsOf: Array.from({ length: hands }, (_, hand) =>
      slots.flatMap((slot, place) => (slot.hand === hand ? [place] : [])),
    ),
    pawns: Uint8Array.from(state.pawns),
    charterCosts,
    open: tables.citiesOn.map((_, continent) => continent !== closedNow(state)),
    fee,
    bestOn,
    bestAmong: makeBestAmong(bestOn, worth.home),
    cells: cellsOf(state.pawns, slots),
    homeIsBest: worth.coin >= 0 && worth.placed.every((value) => value <= worth.home),
  };
}

function makeBestAmong(bestOn: readonly number[], home: number): Float64Array {
  const best = new Float64Array(COLOURS << COLOURS).fill(Number.NEGATIVE_INFINITY);
  for (let among = 1; among < 1 << COLOURS; among++) {
    const first = 31 - Math.clz32(among & -among);
    for (let colour = 0; colour < COLOURS; colour++) {
      const there = colour === first ? home : bestOn[first * COLOURS + colour]!;
      const others = best[(among & (among - 1)) * COLOURS + colour]!;
      best[among * COLOURS + colour] = Math.max(there, others);
    }
  }
  return best;
}

function cellsOf(pawns: readonly number[], slots: readonly Slot[]): number[] {
  const colours = Array.from({ length: COLOURS }, (_, colour) =>
    pawns.some((count, cell) => count > 0 && cell % COLOURS === colour),
  );
  return pawns.flatMap((count, cell) => {
    const landing = slots.some(({ city }) => city === Math.floor(cell / COLOURS));
    return count > 0 || (landing && colours[cell % COLOURS]) ? [cell] : [];
  });
}

function makeSlots({ where, rightsOf, flights }: Flyable, { cityOf, continentOf, starsOf }: Tables): Slot[] {
  const origins = new Set(flights.map(({ from }) => from));
  const destinations = new Set(flights.map(({ to }) => to));
  const slots = new Map<number, Slot>();
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    const rights = rightsOf[card]! >= 0;
    const hand = (rights ? rightsOf[card] : where[card]) as number;
    if (hand < 0 || origins.has(card) || (rights && destinations.has(card))) continue;
    const city = cityOf[card]!;
    const key = hand * AIRPORT_CARDS + city;
    const slot = slots.get(key) ?? {
      hand,
      city,
      continent: continentOf[card]!,
      stars: starsOf[card]!,
      free: 0,
      ends: 0,
      rights: 0,
    };
    slots.set(key, slot);
    if (rights) slot.rights++;
    else if (destinations.has(card)) slot.ends++;
    else slot.free++;
  }
  return [...slots.values()];
}

function fleetOf(state: Flyable, tables: Tables, hand: number, fee: number): Fleet {
  const flown = state.flights.filter((flight) => flight.hand === hand);
  const used = new Set(flown.flatMap(({ plane, passenger }) => [plane, passenger]));
  const left = (from: number, to: number) => {
    const cards: number[] = [];
    for (let card = from; card < to; card++) if (state.where[card] === hand && !used.has(card)) cards.push(card);
    return cards;
  };
  const trucks = (state.trucks[hand] ?? []).map(
    (count, place) => count - flown.filter(({ truck }) => truck === place + 1).length,
  );
  return makeFleet(
    tables,
    {
      planes: left(FIRST_PLANE, FIRST_ELECTRIC),
      electric: left(FIRST_ELECTRIC, FIRST_PASSENGER),
      passengers: left(FIRST_PASSENGER, CARDS),
      trucks,
    },
    fee,
  );
}
