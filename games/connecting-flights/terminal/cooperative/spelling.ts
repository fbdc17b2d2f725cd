/**
 * Understands `airport tokyo for bessie`, `truck 3` and `charter asia paris to london`, so that a player can ask for what
 * is not on the list and hear which rule forbids it.
 */

import { type Action, CONTINENTS, type View } from '@tarmac/connecting-flights/cooperative/rules';
import type { Spelled } from '@tarmac/connecting-flights/cooperative/text';
import type { Parsed } from '@tarmac/kit';
import { cityCalled, plain } from '../shared.ts';
import { ownHand, type Setting } from './setting.ts';

export function readAction(typed: string, view: View, setting: Setting): Parsed<Action> | null {
  const { words } = setting;
  const [verb = '', ...rest] = plain(typed.trim()).split(/\s+/);
  const spelled = (Object.keys(words.verbs) as Spelled[]).find((each) => words.verbs[each].includes(verb));
  return spelled === undefined ? null : READERS[spelled](rest.join(' '), view, setting);
}

type Reader = (rest: string, view: View, setting: Setting) => Parsed<Action>;

const READERS: Readonly<Record<Spelled, Reader>> = {
  first: readFirst,
  airport: (rest, view, setting) =>
    forHand(rest, view, setting, (what, hand) =>
      withCity(what, setting, (city) => ({ type: 'buyAirport', hand, city })),
    ),
  rent: (rest, view, setting) =>
    forHand(rest, view, setting, (what, hand) => withCity(what, setting, (city) => ({ type: 'rent', hand, city }))),
  truck: (rest, view, setting) =>
    forHand(rest, view, setting, (what, hand) =>
      /^\d$/.test(what)
        ? { ok: true, value: { type: 'buyTruck', hand, capacity: Number(what) } }
        : { ok: false, problem: setting.words.noSuchNumber(what) },
    ),
  charter: readCharter,
};

/** `london to tokyo 3 1`; without stars as the rulebook advises. */
function readFirst(rest: string, view: View, setting: Setting): Parsed<Action> {
  const [, cities = '', plane = '3', passenger = '1'] = /^(.*?)(?: (\d) (\d))?$/.exec(rest) ?? [];
  const hand = view.frame.kind === 'first' ? view.frame.hand : ownHand(view, setting);
  const stars = { plane: Number(plane), passenger: Number(passenger) };
  return betweenCities(cities, setting, (from, to) => ({ type: 'first', hand, from, to, ...stars }));
}

/** Splits off ` for bessie`; without it the reader's own hand is meant. */
function forHand(
  rest: string,
  view: View,
  setting: Setting,
  read: (what: string, hand: number) => Parsed<Action>,
): Parsed<Action> {
  const { names, words } = setting;
  const [what = '', whose] = rest.split(` ${words.for} `);
  if (whose === undefined) return read(what, ownHand(view, setting));
  const hand = view.trucks.findIndex((_, each) => plain(names.hand(each)).startsWith(whose));
  return hand < 0 ? { ok: false, problem: words.noSuchHand(whose) } : read(what, hand);
}

function withCity(typed: string, setting: Setting, action: (city: string) => Action): Parsed<Action> {
  const city = cityCalled(typed, setting);
  return city === null ? { ok: false, problem: setting.words.noSuchCity(typed) } : { ok: true, value: action(city) };
}

/** `asia paris to london`: the pawn by the continent it wants to go to, whose name may have several words. */
function readCharter(rest: string, _view: View, setting: Setting): Parsed<Action> {
  const { names, words } = setting;
  const pawn = CONTINENTS.find((continent) => rest.startsWith(`${plain(names.continent(continent))} `));
  if (pawn === undefined) return { ok: false, problem: words.noSuchPawn(rest.split(' ')[0] ?? '') };
  return betweenCities(rest.slice(names.continent(pawn).length + 1), setting, (from, to) => ({
    type: 'charter',
    pawn,
    from,
    to,
  }));
}

/** `paris to london` */
function betweenCities(typed: string, setting: Setting, action: (from: string, to: string) => Action): Parsed<Action> {
  const [from = '', to = ''] = typed.split(` ${setting.words.to} `);
  const origin = cityCalled(from, setting);
  if (origin === null) return { ok: false, problem: setting.words.noSuchCity(from) };
  return withCity(to, setting, (city) => action(origin, city));
}
