/**
 * Parsers for claimed views and news. They prove nothing, but an accepted one is possible in some game and can be
 * shown.
 */

import {
  type Chance,
  list,
  oneOf,
  orNull,
  record,
  type Shape,
  seatShapes,
  tagged,
  viewProblemOf,
  whole,
} from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { imagineOnce } from './imagine.ts';
import { backs, newsShapes } from './news.ts';
import { parseConfig } from './parse.ts';
import { byAirline, byShare, count, openFrames, openShapes, pair, share } from './shapes.ts';
import type { State } from './state.ts';
import { boardOf, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import type { View } from './view-types.ts';

function viewShape(seats: number, circles: number): Shape {
  const { seat, bySeat } = seatShapes(seats);
  const given = list(share, 0, 2);
  return record({
    ...openShapes(seats, circles),
    eye: (value, path) => (value === 'watcher' ? null : seat(value, path)),
    frame: tagged('kind', {
      ...openFrames(seats),
      opening: { chosen: orNull(pair) },
      exchange: {
        give: oneOf(1, 3),
        fromPortfolio: given,
        backs: record({ ordinary: whole(0, 2), abacus: whole(0, 2) }),
        fromHand: orNull(given),
      },
    }),
    deckSize: count,
    handSizes: bySeat(backs),
    hand: orNull(byShare),
    givenSizes: bySeat(count),
    given: orNull(byAirline(count)),
    scores: bySeat(orNull(count)),
    laidOpen: orNull(record({ bag: byAirline(count), hands: bySeat(byShare), given: bySeat(byAirline(count)) })),
  });
}

/** The problem of a view; null for a possible one. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape: (seats, { board }) => viewShape(seats, tablesOf(board).costs.length),
  problem({ laidOpen, frame }) {
    return (laidOpen !== null) === (frame.kind === 'over') ? null : 'view is laid open before the end, or not then';
  },
  imagine: imagineSoon,
  audit,
  view: seenBy,
});

/** Far more than any view needs. */
const MOST_TRIES = 1000;

function imagineSoon(view: View, chance: Chance): State | null {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const state = imagineOnce(view, chance);
    if (state !== null) return state;
  }
  return null;
}

/** The problem of a piece of news with this view; null for none. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return tagged('kind', newsShapes(boardOf(config.board), seats))(news, 'news');
}
