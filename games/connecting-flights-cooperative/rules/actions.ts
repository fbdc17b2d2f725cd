/** The decisions of the team. `hand` is the hand they concern; any seat may make them. */

import { airport, CONTINENTS, capacity, card, cityId, passenger, plane, stars, truck } from '@tarmac/flights/rules';
import { flag, list, oneOf, type TaggedOf, type TypeOf, tagged, whole } from '@tarmac/kit';
import { MOST_HANDS } from './hands.ts';
import { PAWNS_OF_COLOUR } from './pawns.ts';

const continent = oneOf(...CONTINENTS);
const hand = whole(0, MOST_HANDS - 1);

/** CF-1.6 how many pawns of each colour, by continent: five at most. */
export const load = list(whole(0, PAWNS_OF_COLOUR), CONTINENTS.length, CONTINENTS.length);
export type Load = TypeOf<typeof load>;

/** By type: the fields of an action. */
const ACTIONS = {
  /** CF-7.3 where the next yellow pawn goes, by the city's id. */
  place: { city: cityId },
  /** CF-5.2 the starting flight of the hand that is next: two cities by id, the stars of its plane and of its passenger. */
  first: { hand, from: cityId, to: cityId, plane: stars, passenger: stars },
  /** CF-5.4 one more passenger of one star for the hand that is next. */
  take: { hand, continent },
  /** CF-6.1 a passenger or a plane of the display. */
  buy: { hand, card },
  buyAirport: { hand, city: cityId },
  rent: { hand, city: cityId },
  buyElectric: { hand, stars },
  buyTruck: { hand, capacity },
  /** CF-6.1 six new cards in the display. */
  renew: {},
  /** CF-6.2 a flight, as it flies: on the right end of the chain that ends on `from`, else as a new chain. `truck` is 0 without one. */
  fly: { hand, from: airport, plane, truck, passenger, to: airport, pawns: load },
  /** CF-6.3 a pawn, by its colour, between two cities of one continent. */
  charter: { pawn: continent, from: cityId, to: cityId },
  /** The market, or the flights, are done. */
  pass: {},
  /** CF-7.1 whether a further pair is drawn. */
  further: { draw: flag },
  /** CF-1.8 the answer to what another seat proposes. */
  consent: { agree: flag },
  /** CF-1.8 takes one's own proposal back. Optional. */
  withdraw: {},
};

export const ACTION = tagged('type', ACTIONS);

export type Action = TaggedOf<'type', typeof ACTIONS>;
export type Of<T extends Action['type']> = Extract<Action, { type: T }>;
