/** The result file of a tournament: the settings, the games and their ranks. */

import { writeFileSync } from 'node:fs';
import { CONTESTANTS, type Contestant } from '@tarmac/bots';
import { also, anyData, finite, list, oneOf, parseShape, record, type Shapes, same, text, whole } from '@tarmac/kit';
import { UNKNOWN_COMMIT } from '@tarmac/tools/commit';
import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
import { readJson } from '../json-files.ts';
import { MOST_BOTS, type Planned } from './plan.ts';

/** With deal and seating these determine every game. */
export interface Settings {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly seats: number;
  readonly config: Shapes['config'];
  readonly bots: readonly Contestant[];
  readonly scale: number;
  readonly seed: number;
}

/** One game; its first two parts and the settings determine it. */
export type GameLine = readonly [seed: number, seating: string, ranks: readonly number[], scores: readonly number[]];

export interface Lists {
  /** The commits of its runs, from the first to the last. */
  readonly madeWith: readonly string[];
  /** The pairs' games. */
  readonly games: readonly GameLine[];
  readonly gauntlet: readonly GameLine[];
}

export interface ResultFile extends Settings, Lists {
  readonly format: 'tarmac-tournament';
  readonly formatVersion: 1;
}

const LARGEST_SEED = 2 ** 53 - 1;
const MOST_SEATS = 64;
const MOST_LINES = 1e7;
const LARGEST_SCORE = 1e9;

const LINE = list(anyData(2), 4, 4);
const PARTS = [
  whole(0, LARGEST_SEED),
  text(MOST_SEATS),
  list(whole(1, MOST_SEATS), 1, MOST_SEATS),
  list(finite(-LARGEST_SCORE, LARGEST_SCORE), 1, MOST_SEATS),
];
export const GAME_LINE = also(
  LINE,
  (value) => PARTS.every((part, i) => part((value as unknown[])[i], '') === null),
  'must be [seed, seating, ranks, scores]',
);

const SETTINGS = {
  game: text(60),
  version: whole(1, 1e6),
  seats: whole(2, MOST_SEATS),
  config: anyData(40),
  bots: list(oneOf(...CONTESTANTS), 2, MOST_BOTS),
  scale: finite(0, 1e6),
  seed: whole(0, LARGEST_SEED),
};
const MADE_WITH = { madeWith: list(text(100), 1, 1000) };
/** The head of an unfinished file. */
export const BEGUN_SHAPE = record({ ...SETTINGS, ...MADE_WITH });

const FIELDS = {
  format: oneOf('tarmac-tournament'),
  formatVersion: oneOf(1),
  ...SETTINGS,
  ...MADE_WITH,
  games: list(GAME_LINE, 0, MOST_LINES),
  gauntlet: list(GAME_LINE, 0, MOST_LINES),
};
/** Older files have no commits. */
const SHAPE = record(FIELDS, ['madeWith']);

export function readResults(path: string, where: string): ResultFile {
  const parsed = parseShape<Omit<ResultFile, 'madeWith'> & Partial<ResultFile>>(
    SHAPE,
    readJson(path, where),
    'the file',
  );
  if (!parsed.ok) throw new BadInput(`${where}: ${quoted(path)} is no result file: ${parsed.problem}`);
  const results = { ...parsed.value, madeWith: parsed.value.madeWith ?? [UNKNOWN_COMMIT] };
  const { seats, games, gauntlet } = results;
  const odd = [...games, ...gauntlet].find((line) => !isSeated(line, results));
  if (odd !== undefined)
    throw new BadInput(`${where}: ${quoted(path)} is no result file: game ${odd[0]} ${odd[1]} has no ${seats} seats`);
  return results;
}

/** Whether there is a bot, a rank and a score for every seat. */
export function isSeated([, seating, ranks, scores]: GameLine, { seats, bots }: Settings): boolean {
  const known = [...seating].every((digit) => /\d/.test(digit) && Number(digit) < bots.length);
  return known && [seating, ranks, scores].every(({ length }) => length === seats);
}

/** The first different setting of two tournaments; null if one can continue the other. */
export function differenceOf(held: Settings, wanted: Settings): string | null {
  const keys = ['game', 'version', 'seats', 'bots', 'scale', 'seed', 'config'] as const;
  const key = keys.find((candidate) => !same(held[candidate], wanted[candidate]));
  if (key === undefined) return null;
  return key === 'config' ? 'other options' : `${key} ${held[key]}, not ${wanted[key]}`;
}

/** One line per game, by seed: the same games make the same file, in any order of play. */
export function writeResults(path: string, settings: Settings, lists: Lists): void {
  const { game, version, seats, config, bots, scale, seed } = settings;
  const { madeWith } = lists;
  const format = { format: 'tarmac-tournament', formatVersion: 1 };
  const head = { ...format, game, version, seats, config, bots, scale, seed, madeWith };
  const lines = (of: readonly GameLine[]) =>
    inOrder(of)
      .map((line) => JSON.stringify(line))
      .join(',\n');
  const opened = JSON.stringify(head).slice(0, -1);
  writeFileSync(path, `${opened},\n"games":[\n${lines(lists.games)}\n],\n"gauntlet":[\n${lines(lists.gauntlet)}\n]}\n`);
}

/** They arrive in any order; the results must not depend on it. */
export function inOrder(lines: readonly GameLine[]): GameLine[] {
  return lines.toSorted((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
}

export function keyOf({ list: name, seed, seating }: Planned): string {
  return `${name} ${seed} ${seating}`;
}
