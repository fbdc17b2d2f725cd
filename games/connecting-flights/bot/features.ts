/** The features of the evaluation, by seat. */

import { featureTable } from '@tarmac/bots';
import { isGrounded, type State, TASKS, type Tables, tablesOf } from '@tarmac/connecting-flights/rules';
import { isElectric, ROUNDS } from '@tarmac/flights/rules';
import { lastingFleet } from './fleets.ts';
import { holdingOf, outlookAt } from './outlook.ts';
import { fleetOf } from './planner/fleet.ts';
import { bestRevenue } from './planner/index.ts';
import type { Term } from './terms.ts';

/** Each feature's term, in the order in which they are written. */
const TERM_OF = {
  /** Of the best plan with what is owned for good. */
  revenue: 'network',
  /** What trucks, planes, passengers or airports would add to that, each alone (outlook.ts), ... */
  fuelled: 'fuel',
  planes: 'growth',
  passengers: 'growth',
  airports: 'growth',
  /** ... and what one kind of card alone would be good for. */
  ownPlanes: 'growth',
  ownPassengers: 'growth',
  /** This round's best plan, with rights and event, less the lasting one. */
  now: 'rights',
  coins: 'cash',
  /** Coins that will hardly be spent. */
  rich: 'cash',
  electric: 'fuel',
  /** The reward still to come, by how far the task is met. */
  reward: 'identity',
  grounded: 'sabotage',
} as const satisfies Readonly<Record<string, Term>>;

const { features, at: AT, count: COUNT } = featureTable(TERM_OF);
export const FEATURES = features;

const KINDS = ['planes', 'passengers', 'airports', 'ownPlanes', 'ownPassengers'] as const;

const RICH = 50;
/** Features are about as large as their neighbours: revenue and coins by ten. */
const TENTH = 0.1;

export function measure(state: State, into: Float64Array): void {
  const tables = tablesOf(state.config.board);
  into.fill(0, 0, state.seats * COUNT);
  for (let seat = 0; seat < state.seats; seat++) measureSeat(state, tables, seat, seat * COUNT, into);
}

function measureSeat(state: State, tables: Tables, seat: number, base: number, into: Float64Array): void {
  const put = (name: keyof typeof TERM_OF, value: number) => {
    into[base + AT[name]] = value;
  };
  const coins = state.coins[seat]!;
  if (state.endedBy !== null) {
    put('revenue', state.revenue[seat]! * TENTH);
    return;
  }
  const fleet = lastingFleet(state, tables, seat);
  const outlook = outlookAt(fleet.fares, holdingOf(fleet).key, () => fleet);
  const { revenue, fuelled } = outlook;
  put('revenue', revenue * TENTH);
  put('fuelled', (fuelled - revenue) * TENTH);
  for (const kind of KINDS) put(kind, (outlook[kind] - fuelled) * TENTH);
  if (state.flown === null && (state.phase === 'market' || state.phase === 'flights')) {
    put('now', (bestRevenue(fleetOf(state, tables, seat)) - revenue) * TENTH);
  }
  put('coins', coins * TENTH);
  put('rich', Math.max(0, coins - RICH) * TENTH);
  put('electric', fleet.planes.filter(({ card }) => isElectric(card)).length);
  put('reward', rewardToCome(state, tables, seat) * TENTH);
  put('grounded', groundedOf(state, tables, seat));
}

function rewardToCome(state: State, tables: Tables, seat: number): number {
  if (state.claimed[seat]) return 0;
  const { id, goals, reward } = tables.board.identities[state.identities[seat]!]!;
  const goal = goals[state.seats - 2]!;
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
