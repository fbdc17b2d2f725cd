/** The legal actions, sorted as a player thinks of them, the many of one kind in short under a heading. */

import type { Action, Facts, Of, View } from '@tarmac/connecting-flights/cooperative/rules';
import { type ChoiceKind, describeAction } from '@tarmac/connecting-flights/cooperative/text';
import { isElectric } from '@tarmac/connecting-flights/rules';
import type { Group, Row } from '../shared.ts';
import { priceOf } from './prices.ts';
import type { Setting } from './setting.ts';

const KINDS: Readonly<Record<Action['type'], ChoiceKind>> = {
  place: 'setup',
  first: 'start',
  take: 'setup',
  buy: 'buy',
  buyElectric: 'buy',
  buyTruck: 'buy',
  renew: 'buy',
  buyAirport: 'airport',
  rent: 'rent',
  fly: 'fly',
  charter: 'charter',
  pass: 'otherwise',
  further: 'demand',
  consent: 'proposal',
  withdraw: 'proposal',
};

/** What is seldom wanted comes first: what stands last is still on the screen when all have been listed. */
const ORDER: readonly ChoiceKind[] = [
  'setup',
  'start',
  'advised',
  'proposal',
  'demand',
  'rent',
  'airport',
  'buy',
  'charter',
  'fly',
  'otherwise',
];

/** CF-5.2 there are thousands of starting flights: those of advice stand apart. */
const ADVISED = { airport: 3, plane: 3, passenger: 1 };

function kindOf(action: Action, { board, tables }: Setting): ChoiceKind {
  if (action.type !== 'first' || action.plane !== ADVISED.plane || action.passenger !== ADVISED.passenger) {
    return KINDS[action.type];
  }
  const isAdvised = [action.from, action.to].every(
    (city) => board.cities[tables.cityIndex(city)]?.stars === ADVISED.airport,
  );
  return isAdvised ? 'advised' : KINDS.first;
}

type Choice = Row<Action>['choices'][number];

export function groupChoices(view: View, actions: readonly Action[], now: Facts, setting: Setting): Group<Action>[] {
  return ORDER.flatMap((kind) => {
    const own = actions.filter((action) => kindOf(action, setting) === kind);
    return own.length === 0 ? [] : [{ title: setting.words.choices[kind], rows: rowsOf(own, view, now, setting) }];
  });
}

/** In short under a heading, where there are many of a kind; else each in full. */
function rowsOf(actions: readonly Action[], view: View, now: Facts, setting: Setting): Row<Action>[] {
  const rows = new Map<string | null, Choice[]>();
  for (const action of actions) {
    const { heading, label } = briefly(action, now, setting) ?? {
      heading: null,
      label: inFull(action, view, now, setting),
    };
    const row = rows.get(heading);
    if (row === undefined) rows.set(heading, [{ label, action }]);
    else row.push({ label, action });
  }
  return [...rows].map(([heading, choices]) => ({ heading, choices }));
}

function inFull(action: Action, view: View, now: Facts, setting: Setting): string {
  const coins = priceOf(action, now, setting);
  const context = { frame: view.frame.kind, ...(coins === null ? {} : { coins }) };
  return describeAction(setting.language, action, setting.names, context);
}

interface Brief {
  readonly heading: string | null;
  readonly label: string;
}

function briefly(action: Action, now: Facts, setting: Setting): Brief | null {
  const { names, words } = setting;
  switch (action.type) {
    case 'first':
      return { heading: names.city(action.from), label: firstLabel(action, setting) };
    case 'buy':
    case 'buyElectric':
    case 'buyTruck':
    case 'buyAirport':
    case 'rent':
      return {
        heading: names.hands === 1 ? null : names.hand(action.hand),
        label: words.priced(wares(action, setting), priceOf(action, now, setting) ?? 0),
      };
    case 'fly':
      return { heading: flightHeading(action, setting), label: loadLabel(action, now, setting) };
    case 'charter':
      return {
        heading: `${names.city(action.from)} (${setting.text.letters[action.pawn]})`,
        label: names.city(action.to),
      };
    default:
      return null;
  }
}

type Purchase = Of<'buy' | 'buyElectric' | 'buyTruck' | 'buyAirport' | 'rent'>;

/** What is bought, as a label says it. */
function wares(purchase: Purchase, { names, tables, text }: Setting): string {
  switch (purchase.type) {
    case 'buy':
      return names.card(purchase.card);
    case 'buyElectric':
      return names.card(tables.starsOf.findIndex((stars, card) => isElectric(card) && stars === purchase.stars));
    case 'buyTruck':
      return text.truck(purchase.capacity);
    default:
      return names.city(purchase.city);
  }
}

/** 'Tokyo 3/1': where to, the stars of the plane and of the passenger. */
function firstLabel({ to, plane, passenger }: Of<'first'>, { names }: Setting): string {
  return `${names.city(to)} ${plane}/${passenger}`;
}

/** CF-7.2 with the fee of a flight that is not full. */
function loadLabel(flight: Of<'fly'>, now: Facts, setting: Setting): string {
  const load = setting.text.load(flight.pawns, setting.names);
  const fee = priceOf(flight, now, setting);
  return fee === null ? load : setting.words.priced(load, fee);
}

function flightHeading(flight: Of<'fly'>, { names, tables, words }: Setting): string {
  const hand = names.hands === 1 ? null : names.hand(flight.hand);
  const route = `${names.airport(flight.from)}–${names.airport(flight.to)}`;
  const stars = (card: number) => tables.starsOf[card] ?? 0;
  return words.flightHeading(route, hand, stars(flight.plane), flight.truck, stars(flight.passenger));
}
