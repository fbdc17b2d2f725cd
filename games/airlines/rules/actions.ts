/** The decisions a seat can make. Each is small: a turn with many parts is several of them. */

import type { Airline } from './airlines.ts';

export type Action =
  /** AL-4.6 an unusable flight card, at the start of the turn. `flight` is a card's id, such as 'wavy-5'. */
  | { readonly type: 'exchange'; readonly flight: string }
  /** AL-7.3 a face-up card of an inactive airline, at the start of the turn. */
  | { readonly type: 'remove'; readonly airline: Airline }
  /** AL-5.1 so many of the airline's cards, and a flight from its headquarters. */
  | {
      readonly type: 'found';
      readonly airline: Airline;
      readonly count: number;
      readonly route: string;
      readonly flight: string;
    }
  /** AL-6.1 announces it: a flight card is drawn, then comes `fly` or `stop`. */
  | { readonly type: 'expand' }
  /** AL-6.1 */
  | { readonly type: 'fly'; readonly airline: Airline; readonly route: string; readonly flight: string }
  /** AL-6.1 no flight after all, AL-8.1 no sabotage. */
  | { readonly type: 'stop' }
  /** AL-6.2 */
  | { readonly type: 'play'; readonly airline: Airline; readonly count: number }
  /** AL-8.1 `airline` is whose marker is used up; `circle` counts a route's circles from 0, lowest first. */
  | { readonly type: 'sabotage'; readonly airline: Airline; readonly route: string; readonly circle: number }
  /** AL-7.1 one of the cards face up. */
  | { readonly type: 'take'; readonly airline: Airline }
  /** AL-7.1 the top of the pile. */
  | { readonly type: 'draw' };
