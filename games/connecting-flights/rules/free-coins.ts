/** CF-4.3, CF-4.10 the coins a seat may spend, without its highest bid and its open offer. */

import type { Seat } from '@tarmac/kit';
import type { Frame, Offer } from './state.ts';

interface Purse {
  readonly coins: readonly number[];
  readonly frame: Frame;
  readonly offers: readonly Offer[];
}

export function freeCoins({ coins, frame, offers }: Purse, seat: Seat): number {
  let free = coins[seat]!;
  if (frame.kind === 'bid' && frame.highSeat === seat) free -= frame.high;
  for (const { from, give } of offers) if (from === seat) free -= give.coins;
  return free;
}
