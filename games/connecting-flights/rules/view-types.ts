/** The view of one eye: the type for board and bots. Nearly everything is open (CF-9.1). */

import type { BySeat, Eye } from '@tarmac/kit';
import type { BySabotage, Frame, OpenState } from './state.ts';

/** In addition to the places of state.ts: a sabotage card in or under the deck or just drawn, unknown to this eye. */
export const SABOTAGE_HIDDEN = -100;

export interface View extends Readonly<OpenState> {
  readonly eye: Eye;
  /** Others' hidden choices are null in it; a drawn sabotage card is -1 to all who cannot know it. */
  readonly frame: Frame;
  /** CF-9.2 the eye's own two cards; those of all once the game is over; else null. */
  readonly dealt: BySeat<readonly [number, number] | null>;
  /** CF-9.2 the eye's own and the claimed ones, those of all once the game is over; else null. */
  readonly identities: BySeat<number | null>;
  /** CF-9.2 the eye's own standing order; else null. */
  readonly order: boolean | null;
  /** The place of each sabotage card, as far as this eye can tell. */
  readonly sabotages: BySabotage<number>;
  /** The sabotage cards under the deck, the next to come first; -1 for those this eye does not know. */
  readonly sabotageQueue: readonly { readonly sabotage: number; readonly knownTo: number }[];
}
