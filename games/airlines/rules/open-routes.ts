/** AL-4.7: the routes that may still come within an airline's reach, and their useful flight cards (AL-4.6). */

import { WORD_BITS } from '@tarmac/map';
import { AIRLINES, type ByStyle, STYLES } from './airlines.ts';
import { claims, FULL, isClosed, lowestFree, type Standing, touchesNetwork } from './network.ts';
import type { Tables } from './tables.ts';

/** The routes that the airline can still claim at most: a marker each, after that on its headquarters (AL-5.1). */
function claimsLeft({ markers, founded, inactive }: Standing, airline: number): number {
  if (founded[airline] === true) return markers[airline]!;
  return inactive[airline] === true ? 0 : Math.max(0, markers[airline]! - 1);
}

/** By route: whether it is open to the airline. */
export function openRoutes(state: Standing, tables: Tables, airline: number): boolean[] {
  const open: boolean[] = new Array(tables.ends.length).fill(false);
  const farthest = claimsLeft(state, airline);
  if (farthest === 0) return open;
  const { words, beside, allowedRoutes } = tables;
  const eligible: number[] = new Array(words).fill(0);
  const within = tables.besideHeadquarters.slice(airline * words, (airline + 1) * words);
  for (let route = 0; route < open.length; route++) {
    const word = (route / WORD_BITS) | 0;
    const bit = 1 << (route % WORD_BITS);
    if (claims(state, tables, airline, route)) addBeside(within, beside, words, route);
    else if (allowedRoutes[airline * words + word]! & bit && !isClosed(state, tables, route))
      eligible[word] = eligible[word]! | bit;
  }
  // What lies a claim farther each time, as far as the markers last.
  for (let away = 1, grown = true; grown && away <= farthest; away++) {
    grown = false;
    const touched = within.slice();
    for (let word = 0; word < words; word++) {
      let reached = touched[word]! & eligible[word]!;
      eligible[word] = eligible[word]! & ~reached;
      while (reached !== 0) {
        const route = word * WORD_BITS + 31 - Math.clz32(reached & -reached);
        reached &= reached - 1;
        open[route] = true;
        addBeside(within, beside, words, route);
        grown = true;
      }
    }
  }
  return open;
}

function addBeside(within: number[], beside: readonly number[], words: number, route: number): void {
  for (let word = 0; word < words; word++) {
    within[word] = within[word]! | beside[route * words + word]!;
  }
}

/** AL-9.5 */
export function anyRouteOpen(state: Standing, tables: Tables): boolean {
  return AIRLINES.some((_, airline) => openRoutes(state, tables, airline).includes(true));
}

/** AL-4.6 by style: the lowest free number of the routes open to anybody; null without one. */
export function lowestOpen(state: Standing, tables: Tables): ByStyle<number | null> {
  const lowest: ByStyle<number | null> = STYLES.map(() => null);
  AIRLINES.forEach((_, airline) => {
    openRoutes(state, tables, airline).forEach((isOpen, route) => {
      if (!isOpen) return;
      const style = tables.routeStyle[route]!;
      const number = tables.numbers[lowestFree(state, tables, route)]!;
      const sofar = lowest[style] ?? null;
      if (sofar === null || number < sofar) lowest[style] = number;
    });
  });
  return lowest;
}

/** AL-4.6 no route of the card's style with a lowest free number within its value is open to any airline. */
export function isUnusable(state: Standing, tables: Tables, card: number): boolean {
  const { style, value } = tables.flights[card]!;
  const routes = tables.routesOf[style]!;
  const users = tables.users[style]!;
  const doubtful: number[] = [];
  for (let each = 0; each < routes.length; each++) {
    const route = routes[each]!;
    const circle = lowestFree(state, tables, route);
    if (circle === FULL || tables.numbers[circle]! > value) continue;
    for (let user = 0; user < users.length; user++) {
      const airline = users[user]!;
      if (claimsLeft(state, airline) === 0 || claims(state, tables, airline, route)) continue;
      // Nearly always one is near; only otherwise a search is needed.
      if (touchesNetwork(state, tables, airline, route)) return false;
      if (!doubtful.includes(airline)) doubtful.push(airline);
    }
  }
  return !doubtful.some((airline) => {
    const open = openRoutes(state, tables, airline);
    return routes.some((route) => open[route] && tables.numbers[lowestFree(state, tables, route)]! <= value);
  });
}
