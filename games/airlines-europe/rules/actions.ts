/** The decisions a seat can make. Each is small: a turn with many parts is several of them. */

import type { Airline, Share } from './airlines.ts';

export type Action =
  /** AE-2.8 the first portfolio; may be replaced until everyone has chosen. In the order of AE-1.1. */
  | { readonly type: 'choose'; readonly shares: readonly [Airline, Airline] }
  /** AE-4 a licence, the first or the second of a turn; `licence` counts a route's circles from 0, cheapest first. */
  | { readonly type: 'buy'; readonly airline: Airline; readonly route: string; readonly licence: number }
  /** AE-4.7 no second licence. */
  | { readonly type: 'stop' }
  /** AE-4.8, AE-8.2 a card of the market. */
  | { readonly type: 'take'; readonly airline: Airline }
  /** AE-4.8 the top of the deck. */
  | { readonly type: 'draw' }
  /** AE-5 any number of one airline. */
  | { readonly type: 'play'; readonly share: Share; readonly count: number }
  /** AE-5 one each of two airlines, in the order of AE-1.1 with Air ABACUS last. */
  | { readonly type: 'playTwo'; readonly shares: readonly [Share, Share] }
  /** AE-6 announces one share for one Air ABACUS, or three for two; then come as many `give`. */
  | { readonly type: 'exchange'; readonly give: 1 | 3 }
  /** AE-6 one share given up. Portfolio first, then Air ABACUS from the hand, then the rest of it, so that one choice is listed once. */
  | { readonly type: 'give'; readonly from: 'portfolio' | 'hand'; readonly share: Share }
  /** AE-7 */
  | { readonly type: 'cash' }
  /** AE-10 */
  | { readonly type: 'ban'; readonly route: string; readonly licence: number }
  /** AE-10.2 */
  | { readonly type: 'pass' };
