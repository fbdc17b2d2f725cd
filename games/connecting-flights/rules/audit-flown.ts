/** Audits this round's flights: part of the shown plans, with their revenue. */

import { same } from '@tarmac/kit';
import { isUsable } from './flight/fleet.ts';
import { flownFlights } from './flight/flown.ts';
import { judgePlan } from './flight/judge.ts';
import type { Plan } from './flight/plan.ts';
import { runsOf } from './flight/runs.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** CF-2.10, CF-4.5 what was flown is in the plans, of cards that are still there, and makes the revenue. */
export function auditFlown(state: State, tables: Tables): string[] {
  const { plans, flown, revenue } = state;
  if (plans === null || flown === null) return [];
  return revenue.flatMap((earned, seat) => {
    const problems: string[] = [];
    const plan = plans[seat]!;
    const cards = cardsIn(plan);
    if (new Set(cards).size !== cards.length || cards.some((card) => !isUsable(state, seat, card)))
      problems.push(`seat ${seat} has flown with cards it has not`);
    const flights = flownFlights(state, seat);
    if (flights.reduce((sum, flight) => sum + flight.revenue, 0) !== earned)
      problems.push(`seat ${seat} has a revenue that its flights do not make`);
    const legs = plan.flatMap(({ from, legs }) =>
      legs.map(({ plane, truck, passenger, to }, place) =>
        [place === 0 ? from : legs[place - 1]?.to, plane, truck, passenger, to].join(),
      ),
    );
    const said = flights.map(({ from, plane, truck, passenger, to }) => [from, plane, truck, passenger, to].join());
    if (new Set(said).size !== said.length || said.some((flight) => !legs.includes(flight)))
      problems.push(`seat ${seat} has flown what it did not plan`);
    if (flights.some(({ to, onRights }) => onRights !== (state.rightsOf[to] === seat)))
      problems.push(`seat ${seat} has flown to landing rights that are none`);
    // CF-4.9 nothing has changed since the last flights, and they decide.
    if (state.endedBy !== null && !same(runsOf(plan, judgePlan(state, tables, seat, plan)), flown[seat]))
      problems.push(`seat ${seat} has not flown what decides`);
    return problems;
  });
}

function cardsIn(plan: Plan): number[] {
  const all = plan.flatMap(({ from, legs }) => [
    from,
    ...legs.flatMap(({ plane, passenger, to }) => [plane, passenger, to]),
  ]);
  return all.filter((card) => card !== null);
}
