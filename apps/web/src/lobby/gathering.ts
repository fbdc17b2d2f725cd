/** The state of an open table, and the reader's options. */

import type { Seat } from '@tarmac/kit';
import type { PersonInfo, TableInfo } from '@tarmac/wire/page';

type Gathered = Pick<TableInfo, 'seats' | 'host'>;

/** The reader's seat, or the one reserved for them; null for none. */
export function seatOfMine({ seats }: Gathered, me: string | null): Seat | null {
  const seat = seats.findIndex(({ person }) => me !== null && person?.id === me);
  return seat < 0 ? null : seat;
}

/** The seat to take: the reserved one, else the first free one. */
export function seatToTake(table: Gathered, me: string | null): Seat | null {
  const kept = seatOfMine(table, me);
  if (kept !== null) return table.seats[kept]?.ready === true ? null : kept;
  const free = table.seats.findIndex(({ person, bot }) => person === null && bot === null);
  return free < 0 ? null : free;
}

export type NotYet =
  | { readonly why: 'free'; readonly count: number }
  /** In a return match: the people whose seats are reserved. */
  | { readonly why: 'away'; readonly people: readonly PersonInfo[] }
  | { readonly why: 'bots' };

/** The reason why the match cannot start; null if it can. */
export function notYet({ seats }: Gathered): NotYet | null {
  const count = seats.filter(({ person, bot }) => person === null && bot === null).length;
  if (count > 0) return { why: 'free', count };
  const people = seats.flatMap(({ person, ready }) => (person === null || ready ? [] : [person]));
  if (people.length > 0) return { why: 'away', people };
  return seats.every(({ person }) => person === null) ? { why: 'bots' } : null;
}
