/** Who may fly where: networks, free licences, blocked airlines. */

import { inPlay } from './airlines.ts';
import { FREE, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** The circle of the cheapest free licence (AE-4.3), or why there is none. */
export const FULL = -1;
export const ALREADY_THERE = -2;

/** AE-4.3 to 4.5 what this airline would buy on this route, connection and money aside. */
export function licenceFor(state: State, tables: Tables, airline: number, route: number): number {
  const first = tables.firstCircle[route] as number;
  const end = first + (tables.circleCount[route] as number);
  let cheapest = FULL;
  for (let circle = first; circle < end; circle++) {
    const holder = state.circles[circle];
    if (holder === airline) return ALREADY_THERE;
    if (holder === FREE && cheapest === FULL) cheapest = circle;
  }
  return cheapest;
}

/** AE-4.2 whether the route touches the airline's home or network. */
export function touchesNetwork(state: State, tables: Tables, airline: number, route: number): boolean {
  const [from, to] = tables.ends[route] as readonly [number, number];
  const row = airline * tables.cityCount;
  return state.reached[row + from] === 1 || state.reached[row + to] === 1;
}

/**
 * Visits the circles this airline could buy, by city and route, until `visit` returns true; returns
 * whether it did. `budget` bounds the cost: AE-4.11 asks without one.
 */
export function someLicence(
  state: State,
  tables: Tables,
  airline: number,
  budget: number,
  visit: (circle: number, airline: number) => boolean,
): boolean {
  const { reached } = state;
  const { cityCount, routesAt, ends, costs } = tables;
  const row = airline * cityCount;
  for (let city = 0; city < cityCount; city++) {
    if (reached[row + city] !== 1) continue;
    const routes = routesAt[city] as readonly number[];
    for (let i = 0; i < routes.length; i++) {
      const route = routes[i] as number;
      const [from, to] = ends[route] as readonly [number, number];
      // A route with both ends in the network is met twice; its first end speaks for it.
      if (city === to && reached[row + from] === 1) continue;
      const circle = licenceFor(state, tables, airline, route);
      if (circle >= 0 && (costs[circle] as number) <= budget && visit(circle, airline)) return true;
    }
  }
  return false;
}

const found = () => true;

/** Whether any licence at all can be bought for at most this much. */
export function anyLicence(state: State, tables: Tables, budget: number): boolean {
  const playing = inPlay(state.seats);
  for (let airline = 0; airline < playing.length; airline++) {
    // AE-4.6
    if (
      playing[airline] &&
      (state.planes[airline] as number) > 0 &&
      someLicence(state, tables, airline, budget, found)
    ) {
      return true;
    }
  }
  return false;
}

/** AE-4.11 every airline in play is blocked or out of airplanes. */
export function allBlocked(state: State, tables: Tables): boolean {
  return !anyLicence(state, tables, Number.POSITIVE_INFINITY);
}

/** `State.reached` from the circles alone. */
export function reachedCities(tables: Tables, circles: readonly number[], seats: number): number[] {
  const { cityCount } = tables;
  const reached: number[] = new Array(inPlay(seats).length * cityCount).fill(0);
  inPlay(seats).forEach((playing, airline) => {
    if (!playing) return;
    const row = airline * cityCount;
    const open = [tables.homes[airline] as number];
    while (open.length > 0) {
      const city = open.pop() as number;
      if (reached[row + city] === 1) continue;
      reached[row + city] = 1;
      for (const route of tables.routesAt[city] ?? []) {
        const first = tables.firstCircle[route] as number;
        const own = circles.slice(first, first + (tables.circleCount[route] as number)).includes(airline);
        if (own) open.push(...(tables.ends[route] as readonly [number, number]));
      }
    }
  });
  return reached;
}
