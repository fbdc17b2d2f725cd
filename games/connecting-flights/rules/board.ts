/** A board file: the airports, and everything that is printed on the cards and the two boards (CF-8). */

import type { ByStars, PrintedBoard, SlotKind } from '@tarmac/flights/rules';
import type { EventId, IdentityId, PlayerCardId, SabotageId } from './cards/ids.ts';

export interface Board extends PrintedBoard {
  /** CF-4.5 by the passenger's stars. */
  readonly revenue: ByStars<number>;
  /** CF-4.6 from so much revenue on, so many coins come in or, below 0, go out; the lowest field first. */
  readonly leaderboard: readonly LeaderboardField[];
  /** CF-4.2 what the slots after plane, passenger and airport take: the first for two players, one more for each further player. */
  readonly slots: readonly (readonly SlotKind[])[];
  readonly players: readonly PlayerCard[];
  readonly identities: readonly Identity[];
  readonly events: readonly EventCard[];
  readonly sabotages: readonly SabotageCard[];
}

export interface LeaderboardField {
  readonly from: number;
  readonly coins: number;
}

/** CF-1.6 what it does is in cards/player-cards.ts; `amount` is the number in its text, 0 without one. */
export interface PlayerCard {
  readonly id: PlayerCardId;
  readonly rank: number;
  readonly budget: number;
  /** The smallest number of players it suits. */
  readonly from: number;
  /** The largest, where the card names one. */
  readonly to?: number;
  readonly amount: number;
  /** The most it pays at the end of a round; 0 without such a limit. */
  readonly most: number;
}

/** CF-3.2 */
export function suits({ from, to }: PlayerCard, players: number): boolean {
  return players >= from && (to === undefined || players <= to);
}

/** CF-1.6, CF-3.4 `goals`: how many of what its task asks for, with 2, 3, 4 and 5 players. */
export interface Identity {
  readonly id: IdentityId;
  readonly goals: readonly number[];
  readonly reward: number;
}

export const SABOTEURS = ['nobody', 'lowest-revenue', 'fewest-coins'] as const;
export type Saboteur = (typeof SABOTEURS)[number];

/** CF-4.1 */
export interface EventCard {
  readonly id: EventId;
  /** 1 to 3. */
  readonly stage: number;
  readonly saboteur: Saboteur;
  readonly amount: number;
}

/** CF-4.7 `lift` is what removes it from a card; 0 for those that lie on none. */
export interface SabotageCard {
  readonly id: SabotageId;
  readonly lift: number;
  readonly amount: number;
}
