/** Positions of a flight phase, drawn from a seed. */

import {
  AIRPORT_CARDS,
  CARDS,
  CONTINENT_INDEX,
  type Continent,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  OUT,
  SUPPLY,
} from '@tarmac/flights/rules';
import type { Draw } from '@tarmac/flights/support';
import type { Chance } from '@tarmac/kit';
import type { Worth } from '../../bot/flying/index.ts';
import type { ScenarioId } from '../../rules/config.ts';
import { WORLD } from '../../rules/data/world.ts';
import { DIFFICULTIES } from '../../rules/difficulty.ts';
import { setup } from '../../rules/setup.ts';
import type { State } from '../../rules/state.ts';
import { COLOURS, type Tables, tablesOf } from '../../rules/tables.ts';

export const TABLES: Tables = tablesOf(WORLD.id);

/** No flight needs any. */
export const NO_LUCK: Chance = { draw: () => 0, reveal: () => {} };

export interface Sizes {
  readonly hands: number;
  /** Of each hand. */
  readonly airports: number;
  readonly rights: number;
  readonly planes: number;
  readonly electric: number;
  readonly passengers: number;
  readonly trucks: readonly number[];
  readonly continents: number;
  readonly pawns: number;
  readonly coins: number;
  /** Charters of this round that are gone. */
  readonly chartersGone: number;
  readonly scenario: ScenarioId;
  readonly round: number;
  /** Whether passengers and planes were bought to suit the airports, as people do; else they are drawn blindly. */
  readonly suited: boolean;
}

export function pick<T>(draw: Draw, list: readonly T[]): T {
  return list[draw(list.length)] as T;
}

export function emptyPosition(hands: number, scenario: ScenarioId, difficulty: State['config']['difficulty']): State {
  const config = { board: WORLD.id, difficulty, scenario, hands: 'one', beginner: false, consent: false } as const;
  const state = setup(config, hands, NO_LUCK);
  state.where.fill(SUPPLY);
  for (let card = FIRST_PLANE; card < CARDS; card++) state.where[card] = OUT;
  state.rightsOf.fill(-1);
  state.pawns.fill(0);
  state.trucks = Array.from({ length: hands }, () => [0, 0, 0, 0]);
  state.flights = [];
  state.charters = 0;
  state.phase = 'flights';
  state.frame = { kind: 'flights' };
  return state;
}

export function drawnPosition(draw: Draw, sizes: Sizes): State {
  const { continentOf, starsOf, cityOf, citiesOn } = TABLES;
  const state = emptyPosition(sizes.hands, sizes.scenario, pick(draw, DIFFICULTIES));
  state.round = sizes.round;
  state.coins = sizes.coins;
  state.charters = sizes.chartersGone;
  const all = [0, 1, 2, 3, 4, 5];
  while (all.length > sizes.continents) all.splice(draw(all.length), 1);
  const deal = (hand: number, count: number, cards: number[], give: (card: number, hand: number) => void) => {
    for (let number = 0; number < count && cards.length > 0; number++) {
      give(cards.splice(draw(cards.length), 1)[0] as number, hand);
    }
  };
  const between = (first: number, end: number, fits: (card: number) => boolean) =>
    Array.from({ length: end - first }, (_, place) => first + place).filter(fits);
  const airports = between(0, AIRPORT_CARDS, (card) => all.includes(continentOf[card] as number));
  const planes = between(FIRST_PLANE, FIRST_ELECTRIC, (card) => !sizes.suited || (starsOf[card] as number) > 1);
  const electric = between(FIRST_ELECTRIC, FIRST_PASSENGER, () => true);
  const passengers = between(
    FIRST_PASSENGER,
    CARDS,
    (card) => all.includes(continentOf[card] as number) && (starsOf[card] as number) < 3,
  );
  const own = (card: number, hand: number) => {
    state.where[card] = hand;
  };
  for (let hand = 0; hand < sizes.hands; hand++) {
    deal(hand, sizes.airports, airports, own);
    deal(hand, sizes.rights, airports, (card) => {
      state.rightsOf[card] = hand;
    });
    deal(hand, sizes.planes, planes, own);
    deal(hand, sizes.electric, electric, own);
    const suits = (card: number) =>
      !sizes.suited ||
      cityOf.some(
        (_, airport) =>
          (state.where[airport] === hand || state.rightsOf[airport] === hand) &&
          continentOf[airport] === continentOf[card] &&
          (starsOf[airport] as number) >= (starsOf[card] as number),
      );
    deal(
      hand,
      sizes.passengers,
      passengers.filter((card) => state.where[card] === OUT && suits(card)),
      own,
    );
    giveTrucks(state, hand, ...sizes.trucks);
  }
  const owned = cityOf.filter((_, card) => (state.where[card] as number) >= 0);
  for (let placed = 0; placed < sizes.pawns; placed++) {
    const city =
      draw(3) > 0 && owned.length > 0 ? pick(draw, owned) : pick(draw, citiesOn[pick(draw, all)] as number[]);
    const colour = draw(4) > 0 ? pick(draw, all) : draw(COLOURS);
    if (TABLES.continentOfCity[city] === colour) continue;
    state.pawns[city * COLOURS + colour] = (state.pawns[city * COLOURS + colour] as number) + 1;
  }
  return state;
}

/** `most`: the best place for a pawn left, where home is worth 100. */
export function drawnWorth(draw: Draw, most: number, coin: number): Worth {
  return {
    home: 100,
    placed: TABLES.cityIds.flatMap(() => Array.from({ length: COLOURS }, () => draw(most + 1))),
    coin,
  };
}

export function giveAirport(state: State, hand: number, city: string): void {
  state.where[inSupply(state, city)] = hand;
}

export function giveRights(state: State, hand: number, city: string): void {
  state.rightsOf[inSupply(state, city)] = hand;
}

function inSupply({ where, rightsOf }: State, city: string): number {
  const cards = TABLES.cardsOf[TABLES.cityIndex(city)] ?? [];
  const card = cards.find((each) => where[each] === SUPPLY && rightsOf[each] === -1);
  if (card === undefined) throw new Error(`no card of ${city} is left`);
  return card;
}

export function givePlane(state: State, hand: number, stars: number): void {
  give(state, hand, FIRST_PLANE, FIRST_ELECTRIC, (card) => TABLES.starsOf[card] === stars);
}

export function givePassenger(state: State, hand: number, continent: Continent, stars: number): void {
  const suits = (card: number) =>
    TABLES.continentOf[card] === CONTINENT_INDEX[continent] && TABLES.starsOf[card] === stars;
  give(state, hand, FIRST_PASSENGER, CARDS, suits);
}

function give({ where }: State, hand: number, first: number, end: number, suits: (card: number) => boolean): void {
  for (let card = first; card < end; card++) {
    if (where[card] !== OUT || !suits(card)) continue;
    where[card] = hand;
    return;
  }
  throw new Error('no such card is left');
}

export function giveTrucks({ trucks }: State, hand: number, ...capacities: number[]): void {
  const of = trucks[hand] as number[];
  for (const capacity of capacities) of[capacity - 1] = (of[capacity - 1] as number) + 1;
}
