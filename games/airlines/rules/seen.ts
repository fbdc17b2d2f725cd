/**
 * The doors for what somebody says they have seen: a view, a piece of news. Neither proves anything, but what comes
 * through could have been seen in some game, so that it can be shown.
 */

import {
  also,
  fastChance,
  flag,
  list,
  orNull,
  type Parsed,
  record,
  type Shape,
  same,
  tagged,
  text,
  whole,
} from '@tarmac/kit';
import { ROW_SIZE } from './airlines.ts';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { imagine } from './imagine.ts';
import type { News } from './news.ts';
import { parseConfig } from './parse.ts';
import {
  airline,
  byFlight,
  count,
  counts,
  endRule,
  MOST_MAKINGS,
  openShapes,
  rowOfCards,
  type SeatShapes,
  scoringNumber,
  seatShapes,
} from './shapes.ts';
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

/** What is wrong with a view; null for one that some game can have come to. */
export function viewProblem(input: unknown): string | null {
  const { config, seats } = Object(input) as Partial<View>;
  const parsed = parsedConfig(config, Number(seats));
  if (!parsed.ok) return parsed.problem;
  const problem = viewShape(Number(seats), tablesOf(parsed.value.board))(input, 'view');
  if (problem !== null) return problem;
  const view = input as View;
  if ((view.laidOpen !== null) !== (view.frame.kind === 'over')) return 'view is laid open before the end, or not then';
  if ((view.hand === null) !== (view.eye === 'watcher')) return 'view has a hand that is not the eye’s';
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

/** A state this eye might be looking at; null where its numbers do not add up to a deck. */
function behind(view: View): State | null {
  try {
    return imagine(view, fastChance(1));
  } catch {
    return null;
  }
}

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { config, seats }: Pick<View, 'config' | 'seats'>): string | null {
  return newsShape(tablesOf(config.board), seatShapes(seats), seats)(news, 'news');
}

/** One for every field of every kind. */
type NewsShapes = {
  readonly [K in News['kind']]: Readonly<Record<Exclude<keyof Extract<News, { kind: K }>, 'kind'>, Shape>>;
};

function newsShape({ board, flights }: Tables, { seat, bySeat }: SeatShapes, seats: number): Shape {
  const route = idOf(board.routes, 'a route');
  const flight = idOf(flights, 'a flight card');
  const circle = whole(0, 2);
  const shapes: NewsShapes = {
    began: { startSeat: seat, row: rowOfCards },
    exchanged: { seat, flight },
    removed: { seat: orNull(seat), airlines: list(airline, 1, ROW_SIZE) },
    founded: { seat, airline, count, headquarters: idOf(board.cities, 'a city') },
    flew: { seat, airline, route, circle, number: count, flight },
    expanding: { seat },
    stayed: { seat },
    drewFlight: { seat, flight: orNull(flight) },
    noFlightLeft: { seat },
    flightsShuffled: { count },
    laid: { seat, airline, count },
    sabotaged: { seat, airline, route, circle, number: count },
    inactive: { airline },
    took: { seat, airline },
    drew: { seat, airline: orNull(airline) },
    turnedUp: { airline },
    pileEmpty: {},
    scoringCardsIn: { round: count },
    scoringCard: { seat, number: scoringNumber },
    shuffledBack: { seat },
    scoringBegan: { number: scoringNumber },
    thirdPlayer: { stock: counts },
    scored: { airline, markers: count, held: bySeat(count), third: orNull(count), points: bySeat(count) },
    scoringEnded: { number: scoringNumber, points: bySeat(count) },
    lastRound: { seat },
    stalemate: { turns: count, routesOpen: flag },
    bonus: { points: bySeat(count) },
    ended: { rule: endRule, ranks: bySeat(whole(1, seats)), scores: bySeat(count) },
  };
  return tagged('kind', shapes);
}

function idOf(places: readonly { readonly id: string }[], what: string): Shape {
  return also(text(60), (value) => places.some(({ id }) => id === value), `must be ${what} of the board`);
}
