/** Understands `buy red london paris`, so that a player can ask for what is not on the list and hear which rule forbids it. */

import { type Action, AIRLINES, cheapestFree, type Route, type View } from '@tarmac/airlines-europe/rules';
import type { Parsed } from '@tarmac/kit';
import type { Setting } from './setting.ts';

export function readPurchase(typed: string, view: View, setting: Setting): Parsed<Action> | null {
  const { words, names, board } = setting;
  const [verb = '', colour = '', ...rest] = typed.trim().split(/\s+/);
  if (!words.buyVerbs.includes(plain(verb))) return null;
  const airline = airlineCalled(colour, setting);
  if (airline === undefined) return { ok: false, problem: words.noSuchAirline(colour) };
  const places = rest.join(' ');
  const routes = board.routes.filter((route) => fits(route, places, setting));
  const route = routes[0];
  if (route === undefined) return { ok: false, problem: words.noSuchCities(places) };
  if (routes.length > 1)
    return { ok: false, problem: words.severalRoutes(routes.map(({ id }) => names.route(id)).join(', ')) };
  return { ok: true, value: { type: 'buy', airline, route: route.id, licence: licenceOn(route, view, setting) } };
}

function airlineCalled(colour: string, { text }: Setting) {
  return AIRLINES.find((airline) => plain(text.colours[airline]) === plain(colour) || airline === plain(colour));
}

/** The licence the rules would sell; the first one where none is free, for them to say so. */
function licenceOn({ id }: Route, view: View, { tables }: Setting): number {
  const route = tables.routeIndex(id);
  return Math.max(0, cheapestFree(view, tables, route) - (tables.firstCircle[route] ?? 0));
}

/** Both cities are named, in any order, by the beginning of their names; or the route is named by its id. */
function fits(route: Route, places: string, { names }: Setting): boolean {
  if (route.id === places) return true;
  const typed = plain(places).split(/[\s–-]+/u);
  const cities = route.cities.map((city) => plain(names.city(city)));
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
