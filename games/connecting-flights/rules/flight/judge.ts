/** Judges the flights of a plan (CF-2): the revenue of valid ones (CF-4.5), and the broken rule of others. */

import type { Card } from '@tarmac/flights/rules';
import { brokenRule, fuelBetween } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import { abilityOf, faresNow } from '../modifiers.ts';
import { refuse } from '../refusals.ts';
import type { Tables } from '../tables.ts';
import type { Fares } from './fares.ts';
import { type Flyable, isGrounded, isRights, lessAt, sabotageOn } from './fleet.ts';
import type { Leg, Plan } from './plan.ts';

export interface Verdict {
  /** Null: it is valid. */
  readonly refusal: Refusal | null;
  readonly revenue: number;
  readonly onRights: boolean;
}

/** By chain, then flight. The cards are taken to be the seat's own, each laid once: that is checked when a plan is handed in. */
export function judgePlan(state: Flyable, tables: Tables, seat: Seat, plan: Plan): Verdict[][] {
  const fares = faresNow(state, tables);
  let boostsLeft = abilityOf(state, tables, seat).boosts ?? 0;
  return plan.map(({ from: start, legs }) => {
    let from = start;
    let connects = false;
    return legs.map((leg) => {
      const origin = from;
      from = leg.to;
      const refusal = flightRefusal(state, tables, seat, origin, leg, boostsLeft);
      if (refusal !== null || origin === null || leg.to === null) {
        connects = false;
        return { refusal: refusal ?? refuse('incomplete'), revenue: 0, onRights: false };
      }
      if (needsBoost(tables, leg)) boostsLeft--;
      const revenue = earned(
        fares,
        tables,
        origin,
        leg.passenger as Card,
        leg.to,
        connects,
        lessAt(state, tables, leg.to),
      );
      connects = true;
      return { refusal: null, revenue, onRights: isRights(state, seat, leg.to) };
    });
  });
}

function needsBoost({ starsOf }: Tables, { plane, passenger }: Leg): boolean {
  return starsOf[plane as Card]! < starsOf[passenger as Card]!;
}

/** CF-4.5, CF-4.11 */
function earned(
  fares: Fares,
  tables: Tables,
  from: Card,
  passenger: Card,
  to: Card,
  connects: boolean,
  less: number,
): number {
  const fare =
    fares.byStars[tables.starsOf[passenger]! - 1]! +
    fares.byFuel[fuelBetween(tables, from, to) - 1]! +
    fares.byDestination[tables.continentOf[to]!]! +
    (connects ? fares.connecting : 0);
  return Math.max(0, Math.max(0, fare) - less);
}

/** The first rule a flight breaks, in the order of the rulebook. */
function flightRefusal(
  state: Flyable,
  tables: Tables,
  seat: Seat,
  from: Card | null,
  { plane, truck, passenger, to }: Leg,
  boosts: number,
): Refusal | null {
  if (from === null || plane === null || passenger === null || to === null) return refuse('incomplete');
  for (const card of [from, plane, passenger, to]) {
    if (isGrounded(state, tables, card)) {
      return refuse('grounded', { card, sabotage: tables.board.sabotages[sabotageOn(state, card)]?.id ?? '' });
    }
  }
  const broken = brokenRule(tables, { from, plane, truck, passenger, to }, boosts, isRights(state, seat, from));
  return broken === null ? null : refuse(broken.code, broken.facts);
}
