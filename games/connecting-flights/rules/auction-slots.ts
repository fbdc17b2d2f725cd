/** CF-4.2 the cards that may be added to the auction. */

import type { Card, SlotKind } from '@tarmac/flights/rules';
import { availableAirport, deckSize } from '@tarmac/flights/rules';
import type { Tables } from './tables.ts';

interface Stock {
  readonly where: readonly number[];
  readonly rightsOf: readonly number[];
  readonly planeQueue: readonly Card[];
  readonly passengerQueue: readonly Card[];
}

/** The slot of the first player, who always adds an airport. */
export const FIXED_AIRPORT = -1;

const AIRPORT_ONLY: readonly SlotKind[] = ['airport'];

export function slotKinds({ board }: Tables, slot: number): readonly SlotKind[] {
  return slot === FIXED_AIRPORT ? AIRPORT_ONLY : board.slots[slot]!;
}

/** The kinds a slot allows, and those of them that have not run out. */
export function canFill(
  state: Stock,
  tables: Tables,
  slot: number,
): { readonly allowed: readonly SlotKind[]; readonly open: readonly SlotKind[] } {
  const allowed = slotKinds(tables, slot);
  const open = allowed.filter((kind) =>
    kind === 'airport'
      ? tables.cardsOf.some((_, city) => availableAirport(state, tables, city) !== null)
      : deckSize(state, kind) > 0,
  );
  return { allowed, open };
}
