/** A series of the lab as a file: written by `arena report`, opened by the lab's page. */

import {
  anyData,
  finite,
  flag,
  list,
  oneOf,
  orNull,
  type Parsed,
  parseShape,
  record,
  type Shape,
  text,
  whole,
} from '@tarmac/kit';
import type { Estimate } from './estimate.ts';
import type {
  Bin,
  Ending,
  LabFigures,
  LabScores,
  LeaderFigures,
  MeasuredIn,
  MeasureFigure,
  Spread,
  StrengthFigure,
} from './lab.ts';

/** The question: enough to play the same games again. */
export interface LabQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** One bot for all seats, or one for each. */
  readonly bots: readonly string[];
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed: number;
  /** The part of its simulations that every bot gets, above 0 and at most 1. */
  readonly scale: number;
}

export interface LabFile {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly question: LabQuestion;
  readonly figures: LabFigures;
}

const FORMAT = 'tarmac-lab';
const FORMAT_VERSION = 1;

/** Far beyond any table and any series. */
const MOST_SEATS = 20;
const MOST_ITEMS = 1000;
const number = finite(-1e15, 1e15);
const count = whole(0, 2 ** 52);
const name = text(200);

/** A shape for every field, so that a new one cannot be forgotten. */
const fields = <T>(shapes: { readonly [K in keyof T]-?: Shape }) => record(shapes);

const estimate = fields<Estimate>({ value: number, low: orNull(number), high: orNull(number) });
const spread = fields<Spread>({
  mean: estimate,
  deviation: number,
  least: number,
  median: number,
  most: number,
  bins: list(fields<Bin>({ from: number, to: number, count }), 1, MOST_ITEMS),
});
const bySeat = list(estimate, 0, MOST_SEATS);
const measuredIn = orNull(fields<MeasuredIn>({ count, mean: estimate }));
const groupsOf = (item: Shape) => list(record({ id: name, items: list(item, 0, MOST_ITEMS) }), 0, MOST_ITEMS);

const FILE = fields<LabFile>({
  format: oneOf(FORMAT),
  formatVersion: oneOf(FORMAT_VERSION),
  question: fields<LabQuestion>({
    game: name,
    options: anyData(20),
    seats: whole(1, MOST_SEATS),
    bots: list(name, 1, MOST_SEATS),
    games: count,
    seed: count,
    scale: finite(0, 1),
  }),
  figures: fields<LabFigures>({
    games: whole(1, 2 ** 52),
    seats: whole(1, MOST_SEATS),
    cooperative: flag,
    fairShare: number,
    won: orNull(estimate),
    bySeat,
    byPlace: bySeat,
    decisions: spread,
    rounds: orNull(spread),
    scores: fields<LabScores>({ all: spread, bySeat, winner: orNull(spread), margin: orNull(spread) }),
    leader: orNull(fields<LeaderFigures>({ games: count, won: estimate })),
    endings: list(fields<Ending>({ rule: name, games: count, share: estimate }), 0, MOST_ITEMS),
    measures: groupsOf(
      fields<MeasureFigure>({
        id: name,
        count,
        mean: estimate,
        deviation: number,
        won: measuredIn,
        lost: measuredIn,
      }),
    ),
    strengths: groupsOf(fields<StrengthFigure>({ id: name, count, share: orNull(estimate), beyond: orNull(estimate) })),
  }),
});

export function labFile(question: LabQuestion, figures: LabFigures): LabFile {
  return { format: FORMAT, formatVersion: FORMAT_VERSION, question, figures };
}

/** Parses a file from outside. */
export function parseLabFile(json: string): Parsed<LabFile> {
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch {
    return { ok: false, problem: 'the file is not JSON' };
  }
  return parseShape(FILE, input, 'file');
}
