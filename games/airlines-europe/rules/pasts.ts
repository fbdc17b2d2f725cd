/**
 * The possible pasts of the cards that a seat took face up, if some may have been given up unseen.
 *
 * A past says which open cards are in hand and which were given up. Its weight counts the ways it can have happened, with
 * distinct cards: a gift was any card in hand; a play took an open card of the airline if there was one (they look alike,
 * and this reveals the least), else any closed one. `imagine`, which knows what its eye has not seen, weighs how likely
 * those closed cards were of that airline: each open card that such a play spared is one more card the past can place
 * (`extra`).
 */

import { bagSize } from '@tarmac/kit';
import { DREW, GAVE, PLAYED } from './sightings.ts';
import type { Sighting } from './state.ts';

export interface Past {
  /** Open cards in hand, and those given up, by airline. */
  readonly hand: readonly number[];
  readonly given: readonly number[];
  /** Open cards that are hidden in this past but not in all, by airline. */
  readonly extra: readonly number[];
  readonly ways: number;
}

export interface Pasts {
  readonly all: readonly Past[];
  /** Open cards that are hidden in every past, by airline. */
  readonly sure: readonly number[];
  /** Gifts after everything else: any card in hand is equally likely, so `imagine` chooses them. */
  readonly lastGifts: number;
}

interface Way {
  readonly hand: number[];
  readonly given: number[];
  ways: number;
}

/** Sightings in a view never change, and bots imagine from one view thousands of times. */
const known = new WeakMap<Sighting, Pasts>();

export function pastsOf(sighting: Sighting): Pasts {
  let pasts = known.get(sighting);
  if (pasts === undefined) {
    pasts = findPasts(sighting);
    known.set(sighting, pasts);
  }
  return pasts;
}

function findPasts({ open, closed, since }: Sighting): Pasts {
  let lastGifts = 0;
  while (since.at(-1 - lastGifts) === GAVE) lastGifts++;
  const opens = open.slice();
  const plays = open.map(() => 0);
  let size = bagSize(open) + closed;
  let ways: Way[] = [{ hand: open.slice(), given: open.map(() => 0), ways: 1 }];
  for (const event of since.slice(0, since.length - lastGifts)) {
    if (event === GAVE) {
      ways = merge(ways.flatMap((way) => giftsFrom(way, size)));
      size--;
    } else if (event >= PLAYED) {
      const airline = event - PLAYED;
      plays[airline] = plays[airline]! + 1;
      ways = merge(ways.flatMap((way) => playFrom(way, airline, size)));
      size--;
    } else {
      size++;
      if (event === DREW) continue;
      opens[event] = opens[event]! + 1;
      for (const { hand } of ways) hand[event] = hand[event]! + 1;
    }
  }
  const sure = opens.map((count, airline) => Math.max(0, count - plays[airline]!));
  const all = ways.map(({ hand, given, ways }) => ({
    hand,
    given,
    extra: hand.map((count, airline) => count + given[airline]! - sure[airline]!),
    ways,
  }));
  return { all, sure, lastGifts };
}

function giftsFrom({ hand, given, ways }: Way, size: number): Way[] {
  const next: Way[] = [];
  const closed = size - bagSize(hand);
  if (closed > 0) next.push({ hand: hand.slice(), given: given.slice(), ways: ways * closed });
  for (let airline = 0; airline < hand.length; airline++) {
    const open = hand[airline]!;
    if (open > 0)
      next.push({
        hand: hand.with(airline, open - 1),
        given: given.with(airline, given[airline]! + 1),
        ways: ways * open,
      });
  }
  return next;
}

function playFrom({ hand, given, ways }: Way, airline: number, size: number): Way[] {
  const open = hand[airline]!;
  if (open > 0) return [{ hand: hand.with(airline, open - 1), given, ways }];
  const closed = size - bagSize(hand);
  return closed > 0 ? [{ hand, given, ways: ways * closed }] : [];
}

/** Merges ways with the same result into one past. */
function merge(ways: readonly Way[]): Way[] {
  const merged = new Map<string, Way>();
  for (const way of ways) {
    // Counts are small: as characters they make the shortest key.
    const key = String.fromCharCode(...way.hand, ...way.given);
    const same = merged.get(key);
    if (same === undefined) merged.set(key, way);
    else same.ways += way.ways;
  }
  return likeliest([...merged.values()]);
}

/**
 * The most pasts: a hand with twenty open cards of which fifteen were given up has tens of thousands, nearly all very
 * unlikely. The odds are then those of the kept ones.
 */
const MOST = 1000;

export function likeliest<T extends { readonly ways: number }>(all: T[]): T[] {
  return all.length <= MOST ? all : all.sort((a, b) => b.ways - a.ways).slice(0, MOST);
}
