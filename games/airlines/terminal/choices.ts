/** The legal actions, sorted as a player thinks of them. */

import { type Action, AIRLINES, type Airline, type Facts, type View } from '@tarmac/airlines/rules';
import { type ChoiceKind, describeAction } from '@tarmac/airlines/text';
import type { Setting } from './setting.ts';

export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Choices of one kind, under a heading of their own if they have one. */
export interface Row {
  readonly heading: string | null;
  readonly choices: readonly { readonly label: string; readonly action: Action }[];
}

type Kind = Action['type'];
type Of<K extends Kind> = Extract<Action, { type: K }>;

export function groupChoices(view: View, actions: readonly Action[], now: Facts, setting: Setting): Group[] {
  const { words } = setting;
  const plain = (...kinds: readonly Kind[]) => plainRow(view, actions, kinds, setting);
  const rows: Readonly<Record<ChoiceKind, readonly Row[]>> = {
    first: plain('exchange', 'remove'),
    found: foundings(view, only(actions, 'found'), now, setting),
    expand: plain('expand'),
    play: plain('play'),
    fly: flights(view, only(actions, 'fly'), now, setting),
    sabotage: sabotages(only(actions, 'sabotage'), setting),
    stock: plain('take', 'draw'),
    otherwise: plain('stop'),
  };
  return (Object.keys(rows) as ChoiceKind[])
    .map((kind) => ({ title: words.choices[kind], rows: rows[kind] }))
    .filter((group) => group.rows.length > 0);
}

function only<K extends Kind>(actions: readonly Action[], kind: K): Of<K>[] {
  return actions.filter((action): action is Of<K> => action.type === kind);
}

function plainRow({ frame }: View, actions: readonly Action[], kinds: readonly Kind[], setting: Setting): Row[] {
  const { language, names } = setting;
  const choices = actions
    .filter(({ type }) => kinds.includes(type))
    .map((action) => ({ label: describeAction(language, action, names, { frame: frame.kind }), action }));
  return choices.length === 0 ? [] : [{ heading: null, choices }];
}

function foundings(view: View, actions: readonly Of<'found'>[], now: Facts, setting: Setting): Row[] {
  const { names, words } = setting;
  return byAirline(view, actions, now, setting, ({ route, flight, count }) =>
    words.foundChoice(names.route(route), names.flight(flight), count),
  );
}

function flights(view: View, actions: readonly Of<'fly'>[], now: Facts, setting: Setting): Row[] {
  const { names, words } = setting;
  return byAirline(view, actions, now, setting, ({ route, flight }) =>
    words.flightChoice(names.route(route), names.flight(flight)),
  );
}

/** A row an airline, with what a player wants to know of it as heading. */
function byAirline<A extends Of<'found'> | Of<'fly'>>(
  view: View,
  actions: readonly A[],
  now: Facts,
  { names, words }: Setting,
  label: (action: A) => string,
): Row[] {
  return AIRLINES.flatMap((airline: Airline, index) => {
    const choices = actions
      .filter((action) => action.airline === airline)
      .map((action) => ({ label: label(action), action }));
    if (choices.length === 0) return [];
    const standing = words.standing(now.worth[index] ?? 0, view.markers[index] ?? 0);
    return [{ heading: words.titled(names.airline(airline), standing), choices }];
  });
}

/** A row a circle, with the airlines whose marker may go there: there are hundreds, and this takes the fewest lines. */
function sabotages(actions: readonly Of<'sabotage'>[], { names }: Setting): Row[] {
  const rows = new Map<string, { label: string; action: Action }[]>();
  for (const action of actions) {
    const heading = `${names.route(action.route)} ${names.number(action.route, action.circle)}`;
    const choices = rows.get(heading) ?? [];
    choices.push({ label: names.airline(action.airline), action });
    rows.set(heading, choices);
  }
  return [...rows].map(([heading, choices]) => ({ heading, choices }));
}
