/** The design lines a board of Europe meets beyond being playable: what makes it a good one. */

import { graphOf, stepsFrom } from '@tarmac/map';
import { AIRLINES, type Airline, SHARE_COUNTS, SHARE_INDEX } from '../../rules/airlines.ts';
import type { Board, City, Route } from '../../rules/board.ts';
import { cheapestWay, disjointWays } from './chains.ts';
import { mapProblems } from './map-design.ts';
import { kilometres } from './plane.ts';

/** What the booklets and reports of play tell of the printed board. */
const KNOWN_HOMES: Partial<Record<Airline, string>> = {
  blue: 'rome',
  green: 'stockholm',
  orange: 'athens',
  gray: 'london',
  white: 'moscow',
};
const KNOWN_BONUSES: Partial<Record<Airline, string>> = {
  orange: 'london',
  green: 'athens',
  gray: 'ankara',
  white: 'madrid',
};
const KNOWN_ROWS = ['3-2-1-0-0', '6-3-2-1-0'];
const STARTS_IN_FIRST_KNOWN_ROW: readonly Airline[] = ['white', 'gray', 'orange', 'green'];

export function designProblems(board: Board): string[] {
  return [
    ...countProblems(board),
    ...costProblems(board),
    ...homeProblems(board),
    ...bonusProblems(board),
    ...trackProblems(board),
    ...wordProblems(board),
    ...mapProblems(board),
  ];
}

function countProblems(board: Board): string[] {
  const remote = board.routes.filter((route) => route.remote);
  const single = board.routes.filter((route) => !route.remote && route.licences.length === 1);
  const licences = board.routes.reduce((sum, route) => sum + route.licences.length, 0);
  return [
    ...outside('cities on the map', board.cities.length - remote.length, 28, 34),
    ...outside('routes', board.routes.length, 60, 75),
    ...outside('licences', licences, 130, 165),
    ...outside('remote routes', remote.length, 4, 4),
    ...outside('routes with a single licence, remote ones aside,', single.length, 0, 5),
  ];
}

function costProblems(board: Board): string[] {
  const ordinary = board.routes.filter((route) => !route.remote);
  const costs = ordinary.flatMap((route) => route.licences);
  const share = (cost: number) => costs.filter((other) => other === cost).length / costs.length;
  const fromMoscow = ordinary.filter((route) => route.cities.includes('moscow')).map(firstCost);
  return [
    ...outside('the cheapest licence', Math.min(...costs), 3, 3),
    ...outside('the cheapest first licence from Moscow', Math.min(...fromMoscow), 3, 3),
    ...[4, 5].flatMap((cost) => outside(`the share of licences that cost ${cost}`, share(cost), 0.15, 0.4)),
    ...board.routes
      .filter((route) => route.remote)
      .flatMap((route) => outside(`the cost of remote ${route.id}`, firstCost(route), 8, 12)),
    ...haulProblems(board, ordinary),
  ];
}

/** A route half as long again as another is never the cheaper one. */
function haulProblems(board: Board, routes: readonly Route[]): string[] {
  const hauls = routes.map((route) => ({ route, length: kilometres(...ends(board, route)) }));
  return hauls.flatMap((long) =>
    hauls
      .filter((short) => long.length >= 1.5 * short.length && firstCost(long.route) < firstCost(short.route))
      .map((short) => `${long.route.id} is much longer than ${short.route.id} and yet cheaper`),
  );
}

function homeProblems(board: Board): string[] {
  const graph = graphOf(board);
  return AIRLINES.flatMap((airline) => {
    const home = board.homes[airline];
    const known = KNOWN_HOMES[airline];
    const routes = graph.get(home)?.length ?? 0;
    return [
      ...(known === undefined || home === known ? [] : [`the home of ${airline} must be ${known}, not ${home}`]),
      ...(airline === 'yellow'
        ? outside('routes from the home of yellow', routes, 4, 4)
        : outside(`routes from the home of ${airline}`, routes, 3, 5)),
    ];
  });
}

function bonusProblems(board: Board): string[] {
  const graph = graphOf(board);
  const hardest = board.bonuses.map((bonus) => ({
    ...bonus,
    cost: cheapestWay(graph, board.homes[bonus.airline], bonus.target),
  }));
  return [
    ...AIRLINES.filter(
      (airline) => board.bonuses.find((bonus) => bonus.airline === airline)?.target !== KNOWN_BONUSES[airline],
    ).map((airline) => `the bonus target of ${airline} must be ${KNOWN_BONUSES[airline] ?? 'none'}`),
    ...board.bonuses.flatMap(({ airline, target }) => {
      const home = board.homes[airline];
      const way = `the connection of ${airline}`;
      const withOneFull = board.routes.map(
        (full) => stepsFrom(graph, home, full).get(target) ?? Number.POSITIVE_INFINITY,
      );
      return [
        ...outside(`licences in ${way}`, stepsFrom(graph, home).get(target) ?? 0, 4, 7),
        ...outside(`ways for ${way} that share no route`, disjointWays(graph, home, target), 3, 9),
        ...outside(`licences in ${way} with any one route full`, Math.max(...withOneFull), 4, planesOf(airline)),
      ];
    }),
    ...hardest.flatMap((hard) =>
      hardest
        .filter((easy) => hard.cost > easy.cost && hard.spaces <= easy.spaces)
        .map(
          (easy) => `the bonus of ${hard.airline} must be worth more than that of ${easy.airline}, which is cheaper`,
        ),
    ),
  ];
}

function trackProblems(board: Board): string[] {
  const { zones, starts } = board.track;
  const rowAt = (space: number) => zones.findLast((zone) => zone.from <= space)?.row.join('-');
  const rows = zones.map((zone) => zone.row.join('-'));
  const known = zones[rows.indexOf(KNOWN_ROWS[0] ?? '')];
  return [
    ...KNOWN_ROWS.filter((row) => !rows.includes(row)).map((row) => `the track must have a zone ${row}`),
    ...AIRLINES.flatMap((airline) => {
      if (STARTS_IN_FIRST_KNOWN_ROW.includes(airline)) {
        return rowAt(starts[airline]) === KNOWN_ROWS[0] ? [] : [`${airline} must start in zone ${KNOWN_ROWS[0]}`];
      }
      return known !== undefined && starts[airline] < known.from
        ? []
        : [`${airline} must start below zone ${KNOWN_ROWS[0]}`];
    }),
    ...AIRLINES.flatMap((more) =>
      AIRLINES.filter((fewer) => planesOf(more) > planesOf(fewer) && starts[more] >= starts[fewer]).map(
        (fewer) => `${more} has more shares than ${fewer} and must start lower`,
      ),
    ),
  ];
}

function wordProblems(board: Board): string[] {
  const london = board.cities.find((city) => city.id === 'london');
  return [
    ...(board.source === 'reconstructed' ? [] : ['the board must own up to being reconstructed']),
    ...(london?.name.en === 'London' && london.name.fr === 'Londres' ? [] : ['London must be Londres in French']),
    ...board.routes
      .filter((route) => route.id !== route.cities.join('-'))
      .map((route) => `${route.id} must be named after its cities`),
  ];
}

function outside(what: string, value: number, min: number, max: number): string[] {
  return value >= min && value <= max ? [] : [`${what} must be from ${min} to ${max} (got ${value})`];
}

function ends(board: Board, route: Route): [City, City] {
  const [from, to] = route.cities.map((id) => board.cities.find((city) => city.id === id));
  if (from === undefined || to === undefined) throw new Error(`${route.id} has an unknown end`);
  return [from, to];
}

const firstCost = (route: Route) => route.licences[0] ?? 0;
const planesOf = (airline: Airline) => SHARE_COUNTS[SHARE_INDEX[airline]] ?? 0;
