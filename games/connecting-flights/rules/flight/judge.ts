/** Which flights of a plan are valid (CF-2), what each earns (CF-4.5), and the rule that another breaks. */

import type { Refusal, Seat } from '@tarmac/kit';
import type { Card } from '../components.ts';
import { CONTINENTS } from '../continents.ts';
import { abilityOf, faresNow } from '../modifiers.ts';
import { refuse } from '../refusals.ts';
import { fuelBetween, isElectric, type Tables } from '../tables.ts';
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
  return (starsOf[plane as Card] as number) < (starsOf[passenger as Card] as number);
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
    (fares.byStars[(tables.starsOf[passenger] as number) - 1] as number) +
    (fares.byFuel[fuelBetween(tables, from, to) - 1] as number) +
    (fares.byDestination[tables.continentOf[to] as number] as number) +
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
  const problem = starsOrContinent(tables, plane, passenger, to, boosts);
  if (problem !== null) return problem;
  const needed = fuelBetween(tables, from, to);
  if (!isElectric(plane) && truck < needed) return refuse('tooLittleFuel', { needed, truck });
  if (isRights(state, seat, from)) return refuse('fromRights', { city: cityId(tables, from) });
  if (tables.cityOf[from] === tables.cityOf[to]) return refuse('sameCity', { city: cityId(tables, to) });
  return null;
}

/** CF-2.2 to CF-2.4 */
function starsOrContinent(tables: Tables, plane: Card, passenger: Card, to: Card, boosts: number): Refusal | null {
  const { starsOf, continentOf } = tables;
  const stars = starsOf[passenger] as number;
  const ofPlane = starsOf[plane] as number;
  if (ofPlane + Math.min(1, boosts) < stars) return refuse('planeTooSmall', { plane: ofPlane, passenger: stars });
  if ((starsOf[to] as number) < stars) {
    return refuse('airportTooSmall', { city: cityId(tables, to), stars: starsOf[to] as number, passenger: stars });
  }
  if (continentOf[to] !== continentOf[passenger]) {
    return refuse('wrongContinent', {
      city: cityId(tables, to),
      continent: CONTINENTS[continentOf[passenger] as number] as string,
    });
  }
  return null;
}

function cityId({ board, cityOf }: Tables, airport: Card): string {
  return board.cities[cityOf[airport] as number]?.id ?? '';
}
