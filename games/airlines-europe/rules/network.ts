/** Who may fly where: networks, free licences, blocked airlines. */

import type { Action } from './actions.ts';
import { inPlay } from './airlines.ts';
import { FREE, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** What stands for the circle of a route that has no free licence. */
const FULL = -1;

/** AE-4.4 */
export function holdsLicence(state: State, tables: Tables, airline: number, route: number): boolean {
  const first = tables.firstCircle[route] as number;
  const end = first + (tables.circleCount[route] as number);
  for (let circle = first; circle < end; circle++) if (state.circles[circle] === airline) return true;
  return false;
}

/** AE-4.3 the circle of the route's cheapest free licence; -1 when it is full (AE-4.5). */
export function cheapestFree(state: State, tables: Tables, route: number): number {
  const first = tables.firstCircle[route] as number;
  const end = first + (tables.circleCount[route] as number);
  for (let circle = first; circle < end; circle++) if (state.circles[circle] === FREE) return circle;
  return FULL;
}

/** AE-4.2 whether the route touches the airline's home or network. */
export function touchesNetwork(state: State, tables: Tables, airline: number, route: number): boolean {
  const [from, to] = tables.ends[route] as readonly [number, number];
  const row = airline * tables.cityCount;
  return state.reached[row + from] === 1 || state.reached[row + to] === 1;
}

/** By route: the circle of its cheapest free licence if that is within the budget, otherwise FULL. */
function offers(state: State, tables: Tables, budget: number): number[] {
  const offered: number[] = [];
  for (let route = 0; route < tables.firstCircle.length; route++) {
    const circle = cheapestFree(state, tables, route);
    offered.push(circle !== FULL && (tables.costs[circle] as number) <= budget ? circle : FULL);
  }
  return offered;
}

/**
 * The licences that can be bought for at most this much (AE-4.1 to 4.6, AE-4.10): adds their actions to `list`,
 * by airline, city and route, or, with none given, stops at the first. Returns whether there is one.
 */
export function findLicences(state: State, tables: Tables, budget: number, list: Action[] | null): boolean {
  if (budget < tables.cheapest) return false;
  const { reached, planes } = state;
  const { cityCount, routesAt, ends, costs, buy } = tables;
  const playing = inPlay(state.seats);
  const offered = offers(state, tables, budget);
  let found = false;
  for (let airline = 0; airline < planes.length; airline++) {
    // AE-4.6
    if (!playing[airline] || planes[airline] === 0) continue;
    const row = airline * cityCount;
    for (let city = 0; city < cityCount; city++) {
      if (reached[row + city] !== 1) continue;
      const routes = routesAt[city] as readonly number[];
      for (let i = 0; i < routes.length; i++) {
        const route = routes[i] as number;
        const circle = offered[route] as number;
        if (circle === FULL) continue;
        const [from, to] = ends[route] as readonly [number, number];
        // A route with both ends in the network is met twice; its first end speaks for it.
        if (city === to && reached[row + from] === 1) continue;
        if (holdsLicence(state, tables, airline, route)) continue;
        if (list === null) return true;
        list.push(buy[airline * costs.length + circle] as Action);
        found = true;
      }
    }
  }
  return found;
}

/** AE-4.11 every airline in play is blocked or out of airplanes. */
export function allBlocked(state: State, tables: Tables): boolean {
  return !findLicences(state, tables, Number.POSITIVE_INFINITY, null);
}

/** `State.reached` from the circles alone: AE-4.2 home, and whatever its own licences join to it. */
export function reachedCities(tables: Tables, circles: readonly number[], seats: number): number[] {
  const { cityCount, ends, routeOf, homes } = tables;
  const playing = inPlay(seats);
  const reached: number[] = new Array(playing.length * cityCount).fill(0);
  for (let airline = 0; airline < playing.length; airline++) {
    if (playing[airline]) reached[airline * cityCount + (homes[airline] as number)] = 1;
  }
  for (let grown = true; grown; ) {
    grown = false;
    for (let circle = 0; circle < circles.length; circle++) {
      const airline = circles[circle] as number;
      if (airline < 0) continue;
      const [from, to] = ends[routeOf[circle] as number] as readonly [number, number];
      const row = airline * cityCount;
      if (reached[row + from] === reached[row + to]) continue;
      reached[row + from] = 1;
      reached[row + to] = 1;
      grown = true;
    }
  }
  return reached;
}
