/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

import {
  also,
  fastChance,
  list,
  oneOf,
  orNull,
  type Parsed,
  record,
  type Shape,
  same,
  tagged,
  text,
  whole,
} from '@tarmac/kit';
import { AIRLINES } from './airlines.ts';
import { audit } from './audit.ts';
import type { Board } from './board.ts';
import type { Config } from './config.ts';
import { imagineOnce } from './imagine.ts';
import type { News } from './news.ts';
import { parseConfig } from './parse.ts';
import {
  airline,
  byAirline,
  byShare,
  count,
  openFrames,
  openShapes,
  pair,
  type SeatShapes,
  seatShapes,
  share,
} from './shapes.ts';
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
export function viewProblem(input: unknown): string | null {
  const { config, seats } = Object(input) as Partial<View>;
  const parsed = parsedConfig(config, Number(seats));
  if (!parsed.ok) return parsed.problem;
  const problem = viewShape(Number(seats), tablesOf(parsed.value.board).costs.length)(input, 'view');
  if (problem !== null) return problem;
  const view = input as View;
  if ((view.laidOpen !== null) !== (view.frame.kind === 'over')) return 'view is laid open before the end, or not then';
  const state = behind(view);
  if (state === null) return 'view has cards that can lie nowhere';
  const [broken] = audit(state);
  if (broken !== undefined) return `view cannot be: ${broken}`;
  return same(seenBy(state, view.eye), view) ? null : 'view is not what this eye would see';
}

/** A board costs something to read, and all views of a match have the same. */
const known = new WeakMap<object, { readonly seats: number; readonly parsed: Parsed<Config> }>();

/** As the rules have it: complete, and nothing to put right. */
function parsedConfig(config: unknown, seats: number): Parsed<Config> {
  if (typeof config !== 'object' || config === null) return { ok: false, problem: 'view.config must be an object' };
  const before = known.get(config);
  if (before?.seats === seats) return before.parsed;
  const read = parseConfig(config, seats);
  const isWhole = !read.ok || same(read.value, config);
  const parsed: Parsed<Config> = isWhole ? read : { ok: false, problem: 'view.config is not complete' };
  known.set(config, { seats, parsed });
  return parsed;
}

/** Far more than any view needs. */
const MOST_TRIES = 1000;

/** A state this eye might be looking at; null where none is found. */
function behind(view: View): State | null {
  const chance = fastChance(1);
  try {
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const state = imagineOnce(view, chance);
      if (state !== null) return state;
    }
  } catch {
    // Its numbers do not add up to a deck.
  }
  return null;
}

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(boardOf(config.board), seatShapes(seats), seats)(news, 'news');
}

/** One for every field of every kind. */
type NewsShapes = {
  readonly [K in News['kind']]: Readonly<Record<Exclude<keyof Extract<News, { kind: K }>, 'kind'>, Shape>>;
};

function newsShape({ cities, routes }: Board, { seat, bySeat }: SeatShapes, seats: number): Shape {
  const route = idOf(routes, 'route');
  const licence = whole(0, 2);
  const number = whole(1, 3);
  const shares = list(share, 1, 20);
  const shapes: NewsShapes = {
    began: { startSeat: seat, market: cards },
    redealt: { seat },
    opened: { shares: bySeat(pair) },
    bought: { seat, airline, route, licence, cost: count, track: count },
    bonus: { airline, target: idOf(cities, 'city'), spaces: count, track: count },
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

function idOf(places: readonly { readonly id: string }[], what: string): Shape {
  return also(text(60), (value) => places.some(({ id }) => id === value), `must be a ${what} of the board`);
}
