/** What the pictures need besides the view. */

import type { Board, Scene, Tables, View } from '@tarmac/connecting-flights/cooperative/rules';
import type { Language, Names, TerminalWords, Text } from '@tarmac/connecting-flights/cooperative/text';

export interface Setting {
  readonly language: Language;
  readonly board: Board;
  readonly tables: Tables;
  readonly scene: Scene;
  readonly names: Names;
  readonly text: Text;
  readonly words: TerminalWords;
}

/** The hand that is meant where none is named: the reader's own. */
export function ownHand({ eye }: View, { names }: Setting): number {
  return typeof eye === 'number' && eye < names.hands ? eye : 0;
}
