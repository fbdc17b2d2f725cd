/** CF-3 the setup and the deal. */

import {
  AIRPORT_CARDS,
  type ByCard,
  CARDS,
  CONTINENTS,
  type Continent,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  IN_DECK,
  OUT,
  SUPPLY,
  TRUCK_COUNTS,
} from '@tarmac/flights/rules';
import type { Chance } from '@tarmac/kit';
import { suits } from './board.ts';
import type { Config } from './config.ts';
import type { News } from './news.ts';
import { SABOTAGE_IN_DECK, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** CF-3.1 by number of seats. */
export const CONTINENTS_OUT: Readonly<Record<number, readonly Continent[]>> = {
  2: ['north-america', 'asia'],
  3: ['asia', 'oceania'],
  4: ['oceania'],
  5: [],
};

export function isInPlay(seats: number, continent: number): boolean {
  return !CONTINENTS_OUT[seats]?.includes(CONTINENTS[continent]!);
}

export function setup(config: Config, seats: number, chance: Chance, news?: News[]): State {
  const tables = tablesOf(config.board);
  const { board } = tables;
  // CF-3.2
  const players = board.players.flatMap((card, place) => (suits(card, seats) ? [place] : []));
  const identities = board.identities.map((_, place) => place);
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const state: State = {
    config,
    seats,
    round: 0,
    phase: 'setup',
    firstSeat: 0,
    frame: { kind: 'keep', chosen: bySeat(() => null) },
    where: places(tables, seats),
    rightsOf: new Array(AIRPORT_CARDS).fill(-1),
    planeQueue: [],
    passengerQueue: [],
    // CF-3.2 a truck of capacity 1 each.
    trucks: bySeat(() => [1, 0, 0, 0]),
    truckSupply: TRUCK_COUNTS.map((count, place) => (place === 0 ? count - seats : count)),
    coins: bySeat(() => 0),
    revenue: bySeat(() => 0),
    revenues: [],
    dealt: bySeat(() => [takeOut(players, chance), takeOut(players, chance)] as const),
    players: bySeat(() => -1),
    startContinents: bySeat(() => -1),
    identities: bySeat(() => takeOut(identities, chance)),
    claimed: bySeat(() => false),
    orders: bySeat(() => true),
    missed: bySeat(() => 0),
    events: [],
    named: -1,
    row: [],
    bargains: bySeat(() => 0),
    rented: bySeat(() => 0),
    offersMade: bySeat(() => 0),
    offers: [],
    plans: null,
    flown: null,
    sabotages: board.sabotages.map(() => SABOTAGE_IN_DECK),
    sabotageQueue: [],
    endedBy: null,
  };
  news?.push({ kind: 'began', continentsOut: CONTINENTS_OUT[seats] ?? [] });
  return state;
}

function places({ continentOf }: Tables, seats: number): ByCard<number> {
  return Array.from({ length: CARDS }, (_, card) => {
    const continent = continentOf[card]!;
    if (continent >= 0 && !isInPlay(seats, continent)) return OUT;
    const isOpen = card < AIRPORT_CARDS || (card >= FIRST_ELECTRIC && card < FIRST_PASSENGER);
    return isOpen ? SUPPLY : IN_DECK;
  });
}

function takeOut(left: number[], chance: Chance): number {
  const [taken] = left.splice(chance.draw(left.length), 1);
  if (taken === undefined) throw new Error('there are too few cards to deal');
  return taken;
}
