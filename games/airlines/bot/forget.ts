/** A view as somebody remembers it who did not watch who took what. */

import type { View } from '@tarmac/airlines/rules';

/** Cards taken face up are remembered no longer: every card of a rival's hand is any card. */
export function forget(view: View): View {
  return { ...view, seenTaken: view.seenTaken.map((seen) => seen.map(() => 0)) };
}
