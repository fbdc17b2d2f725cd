/** When bots decide. People look on: a team of which any may act would be played out before their eyes. */

import type { Seat, ToAct } from './game.ts';

/**
 * The bots to be asked, in seat order. Where each owes a decision of its own, every bot that does; where any may
 * act for all, the first of them, and only if no person could.
 */
export function botsOwing({ mode, seats }: ToAct, isBot: (seat: Seat) => boolean): readonly Seat[] {
  const bots = seats.filter(isBot);
  if (mode === 'each') return bots;
  return bots.length === seats.length ? bots.slice(0, 1) : [];
}
