/** What the pictures need besides the view, and what a seat has of each kind. */

import {
  type Board,
  CAPACITIES,
  CARDS,
  isUsable,
  kindOf,
  type SlotKind,
  sabotageOn,
  type Tables,
  type View,
} from '@tarmac/connecting-flights/rules';
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

/** The cards a seat owns or may use as landing rights, in the order of their numbers. */
export function cardsOf({ where, rightsOf }: View, seat: number, kind: SlotKind): number[] {
  return Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => kindOf(card) === kind && (where[card] === seat || rightsOf[card] === seat),
  );
}

/** Capacities, each as often as the seat has such a truck. */
export function trucksOf({ trucks }: View, seat: number): number[] {
  return CAPACITIES.flatMap((capacity) => Array(trucks[seat]?.[capacity - 1] ?? 0).fill(capacity));
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

/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** By the beginning of its name, or by its id; null where none is called so. */
export function cityCalled(typed: string, { board, names }: Setting): string | null {
  const asked = plain(typed);
  if (asked === '') return null;
  const found = board.cities.find(({ id }) => plain(names.city(id)).startsWith(asked) || id === asked);
  return found?.id ?? null;
}
