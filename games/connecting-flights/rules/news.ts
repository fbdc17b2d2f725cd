/** The news of a game, complete. `tell` selects what each eye hears. */

import {
  CAPACITIES,
  CONTINENTS,
  capacity,
  card,
  cityId,
  coins,
  count,
  MOST_COINS,
  ROUNDS,
  SLOT_KINDS,
} from '@tarmac/flights/rules';
import { also, flag, list, oneOf, orNull, type Shape, seatShapes, type TaggedOf, whole } from '@tarmac/kit';
import { EVENT_IDS, IDENTITY_IDS, PLAYER_CARD_IDS, SABOTAGE_IDS } from './cards/ids.ts';
import { plan, runs } from './flight/plan.ts';
import { type MayLackReason, reason } from './reasons.ts';
import { bundle, endRule, firstFlight } from './shapes.ts';
import type { Tables } from './tables.ts';

export type News = MayLackReason<TaggedOf<'kind', ReturnType<typeof newsShapes>>>;

const continent = oneOf(...CONTINENTS);
const event = oneOf(...EVENT_IDS);
const identity = oneOf(...IDENTITY_IDS);
const player = oneOf(...PLAYER_CARD_IDS);
const sabotage = oneOf(...SABOTAGE_IDS);
/** Coins that came in or, below 0, went out. */
const change = whole(-MOST_COINS, MOST_COINS);
const STAGES = 3;
const fourFigures = list(count, 4, 4) as Shape<readonly [number, number, number, number]>;

/** By kind, the fields a piece of news has at a table of so many. */
export function newsShapes({ board }: Tables, seats: number) {
  const { seat, bySeat } = seatShapes(seats);
  const city = also(cityId, (value) => board.cities.some(({ id }) => id === value), 'must be a city of the board');
  const flight = also(
    firstFlight,
    (value) => [(value as { from: string }).from, (value as { to: string }).to].every((id) => city(id, '') === null),
    'must be between cities of the board',
  );
  const trade = { from: seat, to: seat, give: bundle, take: bundle };
  return {
    /** CF-3.1, CF-3.2 after the deal. */
    began: { continentsOut: list(continent, 0, CONTINENTS.length) },
    /** CF-3.2 all have chosen. */
    playersShown: { players: bySeat(player) },
    /** CF-3.3 */
    startChosen: { seat, continent },
    /** CF-3.3 all are in: what each bought, and the coins each has left. */
    firstFlights: { flights: bySeat(flight), coins: bySeat(coins) },
    /** CF-4 */
    roundBegan: { round: whole(1, ROUNDS), firstSeat: seat },
    /** CF-4.1 */
    event: { event },
    /** CF-4.1 coins that came in or went out because of it; 0 for seats it does not concern. */
    eventCoins: { event, coins: bySeat(change) },
    /** CF-4.1 */
    named: { seat, continent },
    /** CF-4.2 `seat` is null for the two cards turned up at the beginning. */
    added: { seat: orNull(seat), card },
    /** CF-4.2 nothing of the kinds this slot takes is left; `seat` null for the fixed slots. */
    slotEmpty: { seat: orNull(seat), kinds: list(oneOf(...SLOT_KINDS), 1, SLOT_KINDS.length) },
    /** CF-4.3 */
    called: { card, price: count },
    bid: { seat, card, coins },
    /** `forced`: no bid left, or unable to top the last one. */
    outbid: { seat, card, forced: flag },
    sold: { seat, card, coins },
    unsold: { card },
    /** CF-4.4 */
    marketOpened: {},
    rented: { seat, card, coins },
    boughtElectric: { seat, card, coins },
    boughtTruck: { seat, capacity, coins },
    soldCard: { seat, card, coins },
    soldTruck: { seat, capacity, coins },
    passedMarket: { seat },
    /** CF-4.10 */
    offered: trade,
    /** `from` made the first offer; it is now `to`'s own offer that is open. */
    countered: { ...trade, reason },
    withdrawn: { from: seat, to: seat },
    declined: { from: seat, to: seat, reason },
    /** Something of it is no longer there to be given. */
    lapsed: { from: seat, to: seat },
    traded: trade,
    /**
     * CF-4.5 all plans are in; one per seat, clockwise from the first player. `flown` is the valid part with the
     * revenue of each flight; `coins` are the seat's afterwards.
     */
    flew: { seat, plan, flown: runs, revenue: count, coins },
    /** CF-4.5 landing rights not used. */
    penalty: { seat, card, coins },
    /** CF-4.6 above 0 a subsidy, below 0 a tax, as paid. */
    taxed: { coins: bySeat(change) },
    /** CF-4.7 who may sabotage, in their order; nobody where it is empty. */
    saboteurs: { seats: list(seat, 0, seats) },
    tookCoins: { seat, coins },
    /** `sabotage` is null to everyone but the drawer. */
    drewSabotage: { seat, sabotage: orNull(sabotage) },
    /** `sabotage` is null to everyone but the seat. */
    buried: { seat, sabotage: orNull(sabotage) },
    sabotaged: { seat, victim: seat, sabotage, on: orNull(card) },
    /** CF-4.7 the victim pays and it comes to nothing. */
    deflected: { seat, sabotage, coins },
    /**
     * CF-4.7 the victim's payment, the saboteur's part of it, and the capacity of the truck swapped for the next
     * smaller (0: none).
     */
    struck: { seat, victim: seat, sabotage, paid: coins, gained: coins, truck: whole(0, CAPACITIES.length) },
    lifted: { seat, sabotage, card, coins },
    /** CF-4.7 a sabotage that lay before a seat has done its work. */
    wornOff: { seat, sabotage },
    /** CF-3.4 `coins` is the reward as far as it was not lost to CF-1.7. */
    claimed: { seat, identity, coins },
    /** CF-3.4 told to the seat alone. */
    ordered: { seat, claim: flag },
    /** CF-4.8 by whose player card. */
    abilityPaid: { seat, player, coins },
    /** CF-4.8 the event deck is replaced by that of the next stage. */
    nextStage: { stage: whole(1, STAGES) },
    ended: {
      rule: endRule,
      ranks: bySeat(whole(1, seats)),
      scores: bySeat(count),
      /** CF-4.9 what decided, by seat: revenue, revenue without landing rights, continents, coins. */
      standings: bySeat(fourFigures),
      /** CF-9.3 everything that was hidden. */
      identities: bySeat(identity),
    },
  };
}
