/** The doors for data from outside: an action, a config. */

import {
  AIRPORT_CARDS,
  CAPACITIES,
  CARDS,
  CONTINENTS,
  FIRST_PASSENGER,
  FIRST_PLANE,
  MOST_COINS,
  STARS,
  TRUCK_COUNTS,
} from '@tarmac/flights/rules';
import {
  also,
  flag,
  list,
  oneOf,
  orNull,
  type Parsed,
  parseShape,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from '@tarmac/kit';
import { withBoard } from '@tarmac/map';
import type { Action } from './actions.ts';
import { parseBoard } from './board-file.ts';
import { PLAYER_CARD_IDS, SABOTAGE_IDS } from './cards/ids.ts';
import { type Config, OFFER_LIMITS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { WORLD } from './data/world.ts';

const LEAST_SEATS = 2;
const MOST_SEATS = 5;
const LONGEST_ID = 60;

const continent = oneOf(...CONTINENTS);
const city = text(LONGEST_ID);
const stars = oneOf(...STARS);
const capacity = oneOf(...CAPACITIES);
const seat = whole(0, MOST_SEATS - 1);
const card = whole(0, CARDS - 1);
const airport = whole(0, AIRPORT_CARDS - 1);

/** Rising, so that the same trade is always written the same way. */
const rising = (item: Shape, most: number): Shape =>
  also(
    list(item, 0, most),
    (value) => (value as readonly number[]).every((one, i, all) => i === 0 || one > all[i - 1]!),
    'must rise, none twice',
  );

const trucks = list(whole(0, Math.max(...TRUCK_COUNTS)), CAPACITIES.length, CAPACITIES.length);

const bundle = record({
  cards: rising(card, CARDS),
  trucks,
  coins: whole(0, MOST_COINS),
  loans: rising(airport, AIRPORT_CARDS),
});

/** A flight needs an airport and a plane of its own, so no honest plan has more. */
const MOST_CHAINS = AIRPORT_CARDS;
const MOST_LEGS = FIRST_PASSENGER - FIRST_PLANE;

const leg = record({
  plane: orNull(whole(FIRST_PLANE, FIRST_PASSENGER - 1)),
  truck: whole(0, CAPACITIES.length),
  passenger: orNull(whole(FIRST_PASSENGER, CARDS - 1)),
  to: orNull(airport),
});
const chain = record({ from: orNull(airport), legs: list(leg, 0, MOST_LEGS) });

const ACTION: Shape = tagged('type', {
  keep: { player: oneOf(...PLAYER_CARD_IDS) },
  start: { continent },
  first: { from: city, to: city, plane: stars, passenger: stars },
  name: { continent },
  add: { kind: oneOf('plane', 'passenger') },
  addAirport: { city },
  bid: { coins: whole(1, MOST_COINS) },
  pass: {},
  rent: { city },
  buyElectric: { stars },
  buyTruck: { capacity },
  sell: { card },
  sellTruck: { capacity },
  offer: { to: seat, give: bundle, take: bundle },
  withdraw: {},
  answer: { from: seat, accept: flag },
  counter: { from: seat, give: bundle, take: bundle },
  fly: { chains: list(chain, 0, MOST_CHAINS) },
  takeCoins: {},
  drawSabotage: {},
  sabotage: { victim: seat, on: orNull(card) },
  bury: {},
  deflect: { pay: flag },
  lift: { sabotage: oneOf(...SABOTAGE_IDS) },
  order: { claim: flag },
});

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape<Action>(ACTION, input, 'action');
}

/** Everything but the board, which has a parser of its own. Missing settings take their default. */
const SETTINGS: Shape = record({ board: () => null, offers: oneOf(...OFFER_LIMITS) }, ['board', 'offers']);

const DEFAULTS: Config = { board: WORLD.id, offers: '3' };

export function parseConfig(input: unknown, seats: number): Parsed<Config> {
  if (!Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS) {
    return { ok: false, problem: `Connecting Flights is for ${LEAST_SEATS} to ${MOST_SEATS} seats` };
  }
  const problem = SETTINGS(input, 'config');
  if (problem !== null) return { ok: false, problem };
  const config: Config = { ...DEFAULTS, ...(input as Partial<Config>) };
  return withBoard(config, BOARDS, parseBoard);
}
