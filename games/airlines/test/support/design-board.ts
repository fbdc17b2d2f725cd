/** The design lines a board of North America meets beyond being playable: what makes it a good one. */

import { graphOf } from '@tarmac/map';
import { AIRLINES, type Airline, HIGHEST_VALUE, LOWEST_SABOTAGE, STYLES, type Style } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';
import { mapProblems, pairsOf } from './design-map.ts';
import { foundingOdds, reachOf } from './design-odds.ts';
import { apart, isInside, lineOf, MAP, type Point, placesOf } from './design-plane.ts';

/** What the rulebooks and reports of play tell of the printed game. */
const KNOWN_CODES: Partial<Record<Airline, string>> = { boi: 'BOI', ita: 'ITA', hit: 'HIT' };
const STOCK_COUNTS = '7-8-8-9-9-10-10-11-12';

export function designProblems(board: Board): string[] {
  return [
    ...countProblems(board),
    ...numberProblems(board),
    ...cardProblems(board),
    ...airlineProblems(board),
    ...headquartersProblems(board),
    ...styleProblems(board),
    ...ringProblems(board),
    ...wordProblems(board),
    ...mapProblems(board),
  ];
}

function countProblems(board: Board): string[] {
  const sizes = [1, 2, 3].map((size) => board.routes.filter(({ circles }) => circles.length === size).length);
  return [
    ...outside('cities', board.cities.length, 30, 38),
    ...outside('routes', board.routes.length, 65, 85),
    ...outside('circles', numbersOf(board).length, 150, 175),
    ...sizes.flatMap((count, i) => outside(`routes with ${i + 1} circles`, count, 10, 50)),
    ...STYLES.flatMap((style) => outside(`${style} routes`, routesIn(board, style).length, 13, 19)),
  ];
}

function numberProblems(board: Board): string[] {
  const firsts = board.routes.map(firstNumber);
  const later = board.routes.flatMap(({ circles }) => circles.slice(1));
  const open = numbersOf(board).filter((number) => number >= LOWEST_SABOTAGE);
  return [
    ...outside('the lowest first number', Math.min(...firsts), 1, 1),
    ...outside('the highest first number', Math.max(...firsts), 5, 6),
    ...outside('the mean of the first numbers', mean(firsts), 2.5, 4),
    ...outside('the lowest of the other numbers', Math.min(...later), 4, 6),
    ...outside('circles that can be sabotaged', open.length, 80, 120),
    ...STYLES.flatMap((style) => styleNumberProblems(board, style)),
  ];
}

/** Every card finds a route of its style at the start, the lowest one several, and every circle has its card. */
function styleNumberProblems(board: Board, style: Style): string[] {
  const cards = board.flightCards[style];
  const routes = routesIn(board, style);
  const forLowest = routes.filter((route) => firstNumber(route) <= Math.min(...cards));
  const highest = Math.max(...routes.flatMap(({ circles }) => circles));
  return [
    ...outside(`${style} routes for the lowest ${style} card`, forLowest.length, 3, 6),
    ...outside(`the highest ${style} number`, highest, 12, Math.max(...cards)),
  ];
}

/** AL-1.3 three cards of each value, none twice. */
function cardProblems({ flightCards }: Board): string[] {
  const values = STYLES.flatMap((style) => flightCards[style]);
  return [
    ...Array.from({ length: HIGHEST_VALUE }, (_, i) => i + 1).flatMap((value) =>
      outside(`flight cards of ${value}`, values.filter((other) => other === value).length, 3, 3),
    ),
    ...STYLES.flatMap((style) => [
      ...outside(`${style} flight cards`, flightCards[style].length, 8, 9),
      ...(new Set(flightCards[style]).size === flightCards[style].length ? [] : [`${style} has twins`]),
    ]),
  ];
}

function airlineProblems({ airlines }: Board): string[] {
  const stock = AIRLINES.map((airline) => airlines[airline].stock);
  return [
    ...(Object.keys(airlines).join() === AIRLINES.join() ? [] : ['the airlines must stand in their order']),
    ...AIRLINES.filter((airline) => airlines[airline].code !== (KNOWN_CODES[airline] ?? airlines[airline].code)).map(
      (airline) => `the code of ${airline} must be ${KNOWN_CODES[airline]}`,
    ),
    ...(stock.toSorted((a, b) => a - b).join('-') === STOCK_COUNTS ? [] : [`stock must be ${STOCK_COUNTS}`]),
    ...outside('the stock of ita', airlines.ita.stock, 12, 12),
    ...outside('the styles of ita', airlines.ita.styles.length, 4, 4),
    ...outside('the markers of ita', airlines.ita.markers, 11, 22),
    ...outside('the markers of hit', airlines.hit.markers, 16, 22),
    ...AIRLINES.flatMap((airline) => outside(`the markers of ${airline}`, airlines[airline].markers, 10, 22)),
    ...AIRLINES.flatMap((more) =>
      AIRLINES.filter(
        (fewer) =>
          airlines[more].styles.length > airlines[fewer].styles.length &&
          airlines[more].markers <= airlines[fewer].markers,
      ).map((fewer) => `${more} may use more styles than ${fewer} and must have more markers`),
    ),
    ...STYLES.flatMap((style) =>
      outside(
        `the airlines that may use ${style}`,
        AIRLINES.filter((airline) => airlines[airline].styles.includes(style)).length,
        5,
        5,
      ),
    ),
  ];
}

function headquartersProblems(board: Board): string[] {
  const places = placesOf(board);
  const at = (airline: Airline) => places.get(board.airlines[airline].headquarters) as Point;
  const odds = foundingOdds(board);
  return [
    ...outside('the odds of being able to found at the start', odds.any, 0.95, 1),
    ...pairsOf(AIRLINES)
      .filter(([one, other]) => apart(at(one), at(other)) < 150)
      .map(([one, other]) => `the headquarters of ${one} and ${other} are too near`),
    ...AIRLINES.flatMap((airline) => {
      const { styles, headquarters, markers } = board.airlines[airline];
      const waysOut = board.routes.filter(
        (route) => route.cities.includes(headquarters) && styles.includes(route.style),
      );
      const reach = reachOf(board, airline);
      return [
        ...outside(`the odds of three cards that found ${airline}`, odds.byAirline[airline], 0.7, 1),
        ...outside(`the routes on which ${airline} can be founded`, waysOut.length, 3, 7),
        ...outside(
          `the circles on which ${airline} can be founded`,
          waysOut.flatMap(({ circles }) => circles).length,
          7,
          16,
        ),
        ...outside(`the lowest number for ${airline}`, Math.min(...waysOut.map(firstNumber)), 1, 2),
        ...outside(`the routes within reach of ${airline}`, reach.length, 2 * markers, 99),
        ...styles.flatMap((style) =>
          outside(`${style} routes of ${airline}`, reach.filter((route) => route.style === style).length, 13, 19),
        ),
      ];
    }),
  ];
}

/** AL-1.5 where each style lies, by where the middles of its routes lie between west and east, north and south. */
function styleProblems(board: Board): string[] {
  const places = placesOf(board);
  const middles = (style: Style) =>
    routesIn(board, style).map((route) => {
      const line = lineOf(places, route, 0);
      const { x, y } = line[(line.length - 1) / 2] as Point;
      return { east: x / MAP.width, south: y / MAP.height };
    });
  const east = (style: Style) => mean(middles(style).map((middle) => middle.east));
  const south = (style: Style) => mean(middles(style).map((middle) => middle.south));
  return [
    ...outside('how far east dotted lies', east('dotted'), 0.6, 1),
    ...outside('how far east dashed lies', east('dashed'), 0, 0.4),
    ...outside('how far south dashed lies', south('dashed'), 0, 0.45),
    ...outside('how far east double lies', east('double'), 0, 0.45),
    ...outside('how far south double lies', south('double'), 0.6, 1),
    ...outside('how far east solid lies', east('solid'), 0.6, 1),
    ...outside('how far south solid lies', south('solid'), 0, 0.45),
    ...middles('dotted').flatMap(({ east }) => outside('how far east a dotted route lies', east, 0.5, 1)),
    ...middles('dashed').flatMap(({ south }) => outside('how far south a dashed route lies', south, 0, 0.6)),
    ...middles('double').flatMap(({ south }) => outside('how far south a double route lies', south, 0.5, 1)),
    ...middles('solid').flatMap(({ south }) => outside('how far south a solid route lies', south, 0, 0.55)),
  ];
}

/** AL-1.5 wavy runs round the outside: its routes make a ring, and every city lies on it or within it. */
function ringProblems(board: Board): string[] {
  const places = placesOf(board);
  const ring = ringOf(board, routesIn(board, 'wavy'));
  if (ring === null) return ['the wavy routes must make one ring'];
  const points = ring.map((city) => places.get(city) as Point);
  return board.cities
    .filter(({ id }) => !ring.includes(id) && !isInside(places.get(id) as Point, points))
    .map(({ id }) => `${id} lies outside the ring of wavy routes`);
}

/** The cities of the one ring that these routes make, spurs left aside; null when there is none, or more than one. */
function ringOf({ cities }: Board, routes: readonly Route[]): string[] | null {
  let left = routes;
  for (;;) {
    const graph = graphOf({ cities, routes: left });
    const kept = left.filter((route) => route.cities.every((city) => (graph.get(city) ?? []).length > 1));
    if (kept.length < left.length) {
      left = kept;
      continue;
    }
    const on = cities.map(({ id }) => id).filter((id) => (graph.get(id) ?? []).length > 0);
    const ring = walkedFrom(on[0], left);
    return ring.length === left.length && ring.length === on.length && ring.length > 2 ? ring : null;
  }
}

/** City after city along routes not yet flown, until there is none. */
function walkedFrom(start: string | undefined, routes: readonly Route[]): string[] {
  const cities: string[] = [];
  const flown = new Set<Route>();
  let city = start;
  while (city !== undefined) {
    const here: string = city;
    const next = routes.find((route) => !flown.has(route) && route.cities.includes(here));
    if (next === undefined) return cities;
    cities.push(here);
    flown.add(next);
    city = next.cities[0] === here ? next.cities[1] : next.cities[0];
  }
  return cities;
}

function wordProblems(board: Board): string[] {
  const havana = board.cities.find((city) => city.id === 'havana');
  return [
    ...(board.source === 'reconstructed' ? [] : ['the board must own up to being reconstructed']),
    ...(havana?.name.en === 'Havana' && havana.name.fr === 'La Havane' ? [] : ['Havana must be La Havane in French']),
    ...board.routes
      .filter((route) => route.id !== route.cities.join('-'))
      .map((route) => `${route.id} must be named after its cities`),
  ];
}

function outside(what: string, value: number, min: number, max: number): string[] {
  return value >= min && value <= max
    ? []
    : [`${what} must be from ${min} to ${max} (got ${Number(value.toFixed(3))})`];
}

const routesIn = (board: Board, style: Style) => board.routes.filter((route) => route.style === style);
const firstNumber = (route: Route) => route.circles[0] ?? Number.NaN;
const numbersOf = (board: Board) => board.routes.flatMap(({ circles }) => circles);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
