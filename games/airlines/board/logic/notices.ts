/** Notices for everybody at the table on the approaching end. */

import type { Facts, View } from '@tarmac/airlines/rules';

export type Notice =
  /** AL-10.2 the turns to come, without the current one. */
  | { readonly kind: 'lastRound'; readonly turns: number }
  /** AL-9.5 turns in a row without stock, and the number that ends the game. */
  | { readonly kind: 'idle'; readonly turns: number; readonly limit: number }
  /** AL-10.3 */
  | { readonly kind: 'aside'; readonly round: number }
  /** AL-9.4 the next scoring counts unknown cards. */
  | { readonly kind: 'third' };

/** AL-9.4 with two, the last scoring. */
const THIRD = 3;

export function noticesOf(view: View, facts: Facts): readonly Notice[] {
  if (view.endedBy !== null) return [];
  const notices: Notice[] = [];
  if (view.extraTurns !== null) notices.push({ kind: 'lastRound', turns: view.extraTurns });
  else if (isWorthSaying(view, facts)) notices.push({ kind: 'idle', turns: view.idleTurns, limit: facts.idleLimit });
  if (facts.scoringCardsAfterRound !== null) notices.push({ kind: 'aside', round: facts.scoringCardsAfterRound });
  if (view.seats === 2 && facts.nextScoring === THIRD) notices.push({ kind: 'third' });
  return notices;
}

/** Only if the end is at most two rounds away, and the current turn may still be without stock. */
function isWorthSaying({ idleTurns, seats, stirred, frame }: View, { idleLimit }: Facts): boolean {
  if (stirred || frame.kind === 'stock') return false;
  return idleTurns > 0 && idleLimit - idleTurns <= 2 * seats;
}
