/**
 * Parsers for claimed views and news. They prove nothing, but an accepted one is possible in some game and can be
 * shown.
 */

import { flag, orNull, record, type Shape, seatShapes, tagged, viewProblemOf } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { imagine } from './imagine.ts';
import { newsShapes } from './news.ts';
import { parseConfig } from './parse.ts';
import { MAY_LACK } from './reasons.ts';
import { identityOf, openShapes, pairOf } from './shapes.ts';
import type { State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import type { View } from './view-types.ts';

function viewShape(seats: number, tables: Tables): Shape {
  const { seat, bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
    dealt: bySeat(orNull(pairOf(tables))),
    identities: bySeat(orNull(identityOf(tables))),
    order: orNull(flag),
  });
}

/** The problem of a view; null for a possible one. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: (seats, { board }) => viewShape(seats, tablesOf(board)),
  problem: ({ order, eye }) =>
    (order === null) === (eye === 'watcher') ? null : 'view has an order that is not the eye’s',
  imagine,
  audit,
  view: seenBy,
});

/** The problem of a piece of news with this view; null for none. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return tagged('kind', newsShapes(tablesOf(config.board), seats), MAY_LACK)(news, 'news');
}
