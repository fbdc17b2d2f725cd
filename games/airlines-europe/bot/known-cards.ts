/** Which ordinary cards a careful onlooker takes to be in a hand (see `Sighting` in the rules). */

import { DREW, GAVE, PLAYED, type Sighting } from '@tarmac/airlines-europe/rules';

/**
 * Writes how many open cards of each airline are to be expected in the hand: `into[from + airline]`. Once
 * cards were given up unseen, any card may have been the one, so each of the others is a little less likely
 * to be still there.
 */
export function knownCards({ open, closed, since }: Sighting, into: Float64Array, from: number): void {
  let size = closed;
  for (let airline = 0; airline < open.length; airline++) {
    into[from + airline] = open[airline]!;
    size += open[airline]!;
  }
  for (let event = 0; event < since.length; event++) {
    const code = since[event]!;
    if (code < DREW) {
      into[from + code] = into[from + code]! + 1;
      size++;
    } else if (code === DREW) {
      size++;
    } else if (code === GAVE) {
      const stays = size > 1 ? (size - 1) / size : 0;
      for (let airline = 0; airline < open.length; airline++) into[from + airline] = into[from + airline]! * stays;
      size--;
    } else {
      const at = from + code - PLAYED;
      into[at] = Math.max(0, into[at]! - 1);
      size--;
    }
  }
}
