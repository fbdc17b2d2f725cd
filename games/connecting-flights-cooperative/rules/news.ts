/** The news of a cooperative game: everyone hears all of it. */

import {
  airport,
  CARDS,
  CONTINENTS,
  capacity,
  card,
  cityId,
  coins,
  count,
  passenger,
  plane,
} from '@tarmac/flights/rules';
import { also, flag, list, oneOf, record, seatShapes, type TaggedOf, whole } from '@tarmac/kit';
import { ACTION, load } from './actions.ts';
import { DEMAND_KINDS } from './board.ts';
import { PASSENGERS_SHOWN, PLANES_SHOWN } from './display.ts';
import { flightShape, round } from './shapes.ts';
import type { Tables } from './tables.ts';

export type News = TaggedOf<'kind', ReturnType<typeof newsShapes>>;

/** A pawn, by its colour, that came to a city, by its id. */
export type Placed = Extract<News, { kind: 'pair' }>['placed'][number];

const continent = oneOf(...CONTINENTS);
const demandKind = oneOf(...DEMAND_KINDS);
const colours = list(continent, 0, CONTINENTS.length);

/** By kind, the fields a piece of news has at a table of so many seats and hands. */
export function newsShapes({ board }: Tables, seats: number, hands: number) {
  const { seat } = seatShapes(seats);
  const hand = whole(0, hands - 1);
  const city = also(cityId, (value) => board.cities.some(({ id }) => id === value), 'must be a city of the board');
  const placed = list(record({ city, pawn: continent }), 0, CONTINENTS.length);
  const shown = list(card, 0, PASSENGERS_SHOWN + PLANES_SHOWN);
  const demands = whole(0, Math.max(...DEMAND_KINDS.map((kind) => board.demands[kind].length)) - 1);
  return {
    /** CF-5.1 */
    began: {},
    /**
     * CF-5.1, CF-6.4 a departure and a demand card were drawn, by place in the board's lists. `for`: the setup, the round,
     * CF-7.1 the further pair, CF-6.5 the one after round 8. `missing`: colours that had run out, or CF-7.3 are skipped.
     */
    pair: {
      for: oneOf('setup', 'round', 'further', 'extra'),
      demandKind,
      departure: whole(0, board.departures.length - 1),
      demand: demands,
      placed,
      missing: colours,
    },
    /** CF-6.4 an empty deck was made anew from its discards. */
    renewedDeck: { deck: oneOf(...DEMAND_KINDS, 'departure') },
    /** CF-7.3 a yellow pawn was placed by the team. */
    placed: { seat, city, pawn: continent },
    /** CF-5.2 the cards of a starting flight. */
    first: { seat, hand, from: airport, to: airport, plane, passenger },
    /** CF-5.4 */
    took: { seat, hand, card: passenger },
    /** CF-5.3 the display as it was first laid out. */
    display: { cards: shown },
    roundBegan: { round },
    /** CF-6.1 an airport, a plane, an electric plane or a passenger. */
    bought: { seat, hand, card, coins },
    rented: { seat, hand, card: airport, coins },
    boughtTruck: { seat, hand, capacity, coins },
    /** CF-6.1 a place of the display was filled. */
    refilled: { card },
    /** CF-6.1 the six cards that lie there now, fewer where a deck ran out. */
    renewed: { seat, coins, cards: shown },
    marketClosed: { seat },
    /** CF-6.2 `home`: how many of each colour left the board; `fee`: CF-7.2. */
    flew: { seat, flight: flightShape(hands), home: load, fee: coins },
    /** CF-6.3 */
    chartered: { seat, pawn: continent, from: city, to: city, coins },
    /** CF-6.2 the flights are done; so many pawns came home in them, so many are left. */
    flightsClosed: { seat, home: count, left: count },
    /** CF-7.2 */
    fullPlanesBonus: { coins },
    /** CF-7.1 the team's choice; `coins` it got. */
    further: { seat, draw: flag, coins },
    /** CF-7.3 round 5. */
    games: { city, placed, missing: colours },
    /** CF-7.6 before income. */
    interest: { coins },
    /** CF-6.5 */
    income: { coins },
    /** CF-7.6 after income. */
    carbon: { trucks: count, coins },
    /** CF-6.5 what was demanded, and what was there to be paid. Not told where nothing was due. */
    penalties: { crowded: list(city, 0, CARDS), full: colours, unequal: flag, due: count, paid: coins },
    /** CF-1.8 */
    proposed: { seat, action: ACTION },
    agreed: { seat },
    disagreed: { seat, by: seat },
    withdrawn: { seat },
    /** CF-6.6 `left` pawns on the board. */
    ended: { won: flag, round, home: count, left: count },
  };
}
