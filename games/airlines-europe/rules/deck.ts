/** The deck: a bag of shares, and the odds of a scoring card. It never stores an order. */

import { bagSize, type Chance, drawFromBag } from '@tarmac/kit';
import { inPlay, SHARE_COUNTS } from './airlines.ts';
import type { State } from './state.ts';

/** AE-1.3 */
export const SCORING_CARDS = 3;

/** AE-2.6 */
export const MARKET_SIZE = 5;
export const DEALT = 8;

/** AE-2.9, AE-2.10 the ten separate cards: at the bottom (standard, exact) or on top (alternate). */
const SET_APART = 10;

/** AE-2.9 the most that the standard deck's scoring cards lie from their exact place. */
const SHIFT = 2;

export const SCORING = -1;
export const NOTHING = -2;

/** All numbers of AE-2.9 and AE-2.10 for so many seats. */
export function deckPlan(seats: number): {
  shares: number;
  rest: number;
  quarter: number;
  middle: number;
  parts: number[];
} {
  let shares = -MARKET_SIZE - DEALT * seats;
  inPlay(seats).forEach((playing, airline) => {
    if (playing) shares += SHARE_COUNTS[airline]!;
  });
  const rest = shares - SET_APART;
  const quarter = Math.round(rest / 4);
  const third = Math.floor(rest / 3);
  // The larger parts lie on top.
  const parts = [0, 1, 2].map((part) => third + (part < rest % 3 ? 1 : 0));
  return { shares, rest, quarter, middle: Math.floor((rest - quarter) / 2), parts };
}

const PLANS = [2, 3, 4, 5].map(deckPlan);

/**
 * AE-2.9, AE-2.10 the next scoring card lies under at least `least` and at most `most` shares of the whole deck, each
 * equally likely.
 */
export function nextScoring({ seats, deck, config }: Pick<State, 'seats' | 'deck' | 'config'>): {
  least: number;
  most: number;
} {
  const { met, metAt } = deck;
  const plan = PLANS[seats - 2]!;
  if (config.deck === 'alternate') {
    let least = SET_APART;
    for (let part = 0; part < met; part++) least += plan.parts[part]!;
    return { least, most: least + plan.parts[met]! };
  }
  if (met === SCORING_CARDS - 1) return { least: plan.rest, most: plan.shares };
  const exact = metAt + (met === 0 ? plan.quarter : plan.middle);
  const shift = config.deck === 'exact' ? 0 : SHIFT;
  return { least: exact - shift, most: exact + shift };
}

/** The next card is a scoring card with odds of one in this many; 0: impossible. Known to all (AE-11.1). */
function scoringOdds(state: State): number {
  const { drawn, met } = state.deck;
  if (met === SCORING_CARDS) return 0;
  const { least, most } = nextScoring(state);
  return drawn < least ? 0 : most - drawn + 1;
}

/** Whether a scoring card should have come earlier: no such deck is possible. */
export function isOverdue(state: State): boolean {
  return state.deck.met < SCORING_CARDS && state.deck.drawn > nextScoring(state).most;
}

/** Draws the top card: an airline's index, SCORING, or NOTHING for an empty deck (AE-8.8). */
export function drawCard(state: State, chance: Chance): number {
  const odds = scoringOdds(state);
  const { deck } = state;
  if (odds === 1 || (odds > 1 && chance.draw(odds) === 0)) {
    deck.met++;
    deck.metAt = deck.drawn;
    return SCORING;
  }
  const size = bagSize(state.bag);
  if (size === 0) return NOTHING;
  deck.drawn++;
  return drawFromBag(state.bag, size, chance);
}

/** The cards in the deck, with its scoring cards. */
export function deckSize(state: State): number {
  return bagSize(state.bag) + SCORING_CARDS - state.deck.met;
}
