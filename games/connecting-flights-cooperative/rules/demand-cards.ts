/** CF-1.6, CF-5.1 how many cards of each demand there are, and how many pawns each places. */

import type { DemandKind } from './board.ts';

export const DEMAND_CARDS: Readonly<Record<DemandKind, { readonly cards: number; readonly pawns: number }>> = {
  low: { cards: 6, pawns: 3 },
  high: { cards: 8, pawns: 5 },
};
