/**
 * The state that one eye cannot distinguish from the true one: the true one itself (CF-9.4). Only the order of shuffled
 * decks is hidden, and it is drawn on demand, so that nothing here is random.
 */

import { clone } from './clone.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** A copy has no eye. */
export function imagine(view: View): State {
  const { planeQueue, passengerQueue, trucks } = view;
  return clone({
    ...view,
    planeQueue: planeQueue.slice(),
    passengerQueue: passengerQueue.slice(),
    trucks: trucks.map((own) => own.slice()),
  });
}
