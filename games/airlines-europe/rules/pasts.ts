/**
 * What may have become of the cards a seat took face up, where some may have been given up unseen.
 *
 * A past says, for each card given up, whether it was one of the open ones, and so for each card
 * played later whether an open one was still there to be played or a closed one must have been it.
 * Counting pieces of cardboard, a closed play can have been any of the closed cards then in hand, and
 * each open card it spared is one more card whose place the past knows. `weigh` keeps a past with
 * odds in proportion to that count; everything is a draw of whole numbers, so the odds are exact.
 */

import { bagSize, type Chance } from '@tarmac/kit';
import { DREW, GAVE, PLAYED } from './sightings.ts';
import type { Sighting } from './state.ts';

export interface Past {
  /** Open cards still in hand, and those given up, by airline. */
  readonly hand: number[];
  readonly given: number[];
  /** For each card given up since the sighting blurred: its airline, or CLOSED. */
  readonly gifts: number[];
  /** The plays that took a closed card. */
  readonly closedPlays: readonly ClosedPlay[];
}

interface ClosedPlay {
  readonly airline: number;
  /** How many closed cards it can have been. */
  readonly among: number;
  /** The most it can have been among in any past. */
  readonly most: number;
}

export const CLOSED = -1;

/** What is public about a blurred sighting, whatever the past. */
export interface Ledger {
  /** Open cards that came in, and cards played, by airline. */
  readonly opens: readonly number[];
  readonly plays: readonly number[];
  /** By event: the most closed cards there can have been in hand. */
  readonly mostClosed: readonly number[];
}

export function ledgerOf(sighting: Sighting): Ledger {
  const opens = sighting.open.slice();
  const plays = opens.map(() => 0);
  const mostClosed: number[] = [];
  // As if nothing open had been given up: the fewest open cards left are that less the gifts.
  const open = sighting.open.slice();
  let size = bagSize(open) + sighting.closed;
  let gifts = 0;
  for (const event of sighting.since) {
    mostClosed.push(size - Math.max(0, bagSize(open) - gifts));
    if (event === GAVE) {
      gifts++;
      size--;
    } else if (event >= PLAYED) {
      const airline = event - PLAYED;
      plays[airline] = (plays[airline] as number) + 1;
      open[airline] = Math.max(0, (open[airline] as number) - 1);
      size--;
    } else {
      size++;
      if (event === DREW) continue;
      opens[event] = (opens[event] as number) + 1;
      open[event] = (open[event] as number) + 1;
    }
  }
  return { opens, plays, mostClosed };
}

/** Open cards that are hidden somewhere in every past. */
export function surelyHidden({ opens, plays }: Ledger): number[] {
  return opens.map((count, airline) => Math.max(0, count - (plays[airline] as number)));
}

/** How many open cards a past can leave hidden beyond those. */
export function mostExtra({ opens, plays }: Ledger): number {
  let extra = 0;
  opens.forEach((count, airline) => {
    extra += Math.min(count, plays[airline] as number);
  });
  return extra;
}

/** A past with every card given up as likely as any other in hand; null when a play finds no card. */
export function imaginePast(sighting: Sighting, ledger: Ledger, chance: Chance): Past | null {
  const hand = sighting.open.slice();
  const given = hand.map(() => 0);
  const gifts: number[] = [];
  const closedPlays: ClosedPlay[] = [];
  let closed = sighting.closed;
  for (let index = 0; index < sighting.since.length; index++) {
    const event = sighting.since[index] as number;
    if (event === DREW) {
      closed++;
    } else if (event === GAVE) {
      const airline = pickGift(hand, closed, chance);
      gifts.push(airline);
      if (airline === CLOSED) closed--;
      else {
        hand[airline] = (hand[airline] as number) - 1;
        given[airline] = (given[airline] as number) + 1;
      }
    } else if (event < DREW) {
      hand[event] = (hand[event] as number) + 1;
    } else {
      const airline = event - PLAYED;
      const open = hand[airline] as number;
      if (open > 0) hand[airline] = open - 1;
      else if (closed === 0) return null;
      else {
        closedPlays.push({ airline, among: closed, most: ledger.mostClosed[index] as number });
        closed--;
      }
    }
  }
  return { hand, given, gifts, closedPlays };
}

function pickGift(hand: readonly number[], closed: number, chance: Chance): number {
  let place = chance.draw(bagSize(hand) + closed);
  if (place < closed) return CLOSED;
  place -= closed;
  for (let airline = 0; ; airline++) {
    const open = hand[airline] as number;
    if (place < open) return airline;
    place -= open;
  }
}

/**
 * Whether to keep the pasts of all seats. `pool` holds the cards whose place no past knows, those of
 * `surelyHidden` already out of it; what the pasts place beyond those is taken out here.
 */
export function weigh(
  pasts: readonly { readonly past: Past; readonly ledger: Ledger }[],
  pool: number[],
  chance: Chance,
): boolean {
  let size = bagSize(pool);
  let extrasPossible = 0;
  let mostClosed = 1;
  for (const { ledger } of pasts) {
    extrasPossible += mostExtra(ledger);
    mostClosed = Math.max(mostClosed, ...ledger.mostClosed);
  }
  // A play of a closed card that spared an open one has odds of `among` times a share of the pool; this scales them below 1.
  const scale = Math.max(1, Math.ceil((mostClosed * Math.max(...pool)) / Math.max(1, size - extrasPossible)));
  let extras = 0;
  for (const { past, ledger } of pasts) {
    const sure = ledger.opens.map((count, airline) => Math.max(0, (ledger.plays[airline] as number) - count));
    for (const { airline, among, most } of past.closedPlays) {
      if ((sure[airline] as number) > 0) {
        // No past explains this play by an open card; where the airline had none at all, `most` is its own.
        sure[airline] = (sure[airline] as number) - 1;
        const cap = ledger.opens[airline] === 0 ? most : mostClosed;
        if (chance.draw(cap) >= among) return false;
        continue;
      }
      const left = pool[airline] as number;
      if (left === 0 || chance.draw(size * scale) >= among * left) return false;
      pool[airline] = left - 1;
      size--;
      extras++;
    }
  }
  for (; extras < extrasPossible; extras++) if (scale > 1 && chance.draw(scale) !== 0) return false;
  return true;
}
