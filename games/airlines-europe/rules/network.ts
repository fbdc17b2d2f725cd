/** Networks, free licences and blocked airlines, all derived from the circles. */

import { WORD_BITS } from '@tarmac/map';
import type { Action } from './actions.ts';
import { inPlay } from './airlines.ts';
import { FREE, type State } from './state.ts';
import type { Tables } from './tables.ts';

type Circles = Pick<State, 'circles'>;

/** Stands for the circle of a route without a free licence. */
const FULL = -1;

/** AE-4.4 */
export function holdsLicence({ circles }: Circles, tables: Tables, airline: number, route: number): boolean {
  const first = tables.firstCircle[route]!;
  const end = first + tables.circleCount[route]!;
  for (let circle = first; circle < end; circle++) if (circles[circle] === airline) return true;
  return false;
}

/** AE-4.3 the circle of the route's cheapest free licence; -1 when it is full (AE-4.5). */
export function cheapestFree({ circles }: Circles, tables: Tables, route: number): number {
  const first = tables.firstCircle[route]!;
  const end = first + tables.circleCount[route]!;
  for (let circle = first; circle < end; circle++) if (circles[circle] === FREE) return circle;
  return FULL;
}

/** AE-4.2 home, and every city of its licences: each is connected when bought. */
export function reachesCity(state: Circles, tables: Tables, airline: number, city: number): boolean {
  if (city === tables.homes[airline]) return true;
  return tables.routesAt[city]!.some((route) => holdsLicence(state, tables, airline, route));
}

/** AE-4.2 whether the route touches the airline's home or network. */
export function touchesNetwork(state: Circles, tables: Tables, airline: number, route: number): boolean {
  return (tables.ends[route] as readonly number[]).some((city) => reachesCity(state, tables, airline, city));
}

/**
 * The licences for at most this price (AE-4.1 to 4.6, AE-4.10): adds their actions to `list`, by airline and route, or
 * without a list stops at the first. Returns whether there is one.
 *
 * Playouts spend half their time here, so sets of routes are bit sets: the routes beside each airline's licences, and
 * those with a licence to buy.
 */
export function findLicences(state: State, tables: Tables, budget: number, list: Action[] | null): boolean {
  if (budget < tables.cheapest) return false;
  const { circles, planes } = state;
  const { words, beside, besideHome, firstCircle, circleCount, costs, buy } = tables;
  const playing = inPlay(state.seats);
  const within = besideHome.slice();
  const offered: number[] = new Array(words).fill(0);
  const cheapest: number[] = [];
  for (let route = 0; route < firstCircle.length; route++) {
    const first = firstCircle[route]!;
    const end = first + circleCount[route]!;
    let free = FULL;
    for (let circle = first; circle < end; circle++) {
      const holder = circles[circle]!;
      if (holder === FREE) {
        if (free === FULL) free = circle;
      } else if (holder >= 0) {
        for (let word = 0; word < words; word++) {
          const place = holder * words + word;
          within[place] = within[place]! | beside[route * words + word]!;
        }
      }
    }
    cheapest.push(free);
    if (free !== FULL && costs[free]! <= budget) {
      const word = (route / WORD_BITS) | 0;
      offered[word] = offered[word]! | (1 << (route % WORD_BITS));
    }
  }
  let found = false;
  for (let airline = 0; airline < planes.length; airline++) {
    // AE-4.6
    if (!playing[airline] || planes[airline] === 0) continue;
    for (let word = 0; word < words; word++) {
      let routes = within[airline * words + word]! & offered[word]!;
      while (routes !== 0) {
        const route = word * WORD_BITS + 31 - Math.clz32(routes & -routes);
        routes &= routes - 1;
        if (holdsLicence(state, tables, airline, route)) continue;
        if (list === null) return true;
        list.push(buy[airline * costs.length + cheapest[route]!]!);
        found = true;
      }
    }
  }
  return found;
}

/** AE-4.11 every airline in play is blocked or out of airplanes. */
export function allBlocked(state: State, tables: Tables): boolean {
  // Runs after every purchase; nearly always some airline can still leave home.
  return !someCanLeaveHome(state, tables) && !findLicences(state, tables, Number.POSITIVE_INFINITY, null);
}

function someCanLeaveHome(state: State, tables: Tables): boolean {
  return inPlay(state.seats).some((playing, airline) => {
    if (!playing || state.planes[airline] === 0) return false;
    const routes = tables.routesAt[tables.homes[airline]!]!;
    return routes.some(
      (route) => cheapestFree(state, tables, route) !== FULL && !holdsLicence(state, tables, airline, route),
    );
  });
}
