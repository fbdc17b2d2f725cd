/** What the seats of a table are called. */

import type { SeatInfo } from '@tarmac/wire/page';

export interface NameWords {
  /** Somebody who is no longer here. */
  readonly somebody: string;
  free(seat: number): string;
}

/** Bots have names, so that sentences about them read like sentences: after some who flew when few did. */
const AVIATORS = ['Bessie', 'Hubert', 'Jacqueline', 'Louis', 'Amelia', 'Charles', 'Hélène', 'Igor', 'Ruth', 'Roland'];

export function seatNames(seats: readonly Pick<SeatInfo, 'person' | 'bot'>[], words: NameWords): string[] {
  const taken = seats.map(({ person }) => person?.name ?? null);
  const free = AVIATORS.filter((name) => !taken.includes(name));
  let bots = 0;
  return seats.map(({ person, bot }, seat) => {
    if (person !== null) return person.name ?? words.somebody;
    if (bot === null) return words.free(seat);
    return free[bots++] ?? words.free(seat);
  });
}
