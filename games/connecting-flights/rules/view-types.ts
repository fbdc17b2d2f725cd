/** What one eye sees: the type the board and the bots work with. Nearly everything is open (CF-9.1). */

import type { ByAirport, ByCard, Card } from '@tarmac/flights/rules';
import type { BySeat, Eye } from '@tarmac/kit';
import type { Config } from './config.ts';
import type { Plan, Run } from './flight/plan.ts';
import type { BySabotage, Frame, Offer, Phase } from './state.ts';

/** Beside the places of state.ts: a sabotage card in the deck, under it or just drawn, and this eye cannot tell where. */
export const SABOTAGE_HIDDEN = -100;

export interface View {
  readonly eye: Eye;
  readonly config: Config;
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  readonly firstSeat: number;
  /** Others' hidden choices are null in it; a sabotage card just drawn is -1 to all who cannot know it. */
  readonly frame: Frame;

  readonly where: ByCard<number>;
  readonly rightsOf: ByAirport<number>;
  readonly planeQueue: readonly Card[];
  readonly passengerQueue: readonly Card[];
  readonly trucks: BySeat<readonly number[]>;
  readonly truckSupply: readonly number[];
  readonly coins: BySeat<number>;
  readonly revenue: BySeat<number>;
  readonly revenues: readonly BySeat<number>[];

  /** CF-9.2 the eye's own two cards; those of all once the game is over; else null. */
  readonly dealt: BySeat<readonly [number, number] | null>;
  readonly players: BySeat<number>;
  readonly startContinents: BySeat<number>;
  /** CF-9.2 the eye's own and the claimed ones, those of all once the game is over; else null. */
  readonly identities: BySeat<number | null>;
  readonly claimed: BySeat<boolean>;
  /** CF-9.2 the eye's own standing order; else null. */
  readonly order: boolean | null;
  readonly missed: BySeat<number>;

  readonly events: readonly number[];
  readonly named: number;
  readonly row: readonly Card[];
  readonly bargains: BySeat<number>;
  readonly rented: BySeat<number>;
  readonly offersMade: BySeat<number>;
  readonly offers: readonly Offer[];
  readonly plans: readonly Plan[] | null;
  readonly flown: readonly (readonly Run[])[] | null;

  /** Where each sabotage card is, as far as this eye can tell. */
  readonly sabotages: BySabotage<number>;
  /** The sabotage cards under the deck, the next to come first; -1 for those this eye does not know. */
  readonly sabotageQueue: readonly { readonly sabotage: number; readonly knownTo: number }[];
  readonly endedBy: 'CF-4.9' | null;
}
