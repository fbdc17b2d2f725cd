/** What the pictures need besides the view, and the signs that stand for styles where there is no room for words. */

import { type Board, type FlightCard, STYLES, type Style, type Tables, type View } from '@tarmac/airlines/rules';
import type { Language, Names, TerminalWords, Text } from '@tarmac/airlines/text';

export interface Setting {
  readonly language: Language;
  readonly board: Board;
  readonly tables: Tables;
  readonly names: Names;
  readonly seatNames: readonly string[];
  readonly text: Text;
  readonly words: TerminalWords;
}

/** Each looks a little like the line it stands for. */
export const STYLE_SIGNS: Readonly<Record<Style, string>> = {
  wavy: '~',
  dotted: ':',
  dashed: '-',
  double: '=',
  solid: '_',
};

/** What the signs mean. */
export function signLegend({ text, words }: Setting): string {
  return words.titled(words.styles, STYLES.map((style) => `${STYLE_SIGNS[style]} ${text.styles[style]}`).join(', '));
}

/** The flight cards in the hand of whose eye it is, style by style, the lowest first. */
export function ownFlights(view: View, { tables }: Setting): FlightCard[] {
  return tables.flights.filter((_, card) => view.flights[card] === view.eye);
}
