/** Every plan there is, one after the other: slow, and too simple to be wrong. Shares nothing with the planner but types. */

import type { Fleet, FleetAirport } from '../../bot/planner/index.ts';
import type { Plan } from '../../rules/flight/plan.ts';

export interface Score {
  readonly revenue: number;
  readonly unpaid: number;
  readonly withoutRights: number;
}

export interface Flight {
  readonly from: FleetAirport;
  readonly plane: Fleet['planes'][number];
  /** 0 without one. */
  readonly truck: number;
  readonly passenger: Fleet['passengers'][number];
  readonly to: FleetAirport;
}

/** CF-2.9 written out: North America, Europe, Asia, South America, Africa, Oceania. */
const FUEL_TABLE = [
  [1, 3, 3, 2, 4, 4],
  [3, 1, 3, 4, 2, 4],
  [3, 3, 1, 4, 4, 2],
  [2, 4, 4, 1, 3, 3],
  [4, 2, 4, 3, 1, 3],
  [4, 4, 2, 3, 3, 1],
];

const fuelOf = ({ from, to }: Pick<Flight, 'from' | 'to'>): number => FUEL_TABLE[from.continent]?.[to.continent] ?? 9;

/** CF-2.2 to CF-2.8, one flight by itself; a star short is a matter of the whole plan. */
function isFlight({ from, plane, truck, passenger, to }: Flight): boolean {
  return (
    plane.stars + 1 >= passenger.stars &&
    to.stars >= passenger.stars &&
    to.continent === passenger.continent &&
    (plane.electric || truck >= fuelOf({ from, to })) &&
    !from.rights &&
    from.city !== to.city
  );
}

/** CF-2.10 each card and truck once, an airport once on either side, no more stars short than allowed, no rings. */
export function isPlan(fleet: Fleet, flights: readonly Flight[]): boolean {
  const areDifferent = (cards: readonly unknown[]): boolean => new Set(cards).size === cards.length;
  return (
    flights.every(isFlight) &&
    areDifferent(flights.map(({ from }) => from)) &&
    areDifferent(flights.map(({ to }) => to)) &&
    areDifferent(flights.map(({ plane }) => plane)) &&
    areDifferent(flights.map(({ passenger }) => passenger)) &&
    fleet.trucks.every((count, place) => flights.filter(({ truck }) => truck === place + 1).length <= count) &&
    flights.filter(({ plane, passenger }) => plane.stars < passenger.stars).length <= fleet.boosts &&
    !flights.some((flight) => isInRing(flights, flight))
  );
}

function isInRing(flights: readonly Flight[], { from, to }: Flight): boolean {
  let at: FleetAirport | undefined = to;
  for (let steps = 0; at !== undefined && steps <= flights.length; steps++) {
    if (at === from) return true;
    at = flights.find((other) => other.from === at)?.to;
  }
  return false;
}

/** CF-4.5 */
export function scoreOf({ fares, airports }: Fleet, flights: readonly Flight[]): Score {
  let revenue = 0;
  let withoutRights = 0;
  for (const { from, passenger, to } of flights) {
    let fare = fares.byStars[passenger.stars - 1] ?? 0;
    fare += fares.byFuel[fuelOf({ from, to }) - 1] ?? 0;
    fare += fares.byDestination[to.continent] ?? 0;
    if (flights.some((before) => before.to === from)) fare += fares.connecting;
    const earned = Math.max(0, Math.max(0, fare) - to.less);
    revenue += earned;
    if (!to.rights) withoutRights += earned;
  }
  const unused = airports.filter((airport) => airport.rights && !flights.some(({ to }) => to === airport));
  return { revenue, unpaid: unused.reduce((sum, { penalty }) => sum + penalty, 0), withoutRights };
}

function isBetter(a: Score, b: Score): boolean {
  if (a.revenue !== b.revenue) return a.revenue > b.revenue;
  if (a.unpaid !== b.unpaid) return a.unpaid < b.unpaid;
  return a.withoutRights > b.withoutRights;
}

export function bestScore(fleet: Fleet): Score {
  const { airports, planes, passengers } = fleet;
  const trucks = [1, 2, 3, 4].filter((capacity) => (fleet.trucks[capacity - 1] ?? 0) > 0);
  let best = scoreOf(fleet, []);
  const extend = (next: number, flights: readonly Flight[]): void => {
    const to = airports[next];
    if (to === undefined) {
      const score = scoreOf(fleet, flights);
      if (isBetter(score, best)) best = score;
      return;
    }
    extend(next + 1, flights);
    for (const from of airports) {
      for (const passenger of passengers) {
        for (const plane of planes) {
          for (const truck of plane.electric ? [0] : trucks) {
            const flight = { from, plane, truck, passenger, to };
            if (isFlight(flight) && isPlan(fleet, [...flights, flight])) extend(next + 1, [...flights, flight]);
          }
        }
      }
    }
  };
  extend(0, []);
  return best;
}

/** The flights of a plan, its cards looked up in the fleet. */
export function flightsOf({ airports, planes, passengers }: Fleet, plan: Plan): Flight[] {
  return plan.flatMap(({ from: start, legs }) => {
    let from = start;
    return legs.map((leg) => {
      const flight = {
        from: found(airports, from),
        plane: found(planes, leg.plane),
        truck: leg.truck,
        passenger: found(passengers, leg.passenger),
        to: found(airports, leg.to),
      };
      from = leg.to;
      return flight;
    });
  });
}

function found<T extends { readonly card: number }>(cards: readonly T[], card: number | null): T {
  const one = cards.find((other) => other.card === card);
  if (one === undefined) throw new Error(`the fleet has no card ${card}`);
  return one;
}
