/** The legal actions of Airlines Europe, sorted as a player thinks of them. */

import { type Action, AIRLINES, type Airline, SHARES, type View } from '@tarmac/airlines-europe/rules';
import { describeAction, type Language } from '@tarmac/airlines-europe/text';
import { rowOf, type Setting } from './airlines-europe-setting.ts';
import type { Group, Row } from './screen.ts';
import type { ScreenWords } from './words.ts';

type Kind = Action['type'];
type Of<K extends Kind> = Extract<Action, { type: K }>;

/** In the order they are offered; `otherwise` heads what declines the rest. */
const TITLES: readonly (readonly [keyof ScreenWords & GroupTitle, readonly Kind[]])[] = [
  ['open', ['choose']],
  ['shares', ['take', 'draw']],
  ['give', ['give']],
  ['play', ['play', 'playTwo']],
  ['exchange', ['exchange']],
  ['takeCash', ['cash']],
  ['otherwise', ['stop', 'pass']],
];
type GroupTitle = 'open' | 'shares' | 'give' | 'play' | 'exchange' | 'takeCash' | 'otherwise';

export function groupChoices(
  language: Language,
  view: View,
  actions: readonly Action[],
  setting: Setting,
): Group<Action>[] {
  const { words, names } = setting;
  const plain = TITLES.map(([title, kinds]) => ({
    title: words[title],
    rows: rowOfChoices(
      actions.filter((action) => kinds.includes(action.type)),
      (action) => describeAction(language, action, names),
    ),
  }));
  const groups = [
    {
      title: view.frame.kind === 'second' ? words.buySecond : words.buy,
      rows: purchases(view, only(actions, 'buy'), setting),
    },
    { title: words.ban, rows: bans(only(actions, 'ban'), setting) },
    ...plain,
  ];
  return groups.filter((group) => group.rows.length > 0);
}

function only<K extends Kind>(actions: readonly Action[], kind: K): Of<K>[] {
  return actions.filter((action): action is Of<K> => action.type === kind);
}

function rowOfChoices<A extends Action>(actions: readonly A[], label: (action: A) => string): Row<Action>[] {
  return actions.length === 0
    ? []
    : [{ heading: null, choices: actions.map((action) => ({ label: label(action), action })) }];
}

/** A row an airline: cheapest first, with what a buyer wants to know of it as heading. */
function purchases(view: View, actions: readonly Of<'buy'>[], setting: Setting): Row<Action>[] {
  const { board, names, text } = setting;
  return AIRLINES.flatMap((airline) => {
    const own = actions.filter((action) => action.airline === airline);
    const choices = own
      .map((action) => ({ action, cost: costOf(action, setting) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ action, cost }) => ({ label: `${names.route(action.route)} ${text.money(cost)}`, action }));
    return choices.length === 0 ? [] : [{ heading: headingOf(airline, view, setting), choices }];
  });

  function headingOf(airline: Airline, seen: View, { words }: Setting): string {
    const index = SHARES.indexOf(airline);
    const space = seen.track[index] ?? 0;
    return `${text.shares[airline]} (${text.colours[airline]})${words.colon}${words.space} ${space}, ${words.pays} ${rowOf(board, space)}`;
  }
}

function bans(actions: readonly Of<'ban'>[], setting: Setting): Row<Action>[] {
  const { names, text } = setting;
  return rowOfChoices(actions, (action) => `${names.route(action.route)} ${text.money(costOf(action, setting))}`);
}

function costOf({ route, licence }: Of<'buy'> | Of<'ban'>, { board }: Setting): number {
  return board.routes.find((candidate) => candidate.id === route)?.licences[licence] ?? 0;
}
