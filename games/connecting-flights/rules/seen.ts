/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

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
import {
  also,
  flag,
  list,
  oneOf,
  orNull,
  record,
  type SeatShapes,
  type Shape,
  type ShapesByKind,
  seatShapes,
  tagged,
  viewProblemOf,
  whole,
} from '@tarmac/kit';
import { audit } from './audit.ts';
import { EVENT_IDS, IDENTITY_IDS, PLAYER_CARD_IDS, SABOTAGE_IDS } from './cards/ids.ts';
import type { Config } from './config.ts';
import { imagine } from './imagine.ts';
import type { News } from './news.ts';
import { parseConfig } from './parse.ts';
import { bundle, endRule, firstFlight, identityOf, openShapes, pairOf, plan, runs } from './shapes.ts';
import type { State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import type { View } from './view-types.ts';

function viewShape(seats: number, tables: Tables): Shape {
  const { seat, bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
    dealt: bySeat(orNull(pairOf(tables))),
    identities: bySeat(orNull(identityOf(tables))),
    order: orNull(flag),
  });
}

/** What is wrong with a view; null for one that some game can have come to. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: (seats, { board }) => viewShape(seats, tablesOf(board)),
  problem: ({ order, eye }) =>
    (order === null) === (eye === 'watcher') ? null : 'view has an order that is not the eye’s',
  imagine,
  audit,
  view: seenBy,
});

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(tablesOf(config.board), seatShapes(seats), seats)(news, 'news');
}

const continent = oneOf(...CONTINENTS);
const event = oneOf(...EVENT_IDS);
const identity = oneOf(...IDENTITY_IDS);
const player = oneOf(...PLAYER_CARD_IDS);
const sabotage = oneOf(...SABOTAGE_IDS);
/** Coins that came in or, below 0, went out. */
const change = whole(-MOST_COINS, MOST_COINS);
const STAGES = 3;

function newsShape({ board }: Tables, { seat, bySeat }: SeatShapes, seats: number): Shape {
  const city = also(cityId, (value) => board.cities.some(({ id }) => id === value), 'must be a city of the board');
  const flight = also(
    firstFlight,
    (value) => [(value as { from: string }).from, (value as { to: string }).to].every((id) => city(id, '') === null),
    'must be between cities of the board',
  );
  const trade = { from: seat, to: seat, give: bundle, take: bundle };
  const fourFigures = list(count, 4, 4);
  const shapes: ShapesByKind<News> = {
    began: { continentsOut: list(continent, 0, CONTINENTS.length) },
    playersShown: { players: bySeat(player) },
    startChosen: { seat, continent },
    firstFlights: { flights: bySeat(flight), coins: bySeat(coins) },
    roundBegan: { round: whole(1, ROUNDS), firstSeat: seat },
    event: { event },
    eventCoins: { event, coins: bySeat(change) },
    named: { seat, continent },
    added: { seat: orNull(seat), card },
    slotEmpty: { seat: orNull(seat), kinds: list(oneOf(...SLOT_KINDS), 1, SLOT_KINDS.length) },
    called: { card, price: count },
    bid: { seat, card, coins },
    outbid: { seat, card, forced: flag },
    sold: { seat, card, coins },
    unsold: { card },
    marketOpened: {},
    rented: { seat, card, coins },
    boughtElectric: { seat, card, coins },
    boughtTruck: { seat, capacity, coins },
    soldCard: { seat, card, coins },
    soldTruck: { seat, capacity, coins },
    passedMarket: { seat },
    offered: trade,
    countered: trade,
    withdrawn: { from: seat, to: seat },
    declined: { from: seat, to: seat },
    lapsed: { from: seat, to: seat },
    traded: trade,
    flew: { seat, plan, flown: runs, revenue: count, coins },
    penalty: { seat, card, coins },
    taxed: { coins: bySeat(change) },
    saboteurs: { seats: list(seat, 0, seats) },
    tookCoins: { seat, coins },
    drewSabotage: { seat, sabotage: orNull(sabotage) },
    buried: { seat, sabotage: orNull(sabotage) },
    sabotaged: { seat, victim: seat, sabotage, on: orNull(card) },
    deflected: { seat, sabotage, coins },
    struck: { seat, victim: seat, sabotage, paid: coins, gained: coins, truck: whole(0, CAPACITIES.length) },
    lifted: { seat, sabotage, card, coins },
    wornOff: { seat, sabotage },
    claimed: { seat, identity, coins },
    ordered: { seat, claim: flag },
    abilityPaid: { seat, player, coins },
    nextStage: { stage: whole(1, STAGES) },
    ended: {
      rule: endRule,
      ranks: bySeat(whole(1, seats)),
      scores: bySeat(count),
      standings: bySeat(fourFigures),
      identities: bySeat(identity),
    },
  };
  return tagged('kind', shapes);
}
