/** What the search for missing pieces looks at. */

import type { Tables, View } from '@tarmac/connecting-flights/rules';
import type { Seat } from '@tarmac/kit';
import { lastingFleet } from '../fleets.ts';
import { fleetOf } from '../planner/fleet.ts';
import type { Fleet } from '../planner/index.ts';

export interface Looking {
  readonly view: View;
  readonly tables: Tables;
  readonly seat: Seat;
  /** The seat's, now and for good. */
  readonly fleet: Fleet;
  readonly lasting: Fleet;
}

export function lookingAs(view: View, tables: Tables, seat: Seat): Looking {
  return { view, tables, seat, fleet: fleetOf(view, tables, seat), lasting: lastingFleet(view, tables, seat) };
}
