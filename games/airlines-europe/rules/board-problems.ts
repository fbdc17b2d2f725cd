/** The requirements for a playable board, beyond the shape of its file. */

import { cityIds, firstIsland, graphOf, idProblems, isWhole, repeats, routeEndProblems, stepsFrom } from '@tarmac/map';
import { AIRLINES, type Airline, SHARE_COUNTS, SHARE_INDEX } from './airlines.ts';
import { type Board, DEAREST, type Route, type Zone } from './board.ts';

const LONGEST_TRACK = 999;

/** One sentence for each problem, with its place in the file; none for a playable board. */
export function boardProblems(board: Board): string[] {
  const names = [...idProblems(board), ...routeEndProblems(board), ...homeProblems(board), ...bonusProblems(board)];
  const numbers = [...licenceProblems(board), ...trackProblems(board)];
  // Reachability means nothing while ids are wrong.
  const reach = names.length > 0 ? [] : [...remoteEndProblems(board), ...reachProblems(board)];
  return [...names, ...numbers, ...reach];
}

/** AE-1.4 */
function licenceProblems(board: Board): string[] {
  return board.routes.flatMap(({ licences, remote }, i) => {
    const at = `routes[${i}].licences`;
    if (remote && licences.length !== 1) {
      return [`${at} must have exactly one cost, as the route is remote (got ${licences.length})`];
    }
    if (licences.length < 1 || licences.length > 3)
      return [`${at} must have one to three costs (got ${licences.length})`];
    return licences.flatMap((cost, j) => {
      const before = licences[j - 1];
      if (!isWhole(cost, 1, DEAREST)) return [`${at}[${j}] must be a whole number from 1 to ${DEAREST} (got ${cost})`];
      if (before === undefined || cost > before) return [];
      return [`${at}[${j}] must be greater than the licence before it (got ${cost} after ${before})`];
    });
  });
}

/** AE-1.4 the far end of a remote route has no other route and is nobody's home. */
function remoteEndProblems(board: Board): string[] {
  const graph = graphOf(board);
  return board.routes.flatMap((route, i) => {
    if (!route.remote) return [];
    const far = route.cities[1];
    const other = graph.get(far)?.find((touching) => touching !== route);
    const resident = AIRLINES.find((airline) => board.homes[airline] === far);
    return [
      ...(other === undefined
        ? []
        : [
            `routes[${i}].cities[1] ends a remote route and must touch no other (touches routes[${placeOf(board, other)}])`,
          ]),
      ...(resident === undefined ? [] : [`homes.${resident} must not be the far end of a remote route (got "${far}")`]),
    ];
  });
}

/** AE-1.6 */
function homeProblems(board: Board): string[] {
  const known = cityIds(board);
  return [
    ...AIRLINES.flatMap((airline) => {
      const home = board.homes[airline];
      if (!known.has(home)) return [`homes.${airline} names no city of the board (got "${home}")`];
      if (board.routes.some((route) => route.cities.includes(home))) return [];
      return [`homes.${airline} must have a route ("${home}" has none)`];
    }),
    ...repeats(
      AIRLINES.map((airline) => board.homes[airline]),
      (later, first) => `homes.${AIRLINES[later]} must differ from homes.${AIRLINES[first]}`,
    ),
  ];
}

/** AE-4.9 */
function bonusProblems(board: Board): string[] {
  const known = cityIds(board);
  return [
    ...board.bonuses.flatMap(({ airline, target, spaces }, i) => [
      ...(known.has(target) ? [] : [`bonuses[${i}].target names no city of the board (got "${target}")`]),
      ...(target === board.homes[airline] ? [`bonuses[${i}].target must not be the home of ${airline}`] : []),
      ...(isWhole(spaces, 1, DEAREST)
        ? []
        : [`bonuses[${i}].spaces must be a whole number from 1 to ${DEAREST} (got ${spaces})`]),
    ]),
    ...repeats(
      board.bonuses.map((bonus) => bonus.airline),
      (later, first) => `bonuses[${later}].airline repeats that of bonuses[${first}]`,
    ),
  ];
}

/** AE-4.2, AE-4.9: room for every airplane, and for every bonus connection. */
function reachProblems(board: Board): string[] {
  const island = firstIsland(board, board.homes[AIRLINES[0]]);
  if (island >= 0)
    return [`cities[${island}] cannot be reached from homes.${AIRLINES[0]}: the routes must connect all cities`];

  const graph = graphOf(board);
  return [
    // Around any home a connected board has connected networks of every size up to all its routes.
    ...AIRLINES.filter((airline) => board.routes.length < planesOf(airline)).map(
      (airline) =>
        `routes must be at least ${planesOf(airline)}, the airplanes of ${airline} (got ${board.routes.length})`,
    ),
    ...board.bonuses.flatMap(({ airline, target }, i) => {
      const steps = stepsFrom(graph, board.homes[airline]).get(target) ?? Number.POSITIVE_INFINITY;
      if (steps <= planesOf(airline)) return [];
      return [
        `bonuses[${i}].target takes ${steps} licences, more than the ${planesOf(airline)} airplanes of ${airline}`,
      ];
    }),
  ];
}

/** AE-1.5, AE-2.4 */
function trackProblems({ track: { zones, starts } }: Board): string[] {
  const last = zones.at(-1);
  if (last === undefined) return ['track.zones must have at least one zone'];
  return [
    ...zones.flatMap((zone, i) => zoneProblems(zone, zones[i - 1], `track.zones[${i}]`)),
    ...AIRLINES.filter((airline) => !isWhole(starts[airline], 0, last.from)).map(
      (airline) =>
        `track.starts.${airline} must be a whole number from 0 to ${last.from}, where the last zone begins (got ${starts[airline]})`,
    ),
  ];
}

function zoneProblems(zone: Zone, before: Zone | undefined, at: string): string[] {
  const problems: string[] = [];
  if (!isWhole(zone.from, 0, LONGEST_TRACK)) {
    problems.push(`${at}.from must be a whole number from 0 to ${LONGEST_TRACK} (got ${zone.from})`);
  } else if (before === undefined && zone.from !== 0) {
    problems.push(`${at}.from must be 0, where the track begins (got ${zone.from})`);
  } else if (before !== undefined && zone.from <= before.from) {
    problems.push(`${at}.from must be greater than that of the zone before it (got ${zone.from} after ${before.from})`);
  }
  zone.row.forEach((points, place) => {
    const better = zone.row[place - 1];
    const earlier = before?.row[place];
    if (!isWhole(points, 0, DEAREST)) {
      problems.push(`${at}.row[${place}] must be a whole number from 0 to ${DEAREST} (got ${points})`);
    } else if (better !== undefined && points > better) {
      problems.push(`${at}.row[${place}] must not be greater than the place before it (got ${points} after ${better})`);
    } else if (earlier !== undefined && points < earlier) {
      problems.push(`${at}.row[${place}] must not be less than in the zone before it (got ${points} after ${earlier})`);
    }
  });
  return problems;
}

const placeOf = (board: Board, route: Route) => board.routes.indexOf(route);
const planesOf = (airline: Airline) => SHARE_COUNTS[SHARE_INDEX[airline]] ?? 0;
