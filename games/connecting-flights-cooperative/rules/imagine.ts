/**
 * The state that one eye cannot tell from the true one: the true one itself (CF-9.4). What is hidden is the order of the
 * shuffled decks, and that is drawn only when it is needed, so that there is nothing here to leave to chance.
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
