/** CF-5, CF-7 the setup before the team's first decision. */

import {
  AIRPORT_CARDS,
  type ByCard,
  CARDS,
  CONTINENT_INDEX,
  CONTINENTS,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  IN_DECK,
  OUT,
  SUPPLY,
  TRUCK_COUNTS,
} from '@tarmac/flights/rules';
import type { Chance } from '@tarmac/kit';
import type { Config } from './config.ts';
import { scenarioOf } from './costs.ts';
import { drawPair } from './demand.ts';
import { handsOf, MOST_HANDS } from './hands.ts';
import type { News } from './news.ts';
import { MOST_PASSENGER_STARS } from './ready-actions.ts';
import type { Scenario } from './scenarios.ts';
import type { Frame, State } from './state.ts';
import { COLOURS, type Tables, tablesOf } from './tables.ts';

/** CF-5.2 */
export const FIRST_COINS = 100;

export function setup(config: Config, seats: number, chance: Chance, news?: News[]): State {
  const tables = tablesOf(config.board);
  const { board } = tables;
  const scenario = scenarioOf(config);
  const hands = handsOf({ config, seats });
  const start = scenario.truck - 1;
  const state: State = {
    config,
    seats,
    round: 0,
    phase: 'setup',
    frame: firstFrame(scenario),
    coins: FIRST_COINS,
    where: places(tables, scenario),
    rightsOf: new Array(AIRPORT_CARDS).fill(-1),
    planeQueue: [],
    passengerQueue: [],
    passengersShown: [],
    planesShown: [],
    trucks: Array.from({ length: hands }, () => TRUCK_COUNTS.map((_, place) => (place === start ? 1 : 0))),
    truckSupply: TRUCK_COUNTS.map((count, place) => (place > start ? 0 : place === start ? count - hands : count)),
    pawns: new Array(board.cities.length * COLOURS).fill(0),
    departuresDrawn: board.departures.map(() => false),
    lowDrawn: board.demands.low.map(() => false),
    highDrawn: board.demands.high.map(() => false),
    charters: 0,
    flights: [],
    homeThisRound: 0,
    home: 0,
    refused: 0,
    endedBy: null,
    won: false,
  };
  news?.push({ kind: 'began' });
  // CF-7.3 the team's own pawns come first.
  if (scenario.games === null) drawFirstPairs(state, tables, chance, news);
  return state;
}

/** CF-5.1 */
export function drawFirstPairs(state: State, tables: Tables, chance: Chance, news?: News[]): void {
  const { pairs } = scenarioOf(state.config);
  const column = handsOf(state) === MOST_HANDS ? 1 : 0;
  for (const kind of ['high', 'low'] as const) {
    for (let pair = 0; pair < pairs[kind][column]; pair++) drawPair(state, tables, kind, 'setup', chance, news);
  }
}

function firstFrame({ games }: Scenario): Frame {
  if (games === null) return { kind: 'first', hand: 0 };
  return { kind: 'place', continent: placesFrom(games.colour, 0) as number };
}

/** CF-7.3 the next continent that gets one of the five pawns, by index; null after the last. */
export function placesFrom(colour: (typeof CONTINENTS)[number], from: number): number | null {
  for (let continent = from; continent < CONTINENTS.length; continent++) {
    if (continent !== CONTINENT_INDEX[colour]) return continent;
  }
  return null;
}

function places({ starsOf }: Tables, { electric }: Scenario): ByCard<number> {
  return Array.from({ length: CARDS }, (_, card) => {
    if (card < AIRPORT_CARDS) return SUPPLY;
    if (card < FIRST_ELECTRIC) return IN_DECK;
    if (card < FIRST_PASSENGER) return electric ? SUPPLY : OUT;
    return starsOf[card]! > MOST_PASSENGER_STARS ? OUT : IN_DECK;
  });
}
