/**
 * Understands `bid 27`, `rent tokyo` and `offer bessie 10, truck 2 for loan tokyo`, so that a player can ask for what is
 * not on the list and hear which rule forbids it.
 */

import type { Action, View } from '@tarmac/connecting-flights/rules';
import type { Spelled } from '@tarmac/connecting-flights/text';
import type { Parsed } from '@tarmac/kit';
import { readBundle } from './bundle.ts';
import { type Setting, seatOf } from './setting.ts';
import { cityCalled, plain } from './shared.ts';

export function readAction(typed: string, view: View, setting: Setting): Parsed<Action> | null {
  const { words } = setting;
  const [verb = '', ...rest] = typed.trim().split(/\s+/);
  const spelled = (Object.keys(words.verbs) as Spelled[]).find((each) => words.verbs[each].includes(plain(verb)));
  return spelled === undefined ? null : READERS[spelled](rest.join(' '), view, setting);
}

type Reader = (rest: string, view: View, setting: Setting) => Parsed<Action>;

const READERS: Readonly<Record<Spelled, Reader>> = {
  bid: (rest, _view, setting) => withNumber(rest, setting, (coins) => ({ type: 'bid', coins })),
  truck: (rest, _view, setting) => withNumber(rest, setting, (capacity) => ({ type: 'buyTruck', capacity })),
  add: (rest, _view, setting) => withCity(rest, setting, (city) => ({ type: 'addAirport', city })),
  rent: (rest, _view, setting) => withCity(rest, setting, (city) => ({ type: 'rent', city })),
  offer: readOffer,
};

function withNumber(typed: string, { words }: Setting, action: (number: number) => Action): Parsed<Action> {
  return /^\d{1,4}$/.test(typed)
    ? { ok: true, value: action(Number(typed)) }
    : { ok: false, problem: words.noSuchNumber(typed) };
}

function withCity(typed: string, setting: Setting, action: (city: string) => Action): Parsed<Action> {
  const city = cityCalled(typed, setting);
  return city === null ? { ok: false, problem: setting.words.noSuchCity(typed) } : { ok: true, value: action(city) };
}

function readOffer(rest: string, view: View, setting: Setting): Parsed<Action> {
  const { seatNames, words } = setting;
  const [name = '', ...what] = rest.split(' ');
  const to = seatNames.findIndex((each) => plain(each).startsWith(plain(name)));
  if (name === '' || to < 0) return { ok: false, problem: words.noSuchPlayer(name) };
  const [given = '', taken = ''] = plain(what.join(' ')).split(new RegExp(`\\s*\\b${words.offered.for}\\b\\s*`));
  const give = readBundle(given, view, seatOf(view), setting);
  if (!give.ok) return give;
  const take = readBundle(taken, view, to, setting);
  if (!take.ok) return take;
  return { ok: true, value: { type: 'offer', to, give: give.value, take: take.value } };
}
