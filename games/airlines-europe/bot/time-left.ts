/** The distance of the coming scorings, in cards off the deck: known to everyone (AE-11.1). */

import { deckPlan, nextScoring, SCORING_CARDS, type State } from '@tarmac/airlines-europe/rules';

/** A round takes fewer cards than seats, since not everyone buys. */
const CARDS_A_TURN = 0.6;

/** The cards drawn while each seat has a turn. */
export function cardsARound(seats: number): number {
  return seats * CARDS_A_TURN;
}

const PLANS = [2, 3, 4, 5].map(deckPlan);

export interface TimeLeft {
  /** The scorings to come. */
  scorings: number;
  /** The expected number of cards until each, the next one first. */
  readonly cards: number[];
  /** The least and the most cards before the next scoring card. */
  least: number;
  most: number;
}

export function newTimeLeft(): TimeLeft {
  return { scorings: 0, cards: [0, 0, 0], least: 0, most: 0 };
}

export function readTimeLeft(state: State, into: TimeLeft): void {
  const { deck, seats, config } = state;
  into.scorings = state.endedBy === null ? SCORING_CARDS - state.scorings : 0;
  into.least = 0;
  into.most = 0;
  into.cards.fill(0);
  // Cards met and not yet scored are due at once.
  const due = deck.met - state.scorings;
  if (deck.met === SCORING_CARDS) return;
  const plan = PLANS[seats - 2]!;
  const next = nextScoring(state);
  const least = Math.max(next.least, deck.drawn) - deck.drawn;
  const most = Math.max(next.most - deck.drawn, least);
  let place = deck.drawn + (least + most) / 2;
  for (let met = deck.met; met < SCORING_CARDS; met++) {
    into.cards[due + met - deck.met] = place - deck.drawn;
    place = config.deck === 'alternate' ? middleOfPart(plan, met + 1) : met === 0 ? place + plan.middle : bottom(plan);
  }
  if (due > 0) return;
  into.least = least;
  into.most = most;
}

type Plan = (typeof PLANS)[number];

/** AE-2.10 the depth of the middle of a part, under the separate cards and the parts above. */
function middleOfPart({ shares, rest, parts }: Plan, part: number): number {
  let above = shares - rest;
  for (let other = 0; other < part; other++) above += parts[other] ?? 0;
  return above + (parts[part] ?? 0) / 2;
}

/** AE-2.9 the last card lies among the bottom ones. */
function bottom({ shares, rest }: Plan): number {
  return (rest + shares) / 2;
}

/** The probability that the next scoring card is among the next so many cards. */
export function chanceWithin({ least, most }: TimeLeft, cards: number): number {
  const part = (cards - least) / (most - least + 1);
  return part < 0 ? 0 : part > 1 ? 1 : part;
}
