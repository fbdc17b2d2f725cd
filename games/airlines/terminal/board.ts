/** The board as lists: where each airline has come to, and every route with what lies on it and who could fly it next. */

import {
  AIRLINES,
  type Airline,
  claims,
  type Facts,
  FREE,
  lowestFree,
  markerOfSabotage,
  type Route,
  STYLE_INDEX,
  touchesNetwork,
  type View,
} from '@tarmac/airlines/rules';
import { ownFlights, type Setting, STYLE_SIGNS } from './setting.ts';
import type { Cells, Table } from './tables.ts';

/** A line an airline that has been founded: the cities it has reached. */
export function networkLines({ founded }: View, now: Facts, { names, words }: Setting): string[] {
  return AIRLINES.flatMap((airline, index) => {
    if (!founded[index]) return [];
    const cities = (now.reached[index] ?? []).map((city) => names.city(city));
    return [words.titled(names.airline(airline), cities.join(', '))];
  });
}

export function routeTable(view: View, setting: Setting): Table {
  const { board, names, text } = setting;
  const routes = board.routes
    .map((route) => ({ route, name: names.route(route.id) }))
    .sort((a, b) => STYLE_INDEX[a.route.style] - STYLE_INDEX[b.route.style] || a.name.localeCompare(b.name))
    .map(({ route, name }) => ({
      style: route.style,
      name,
      circles: circlesOf(route, view, setting),
      inReach: inReachOf(route, view, setting),
      fitting: fittingCards(route, view, setting),
    }));
  const most = Math.max(...routes.map(({ circles }) => circles.length));
  const cells = (called: Readonly<Record<string, string>>, withReach: boolean): Cells => ({
    head: [
      '',
      setting.words.style,
      ...Array.from({ length: most }, (_, place) => String(place + 1)),
      setting.words.yourCards,
      ...(withReach ? [setting.words.inReach] : []),
    ],
    rows: routes.map(({ style, name, circles, inReach, fitting }) => [
      name,
      called[style] ?? style,
      ...Array.from({ length: most }, (_, place) => circles[place] ?? ''),
      fitting,
      ...(withReach ? [inReach] : []),
    ]),
  });
  return { forms: [cells(text.styles, true), cells(STYLE_SIGNS, true), cells(STYLE_SIGNS, false)] };
}

function circlesOf({ id, circles }: Route, view: View, { names, tables }: Setting): string[] {
  const first = tables.firstCircle[tables.routeIndex(id)] ?? 0;
  return circles.map((number, place) => {
    const lying = view.circles[first + place] ?? FREE;
    if (lying === FREE) return String(number);
    const covered = AIRLINES[markerOfSabotage(lying)];
    return covered === undefined ? names.airline(AIRLINES[lying] as Airline) : `×${names.airline(covered)}`;
  });
}

/** AL-4.1 for all but the card: the airlines that could fly here next, and those that could be founded here. */
function inReachOf({ id, style }: Route, view: View, { names, tables }: Setting): string {
  const route = tables.routeIndex(id);
  if (lowestFree(view, tables, route) < 0) return '';
  return AIRLINES.flatMap((airline, index) => {
    const founded = view.founded[index] === true;
    if (!founded && view.inactive[index] === true) return [];
    const able =
      tables.allowed[index]?.[STYLE_INDEX[style]] === true &&
      (view.markers[index] ?? 0) > 0 &&
      !claims(view, tables, index, route) &&
      touchesNetwork(view, tables, index, route);
    return able ? [`${founded ? '' : '*'}${names.airline(airline)}`] : [];
  }).join(' ');
}

/** The values in hand that reach the lowest free number. */
function fittingCards({ id, style }: Route, view: View, setting: Setting): string {
  const { tables } = setting;
  const circle = lowestFree(view, tables, tables.routeIndex(id));
  const lowest = tables.numbers[circle] ?? Number.POSITIVE_INFINITY;
  return ownFlights(view, setting)
    .filter((card) => card.style === STYLE_INDEX[style] && card.value >= lowest)
    .map(({ value }) => value)
    .join(' ');
}
