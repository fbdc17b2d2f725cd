/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
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

/** What is wrong with a view; null for one that some game can have come to. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: viewShape,
  problem: () => null,
  imagine,
  audit,
  view: seenBy,
});

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, view: Pick<View, 'config' | 'seats'>): string | null {
  return tagged('kind', newsShapes(tablesOf(view.config.board), view.seats, handsOf(view)))(news, 'news');
}
