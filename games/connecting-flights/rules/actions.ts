/** The decisions a seat can make. Each is small: a round with many parts is many of them. */

import {
  AIRPORT_CARDS,
  airport,
  CAPACITIES,
  CARDS,
  CONTINENTS,
  card,
  cityId,
  coins,
  MOST_COINS,
  stars,
  TRUCK_COUNTS,
} from '@tarmac/flights/rules';
import { also, flag, list, oneOf, orNull, record, type Shape, type TaggedOf, type TypeOf, whole } from '@tarmac/kit';
import { PLAYER_CARD_IDS, SABOTAGE_IDS } from './cards/ids.ts';
import { plan } from './flight/plan.ts';
import { type MayLackReason, reason } from './reasons.ts';

const continent = oneOf(...CONTINENTS);
const capacity: Shape<number> = oneOf(...CAPACITIES);
const MOST_SEATS = 5;
const seat = whole(0, MOST_SEATS - 1);

/** Rising, so that the same trade is always written the same way. */
const rising = (item: Shape<number>, most: number) =>
  also(
    list(item, 0, most),
    (value) => (value as readonly number[]).every((one, i, all) => i === 0 || one > all[i - 1]!),
    'must rise, none twice',
  );

/** CF-4.10 one side of a trade. Cards and loans in rising order, none twice; nothing is 0 or empty. */
const bundle = record({
  cards: rising(card, CARDS),
  /** By capacity less one. */
  trucks: list(whole(0, Math.max(...TRUCK_COUNTS)), CAPACITIES.length, CAPACITIES.length),
  coins,
  /** Airports lent as landing rights until the end of the round. */
  loans: rising(airport, AIRPORT_CARDS),
});
export type Bundle = TypeOf<typeof bundle>;

/** By type, the fields an action has. */
export const ACTIONS = {
  /** CF-3.2 one of the two player cards dealt. Hidden until all have chosen. */
  keep: { player: oneOf(...PLAYER_CARD_IDS) },
  /** CF-3.3 the starting continent. */
  start: { continent },
  /** CF-3.3 the first flight: two cities by id, the stars of its plane and of its passenger. Hidden until all are in. */
  first: { from: cityId, to: cityId, plane: stars, passenger: stars },
  /** CF-4.1 the continent an event asks for. */
  name: { continent },
  /** CF-4.2 adds a card to the auction: the top of a deck ... */
  add: { kind: oneOf('plane', 'passenger') },
  /** ... or an airport of the supply, by the city's id. */
  addAirport: { city: cityId },
  /** CF-4.3 */
  bid: { coins: whole(1, MOST_COINS) },
  /** CF-4.3 out of the bidding for this card; CF-4.4 nothing more to buy for now. */
  pass: {},
  /** CF-4.4 landing rights, by the city's id. */
  rent: { city: cityId },
  buyElectric: { stars },
  buyTruck: { capacity },
  /** CF-4.4 to the bank, by whose player card allows it. */
  sell: { card },
  sellTruck: { capacity },
  /** CF-4.10 to one seat: what is given for what is taken. Optional, any seat, while the market is open. */
  offer: { to: seat, give: bundle, take: bundle },
  /** CF-4.10 takes one's own open offer back. Optional. */
  withdraw: {},
  /** CF-4.10 the answer to the open offer of that seat. Who declines may say why. */
  answer: { from: seat, accept: flag, reason },
  /**
   * CF-4.10 declines that seat's offer, also with a reason, and makes it another instead; give and take are the answering
   * seat's.
   */
  counter: { from: seat, give: bundle, take: bundle, reason },
  /** CF-4.5 the flight plan. Hidden until all are in. */
  fly: { chains: plan },
  /** CF-1.8 takes one's own plan back while another is missing. Optional, hidden. */
  recall: {},
  /** CF-4.7 the coins, or the top card. */
  takeCoins: {},
  drawSabotage: {},
  /** CF-4.7 uses the card drawn; `on` is the card it shall lie on, null where it lies on none. */
  sabotage: { victim: seat, on: orNull(card) },
  /** CF-4.7 puts the card drawn under the deck unseen. */
  bury: {},
  /** CF-4.7 of the victim whose player card lets it buy its way out: whether it does. */
  deflect: { pay: flag },
  /** CF-4.7 pays for a sabotage card on one of its cards. Optional. */
  lift: { sabotage: oneOf(...SABOTAGE_IDS) },
  /** CF-3.4 the standing order: claim the identity when its task is met, or wait. Optional, hidden. */
  order: { claim: flag },
};

export type Action = MayLackReason<TaggedOf<'type', typeof ACTIONS>>;
