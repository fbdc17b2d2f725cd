/** Which bots decide now. In a team where any seat may act, bots wait for the people. */

import type { Seat, ToAct } from './game.ts';

/**
 * The bots to ask, in seat order. Mode `each`: every bot that owes a decision. Mode `any`: the first bot, and only if
 * no person could act.
 */
export function botsOwing({ mode, seats }: ToAct, isBot: (seat: Seat) => boolean): readonly Seat[] {
  const bots = seats.filter(isBot);
  if (mode === 'each') return bots;
  return bots.length === seats.length ? bots.slice(0, 1) : [];
}
