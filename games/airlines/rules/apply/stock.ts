/** Moves stock cards: off the pile, into the row, into hands, onto the table, out of the game. */

import { bagSize, type Chance } from '@tarmac/kit';
import { AIRLINE_INDEX, AIRLINES, type Airline } from '../airlines.ts';
import { TURN_AFTER_REMOVAL } from '../frames.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { drawFromPile, pileSize, SCORING } from '../stock-pile.ts';
import { endGame, meetScoringCard } from './scorings.ts';

/** The pile is empty, or the game has ended meanwhile (AL-9.4). */
const NOTHING = -1;

/** AL-9.1 draws the next stock card, after handling the scoring cards above it. */
function nextStock(state: State, chance: Chance, news?: News[]): number {
  while (state.endedBy === null && pileSize(state) > 0) {
    const card = drawFromPile(state, chance);
    if (card !== SCORING) return card;
    if (state.turnsDone < state.seats) {
      // AL-9.1 in the first round it goes back; there is always stock left for one round.
      if (bagSize(state.pile) === 0) throw new Error('the stock is used up in the first round');
      state.scoringCards.inPile++;
      news?.push({ kind: 'shuffledBack', seat: state.turn });
    } else meetScoringCard(state, chance, news);
  }
  return NOTHING;
}

/** AL-7.1 a card of the row goes; its place is filled from the pile, or stays a gap (AL-9.1). */
function replaceInRow(state: State, place: number, chance: Chance, news?: News[]): void {
  state.row.splice(place, 1);
  const card = nextStock(state, chance, news);
  if (state.endedBy !== null) return;
  if (card === NOTHING) {
    news?.push({ kind: 'pileEmpty' });
  } else {
    const airline = AIRLINES[card]!;
    state.row.splice(place, 0, airline);
    news?.push({ kind: 'turnedUp', airline });
  }
  clearRow(state, chance, news);
}

/** AL-7.1 */
export function takeFaceUp(state: State, seat: number, airline: Airline, chance: Chance, news?: News[]): void {
  const index = AIRLINE_INDEX[airline];
  add(state.hands[seat] as number[], index, 1);
  add(state.seenTaken[seat] as number[], index, 1);
  state.stirred = true;
  news?.push({ kind: 'took', seat, airline });
  replaceInRow(state, state.row.indexOf(airline), chance, news);
}

/** AL-7.1 the top of the pile; false where only scoring cards were left, and a face-up card must be taken (AL-9.1). */
export function drawStock(state: State, seat: number, chance: Chance, news?: News[]): boolean {
  const card = nextStock(state, chance, news);
  if (state.endedBy !== null) return false;
  if (card === NOTHING) {
    news?.push({ kind: 'pileEmpty' });
  } else {
    add(state.hands[seat] as number[], card, 1);
    state.stirred = true;
    news?.push({ kind: 'drew', seat, airline: AIRLINES[card]! });
  }
  clearRow(state, chance, news);
  return card !== NOTHING;
}

/** AL-7.3 at the start of a turn, replaced from the pile. */
export function removeFaceUp(state: State, seat: number, airline: Airline, chance: Chance, news?: News[]): void {
  add(state.removed, AIRLINE_INDEX[airline], 1);
  news?.push({ kind: 'removed', seat, airlines: [airline] });
  state.frame = TURN_AFTER_REMOVAL;
  replaceInRow(state, state.row.indexOf(airline), chance, news);
}

/** AL-7.3, AL-9.3 with the pile empty, worthless cards go at once; and with the row empty too, it is over. */
export function clearRow(state: State, chance: Chance, news?: News[]): void {
  if (state.endedBy !== null || pileSize(state) > 0) return;
  const isWorthless = (airline: Airline) => state.inactive[AIRLINE_INDEX[airline]] === true;
  const worthless = state.row.filter(isWorthless);
  if (worthless.length > 0) {
    for (const airline of worthless) add(state.removed, AIRLINE_INDEX[airline], 1);
    state.row = state.row.filter((airline) => !isWorthless(airline));
    news?.push({ kind: 'removed', seat: null, airlines: worthless });
  }
  if (state.row.length > 0 || state.extraTurns !== null) return;
  if (state.config.lastRound) {
    // AL-10.2
    state.extraTurns = state.seats;
    news?.push({ kind: 'lastRound', seat: state.turn });
  } else endGame(state, 'AL-9.3', chance, news);
}

/** AL-5.1, AL-6.2 from the hand to the table; AL-11.1 publicly known cards first. */
export function layStock(state: State, seat: number, airline: number, count: number): void {
  const seen = state.seenTaken[seat] as number[];
  add(state.hands[seat] as number[], airline, -count);
  add(state.laid[seat] as number[], airline, count);
  add(seen, airline, -Math.min(count, seen[airline]!));
  state.stirred = true;
}

function add(counts: number[], index: number, change: number): void {
  counts[index] = counts[index]! + change;
}
