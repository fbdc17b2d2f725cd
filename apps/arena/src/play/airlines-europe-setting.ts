/** What the pictures of Airlines Europe need besides the view. */

import type { Board } from '@tarmac/airlines-europe/rules';
import type { Names, Text } from '@tarmac/airlines-europe/text';
import type { ScreenWords } from './words.ts';

export interface Setting {
  readonly board: Board;
  readonly names: Names;
  readonly seatNames: readonly string[];
  readonly text: Text;
  readonly words: ScreenWords;
}

/** AE-1.5, AE-1.7 what the zone under an airline's marker pays. */
export function rowOf(board: Board, space: number): string {
  return board.track.zones.findLast((zone) => zone.from <= space)?.row.join('-') ?? '';
}
