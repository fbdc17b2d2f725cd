/** CF-4.3 the seats that can still bid, and their least bids. */

import type { Card } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { bidsAllowed, type InForce, printedFor } from './modifiers.ts';
import type { Bidding } from './state.ts';
import type { Tables } from './tables.ts';

interface Auction extends InForce {
  readonly coins: readonly number[];
  readonly row: readonly Card[];
}

/** The least this seat can bid on the card called. */
export function leastBid(state: Auction, tables: Tables, frame: Bidding, seat: Seat): number {
  return frame.highSeat < 0 ? printedFor(state, tables, seat, state.row[0]!) : frame.high + 1;
}

/** Whether it has a bid left and the coins for it. */
export function canBid(state: Auction, tables: Tables, frame: Bidding, seat: Seat): boolean {
  return (
    frame.bids[seat]! < bidsAllowed(state, tables, seat) && state.coins[seat]! >= leastBid(state, tables, frame, seat)
  );
}
