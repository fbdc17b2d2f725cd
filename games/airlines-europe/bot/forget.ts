/** A view as somebody remembers it who did not watch who took what. */

import type { View } from '@tarmac/airlines-europe/rules';

/** Cards taken face up are remembered no longer: every rival's ordinary cards are any cards. */
export function forget(view: View): View {
  return {
    ...view,
    sightings: view.sightings.map((sighting, seat) => ({
      open: sighting.open.map(() => 0),
      closed: view.handSizes[seat]!.ordinary,
      since: [],
    })),
  };
}
