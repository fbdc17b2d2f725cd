/** The news of a game, complete. `tell` selects what each eye hears. */

import { flag, list, orNull, seatShapes, type TaggedOf, whole } from '@tarmac/kit';
import { idOf } from '@tarmac/map';
import { ROW_SIZE } from './airlines.ts';
import { airline, count, counts, endRule, rowOfCards, scoringNumber } from './shapes.ts';
import type { Tables } from './tables.ts';

export type News = TaggedOf<'kind', ReturnType<typeof newsShapes>>;

/** By kind: the fields of news at a table with so many seats. */
export function newsShapes({ board, flights }: Tables, seats: number) {
  const { seat, bySeat } = seatShapes(seats);
  const route = idOf(board.routes, 'a route');
  const flight = idOf(flights, 'a flight card');
  const circle = whole(0, 2);
  return {
    /** AL-2 after the deal. */
    began: { startSeat: seat, row: rowOfCards },
    /** AL-4.6, AL-11.3 an unusable flight card is shown and leaves the game; a `drewFlight` follows. */
    exchanged: { seat, flight },
    /** AL-7.3 face-up cards of inactive airlines left the game: one by this seat's choice, or (`seat` null) all, the pile being empty. */
    removed: { seat: orNull(seat), airlines: list(airline, 1, ROW_SIZE) },
    /** AL-5.1 */
    founded: { seat, airline, count, headquarters: idOf(board.cities, 'a city') },
    /** AL-4.2 a flight card played; `number` is that of the circle, `flight` the id of the card. */
    flew: { seat, airline, route, circle, number: count, flight },
    /** AL-6.1 */
    expanding: { seat },
    /** AL-6.1 nothing was played, so no stock is drawn. */
    stayed: { seat },
    /** AL-5.2, AL-6.1, AL-4.6 `flight` is null to everyone but the drawer. */
    drewFlight: { seat, flight: orNull(flight) },
    /** AL-4.4 pile and discards are both empty. */
    noFlightLeft: { seat },
    /** AL-4.4 the discards became the pile. */
    flightsShuffled: { count },
    /** AL-6.2 */
    laid: { seat, airline, count },
    /** AL-8.1 */
    sabotaged: { seat, airline, route, circle, number: count },
    /** AL-7.2 */
    inactive: { airline },
    /** AL-7.1 */
    took: { seat, airline },
    /** AL-7.1 `airline` is null to everyone but the drawer. */
    drew: { seat, airline: orNull(airline) },
    /** AL-7.1 the place of a card taken or removed is filled. */
    turnedUp: { airline },
    /** AL-9.1 the pile is empty: a gap stays. */
    pileEmpty: {},
    /** AL-10.3 the scoring cards are shuffled into the pile. */
    scoringCardsIn: { round: count },
    /** AL-9.1 `number` counts the scoring cards met so far; met by this seat's draw or replacement. */
    scoringCard: { seat, number: scoringNumber },
    /** AL-9.1 met in the first round. */
    shuffledBack: { seat },
    /** AL-9.1, AL-9.3 `number` counts the scorings. */
    scoringBegan: { number: scoringNumber },
    /** AL-9.4 the stock of the fictitious third player, laid open. */
    thirdPlayer: { stock: counts },
    /** AL-9.2 a founded airline; `third` is how many the fictitious player holds, null without one. */
    scored: { airline, markers: count, held: bySeat(count), third: orNull(count), points: bySeat(count) },
    /** AL-9.2 the sum of the scoring for each seat. */
    scoringEnded: { number: scoringNumber, points: bySeat(count) },
    /** AL-10.2 this seat drew the last stock card: everyone has one more turn, it last. */
    lastRound: { seat },
    /** AL-9.5 */
    stalemate: { turns: count, routesOpen: flag },
    /** AL-10.1 */
    bonus: { points: bySeat(count) },
    ended: { rule: endRule, ranks: bySeat(whole(1, seats)), scores: bySeat(count) },
  };
}
