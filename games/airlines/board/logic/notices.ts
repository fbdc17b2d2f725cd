/** What everybody at the table had better bear in mind: how the end is drawing near. */

import type { Facts, View } from '@tarmac/airlines/rules';

export type Notice =
  /** AL-10.2 turns still to come, the one under way not counted. */
  | { readonly kind: 'lastRound'; readonly turns: number }
  /** AL-9.5 turns in a row without stock, and after how many the game ends. */
  | { readonly kind: 'idle'; readonly turns: number; readonly limit: number }
  /** AL-10.3 */
  | { readonly kind: 'aside'; readonly round: number }
  /** AL-9.4 the next scoring counts cards that nobody knows. */
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

/** Not for every quiet turn: only when the end is at most two rounds away, and not once this turn is no longer a quiet one. */
function isWorthSaying({ idleTurns, seats, stirred, frame }: View, { idleLimit }: Facts): boolean {
  if (stirred || frame.kind === 'stock') return false;
  return idleTurns > 0 && idleLimit - idleTurns <= 2 * seats;
}
