/** The highlighted routes and their airlines: the possible flights, limited by the choice or the airline looked at. */

import { type Draft, offersFor } from './draft.ts';
import type { Fit } from './fits.ts';
import type { Offer } from './options.ts';
import type { Airline } from './shapes.ts';

export type Lit = ReadonlyMap<string, readonly Airline[]>;

/** Empty while something other than a flight is chosen. A chosen route leaves the others highlighted. */
export function litBy(draft: Draft, offers: readonly Offer[], looked: Airline | null): Lit {
  if (draft.kind !== 'none' && draft.kind !== 'flight') return new Map();
  const open: Draft =
    draft.kind === 'flight' && draft.route !== null ? { ...draft, route: null, airline: null } : draft;
  const possible = open.kind === 'flight' ? offersFor(open, offers) : offers;
  return byRoute(looked === null ? possible : possible.filter(({ airline }) => airline === looked));
}

export function byRoute(fits: readonly Fit[]): Lit {
  const lit = new Map<string, Airline[]>();
  for (const { route, airline } of fits) {
    const airlines = lit.get(route) ?? [];
    if (!airlines.includes(airline)) lit.set(route, [...airlines, airline]);
  }
  return lit;
}
