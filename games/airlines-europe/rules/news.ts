/** What happened, as everyone at the table would see it. `tell` decides what each eye hears. */

import type { BySeat } from '@tarmac/kit';
import type { Airline, ByShare, Share } from './airlines.ts';

export type News =
  /** AE-2 after the deal. */
  | { readonly kind: 'began'; readonly startSeat: number; readonly market: readonly Airline[] }
  /** AE-2.7 eight of a kind went back. */
  | { readonly kind: 'redealt'; readonly seat: number }
  /** AE-2.8 all first portfolios at once. */
  | { readonly kind: 'opened'; readonly shares: BySeat<readonly [Airline, Airline]> }
  /** AE-4.1; `track` is where the marker now stands. */
  | {
      readonly kind: 'bought';
      readonly seat: number;
      readonly airline: Airline;
      readonly route: string;
      readonly licence: number;
      readonly cost: number;
      readonly track: number;
    }
  /** AE-4.9 */
  | {
      readonly kind: 'bonus';
      readonly airline: Airline;
      readonly target: string;
      readonly spaces: number;
      readonly track: number;
    }
  /** AE-4.11 */
  | { readonly kind: 'allBlocked' }
  /** AE-4.8, AE-8.2 a market card into the hand. */
  | { readonly kind: 'took'; readonly seat: number; readonly airline: Airline }
  /** AE-4.8 `airline` is null to everyone but the drawer. */
  | { readonly kind: 'drew'; readonly seat: number; readonly airline: Airline | null }
  /** AE-8.8 the deck or, in AE-8.2, the market is empty, and the seat gets no card. */
  | { readonly kind: 'wentWithout'; readonly seat: number }
  /** Cards turned up for the market; fewer than wanted, or none, when the deck is empty (AE-8.8). */
  | { readonly kind: 'turnedUp'; readonly airlines: readonly Airline[] }
  /** AE-8.1 `number` counts the scoring cards met so far. */
  | { readonly kind: 'scoringCard'; readonly seat: number; readonly holder: number; readonly number: number }
  /** AE-5.1 */
  | { readonly kind: 'played'; readonly seat: number; readonly shares: readonly Share[] }
  /** AE-5.2, AE-7.1 */
  | { readonly kind: 'paid'; readonly seat: number; readonly amount: number; readonly reason: 'dividend' | 'cash' }
  /** AE-6 `fromHand` is null to everyone but the owner; `backs` says what all can see of it. */
  | {
      readonly kind: 'exchanged';
      readonly seat: number;
      readonly fromPortfolio: readonly Share[];
      readonly fromHand: readonly Share[] | null;
      readonly backs: Backs;
      readonly acquired: number;
    }
  /** AE-7.2 what each seat returned. */
  | { readonly kind: 'bankBroke'; readonly returned: BySeat<number> }
  /** AE-7.2, AE-8.2 market cards that leave the game. */
  | { readonly kind: 'marketCleared'; readonly airlines: readonly Airline[] }
  /** AE-8 `number` is the row of Air ABACUS that counts, 1 to 3. */
  | { readonly kind: 'scoringBegan'; readonly number: number }
  /** AE-9.2 the fictitious third portfolio, laid open. */
  | { readonly kind: 'thirdPortfolio'; readonly shares: ByShare<number> }
  /** AE-8.3 to 8.5; `third` is how many the fictitious player holds, null without one. */
  | {
      readonly kind: 'scored';
      readonly share: Share;
      readonly row: readonly number[];
      readonly held: BySeat<number>;
      readonly third: number | null;
      readonly points: BySeat<number>;
    }
  /** AE-8.6 the sum of the scoring for each seat. */
  | { readonly kind: 'scoringEnded'; readonly number: number; readonly points: BySeat<number> }
  /** AE-8.6 the scoring card leaves the game and its holder goes on. */
  | { readonly kind: 'wentOn'; readonly seat: number }
  /** AE-10.3 */
  | { readonly kind: 'banned'; readonly seat: number; readonly route: string; readonly licence: number }
  /** AE-10.2 */
  | { readonly kind: 'passed'; readonly seat: number }
  /** AE-8.7, AE-4.11 */
  | { readonly kind: 'ended'; readonly rule: string; readonly ranks: BySeat<number>; readonly scores: BySeat<number> };

/** Cards seen from behind: ordinary shares have gray backs, Air ABACUS red ones (AE-1.2). */
export interface Backs {
  readonly ordinary: number;
  readonly abacus: number;
}
