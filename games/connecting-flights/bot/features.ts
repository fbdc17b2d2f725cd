/** What the evaluation looks at, seat by seat. */

import type { Feature } from '@tarmac/bots';
import {
  bestRevenue,
  fleetOf,
  type Identity,
  isElectric,
  isGrounded,
  ROUNDS,
  type State,
  TASKS,
  type Tables,
  tablesOf,
} from '@tarmac/connecting-flights/rules';
import { lastingFleet } from './fleets.ts';
import { rememberedRevenue } from './remembered.ts';
import type { Term } from './terms.ts';
import { phasesLeft } from './worth.ts';

/** Each feature's term, in the order in which they are written. */
const TERM_OF = {
  /** Of the best plan with what is owned for good; and of this round's, with rights and event, less that. */
  revenue: 'network',
  flights: 'network',
  now: 'rights',
  /** What is left over of each kind: cards that wait for others. */
  sparePlanes: 'growth',
  sparePassengers: 'growth',
  airports: 'growth',
  airportStars: 'growth',
  planeStars: 'growth',
  coins: 'cash',
  /** Coins that will hardly be spent. */
  rich: 'cash',
  fuel: 'fuel',
  electric: 'fuel',
  /** The reward still to come, by how far the task is met. */
  reward: 'identity',
  grounded: 'sabotage',
} as const satisfies Readonly<Record<string, Term>>;

type Name = keyof typeof TERM_OF;
const NAMES = Object.keys(TERM_OF) as Name[];
export const FEATURES: readonly Feature[] = NAMES.map((name) => ({ name, term: TERM_OF[name] }));
const AT = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Readonly<Record<Name, number>>;
const COUNT = NAMES.length;

const RICH = 50;
/** Features are about as large as their neighbours: revenue and coins by ten. */
const TENTH = 0.1;

export function measure(state: State, into: Float64Array): void {
  const tables = tablesOf(state.config.board);
  into.fill(0, 0, state.seats * COUNT);
  for (let seat = 0; seat < state.seats; seat++) measureSeat(state, tables, seat, seat * COUNT, into);
}

function measureSeat(state: State, tables: Tables, seat: number, base: number, into: Float64Array): void {
  const put = (name: Name, value: number) => {
    into[base + AT[name]] = value;
  };
  const coins = state.coins[seat] as number;
  if (state.endedBy !== null) {
    put('revenue', (state.revenue[seat] as number) * TENTH);
    return;
  }
  const fleet = lastingFleet(state, tables, seat);
  const lasting = rememberedRevenue(fleet);
  put('revenue', lasting * TENTH);
  if (state.flown === null && (state.phase === 'market' || state.phase === 'flights')) {
    put('now', (bestRevenue(fleetOf(state, tables, seat)) - lasting) * TENTH * (phasesLeft(state) <= 1 ? 1 : TENTH));
  }
  const flights = Math.min(fleet.planes.length, fleet.passengers.length, Math.max(0, fleet.airports.length - 1));
  put('flights', flights);
  put('sparePlanes', fleet.planes.length - flights);
  put('sparePassengers', fleet.passengers.length - flights);
  put('airports', fleet.airports.length);
  put(
    'airportStars',
    fleet.airports.reduce((sum, { stars }) => sum + stars, 0),
  );
  put(
    'planeStars',
    fleet.planes.reduce((sum, { stars }) => sum + stars, 0),
  );
  put('coins', coins * TENTH);
  put('rich', Math.max(0, coins - RICH) * TENTH);
  put(
    'fuel',
    fleet.trucks.reduce((sum, count, place) => sum + count * (place + 1), 0),
  );
  put('electric', fleet.planes.filter(({ card }) => isElectric(card)).length);
  put('reward', rewardToCome(state, tables, seat) * TENTH);
  put('grounded', groundedOf(state, tables, seat));
}

function rewardToCome(state: State, tables: Tables, seat: number): number {
  if (state.claimed[seat]) return 0;
  const { id, goals, reward } = tables.board.identities[state.identities[seat] as number] as Identity;
  const goal = goals[state.seats - 2] as number;
  return (reward * Math.min(goal, TASKS[id].reached(state, tables, seat))) / goal;
}

function groundedOf(state: State, tables: Tables, seat: number): number {
  let grounded = 0;
  for (const card of state.sabotages) {
    if (card >= 0 && state.where[card] === seat && isGrounded(state, tables, card)) grounded++;
  }
  return grounded;
}

/** Weights differ by seats and by how many rounds are over. */
const PARTS = 5;
export const CHAPTERS = 4 * PARTS;
const FIRST_ROUND_OF_PART = [0, 3, 5, 7, ROUNDS - 1];

export function chapterOf({ seats, round }: State): number {
  const part = FIRST_ROUND_OF_PART.findLastIndex((first) => round >= first);
  return (seats - 2) * PARTS + part;
}
