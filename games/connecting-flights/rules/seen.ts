/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

import { also, fastChance, flag, list, oneOf, orNull, record, type Shape, same, tagged, whole } from '@tarmac/kit';
import { audit } from './audit.ts';
import { SLOT_KINDS } from './board.ts';
import { EVENT_IDS, IDENTITY_IDS, PLAYER_CARD_IDS, SABOTAGE_IDS } from './cards/ids.ts';
import { capacity, card, cityId, coins, count, type SeatShapes, seatShapes } from './component-shapes.ts';
import { CAPACITIES, MOST_COINS, ROUNDS } from './components.ts';
import { CONTINENTS } from './continents.ts';
import { imagine } from './imagine.ts';
import type { News } from './news.ts';
import { parseConfig } from './parse.ts';
import { configReader } from './seen-config.ts';
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
export function viewProblem(input: unknown): string | null {
  const { config, seats } = Object(input) as Partial<View>;
  const parsed = parsedConfig(config, Number(seats));
  if (!parsed.ok) return parsed.problem;
  const problem = viewShape(Number(seats), tablesOf(parsed.value.board))(input, 'view');
  if (problem !== null) return problem;
  const view = input as View;
  if ((view.order === null) !== (view.eye === 'watcher')) return 'view has an order that is not the eye’s';
  const state = behind(view);
  if (state === null) return 'view has cards that can lie nowhere';
  const [broken] = audit(state);
  if (broken !== undefined) return `view cannot be: ${broken}`;
  return same(seenBy(state, view.eye), view) ? null : 'view is not what this eye would see';
}

const parsedConfig = configReader(parseConfig);

/** A state this eye might be looking at; null where there are fewer cards than places for them. */
function behind(view: View): State | null {
  try {
    return imagine(view, fastChance(1));
  } catch {
    return null;
  }
}

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(tablesOf(config.board), seatShapes(seats), seats)(news, 'news');
}

/** One for every field of every kind. */
type NewsShapes = {
  readonly [K in News['kind']]: Readonly<Record<Exclude<keyof Extract<News, { kind: K }>, 'kind'>, Shape>>;
};

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
  const shapes: NewsShapes = {
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
