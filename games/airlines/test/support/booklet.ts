/** Numbers the tests hold the rules to, written down from the rulebook and not imported from the rules. */

import type { Airline, Style } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';

export const NAMES: readonly Airline[] = ['boi', 'ita', 'hit', 'lum', 'mox', 'pex', 'ruk', 'tav', 'zeb'];
export const LINES: readonly Style[] = ['wavy', 'dotted', 'dashed', 'double', 'solid'];

export const SEAT_NUMBERS = [2, 3, 4, 5, 6] as const;
export type SeatNumber = (typeof SEAT_NUMBERS)[number];
/** Those with the ordinary end: two players have their own (AL-9.4). */
export const MORE_THAN_TWO = [3, 4, 5, 6] as const;

/** AL-10.3 */
export const ROUNDS_ASIDE: Readonly<Record<SeatNumber, number>> = { 2: 5, 3: 4, 4: 3, 5: 2, 6: 2 };

/** AL-1.3 the flight cards of a board by id: 'wavy-5', its twin 'wavy-5b', a third 'wavy-5c'. */
export function flightIds(board: Board): string[] {
  return LINES.flatMap((style) => {
    const values = board.flightCards[style];
    return values.map((value, place) => {
      const before = values.slice(0, place).filter((other) => other === value).length;
      return `${style}-${value}${['', 'b', 'c', 'd'][before]}`;
    });
  });
}

export function faceOf(flight: string): { style: Style; value: number } {
  const [, style, value] = /^([a-z]+)-(\d+)[b-d]?$/.exec(flight) ?? [];
  return { style: style as Style, value: Number(value) };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
