/** The words for a match that all won or lost together. */

import * as m from '../paraglide/messages.js';
import type { Together } from './together.ts';

/** For a list. */
export function togetherWords(together: Together, seats: number): string {
  if (seats === 1) return together === 'won' ? m.table_won() : m.table_lost_alone();
  return together === 'won' ? m.table_won_together() : m.table_lost_together();
}

/** For the end of the match. */
export function overTogether(together: Together, seats: number): string {
  if (seats === 1) return together === 'won' ? m.table_over_won() : m.table_over_lost();
  return together === 'won' ? m.table_over_won_together() : m.table_over_lost_together();
}
