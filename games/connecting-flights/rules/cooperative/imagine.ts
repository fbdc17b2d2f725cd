/**
 * The state that one eye cannot tell from the true one: the true one itself (CF-9.4). What is hidden is the order of the
 * shuffled decks, and that is drawn only when it is needed, so that there is nothing here to leave to chance.
 */

import { clone } from './clone.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

export function imagine(view: View): State {
  // A copy has no eye, and what is copied is not changed.
  return clone(view as State);
}
