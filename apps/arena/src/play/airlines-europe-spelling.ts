/** Understands `buy red london paris`, so that a player can ask for what is not on the list and hear which rule forbids it. */

import { type Action, AIRLINES, FREE, type Route, type View } from '@tarmac/airlines-europe/rules';
import type { Setting } from './airlines-europe-setting.ts';
import type { Reading } from './screen.ts';

export function readPurchase(words: string, view: View, setting: Setting): Reading<Action> | null {
  const match = /^buy\s+(\S+)\s+(.+)$/.exec(words.trim());
  const [, colour = '', places = ''] = match ?? [];
  if (match === null) return null;
  const { text, names, board } = setting;
  const airline = AIRLINES.find(
    (candidate) => plain(text.colours[candidate]) === plain(colour) || candidate === plain(colour),
  );
  if (airline === undefined) return { ok: false, problem: setting.words.noSuchAirline(colour) };
  const routes = board.routes.filter((route) => fits(route, places, setting));
  const route = routes[0];
  if (route === undefined) return { ok: false, problem: setting.words.noSuchCities(places) };
  if (routes.length > 1) {
    return { ok: false, problem: setting.words.severalRoutes(routes.map(({ id }) => names.route(id)).join(', ')) };
  }
  return { ok: true, action: { type: 'buy', airline, route: route.id, licence: cheapestFree(view, setting, route) } };
}

/** The licence the rules would sell; the first one where none is free, for them to say so. */
function cheapestFree(view: View, { board }: Setting, route: Route): number {
  let first = 0;
  for (const other of board.routes) {
    if (other.id === route.id) break;
    first += other.licences.length;
  }
  return Math.max(
    0,
    route.licences.findIndex((_, licence) => view.circles[first + licence] === FREE),
  );
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
