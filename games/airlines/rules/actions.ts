/** The decisions of a seat. Each is small: a turn with many parts is several decisions. */

import { oneOf, type TaggedOf, text, whole } from '@tarmac/kit';
import { AIRLINES, STOCK_CARDS } from './airlines.ts';

const LONGEST_ID = 60;
const airline = oneOf(...AIRLINES);
const route = text(LONGEST_ID);
const flight = text(LONGEST_ID);
const count = whole(1, STOCK_CARDS);

/** By type: the fields of an action. */
export const ACTIONS = {
  /** AL-4.6 an unusable flight card, at the start of the turn. `flight` is a card's id, such as 'wavy-5'. */
  exchange: { flight },
  /** AL-7.3 a face-up card of an inactive airline, at the start of the turn. */
  remove: { airline },
  /** AL-5.1 so many of the airline's cards, and a flight from its headquarters. */
  found: { airline, count, route, flight },
  /** AL-6.1 announces it: a flight card is drawn, then comes `fly` or `stop`. */
  expand: {},
  /** AL-6.1 */
  fly: { airline, route, flight },
  /** AL-6.1 no flight after all, AL-8.1 no sabotage. */
  stop: {},
  /** AL-6.2 */
  play: { airline, count },
  /** AL-8.1 `airline` is whose marker is used up; `circle` counts a route's circles from 0, lowest first. */
  sabotage: { airline, route, circle: whole(0, 2) },
  /** AL-7.1 one of the cards face up. */
  take: { airline },
  /** AL-7.1 the top of the pile. */
  draw: {},
};

export type Action = TaggedOf<'type', typeof ACTIONS>;
