/** The names of the seats of a table. */

import type { SeatInfo } from '@tarmac/wire/page';
import type { LocalSeat } from '../worker/rules-api.ts';

export interface NameWords {
  /** Somebody who has left. */
  readonly somebody: string;
  free(seat: number): string;
}

/** Bots have names for readable sentences: those of early aviators. */
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

/** A seat of a match in this browser, for its name. */
export function localSeat(seat: LocalSeat): Pick<SeatInfo, 'person' | 'bot'> {
  const name = 'name' in seat ? seat.name : seat.called;
  return { person: name === undefined ? null : { id: '', name }, bot: 'bot' in seat ? seat.bot : null };
}
