/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

import {
  type Chance,
  list,
  oneOf,
  orNull,
  record,
  type SeatShapes,
  type Shape,
  type ShapesByKind,
  seatShapes,
  tagged,
  viewProblemOf,
  whole,
} from '@tarmac/kit';
import { idOf } from '@tarmac/map';
import { AIRLINES } from './airlines.ts';
import { audit } from './audit.ts';
import type { Board } from './board.ts';
import type { Config } from './config.ts';
import { imagineOnce } from './imagine.ts';
import type { News } from './news.ts';
import { parseConfig } from './parse.ts';
import { airline, byAirline, byShare, count, openFrames, openShapes, pair, share } from './shapes.ts';
import type { State } from './state.ts';
import { boardOf, tablesOf } from './tables.ts';
import { view as seenBy } from './view.ts';
import type { View } from './view-types.ts';

const cards = list(airline, 0, 5);
const backs = record({ ordinary: count, abacus: count });

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

/** What is wrong with a view; null for one that some game can have come to. */
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

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(boardOf(config.board), seatShapes(seats), seats)(news, 'news');
}

function newsShape({ cities, routes }: Board, { seat, bySeat }: SeatShapes, seats: number): Shape {
  const route = idOf(routes, 'a route');
  const licence = whole(0, 2);
  const number = whole(1, 3);
  const shares = list(share, 1, 20);
  const shapes: ShapesByKind<News> = {
    began: { startSeat: seat, market: cards },
    redealt: { seat },
    opened: { shares: bySeat(pair) },
    bought: { seat, airline, route, licence, cost: count, track: count },
    bonus: { airline, target: idOf(cities, 'a city'), spaces: count, track: count },
    allBlocked: {},
    took: { seat, airline },
    drew: { seat, airline: orNull(airline) },
    wentWithout: { seat },
    turnedUp: { airlines: cards },
    scoringCard: { seat, holder: seat, number },
    played: { seat, shares },
    paid: { seat, amount: count, reason: oneOf('dividend', 'cash') },
    exchanged: {
      seat,
      fromPortfolio: list(share, 0, 3),
      fromHand: orNull(list(share, 0, 3)),
      backs,
      acquired: whole(1, 2),
    },
    bankBroke: { returned: bySeat(count) },
    marketCleared: { airlines: cards },
    scoringBegan: { number },
    thirdPortfolio: { shares: byShare },
    scored: {
      share,
      row: list(count, 0, AIRLINES.length),
      held: bySeat(count),
      third: orNull(count),
      points: bySeat(count),
    },
    scoringEnded: { number, points: bySeat(count) },
    wentOn: { seat },
    banned: { seat, route, licence },
    passed: { seat },
    ended: { rule: oneOf('AE-8.7', 'AE-4.11'), ranks: bySeat(whole(1, seats)), scores: bySeat(count) },
  };
  return tagged('kind', shapes);
}
