/** The legal actions, sorted as a player thinks of them. */

import { type Action, AIRLINES, SHARE_INDEX, type View } from '@tarmac/airlines-europe/rules';
import { type ChoiceKind, describeAction } from '@tarmac/airlines-europe/text';
import { airlineName, rowOf, type Setting } from './setting.ts';

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

/** In the order they are offered; `otherwise` heads what declines the rest. */
const PLAIN: readonly (readonly [ChoiceKind, readonly Kind[]])[] = [
  ['open', ['choose']],
  ['shares', ['take', 'draw']],
  ['give', ['give']],
  ['play', ['play', 'playTwo']],
  ['exchange', ['exchange']],
  ['takeCash', ['cash']],
  ['otherwise', ['stop', 'pass']],
];

export function groupChoices(view: View, actions: readonly Action[], setting: Setting): Group[] {
  const { language, words, names } = setting;
  const plain = PLAIN.map(([title, kinds]) => ({
    title: words.choices[title],
    rows: rowOfChoices(
      actions.filter((action) => kinds.includes(action.type)),
      (action) => describeAction(language, action, names),
    ),
  }));
  const groups = [
    {
      title: words.choices[view.frame.kind === 'second' ? 'buySecond' : 'buy'],
      rows: purchases(view, only(actions, 'buy'), setting),
    },
    { title: words.choices.ban, rows: bans(only(actions, 'ban'), setting) },
    ...plain,
  ];
  return groups.filter((group) => group.rows.length > 0);
}

function only<K extends Kind>(actions: readonly Action[], kind: K): Of<K>[] {
  return actions.filter((action): action is Of<K> => action.type === kind);
}

function rowOfChoices<A extends Action>(actions: readonly A[], label: (action: A) => string): Row[] {
  return actions.length === 0
    ? []
    : [{ heading: null, choices: actions.map((action) => ({ label: label(action), action })) }];
}

/** A row an airline: cheapest first, with what a buyer wants to know of it as heading. */
function purchases(view: View, actions: readonly Of<'buy'>[], setting: Setting): Row[] {
  const { names, text, words } = setting;
  return AIRLINES.flatMap((airline) => {
    const choices = actions
      .filter((action) => action.airline === airline)
      .map((action) => ({ action, cost: costOf(action, setting) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ action, cost }) => ({ label: `${names.route(action.route)} ${text.money(cost)}`, action }));
    if (choices.length === 0) return [];
    const index = SHARE_INDEX[airline];
    const standing = words.standing(view.track[index] ?? 0, rowOf(view, index));
    return [{ heading: words.titled(airlineName(airline, setting), standing), choices }];
  });
}

function bans(actions: readonly Of<'ban'>[], setting: Setting): Row[] {
  const { names, text } = setting;
  return rowOfChoices(actions, (action) => `${names.route(action.route)} ${text.money(costOf(action, setting))}`);
}

function costOf({ route, licence }: Of<'buy'> | Of<'ban'>, { tables }: Setting): number {
  const first = tables.firstCircle[tables.routeIndex(route)] ?? 0;
  return tables.costs[first + licence] ?? 0;
}
