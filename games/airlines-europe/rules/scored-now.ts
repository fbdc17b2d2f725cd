/** What a scoring now would pay, as far as everyone knows: with two players the third one's cards are partly hidden. */

import type { BySeat } from '@tarmac/kit';
import { ABACUS, AIRLINES, type ByShare, SHARE_COUNTS } from './airlines.ts';
import { SCORING_CARDS } from './deck.ts';
import { pointsFor, thirdPortfolio } from './scoring.ts';
import type { View } from './view-types.ts';

/** AE-9.2 the fictitious third player, as everyone knows it. */
export interface ThirdKnown {
  readonly shares: ByShare<number>;
  /** The number of its further cards, whose airlines not everyone knows: the deck, and hand cards given up. */
  readonly hidden: number;
  /** Whether the next scoring counts it. */
  readonly counts: boolean;
}

export interface ScoredNow {
  readonly third: ThirdKnown | null;
  /** AE-8.3 to 8.5 the points of each seat in a scoring now; where the third player counts, the most they can be. */
  readonly points: ByShare<BySeat<number>>;
  /** The least: the third player then holds as many hidden shares of each airline as it can. */
  readonly least: ByShare<BySeat<number>>;
}

const NO_CARDS = AIRLINES.map(() => 0);

export function scoredNow(view: View, rows: ByShare<readonly number[]>, scoring: number): ScoredNow {
  const third = thirdKnown(view, scoring);
  const pay = (shareOfThird: ((share: number) => number) | null): ByShare<BySeat<number>> =>
    rows.map((row, share) => {
      const held = view.portfolios.map((portfolio) => portfolio[share]!);
      return pointsFor(row, shareOfThird === null ? held : [...held, shareOfThird(share)]).slice(0, view.seats);
    });
  if (third === null || !third.counts) {
    const points = pay(null);
    return { third, points, least: points };
  }
  return {
    third,
    points: pay((share) => third.shares[share]!),
    least: pay((share) => third.shares[share]! + mostHidden(view, third, share)),
  };
}

function thirdKnown(view: View, scoring: number): ThirdKnown | null {
  if (view.seats !== 2) return null;
  const { abacus, gone, market, laidOpen, deckSize, deck, givenSizes } = view;
  const { bag, given } = laidOpen ?? { bag: NO_CARDS, given: [] };
  const unseen = givenSizes.reduce((sum, count) => sum + count, deckSize - (SCORING_CARDS - deck.met));
  return {
    shares: thirdPortfolio({ abacus, gone, market, bag, given }),
    hidden: laidOpen === null ? unseen : 0,
    counts: scoring === SCORING_CARDS,
  };
}

/** AE-1.1 all shares of the airline that lie neither open nor in a hand for all to know. Air ABACUS is never hidden. */
function mostHidden(view: View, third: ThirdKnown, share: number): number {
  if (share === ABACUS) return 0;
  let unseen = SHARE_COUNTS[share]! - third.shares[share]!;
  for (const portfolio of view.portfolios) unseen -= portfolio[share]!;
  // After a card given up unseen nobody knows whether those seen before are still there.
  for (const { open, since } of view.sightings) if (since.length === 0) unseen -= open[share]!;
  return Math.max(0, Math.min(unseen, third.hidden));
}
