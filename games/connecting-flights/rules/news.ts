/** What happened, as everyone at the table would see it. `tell` decides what each eye hears. */

import type { Card, Continent, SlotKind } from '@tarmac/flights/rules';
import type { BySeat } from '@tarmac/kit';
import type { Bundle } from './actions.ts';
import type { EventId, IdentityId, PlayerCardId, SabotageId } from './cards/ids.ts';
import type { Plan, Run } from './flight/plan.ts';
import type { FirstFlight } from './state.ts';

export type News =
  /** CF-3.1, CF-3.2 after the deal. */
  | { readonly kind: 'began'; readonly continentsOut: readonly Continent[] }
  /** CF-3.2 all have chosen. */
  | { readonly kind: 'playersShown'; readonly players: BySeat<PlayerCardId> }
  /** CF-3.3 */
  | { readonly kind: 'startChosen'; readonly seat: number; readonly continent: Continent }
  /** CF-3.3 all are in: what each bought, and the coins each has left. */
  | { readonly kind: 'firstFlights'; readonly flights: BySeat<FirstFlight>; readonly coins: BySeat<number> }
  /** CF-4 */
  | { readonly kind: 'roundBegan'; readonly round: number; readonly firstSeat: number }
  /** CF-4.1 */
  | { readonly kind: 'event'; readonly event: EventId }
  /** CF-4.1 coins that came in or went out because of it; 0 for seats it does not concern. */
  | { readonly kind: 'eventCoins'; readonly event: EventId; readonly coins: BySeat<number> }
  /** CF-4.1 */
  | { readonly kind: 'named'; readonly seat: number; readonly continent: Continent }
  /** CF-4.2 `seat` is null for the two cards turned up at the beginning. */
  | { readonly kind: 'added'; readonly seat: number | null; readonly card: Card }
  /** CF-4.2 nothing of the kinds this slot takes is left; `seat` null for the fixed slots. */
  | { readonly kind: 'slotEmpty'; readonly seat: number | null; readonly kinds: readonly SlotKind[] }
  /** CF-4.3 */
  | { readonly kind: 'called'; readonly card: Card; readonly price: number }
  | { readonly kind: 'bid'; readonly seat: number; readonly card: Card; readonly coins: number }
  /** `forced`: no bid left, or unable to top the last one. */
  | { readonly kind: 'outbid'; readonly seat: number; readonly card: Card; readonly forced: boolean }
  | { readonly kind: 'sold'; readonly seat: number; readonly card: Card; readonly coins: number }
  | { readonly kind: 'unsold'; readonly card: Card }
  /** CF-4.4 */
  | { readonly kind: 'marketOpened' }
  | { readonly kind: 'rented'; readonly seat: number; readonly card: Card; readonly coins: number }
  | { readonly kind: 'boughtElectric'; readonly seat: number; readonly card: Card; readonly coins: number }
  | { readonly kind: 'boughtTruck'; readonly seat: number; readonly capacity: number; readonly coins: number }
  | { readonly kind: 'soldCard'; readonly seat: number; readonly card: Card; readonly coins: number }
  | { readonly kind: 'soldTruck'; readonly seat: number; readonly capacity: number; readonly coins: number }
  | { readonly kind: 'passedMarket'; readonly seat: number }
  /** CF-4.10 */
  | {
      readonly kind: 'offered';
      readonly from: number;
      readonly to: number;
      readonly give: Bundle;
      readonly take: Bundle;
    }
  /** `from` made the first offer; it is now `to`'s own offer that is open. */
  | {
      readonly kind: 'countered';
      readonly from: number;
      readonly to: number;
      readonly give: Bundle;
      readonly take: Bundle;
    }
  | { readonly kind: 'withdrawn'; readonly from: number; readonly to: number }
  | { readonly kind: 'declined'; readonly from: number; readonly to: number }
  /** Something of it is no longer there to be given. */
  | { readonly kind: 'lapsed'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'traded';
      readonly from: number;
      readonly to: number;
      readonly give: Bundle;
      readonly take: Bundle;
    }
  /** CF-4.5 all plans are in; one for each seat, clockwise from the first player. `coins` is what it has then. */
  | {
      readonly kind: 'flew';
      readonly seat: number;
      readonly plan: Plan;
      /** What of it was valid, with what each flight earned. */
      readonly flown: readonly Run[];
      readonly revenue: number;
      readonly coins: number;
    }
  /** CF-4.5 landing rights not used. */
  | { readonly kind: 'penalty'; readonly seat: number; readonly card: Card; readonly coins: number }
  /** CF-4.6 above 0 a subsidy, below 0 a tax, as paid. */
  | { readonly kind: 'taxed'; readonly coins: BySeat<number> }
  /** CF-4.7 who may sabotage, in their order; nobody where it is empty. */
  | { readonly kind: 'saboteurs'; readonly seats: readonly number[] }
  | { readonly kind: 'tookCoins'; readonly seat: number; readonly coins: number }
  /** `sabotage` is null to everyone but the drawer. */
  | { readonly kind: 'drewSabotage'; readonly seat: number; readonly sabotage: SabotageId | null }
  /** `sabotage` is null to everyone but the seat. */
  | { readonly kind: 'buried'; readonly seat: number; readonly sabotage: SabotageId | null }
  | {
      readonly kind: 'sabotaged';
      readonly seat: number;
      readonly victim: number;
      readonly sabotage: SabotageId;
      readonly on: Card | null;
    }
  /** CF-4.7 the victim pays and it comes to nothing. */
  | { readonly kind: 'deflected'; readonly seat: number; readonly sabotage: SabotageId; readonly coins: number }
  /** CF-4.7 what the victim paid, what the saboteur got of it, the truck swapped for the next smaller (its capacity; 0: none). */
  | {
      readonly kind: 'struck';
      readonly seat: number;
      readonly victim: number;
      readonly sabotage: SabotageId;
      readonly paid: number;
      readonly gained: number;
      readonly truck: number;
    }
  | {
      readonly kind: 'lifted';
      readonly seat: number;
      readonly sabotage: SabotageId;
      readonly card: Card;
      readonly coins: number;
    }
  /** CF-4.7 a sabotage that lay before a seat has done its work. */
  | { readonly kind: 'wornOff'; readonly seat: number; readonly sabotage: SabotageId }
  /** CF-3.4 `coins` is the reward as far as it was not lost to CF-1.7. */
  | { readonly kind: 'claimed'; readonly seat: number; readonly identity: IdentityId; readonly coins: number }
  /** CF-3.4 told to the seat alone. */
  | { readonly kind: 'ordered'; readonly seat: number; readonly claim: boolean }
  /** CF-4.8 by whose player card. */
  | { readonly kind: 'abilityPaid'; readonly seat: number; readonly player: PlayerCardId; readonly coins: number }
  /** CF-4.8 the event deck is replaced by that of the next stage. */
  | { readonly kind: 'nextStage'; readonly stage: number }
  | {
      readonly kind: 'ended';
      readonly rule: 'CF-4.9';
      readonly ranks: BySeat<number>;
      readonly scores: BySeat<number>;
      /** CF-4.9 what decided, by seat: revenue, revenue without landing rights, continents, coins. */
      readonly standings: BySeat<readonly [number, number, number, number]>;
      /** CF-9.3 everything that was hidden. */
      readonly identities: BySeat<IdentityId>;
    };
