/** What an open table is waiting for, and what somebody who looks at it may do. */

import type { Seat } from '@tarmac/kit';
import type { PersonInfo, TableInfo } from '@tarmac/wire/page';

type Gathered = Pick<TableInfo, 'seats' | 'host'>;

/** The seat that is mine, or is kept for me; null for none. */
export function seatOfMine({ seats }: Gathered, me: string | null): Seat | null {
  const seat = seats.findIndex(({ person }) => me !== null && person?.id === me);
  return seat < 0 ? null : seat;
}

/** Where I would sit: the one that is kept for me, else the first that is nobody's. */
export function seatToTake(table: Gathered, me: string | null): Seat | null {
  const kept = seatOfMine(table, me);
  if (kept !== null) return table.seats[kept]?.ready === true ? null : kept;
  const free = table.seats.findIndex(({ person, bot }) => person === null && bot === null);
  return free < 0 ? null : free;
}

export type NotYet =
  | { readonly why: 'free'; readonly count: number }
  /** Of a return match: those whose seats are kept for them. */
  | { readonly why: 'away'; readonly people: readonly PersonInfo[] }
  | { readonly why: 'bots' };

/** Why the match cannot start yet; null when it can. */
export function notYet({ seats }: Gathered): NotYet | null {
  const count = seats.filter(({ person, bot }) => person === null && bot === null).length;
  if (count > 0) return { why: 'free', count };
  const people = seats.flatMap(({ person, ready }) => (person === null || ready ? [] : [person]));
  if (people.length > 0) return { why: 'away', people };
  return seats.every(({ person }) => person === null) ? { why: 'bots' } : null;
}
