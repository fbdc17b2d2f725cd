/** A series of the lab as a file: written by `arena report`, opened by the lab's page. */

import {
  anyData,
  finite,
  list,
  oneOf,
  type Parsed,
  parseShape,
  record,
  type Shape,
  type TypeOf,
  whole,
} from '@tarmac/kit';
import { count, type LabFigures, labFigures, MOST_SEATS, name } from './lab.ts';

const FORMAT = 'tarmac-lab';
const FORMAT_VERSION = 1;

/** The request: enough to play the same games again. */
const question = record({
  game: name,
  options: anyData(20) as Shape<Readonly<Record<string, unknown>>>,
  seats: whole(1, MOST_SEATS),
  /** One bot for all seats, or one for each. */
  bots: list(name, 1, MOST_SEATS),
  games: count,
  /** The same seed plays the same games. */
  seed: count,
  /** The part of its simulations that every bot gets, above 0 and at most 1. */
  scale: finite(0, 1),
});
export type LabQuestion = TypeOf<typeof question>;

const FILE = record({ format: oneOf(FORMAT), formatVersion: oneOf(FORMAT_VERSION), question, figures: labFigures });
export type LabFile = TypeOf<typeof FILE>;

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
