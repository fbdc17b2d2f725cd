/**
 * Parsers for claimed views and news. They prove nothing, but an accepted one is possible in some game and can be
 * shown.
 */

import { list, orNull, record, type Shape, seatShapes, tagged, viewProblemOf, whole } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { imagine } from './imagine.ts';
import { newsShapes } from './news.ts';
import { parseConfig } from './parse.ts';
import { byFlight, count, counts, MOST_MAKINGS, openShapes } from './shapes.ts';
import { GONE, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import { HIDDEN, type View } from './view-types.ts';

function viewShape(seats: number, tables: Tables): Shape {
  const { seat, bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
    pileSize: count,
    handSizes: bySeat(count),
    hand: orNull(counts),
    flights: byFlight(tables, whole(HIDDEN, seats - 1)),
    flightPileSize: count,
    flightsDrawn: bySeat(list(count, 1, MOST_MAKINGS + 1)),
    laidOpen: orNull(
      record({ pile: counts, hands: bySeat(counts), flights: byFlight(tables, whole(GONE, seats - 1)) }),
    ),
  });
}

/** The problem of a view; null for a possible one. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: (seats, { board }) => viewShape(seats, tablesOf(board)),
  problem({ laidOpen, frame, hand, eye }) {
    if ((laidOpen !== null) !== (frame.kind === 'over')) return 'view is laid open before the end, or not then';
    return (hand === null) === (eye === 'watcher') ? null : 'view has a hand that is not the eye’s';
  },
  imagine,
  audit,
  view: seenBy,
});

/** The problem of a piece of news with this view; null for none. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return tagged('kind', newsShapes(tablesOf(config.board), seats))(news, 'news');
}
