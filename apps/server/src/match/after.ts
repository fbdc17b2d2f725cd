/** The data after an entry of a match's log. It is stored for the last entry, so that any node can continue from it. */

import type { By, BySeat, UndoBlock } from '@tarmac/kit';
import type { After as MatchAfter } from '@tarmac/match';
import type { SeatInfo } from '@tarmac/wire';
import type { ClockState } from './clock.ts';

export interface SeatState {
  readonly holder: By | null;
  /** `stand-in`: a bot plays until its person returns. `resigned`, `timed-out`: for good. */
  readonly state: SeatInfo['state'];
  /** The level of the bot that plays it now. */
  readonly bot: string | null;
  /** The entry with which its person left, if any. */
  readonly leftAt: number | null;
}

export interface After extends MatchAfter {
  readonly seats: BySeat<SeatState>;
  readonly clock: ClockState;
  /** The last entry that no computed undo goes back behind. */
  readonly base: number;
  /** Why none of a seat's acts up to the base can be undone. */
  readonly noUndo: BySeat<UndoBlock>;
  /** The last entry up to the base whose row has the state: entries after it are folded. */
  readonly kept: number;
}
