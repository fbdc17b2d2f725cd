/** What a scoring now would pay, as far as everyone knows: with two players the third one's cards are partly hidden. */

import type { BySeat } from '@tarmac/kit';
import { AIRLINES, type ByAirline, SCORING_CARDS } from './airlines.ts';
import { pointsFor, thirdPlayer } from './scoring.ts';
import { boardOf } from './tables.ts';
import type { View } from './view-types.ts';

/** AL-9.4 the fictitious third player, as everyone knows it. */
export interface ThirdKnown {
  readonly stock: ByAirline<number>;
  /** The number of its further cards, whose airlines nobody knows: the pile. */
  readonly hidden: number;
  /** Whether the next scoring counts it. */
  readonly counts: boolean;
}

export interface ScoredNow {
  readonly third: ThirdKnown | null;
  /** AL-9.2 the points of each seat in a scoring now; where the third player counts, the most they can be. */
  readonly points: ByAirline<BySeat<number>>;
  /** The least: the third player then holds as many hidden cards of each airline as it can. */
  readonly least: ByAirline<BySeat<number>>;
}

const NO_CARDS = AIRLINES.map(() => 0);

export function scoredNow(view: View, worth: ByAirline<number>): ScoredNow {
  const third = thirdKnown(view);
  const pay = (stockOfThird: ((airline: number) => number) | null): ByAirline<BySeat<number>> =>
    worth.map((markers, airline) => {
      const held = view.laid.map((laid) => laid[airline]!);
      return pointsFor(markers, stockOfThird === null ? held : [...held, stockOfThird(airline)]).slice(0, view.seats);
    });
  if (third === null || !third.counts) {
    const points = pay(null);
    return { third, points, least: points };
  }
  return {
    third,
    points: pay((airline) => third.stock[airline]!),
    least: pay((airline) => third.stock[airline]! + mostHidden(view, third, airline)),
  };
}

function thirdKnown({ seats, row, laidOpen, pileSize, scoringCards, scorings }: View): ThirdKnown | null {
  if (seats !== 2) return null;
  return {
    stock: thirdPlayer({ pile: laidOpen?.pile ?? NO_CARDS, row }),
    hidden: laidOpen === null ? pileSize - scoringCards.inPile : 0,
    counts: scorings + 1 >= SCORING_CARDS,
  };
}

/** AL-1.1 all stock of the airline that lies neither open nor in a hand for all to know. */
function mostHidden(view: View, third: ThirdKnown, airline: number): number {
  const all = boardOf(view.config.board).airlines[AIRLINES[airline]!].stock;
  let unseen = all - third.stock[airline]! - view.removed[airline]!;
  for (const laid of view.laid) unseen -= laid[airline]!;
  for (const taken of view.seenTaken) unseen -= taken[airline]!;
  return Math.max(0, Math.min(unseen, third.hidden));
}
