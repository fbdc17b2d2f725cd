/** The news of a game, complete. `tell` selects what each eye hears. */

import { list, oneOf, orNull, record, seatShapes, type TaggedOf, type TypeOf, whole } from '@tarmac/kit';
import { idOf } from '@tarmac/map';
import { AIRLINES } from './airlines.ts';
import type { Board } from './board.ts';
import { airline, byShare, count, pair, share } from './shapes.ts';

export type News = TaggedOf<'kind', ReturnType<typeof newsShapes>>;

/** Cards from behind: ordinary shares have gray backs, Air ABACUS red ones (AE-1.2). */
export const backs = record({ ordinary: count, abacus: count });
export type Backs = TypeOf<typeof backs>;

const cards = list(airline, 0, 5);

/** By kind: the fields of news at a table with so many seats. */
export function newsShapes({ cities, routes }: Board, seats: number) {
  const { seat, bySeat } = seatShapes(seats);
  const route = idOf(routes, 'a route');
  const licence = whole(0, 2);
  const number = whole(1, 3);
  return {
    /** AE-2 after the deal. */
    began: { startSeat: seat, market: cards },
    /** AE-2.7 eight of a kind went back. */
    redealt: { seat },
    /** AE-2.8 all first portfolios at once. */
    opened: { shares: bySeat(pair) },
    /** AE-4.1; `track` is where the marker now stands. */
    bought: { seat, airline, route, licence, cost: count, track: count },
    /** AE-4.9 */
    bonus: { airline, target: idOf(cities, 'a city'), spaces: count, track: count },
    /** AE-4.11 */
    allBlocked: {},
    /** AE-4.8, AE-8.2 a market card into the hand. */
    took: { seat, airline },
    /** AE-4.8 `airline` is null to everyone but the drawer. */
    drew: { seat, airline: orNull(airline) },
    /** AE-8.8 the deck or, in AE-8.2, the market is empty, and the seat gets no card. */
    wentWithout: { seat },
    /** Cards turned up for the market; fewer or none if the deck is empty (AE-8.8). */
    turnedUp: { airlines: cards },
    /** AE-8.1 `number` counts the scoring cards met so far. */
    scoringCard: { seat, holder: seat, number },
    /** AE-5.1 */
    played: { seat, shares: list(share, 1, 20) },
    /** AE-5.2, AE-7.1 */
    paid: { seat, amount: count, reason: oneOf('dividend', 'cash') },
    /** AE-6 `fromHand` is null to everyone but the owner; `backs` says what all can see of it. */
    exchanged: {
      seat,
      fromPortfolio: list(share, 0, 3),
      fromHand: orNull(list(share, 0, 3)),
      backs,
      acquired: whole(1, 2),
    },
    /** AE-7.2 what each seat returned. */
    bankBroke: { returned: bySeat(count) },
    /** AE-7.2, AE-8.2 market cards that leave the game. */
    marketCleared: { airlines: cards },
    /** AE-8 `number` is the row of Air ABACUS that counts, 1 to 3. */
    scoringBegan: { number },
    /** AE-9.2 the fictitious third portfolio, laid open. */
    thirdPortfolio: { shares: byShare },
    /** AE-8.3 to 8.5; `third` is how many the fictitious player holds, null without one. */
    scored: {
      share,
      row: list(count, 0, AIRLINES.length),
      held: bySeat(count),
      third: orNull(count),
      points: bySeat(count),
    },
    /** AE-8.6 the sum of the scoring for each seat. */
    scoringEnded: { number, points: bySeat(count) },
    /** AE-8.6 the scoring card leaves the game and its holder goes on. */
    wentOn: { seat },
    /** AE-10.3 */
    banned: { seat, route, licence },
    /** AE-10.2 */
    passed: { seat },
    /** AE-8.7, AE-4.11 */
    ended: { rule: oneOf('AE-8.7', 'AE-4.11'), ranks: bySeat(whole(1, seats)), scores: bySeat(count) },
  };
}
