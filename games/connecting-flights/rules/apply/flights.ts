/** CF-4.5 flight plans, and their revenue. */

import { AIRPORT_CARDS } from '@tarmac/flights/rules';
import type { BySeat, Chance, Seat } from '@tarmac/kit';
import { unusedPenalty } from '../flight/fleet.ts';
import { judgePlan } from '../flight/judge.ts';
import type { Plan, Run } from '../flight/plan.ts';
import { runsOf } from '../flight/runs.ts';
import type { News } from '../news.ts';
import { clockwise } from '../order.ts';
import type { Frame, State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { gain, pay } from './coins.ts';

type PlansFrame = Extract<Frame, { kind: 'plans' }>;

export function beginFlights(state: State): boolean {
  state.frame = { kind: 'plans', chosen: state.coins.map(() => null) };
  return true;
}

/** Returns whether a plan is still missing. */
export function handIn(state: State, seat: Seat, plan: Plan, chance: Chance, news?: News[]): boolean {
  const chosen = (state.frame as PlansFrame).chosen.with(seat, plan);
  state.frame = { kind: 'plans', chosen };
  if (chosen.includes(null)) return true;
  chance.reveal();
  fly(state, chosen as BySeat<Plan>, news);
  return false;
}

/** CF-1.8 */
export function recall(state: State, seat: Seat): void {
  state.frame = { kind: 'plans', chosen: (state.frame as PlansFrame).chosen.with(seat, null) };
}

function fly(state: State, plans: BySeat<Plan>, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  const flown = plans.map((plan, seat) => runsOf(plan, judgePlan(state, tables, seat, plan)));
  state.plans = plans;
  state.flown = flown;
  state.revenue = flown.map(sumOf);
  state.revenues = [...state.revenues, state.revenue.slice()];
  for (const seat of clockwise(state)) {
    const revenue = state.revenue[seat]!;
    gain(state, seat, revenue);
    const runs = flown[seat]!;
    const coins = state.coins[seat]!;
    news?.push({ kind: 'flew', seat, plan: plans[seat]!, flown: runs, revenue, coins });
    payForUnused(state, tables, seat, runs, news);
  }
}

function sumOf(runs: readonly Run[]): number {
  let sum = 0;
  for (const run of runs) for (const { revenue } of run) sum += revenue;
  return sum;
}

/** CF-4.5 landing rights are used when a valid flight ends on them. */
function payForUnused(state: State, tables: Tables, seat: Seat, runs: readonly Run[], news?: News[]): void {
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    if (state.rightsOf[card] !== seat) continue;
    const due = unusedPenalty(state, tables, seat, card);
    if (due === 0 || runs.some((run) => run.some(({ to }) => to === card))) continue;
    const coins = pay(state, seat, due);
    news?.push({ kind: 'penalty', seat, card, coins });
  }
}
