/** Invariants of the board: markers, networks, sabotages, and founded or inactive airlines. */

import { AIRLINES, LOWEST_SABOTAGE } from './airlines.ts';
import { canBeFounded, touchesNetwork } from './network.ts';
import { FREE, markerOfSabotage, type State } from './state.ts';
import type { Tables } from './tables.ts';

export function auditBoard(state: State, tables: Tables): string[] {
  if (state.circles.length !== tables.numbers.length) return ['the circles are not those of the board'];
  return [
    ...auditMarkers(state, tables),
    ...auditRoutes(state, tables),
    ...auditNetworks(state, tables),
    ...auditStanding(state, tables),
  ];
}

/** AL-1.2 each marker is in supply, on a circle or on its headquarters. */
function auditMarkers({ circles, markers, founded }: State, tables: Tables): string[] {
  return AIRLINES.flatMap((airline, index) => {
    const onCircles = circles.filter((lying) => lying === index || markerOfSabotage(lying) === index).length;
    const left = markers[index]!;
    const all = left + onCircles + (founded[index] ? 1 : 0);
    return left >= 0 && all === tables.markers[index]
      ? []
      : [`${all} markers of ${airline} instead of ${tables.markers[index]}`];
  });
}

function auditRoutes({ circles }: State, tables: Tables): string[] {
  return tables.board.routes.flatMap(({ id }, route) => {
    const first = tables.firstCircle[route]!;
    const lying = circles.slice(first, first + tables.circleCount[route]!);
    const numbers = tables.numbers.slice(first, first + lying.length);
    const problems: string[] = [];
    if (lying.some((each) => each >= AIRLINES.length || markerOfSabotage(each) >= AIRLINES.length))
      problems.push(`a marker of nobody we know on ${id}`);
    const flying = lying.filter((each) => each >= 0);
    // AL-4.3
    if (new Set(flying).size !== flying.length) problems.push(`two flights of one airline on ${id}`);
    // AL-4.2
    const free = lying.indexOf(FREE);
    if (free !== -1 && lying.slice(free).some((each) => each >= 0)) problems.push(`a lower number is free on ${id}`);
    // AL-4.1
    const style = tables.routeStyle[route]!;
    if (flying.some((airline) => tables.allowed[airline]?.[style] === false))
      problems.push(`an airline on ${id} that may not use its style`);
    if (lying.some((each, place) => each >= 0 && numbers[place]! > tables.highest[style]!))
      problems.push(`a flight on ${id} that no card can pay`);
    // AL-8.1, AL-8.2
    const sabotaged = numbers.filter((_, place) => lying[place]! < FREE);
    if (sabotaged.length > 1) problems.push(`two sabotages on ${id}`);
    if (sabotaged.some((number) => number < LOWEST_SABOTAGE)) problems.push(`a sabotage too low on ${id}`);
    return problems;
  });
}

/** AL-4.1, AL-5.1 every flight can be traced back to its airline's headquarters. */
function auditNetworks(state: State, tables: Tables): string[] {
  return AIRLINES.flatMap((airline, index) => {
    const joined = { circles: state.circles.map((lying) => (lying === index ? FREE : lying)) };
    const open = state.circles.flatMap((lying, circle) => (lying === index ? [circle] : []));
    const flies = open.length > 0;
    for (let grown = true; grown; ) {
      const next = open.findIndex((circle) => touchesNetwork(joined, tables, index, tables.routeOf[circle]!));
      grown = next !== -1;
      if (grown) joined.circles[open.splice(next, 1)[0]!] = index;
    }
    const problems = open.length === 0 ? [] : [`a flight of ${airline} has no way to its headquarters`];
    if (flies !== state.founded[index]) problems.push(`${airline} flies unfounded, or is founded and does not fly`);
    return problems;
  });
}

/** AL-5.1, AL-7.2 */
function auditStanding(state: State, tables: Tables): string[] {
  return AIRLINES.flatMap((airline, index) => {
    const isFounded = state.founded[index]!;
    const isInactive = state.inactive[index]!;
    const isLaid = state.laid.some((laid) => laid[index] !== 0);
    const problems: string[] = [];
    if (isFounded !== isLaid) problems.push(`stock of ${airline} is laid unfounded, or it is founded without`);
    if (isInactive !== (!isFounded && !canBeFounded(state, tables, index)))
      problems.push(`${airline} is inactive, or not, against the rule`);
    return problems;
  });
}
