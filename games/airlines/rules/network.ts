/** Networks, free circles and inactive airlines, all derived from the circles. */

import { WORD_BITS } from '@tarmac/map';
import type { Action } from './actions.ts';
import { LOWEST_SABOTAGE } from './airlines.ts';
import { FREE, type State } from './state.ts';
import type { Tables } from './tables.ts';

export type Circles = Pick<State, 'circles'>;
export type Standing = Pick<State, 'circles' | 'markers' | 'founded' | 'inactive'>;

/** Stands for the circle of a full route. */
export const FULL = -1;

/** AL-4.2 the circle with the route's lowest free number; FULL when there is none. */
export function lowestFree({ circles }: Circles, tables: Tables, route: number): number {
  const first = tables.firstCircle[route]!;
  const end = first + tables.circleCount[route]!;
  for (let circle = first; circle < end; circle++) if (circles[circle] === FREE) return circle;
  return FULL;
}

/** AL-4.3 a sabotage marker is no claim. */
export function claims({ circles }: Circles, tables: Tables, airline: number, route: number): boolean {
  const first = tables.firstCircle[route]!;
  const end = first + tables.circleCount[route]!;
  for (let circle = first; circle < end; circle++) if (circles[circle] === airline) return true;
  return false;
}

/** AL-8.2 */
export function isSabotaged({ circles }: Circles, tables: Tables, route: number): boolean {
  const first = tables.firstCircle[route]!;
  const end = first + tables.circleCount[route]!;
  for (let circle = first; circle < end; circle++) if (circles[circle]! < FREE) return true;
  return false;
}

/** AL-4.1 its headquarters, and every city of its routes: each is connected when claimed. */
export function reachesCity(state: Circles, tables: Tables, airline: number, city: number): boolean {
  if (city === tables.headquarters[airline]) return true;
  const routes = tables.routesAt[city]!;
  for (let place = 0; place < routes.length; place++) {
    if (claims(state, tables, airline, routes[place]!)) return true;
  }
  return false;
}

/** AL-4.1 whether the route touches the airline's headquarters or network. */
export function touchesNetwork(state: Circles, tables: Tables, airline: number, route: number): boolean {
  const [from, to] = tables.ends[route]!;
  return reachesCity(state, tables, airline, from) || reachesCity(state, tables, airline, to);
}

/** AL-7.2 no printed card could be played there, or no circle is free. */
export function isClosed(state: Circles, tables: Tables, route: number): boolean {
  const circle = lowestFree(state, tables, route);
  if (circle === FULL) return true;
  return tables.numbers[circle]! > tables.highest[tables.routeStyle[route]!]!;
}

/** AL-7.2, AL-5.1 an unfounded airline with two markers and a free route at its headquarters. */
export function canBeFounded(state: Pick<State, 'circles' | 'markers'>, tables: Tables, airline: number): boolean {
  if (state.markers[airline]! < 2) return false;
  const routes = tables.firstRoutes[airline]!;
  for (let place = 0; place < routes.length; place++) {
    if (!isClosed(state, tables, routes[place]!)) return true;
  }
  return false;
}

/** AL-8.1 free, of 5 or more, on a route without a sabotage. */
export function canBeSabotaged(state: Circles, tables: Tables, circle: number): boolean {
  return (
    state.circles[circle] === FREE &&
    tables.numbers[circle]! >= LOWEST_SABOTAGE &&
    !isSabotaged(state, tables, tables.routeOf[circle]!)
  );
}

/**
 * The flights a seat can play (AL-4.1 to 4.3, AL-6.1), by airline, route and card.
 *
 * Playouts spend most of their time here, so sets of routes are bit sets: the routes beside each airline's own, those it is
 * already on, and those with a number that the hand can pay.
 */
export function listFlights(state: State, tables: Tables, seat: number, list: Action[]): void {
  const { circles, markers, founded, flights } = state;
  const { words, beside, firstCircle, circleCount, numbers, routeStyle, firstFlight, endFlight, actions } = tables;
  const best = bestInHand(state, tables, seat);
  const within = tables.besideHeadquarters.slice();
  const claimed: number[] = new Array(within.length).fill(0);
  const offered: number[] = new Array(words).fill(0);
  const lowest: number[] = [];
  for (let route = 0; route < firstCircle.length; route++) {
    const first = firstCircle[route]!;
    const end = first + circleCount[route]!;
    const word = (route / WORD_BITS) | 0;
    const bit = 1 << (route % WORD_BITS);
    let free = FULL;
    for (let circle = first; circle < end; circle++) {
      const lying = circles[circle]!;
      if (lying === FREE) {
        if (free === FULL) free = circle;
      } else if (lying >= 0) {
        const own = lying * words;
        claimed[own + word] = claimed[own + word]! | bit;
        for (let each = 0; each < words; each++) {
          within[own + each] = within[own + each]! | beside[route * words + each]!;
        }
      }
    }
    lowest.push(free);
    if (free !== FULL && numbers[free]! <= best[routeStyle[route]!]!) {
      offered[word] = offered[word]! | bit;
    }
  }
  for (let airline = 0; airline < markers.length; airline++) {
    if (!founded[airline] || markers[airline] === 0) continue;
    for (let word = 0; word < words; word++) {
      const place = airline * words + word;
      let routes = within[place]! & offered[word]! & tables.allowedRoutes[place]! & ~claimed[place]!;
      while (routes !== 0) {
        const route = word * WORD_BITS + 31 - Math.clz32(routes & -routes);
        routes &= routes - 1;
        const style = routeStyle[route]!;
        const first = firstFlight[style]!;
        const end = endFlight[style]!;
        const number = numbers[lowest[route]!]!;
        const from = actions.flyFrom[route]! + airline * (end - first) - first;
        for (let card = end - 1; card >= first; card--) {
          if ((tables.flights[card] as { value: number }).value < number) break;
          if (flights[card] === seat) list.push(actions.fly[from + card]!);
        }
      }
    }
  }
}

/** By style: the highest value among the seat's flight cards; 0 without any. */
function bestInHand({ flights }: State, tables: Tables, seat: number): number[] {
  const best: number[] = [];
  for (let style = 0; style < tables.firstFlight.length; style++) {
    const first = tables.firstFlight[style]!;
    let card = tables.endFlight[style]! - 1;
    while (card >= first && flights[card] !== seat) card--;
    best.push(card < first ? 0 : (tables.flights[card] as { value: number }).value);
  }
  return best;
}
