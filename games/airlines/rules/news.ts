/** What happened, as everyone at the table would see it. `tell` decides what each eye hears. */

import type { BySeat } from '@tarmac/kit';
import type { Airline, ByAirline } from './airlines.ts';
import type { EndRule } from './state.ts';

export type News =
  /** AL-2 after the deal. */
  | { readonly kind: 'began'; readonly startSeat: number; readonly row: readonly Airline[] }
  /** AL-4.6, AL-11.3 an unusable flight card is shown and leaves the game; a `drewFlight` follows. */
  | { readonly kind: 'exchanged'; readonly seat: number; readonly flight: string }
  /** AL-7.3 face-up cards of inactive airlines left the game: one by this seat's choice, or (`seat` null) all, the pile being empty. */
  | { readonly kind: 'removed'; readonly seat: number | null; readonly airlines: readonly Airline[] }
  /** AL-5.1 */
  | {
      readonly kind: 'founded';
      readonly seat: number;
      readonly airline: Airline;
      readonly count: number;
      readonly headquarters: string;
    }
  /** AL-4.2 a flight card played; `number` is that of the circle, `flight` the id of the card. */
  | {
      readonly kind: 'flew';
      readonly seat: number;
      readonly airline: Airline;
      readonly route: string;
      readonly circle: number;
      readonly number: number;
      readonly flight: string;
    }
  /** AL-6.1 */
  | { readonly kind: 'expanding'; readonly seat: number }
  /** AL-6.1 nothing was played, so no stock is drawn. */
  | { readonly kind: 'stayed'; readonly seat: number }
  /** AL-5.2, AL-6.1, AL-4.6 `flight` is null to everyone but the drawer. */
  | { readonly kind: 'drewFlight'; readonly seat: number; readonly flight: string | null }
  /** AL-4.4 pile and discards are both empty. */
  | { readonly kind: 'noFlightLeft'; readonly seat: number }
  /** AL-4.4 the discards became the pile. */
  | { readonly kind: 'flightsShuffled'; readonly count: number }
  /** AL-6.2 */
  | { readonly kind: 'laid'; readonly seat: number; readonly airline: Airline; readonly count: number }
  /** AL-8.1 */
  | {
      readonly kind: 'sabotaged';
      readonly seat: number;
      readonly airline: Airline;
      readonly route: string;
      readonly circle: number;
      readonly number: number;
    }
  /** AL-7.2 */
  | { readonly kind: 'inactive'; readonly airline: Airline }
  /** AL-7.1 */
  | { readonly kind: 'took'; readonly seat: number; readonly airline: Airline }
  /** AL-7.1 `airline` is null to everyone but the drawer. */
  | { readonly kind: 'drew'; readonly seat: number; readonly airline: Airline | null }
  /** AL-7.1 the place of a card taken or removed is filled. */
  | { readonly kind: 'turnedUp'; readonly airline: Airline }
  /** AL-9.1 the pile is empty: a gap stays. */
  | { readonly kind: 'pileEmpty' }
  /** AL-10.3 the scoring cards are shuffled into the pile. */
  | { readonly kind: 'scoringCardsIn'; readonly round: number }
  /** AL-9.1 `number` counts the scoring cards met so far; met by this seat's draw or replacement. */
  | { readonly kind: 'scoringCard'; readonly seat: number; readonly number: number }
  /** AL-9.1 met in the first round. */
  | { readonly kind: 'shuffledBack'; readonly seat: number }
  /** AL-9.1, AL-9.3 `number` counts the scorings. */
  | { readonly kind: 'scoringBegan'; readonly number: number }
  /** AL-9.4 the stock of the fictitious third player, laid open. */
  | { readonly kind: 'thirdPlayer'; readonly stock: ByAirline<number> }
  /** AL-9.2 a founded airline; `third` is how many the fictitious player holds, null without one. */
  | {
      readonly kind: 'scored';
      readonly airline: Airline;
      readonly markers: number;
      readonly held: BySeat<number>;
      readonly third: number | null;
      readonly points: BySeat<number>;
    }
  /** AL-9.2 the sum of the scoring for each seat. */
  | { readonly kind: 'scoringEnded'; readonly number: number; readonly points: BySeat<number> }
  /** AL-10.2 this seat drew the last stock card: everyone has one more turn, it last. */
  | { readonly kind: 'lastRound'; readonly seat: number }
  /** AL-9.5 */
  | { readonly kind: 'stalemate'; readonly turns: number; readonly routesOpen: boolean }
  /** AL-10.1 */
  | { readonly kind: 'bonus'; readonly points: BySeat<number> }
  | {
      readonly kind: 'ended';
      readonly rule: EndRule;
      readonly ranks: BySeat<number>;
      readonly scores: BySeat<number>;
    };
