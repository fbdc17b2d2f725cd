/** The figures of a board as tables for people, one for each number of seats. */

import type { Interval } from '@tarmac/bots';
import { figure, seatsInWords, table } from '../table.ts';
import type { Measured } from './measure.ts';

export interface BySeats {
  readonly seats: number;
  readonly figures: readonly Measured[];
}

export function figuresTable({ seats, figures }: BySeats): string {
  const rows = figures.map(({ name, value, interval, extremes, aim, verdict }) => [
    name,
    value === null ? '-' : number(value),
    range(interval),
    range(extremes),
    range(aim),
    verdict ?? '',
  ]);
  return table([seatsInWords(seats), 'mean', '95 % interval', 'least and most', 'aim', ''], rows);
}

function range(interval: Interval | null): string {
  return interval === null ? '' : `${number(interval[0])} to ${number(interval[1])}`;
}

function number(value: number): string {
  return figure(value, Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1);
}
