/** The decisions of a seat. Each is small: a turn with many parts is several decisions. */

import { list, oneOf, type Shape, type TaggedOf, text, whole } from '@tarmac/kit';
import { ABACUS_COUNT, type Share } from './airlines.ts';
import { airline, pair, share } from './shapes.ts';

const LONGEST_ID = 60;
const route = text(LONGEST_ID);
const licence = whole(0, 2);

/** By type: the fields of an action. */
export const ACTIONS = {
  /** AE-2.8 the first portfolio; may be replaced until everyone has chosen. In the order of AE-1.1. */
  choose: { shares: pair },
  /** AE-4 a licence, the first or the second of a turn; `licence` counts a route's circles from 0, cheapest first. */
  buy: { airline, route, licence },
  /** AE-4.7 no second licence. */
  stop: {},
  /** AE-4.8, AE-8.2 a card of the market. */
  take: { airline },
  /** AE-4.8 the top of the deck. */
  draw: {},
  /** AE-5 any number of one airline. */
  play: { share, count: whole(1, ABACUS_COUNT) },
  /** AE-5 one each of two airlines, in the order of AE-1.1 with Air ABACUS last. */
  playTwo: { shares: list(share, 2, 2) as Shape<readonly [Share, Share]> },
  /** AE-6 announces one share for one Air ABACUS, or three for two; then come as many `give`. */
  exchange: { give: oneOf(1, 3) },
  /**
   * AE-6 one share given up. Portfolio first, then Air ABACUS from the hand, then other hand cards, so that each choice
   * is listed once.
   */
  give: { from: oneOf('portfolio', 'hand'), share },
  /** AE-7 */
  cash: {},
  /** AE-10 */
  ban: { route, licence },
  /** AE-10.2 */
  pass: {},
};

export type Action = TaggedOf<'type', typeof ACTIONS>;
