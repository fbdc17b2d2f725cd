/** What the pictures need besides the view, and the names as a player reads them. */

import {
  type Airline,
  type Board,
  SCORING_CARDS,
  scoringRow,
  type Tables,
  type View,
} from '@tarmac/airlines-europe/rules';
import type { Language, Names, TerminalWords, Text } from '@tarmac/airlines-europe/text';

export interface Setting {
  readonly language: Language;
  readonly board: Board;
  readonly tables: Tables;
  readonly names: Names;
  readonly seatNames: readonly string[];
  readonly text: Text;
  readonly words: TerminalWords;
}

/** With the colour, by which players call it. */
export function airlineName(airline: Airline, { text }: Setting): string {
  return `${text.shares[airline]} (${text.colours[airline]})`;
}

/** What a share pays in the scoring to come, or paid in the last one. */
export function rowOf(view: View, share: number): string {
  // AE-4.11 the last scoring may come early, but counts as the third.
  const scoring = view.endedBy === null ? view.scorings + 1 : SCORING_CARDS;
  return scoringRow(view, share, scoring).join('-');
}
