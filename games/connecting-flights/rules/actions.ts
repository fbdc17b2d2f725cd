/** The decisions a seat can make. Each is small: a round with many parts is many of them. */

import type { Card, Continent, SlotKind } from '@tarmac/flights/rules';
import type { PlayerCardId, SabotageId } from './cards/ids.ts';
import type { Plan } from './flight/plan.ts';

export type Action =
  /** CF-3.2 one of the two player cards dealt. Hidden until all have chosen. */
  | { readonly type: 'keep'; readonly player: PlayerCardId }
  /** CF-3.3 the starting continent. */
  | { readonly type: 'start'; readonly continent: Continent }
  /** CF-3.3 the first flight: two cities by id, the stars of its plane and of its passenger. Hidden until all are in. */
  | {
      readonly type: 'first';
      readonly from: string;
      readonly to: string;
      readonly plane: number;
      readonly passenger: number;
    }
  /** CF-4.1 the continent an event asks for. */
  | { readonly type: 'name'; readonly continent: Continent }
  /** CF-4.2 adds a card to the auction: the top of a deck ... */
  | { readonly type: 'add'; readonly kind: Exclude<SlotKind, 'airport'> }
  /** ... or an airport of the supply, by the city's id. */
  | { readonly type: 'addAirport'; readonly city: string }
  /** CF-4.3 */
  | { readonly type: 'bid'; readonly coins: number }
  /** CF-4.3 out of the bidding for this card; CF-4.4 nothing more to buy for now. */
  | { readonly type: 'pass' }
  /** CF-4.4 landing rights, by the city's id. */
  | { readonly type: 'rent'; readonly city: string }
  | { readonly type: 'buyElectric'; readonly stars: number }
  | { readonly type: 'buyTruck'; readonly capacity: number }
  /** CF-4.4 to the bank, by whose player card allows it. */
  | { readonly type: 'sell'; readonly card: Card }
  | { readonly type: 'sellTruck'; readonly capacity: number }
  /** CF-4.10 to one seat: what is given for what is taken. Optional, any seat, while the market is open. */
  | { readonly type: 'offer'; readonly to: number; readonly give: Bundle; readonly take: Bundle }
  /** CF-4.10 takes one's own open offer back. Optional. */
  | { readonly type: 'withdraw' }
  /** CF-4.10 the answer to the open offer of that seat. */
  | { readonly type: 'answer'; readonly from: number; readonly accept: boolean }
  /** CF-4.10 declines that seat's offer and makes it another instead; give and take are the answering seat's. */
  | { readonly type: 'counter'; readonly from: number; readonly give: Bundle; readonly take: Bundle }
  /** CF-4.5 the flight plan. Hidden until all are in. */
  | { readonly type: 'fly'; readonly chains: Plan }
  /** CF-4.7 the coins, or the top card. */
  | { readonly type: 'takeCoins' }
  | { readonly type: 'drawSabotage' }
  /** CF-4.7 uses the card drawn; `on` is the card it shall lie on, null where it lies on none. */
  | { readonly type: 'sabotage'; readonly victim: number; readonly on: Card | null }
  /** CF-4.7 puts the card drawn under the deck unseen. */
  | { readonly type: 'bury' }
  /** CF-4.7 of the victim whose player card lets it buy its way out: whether it does. */
  | { readonly type: 'deflect'; readonly pay: boolean }
  /** CF-4.7 pays for a sabotage card on one of its cards. Optional. */
  | { readonly type: 'lift'; readonly sabotage: SabotageId }
  /** CF-3.4 the standing order: claim the identity when its task is met, or wait. Optional, hidden. */
  | { readonly type: 'order'; readonly claim: boolean };

/** CF-4.10 one side of a trade. Cards and loans in rising order, none twice; nothing is 0 or empty. */
export interface Bundle {
  readonly cards: readonly Card[];
  /** By capacity less one. */
  readonly trucks: readonly number[];
  readonly coins: number;
  /** Airports lent as landing rights until the end of the round. */
  readonly loans: readonly Card[];
}
