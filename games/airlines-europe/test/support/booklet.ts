/** Numbers the tests hold the rules to, written down from the rulebook and not imported from the rules. */

import type { Airline } from '../../rules/airlines.ts';
import type { DeckProgress } from '../../rules/state.ts';

/** AE-1.1 */
export const CARDS: readonly (readonly [Airline, number])[] = [
  ['yellow', 16],
  ['blue', 15],
  ['violet', 14],
  ['red', 13],
  ['black', 11],
  ['brown', 10],
  ['green', 9],
  ['orange', 9],
  ['gray', 8],
  ['white', 7],
];

export const COLOURS: readonly Airline[] = CARDS.map(([airline]) => airline);

export const SEAT_NUMBERS = [2, 3, 4, 5] as const;
export type SeatNumber = (typeof SEAT_NUMBERS)[number];

/** AE-2.1 */
export const IN_THE_BOX: Readonly<Record<SeatNumber, readonly Airline[]>> = {
  2: ['yellow', 'blue', 'violet'],
  3: ['yellow', 'violet'],
  4: ['yellow'],
  5: [],
};

/** AE-2.9: R, q and m. */
export const REST: Readonly<Record<SeatNumber, number>> = { 2: 36, 3: 43, 4: 49, 5: 57 };
export const FIRST_UNDER: Readonly<Record<SeatNumber, number>> = { 2: 9, 3: 11, 4: 12, 5: 14 };
export const NEXT_UNDER: Readonly<Record<SeatNumber, number>> = { 2: 13, 3: 16, 4: 18, 5: 21 };

/** AE-2.10 */
export const PARTS: Readonly<Record<SeatNumber, readonly [number, number, number]>> = {
  2: [12, 12, 12],
  3: [15, 14, 14],
  4: [17, 16, 16],
  5: [19, 19, 19],
};

function seatNumber(seats: number): SeatNumber {
  const found = SEAT_NUMBERS.find((number) => number === seats);
  if (found === undefined) throw new Error(`no game for ${seats} seats`);
  return found;
}

export function playing(seats: number): Airline[] {
  return COLOURS.filter((airline) => !IN_THE_BOX[seatNumber(seats)].includes(airline));
}

/** The cards of one airline in a game of so many seats. */
export function cardsOf(airline: Airline, seats: number): number {
  if (!playing(seats).includes(airline)) return 0;
  return CARDS.find(([name]) => name === airline)?.[1] ?? 0;
}

/** The shares in the deck right after the deal. */
export function deckShares(seats: number): number {
  return REST[seatNumber(seats)] + 10;
}

/**
 * The exact deck where the next card is the first, second or third scoring card. The third lies
 * anywhere in the bottom eleven: `under` shares are still below it, and unless that is none, it
 * takes a draw of bound `under + 1` to meet it now.
 */
export function scoringNext(seats: number | undefined = 3, number: 1 | 2 | 3, under = 0): DeckProgress {
  const first = FIRST_UNDER[seatNumber(seats)];
  const second = first + NEXT_UNDER[seatNumber(seats)];
  if (number === 1) return { drawn: first, met: 0, metAt: 0 };
  if (number === 2) return { drawn: second, met: 1, metAt: first };
  return { drawn: deckShares(seats) - under, met: 2, metAt: second };
}
