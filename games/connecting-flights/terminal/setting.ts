/** What the pictures need besides the view, and what a seat has of each kind. */

import { type Board, isUsable, sabotageOn, type Tables, type View } from '@tarmac/connecting-flights/rules';
import type { Language, Names, TerminalWords, Text } from '@tarmac/connecting-flights/text';

export interface Setting {
  readonly language: Language;
  readonly board: Board;
  readonly tables: Tables;
  readonly names: Names;
  readonly seatNames: readonly string[];
  readonly text: Text;
  readonly words: TerminalWords;
}

/** The seat whose view it is; -1 for somebody who watches. */
export function seatOf({ eye }: View): number {
  return typeof eye === 'number' ? eye : -1;
}

/** A card with what sets it apart: landing rights, lent out, under sabotage. */
export function markedCard(view: View, seat: number, card: number, { names, board, words }: Setting): string {
  const sabotage = board.sabotages[sabotageOn(view, card)];
  const marks = [
    ...(view.rightsOf[card] === seat ? [words.onRights] : []),
    ...(view.where[card] === seat && !isUsable(view, seat, card) ? [words.lentOut] : []),
    ...(sabotage === undefined ? [] : [words.sabotaged(names.sabotage(sabotage.id))]),
  ];
  return names.card(card) + (marks.length === 0 ? '' : ` [${marks.join(', ')}]`);
}
