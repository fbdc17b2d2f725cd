/** Shapes of what goes by seats. */

import { list, type Shape, whole } from './schema.ts';

export interface SeatShapes {
  readonly seat: Shape;
  bySeat(item: Shape): Shape;
}

export function seatShapes(seats: number): SeatShapes {
  return { seat: whole(0, seats - 1), bySeat: (item) => list(item, seats, seats) };
}
