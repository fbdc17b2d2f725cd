/**
 * Understands `fly boi boston chicago`, `found boi 2 boston chicago` and `sabotage hit boston chicago 7`, so that a
 * player can ask for what is not on the list and hear which rule forbids it.
 */

import {
  type Action,
  AIRLINES,
  type Airline,
  canBeSabotaged,
  type FlightCard,
  lowestFree,
  type Route,
  STYLE_INDEX,
  type View,
} from '@tarmac/airlines/rules';
import type { Spelled } from '@tarmac/airlines/text';
import type { Parsed } from '@tarmac/kit';
import { ownFlights, type Setting } from './setting.ts';

export function readAction(typed: string, view: View, setting: Setting): Parsed<Action> | null {
  const { words, names, board } = setting;
  const [verb = '', code = '', ...rest] = typed.trim().split(/\s+/);
  const type = (Object.keys(words.verbs) as Spelled[]).find((each) => words.verbs[each].includes(plain(verb)));
  if (type === undefined) return null;
  const airline = AIRLINES.find((each) => plain(names.airline(each)) === plain(code));
  if (airline === undefined) return { ok: false, problem: words.noSuchAirline(code) };
  const isNumber = (word: string) => /^\d{1,4}$/.test(word);
  const places = rest.filter((word) => !isNumber(word)).join(' ');
  const number = rest.filter(isNumber).map(Number)[0];
  const routes = board.routes.filter((route) => fits(route, places, setting));
  const route = routes[0];
  if (route === undefined) return { ok: false, problem: words.noSuchCities(places) };
  if (routes.length > 1)
    return { ok: false, problem: words.severalRoutes(routes.map(({ id }) => names.route(id)).join(', ')) };
  const action = asked(type, airline, route, number, view, setting);
  if (action !== null) return { ok: true, value: action };
  return { ok: false, problem: words.noSuchNumber(number ?? 0, names.route(route.id)) };
}

/** Null when the number fits no card or circle. */
function asked(
  type: Spelled,
  airline: Airline,
  route: Route,
  number: number | undefined,
  view: View,
  setting: Setting,
): Action | null {
  if (type === 'sabotage') {
    const circle = circleOn(route, number, view, setting);
    return circle === -1 ? null : { type, airline, route: route.id, circle };
  }
  const value = type === 'fly' ? number : undefined;
  const flight = cardFor(route, value, view, setting)?.id;
  if (flight === undefined) return null;
  return type === 'fly'
    ? { type, airline, route: route.id, flight }
    : { type, airline, count: number ?? 1, route: route.id, flight };
}

/** The circle with that number; without one, the lowest that can be sabotaged, or the first for the rules to say why not. */
function circleOn({ id, circles }: Route, number: number | undefined, view: View, { tables }: Setting): number {
  if (number !== undefined) return circles.indexOf(number);
  const first = tables.firstCircle[tables.routeIndex(id)] ?? 0;
  return Math.max(
    0,
    circles.findIndex((_, place) => canBeSabotaged(view, tables, first + place)),
  );
}

/**
 * The card of that value; without one, the lowest in hand that will do. Where none will, the best there is, for the
 * rules to say why not.
 */
function cardFor(
  { id, style }: Route,
  value: number | undefined,
  view: View,
  setting: Setting,
): FlightCard | undefined {
  const { tables } = setting;
  const hand = ownFlights(view, setting);
  const ofStyle = (cards: readonly FlightCard[]) => cards.filter((card) => card.style === STYLE_INDEX[style]);
  if (value !== undefined) return [...ofStyle(hand), ...ofStyle(tables.flights)].find((card) => card.value === value);
  const lowest = tables.numbers[lowestFree(view, tables, tables.routeIndex(id))] ?? 0;
  const own = ofStyle(hand);
  return own.find((card) => card.value >= lowest) ?? own.at(-1) ?? hand[0] ?? ofStyle(tables.flights)[0];
}

/** Both cities are named, in any order, by the beginning of their names; or the route is named by its id. */
function fits(route: Route, places: string, { names }: Setting): boolean {
  if (route.id === places) return true;
  const typed = plain(places).split(/[\s–-]+/u);
  const cities = route.cities.map((city) => plain(names.city(city)).replaceAll('-', ' '));
  return (
    typed.length >= 2 &&
    typed.every((word) => cities.some((city) => city.startsWith(word) || city.includes(` ${word}`))) &&
    cities.every((city) => typed.some((word) => city.startsWith(word)))
  );
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
