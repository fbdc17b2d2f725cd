/** A board that a test may change. */

import type { Loose } from '@tarmac/flights/support';
import type { Board } from '../../rules/board.ts';

export type LooseBoard = Loose<Board>;
