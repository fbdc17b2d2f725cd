/** How many people have seats of a match, whoever plays them now. */

import type { SeatInfo } from '@tarmac/wire/page';

export function peopleIn(seats: readonly Pick<SeatInfo, 'person'>[]): number {
  return seats.filter(({ person }) => person !== null).length;
}
