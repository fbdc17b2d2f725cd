/** The distance of the coming scorings, in stock cards drawn: known to everyone, except the order of the pile. */

import { controlledRounds, SCORING_CARDS, type State } from '@tarmac/airlines/rules';
import { bagSize } from '@tarmac/kit';

/** A round draws fewer stock cards than seats, since some lay stock instead. */
const CARDS_A_TURN = 0.7;

/** AL-9.3 the last scoring comes without a card. */
export const MOST_SCORINGS = SCORING_CARDS + 1;

export interface TimeLeft {
  /** The scorings to come. */
  scorings: number;
  /** The expected number of stock cards until each, the next one first. */
  readonly cards: number[];
  /** The probability that the next one comes before this seat's next turn. */
  soon: number;
  /** The expected turns of each seat until the next scoring, and until the end. */
  turnsToNext: number;
  turnsToEnd: number;
}

export function newTimeLeft(): TimeLeft {
  return { scorings: 0, cards: [0, 0, 0, 0], soon: 0, turnsToNext: 0, turnsToEnd: 0 };
}

export function readTimeLeft(state: State, into: TimeLeft): void {
  const { seats, scoringCards, extraTurns, turnsDone } = state;
  into.cards.fill(0);
  into.scorings = 0;
  into.soon = 0;
  into.turnsToNext = 0;
  into.turnsToEnd = 0;
  if (state.endedBy !== null) return;
  const { inPile, aside } = scoringCards;
  const stock = bagSize(state.pile);
  for (let card = 1; card <= inPile; card++) into.cards[into.scorings++] = (card * (stock + 1)) / (inPile + 1);
  if (aside > 0) {
    // AL-10.3
    const away = Math.min(stock, (controlledRounds(seats) * seats - turnsDone) * CARDS_A_TURN);
    for (let card = 1; card <= aside; card++)
      into.cards[into.scorings++] = away + (card * (stock - away + 1)) / (aside + 1);
  }
  // AL-9.4 with two seats the third scoring card is the end.
  if (seats > 2 || into.scorings === 0) into.cards[into.scorings++] = stock + state.row.length;
  const aRound = seats * CARDS_A_TURN;
  into.turnsToNext = into.cards[0]! / aRound;
  into.turnsToEnd = into.cards[into.scorings - 1]! / aRound;
  if (extraTurns !== null) {
    // AL-10.2
    into.turnsToNext = extraTurns / seats;
    into.turnsToEnd = into.turnsToNext;
    into.soon = extraTurns < seats ? 1 : 0;
    return;
  }
  if (inPile > 0) {
    // AL-9.1 in the first round they go back.
    const counted = Math.round(aRound - Math.max(0, seats - turnsDone) * CARDS_A_TURN);
    into.soon = chanceWithin(stock, inPile, counted);
  } else if (aside === 0) {
    const late = (aRound * 1.5 - into.cards[0]!) / aRound;
    into.soon = late < 0 ? 0 : late > 1 ? 1 : late;
  }
}

/** The probability that a scoring card is among the next so many of the pile. */
function chanceWithin(stock: number, scoring: number, cards: number): number {
  let none = 1;
  for (let card = 0; card < cards; card++) {
    if (card >= stock) return 1;
    none *= (stock - card) / (stock + scoring - card);
  }
  return 1 - none;
}
