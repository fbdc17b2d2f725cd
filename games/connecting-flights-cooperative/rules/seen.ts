/**
 * Parsers for claimed views and news. They prove nothing, but an accepted one is possible in some game and can be
 * shown.
 */

import { record, type Shape, seatShapes, tagged, viewProblemOf } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { handsOf } from './hands.ts';
import { imagine } from './imagine.ts';
import { newsShapes } from './news.ts';
import { parseConfig } from './parse.ts';
import { tableShapes } from './shapes.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import type { View } from './view-types.ts';

function viewShape(seats: number, config: Config): Shape {
  const { seat } = seatShapes(seats);
  return record({
    ...tableShapes(seats, handsOf({ config, seats }), tablesOf(config.board)),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
  });
}

/** The problem of a view; null for a possible one. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: viewShape,
  problem: () => null,
  imagine,
  audit,
  view: seenBy,
});

/** The problem of a piece of news with this view; null for none. */
export function newsProblem(news: unknown, view: Pick<View, 'config' | 'seats'>): string | null {
  return tagged('kind', newsShapes(tablesOf(view.config.board), view.seats, handsOf(view)))(news, 'news');
}
