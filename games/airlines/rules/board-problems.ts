/** The requirements for a playable board, beyond the shape of its file. */

import { cityIds, firstIsland, graphOf, idProblems, isWhole, otherEnd, repeats, routeEndProblems } from '@tarmac/map';
import { AIRLINES, type Airline, FLIGHT_CARDS, HIGHEST_VALUE, MARKERS, STOCK_CARDS, STYLES } from './airlines.ts';
import type { AirlineData, Board, Route } from './board.ts';

/** AL-1.1 */
const LEAST_STOCK = 7;
const MOST_STOCK = 12;
/** AL-5.1 one for the headquarters, one for the route. */
const LEAST_MARKERS = 2;
const LEAST_STYLES = 2;
const MOST_STYLES = 4;
/** AL-7.2 a number above all cards is no mistake: its circle counts as full. */
const HIGHEST_NUMBER = 99;
/** The least routes to found an airline on, and the highest number of the easiest one. */
const LEAST_WAYS_OUT = 2;
const EASY_NUMBER = 4;

/** One sentence for each problem, with its place in the file; none for a playable board. */
export function boardProblems(board: Board): string[] {
  const names = [...idProblems(board), ...routeEndProblems(board), ...headquartersProblems(board)];
  const numbers = [...circleProblems(board), ...airlineProblems(board), ...flightCardProblems(board)];
  // Reachability means nothing while ids or numbers are wrong.
  const reach = names.length + numbers.length > 0 ? [] : reachProblems(board);
  return [...names, ...numbers, ...reach];
}

/** AL-1.5 */
function circleProblems(board: Board): string[] {
  return board.routes.flatMap(({ circles }, i) => {
    const at = `routes[${i}].circles`;
    if (circles.length < 1 || circles.length > 3)
      return [`${at} must have one to three numbers (got ${circles.length})`];
    return circles.flatMap((number, j) => {
      const before = circles[j - 1];
      if (!isWhole(number, 1, HIGHEST_NUMBER)) {
        return [`${at}[${j}] must be a whole number from 1 to ${HIGHEST_NUMBER} (got ${number})`];
      }
      if (before === undefined || number > before) return [];
      return [`${at}[${j}] must be greater than the number before it (got ${number} after ${before})`];
    });
  });
}

function headquartersProblems(board: Board): string[] {
  const known = cityIds(board);
  return [
    ...AIRLINES.flatMap((airline) => {
      const { headquarters } = board.airlines[airline];
      if (known.has(headquarters)) return [];
      return [`airlines.${airline}.headquarters names no city of the board (got "${headquarters}")`];
    }),
    ...repeatsAmongAirlines(board, 'headquarters'),
  ];
}

/** AL-1.1, AL-1.2, AL-1.6 */
function airlineProblems(board: Board): string[] {
  return [
    ...AIRLINES.flatMap((airline) => referenceProblems(board.airlines[airline], `airlines.${airline}`)),
    ...repeatsAmongAirlines(board, 'code'),
    ...sumProblems(board, 'stock', STOCK_CARDS, 'stock cards'),
    ...sumProblems(board, 'markers', MARKERS, 'markers'),
  ];
}

function referenceProblems({ code, styles, stock, markers }: AirlineData, at: string): string[] {
  const problems: string[] = [];
  if (!/^[A-Z]{3}$/.test(code)) problems.push(`${at}.code must be three capital letters (got "${code}")`);
  if (styles.length < LEAST_STYLES || styles.length > MOST_STYLES) {
    problems.push(`${at}.styles must be ${LEAST_STYLES} to ${MOST_STYLES} styles (got ${styles.length})`);
  }
  if (!isWhole(stock, LEAST_STOCK, MOST_STOCK)) {
    problems.push(`${at}.stock must be a whole number from ${LEAST_STOCK} to ${MOST_STOCK} (got ${stock})`);
  }
  if (!isWhole(markers, LEAST_MARKERS, MARKERS)) {
    problems.push(`${at}.markers must be a whole number from ${LEAST_MARKERS} to ${MARKERS} (got ${markers})`);
  }
  return [
    ...problems,
    ...repeats(styles, (later, first) => `${at}.styles[${later}] repeats styles[${first}] (got "${styles[later]}")`),
  ];
}

function repeatsAmongAirlines(board: Board, field: 'code' | 'headquarters'): string[] {
  return repeats(
    AIRLINES.map((airline) => board.airlines[airline][field]),
    (later, first) => `airlines.${AIRLINES[later]}.${field} must differ from airlines.${AIRLINES[first]}.${field}`,
  );
}

function sumProblems(board: Board, field: 'stock' | 'markers', due: number, what: string): string[] {
  const sum = AIRLINES.reduce((sofar, airline) => sofar + board.airlines[airline][field], 0);
  return sum === due ? [] : [`airlines must have ${due} ${what} in all (got ${sum})`];
}

/** A letter distinguishes them. */
const MOST_TWINS = 26;

/** AL-1.3 */
function flightCardProblems({ flightCards }: Board): string[] {
  const count = STYLES.reduce((sofar, style) => sofar + flightCards[style].length, 0);
  return [
    ...STYLES.flatMap((style) =>
      flightCards[style].flatMap((value, i) => {
        const before = flightCards[style][i - 1];
        const at = `flightCards.${style}[${i}]`;
        if (!isWhole(value, 1, HIGHEST_VALUE)) {
          return [`${at} must be a whole number from 1 to ${HIGHEST_VALUE} (got ${value})`];
        }
        if (before !== undefined && value < before) {
          return [`${at} must not be less than the card before it (got ${value} after ${before})`];
        }
        const twins = i - flightCards[style].indexOf(value);
        return twins < MOST_TWINS
          ? []
          : [`${at} must not be one of more than ${MOST_TWINS} cards alike (value ${value})`];
      }),
    ),
    ...(count === FLIGHT_CARDS ? [] : [`flightCards must be ${FLIGHT_CARDS} in all (got ${count})`]),
  ];
}

/** AL-4.1, AL-5.1: a connected map, and for every airline a first route and room for all its markers. */
function reachProblems(board: Board): string[] {
  const island = firstIsland(board, board.airlines[AIRLINES[0]].headquarters);
  if (island >= 0) {
    return [
      `cities[${island}] cannot be reached from airlines.${AIRLINES[0]}.headquarters: the routes must connect all cities`,
    ];
  }
  return AIRLINES.flatMap((airline) => [...beginningProblems(board, airline), ...roomProblems(board, airline)]);
}

function beginningProblems(board: Board, airline: Airline): string[] {
  const { headquarters } = board.airlines[airline];
  const waysOut = routesFor(board, airline).filter(({ cities }) => cities.includes(headquarters));
  const at = `airlines.${airline}.headquarters`;
  if (waysOut.length < LEAST_WAYS_OUT) {
    return [
      `${at} must have at least ${LEAST_WAYS_OUT} routes that ${airline} may use and some card can pay (got ${waysOut.length})`,
    ];
  }
  const easiest = Math.min(...waysOut.map(lowest));
  return easiest <= EASY_NUMBER
    ? []
    : [`${at} must have a route that ${airline} may use with a number of at most ${EASY_NUMBER} (got ${easiest})`];
}

/** A marker on the headquarters and one on each route within the airline's reach. */
function roomProblems(board: Board, airline: Airline): string[] {
  const { headquarters, markers } = board.airlines[airline];
  const graph = graphOf({ cities: board.cities, routes: routesFor(board, airline) });
  const cities = new Set([headquarters]);
  const routes = new Set<Route>();
  // A Set visits items added during iteration, and so is its own queue.
  for (const city of cities) {
    for (const route of graph.get(city) ?? []) {
      routes.add(route);
      cities.add(otherEnd(route, city));
    }
  }
  if (routes.size + 1 >= markers) return [];
  return [`airlines.${airline}.markers must be at most ${routes.size + 1}, for which it has room (got ${markers})`];
}

/** AL-4.7 before the first turn: of its styles, with a number that some card of the style can pay. */
function routesFor({ airlines, routes, flightCards }: Board, airline: Airline): Route[] {
  const { styles } = airlines[airline];
  return routes.filter(
    (route) => styles.includes(route.style) && lowest(route) <= (flightCards[route.style].at(-1) ?? 0),
  );
}

const lowest = (route: Route) => route.circles[0] ?? Number.POSITIVE_INFINITY;
